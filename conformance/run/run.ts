import { randomUUID } from 'node:crypto';
import { EventEmitter, on } from 'node:events';
import { memoryOf } from '../checks/memory/memory.js';
import { allProbes } from '../probes/registry.js';
import { createWatch, type Watch } from '../probes/watching.js';
import type { Cleanup } from '../resources/remove-all.js';
import { minimiseAll } from './again.js';
import { conducted, type Step } from './conducted.js';
import type { RunEnd, RunEvent } from './events.js';
import { type ResolvedOptions, type RunOptions, resolved } from './options/run-options.js';
import { type Planned, plannedFor } from './plan.js';
import { lostReplay } from './replay/lost.js';
import { reportOf } from './report-of.js';
import { createRunContext, type RunContext } from './run-context.js';
import { exploration, repetition, reservedOfPlanned } from './steps.js';

/** The state of a run, from which reports are made. */
export interface RunState {
  readonly context: RunContext;
  /** What its exchanges show about open questions. */
  readonly watch: Watch;
  readonly planned: readonly Planned[];
  /** What the run has created and could not remove, and why. */
  left: Cleanup['left'];
}

/**
 * Checks whether a target keeps the documented rules, and yields events. Never throws because of the target: the report says
 * what happened. Sends nothing before the first event is requested; a caller that stops iterating ends the run in good order.
 * Throws a TypeError if the replay token is invalid, or of a case that this version does not perform any more.
 */
export async function* run(options: RunOptions): AsyncGenerator<RunEvent, void> {
  const whole = await resolved(options);
  const lost = lostReplay(whole.replay);
  if (lost !== undefined) throw new TypeError(lost);
  const emitter = new EventEmitter();
  const emit = (event: RunEvent) => void emitter.emit('event', event);
  const leave = new AbortController();
  const stop = AbortSignal.any([leave.signal, ...(whole.stop ? [whole.stop] : [])]);
  const events = on(emitter, 'event', { close: ['over'] });
  const done = perform({ ...whole, stop }, emit).finally(() => emitter.emit('over'));
  done.catch(() => undefined);
  try {
    for await (const [event] of events) yield event;
  } finally {
    leave.abort();
    await done.finally(whole.close);
  }
}

/** Performs a whole run. */
async function perform(options: ResolvedOptions, emit: (event: RunEvent) => void): Promise<void> {
  const watch = createWatch(allProbes);
  const context = createRunContext(
    options,
    (progress) => {
      emit({ kind: 'progress', progress });
      soFar();
    },
    (looked) => {
      watch.see(looked);
      if (options.exchanges) emit({ kind: 'exchange', exchange: looked.exchange });
    },
  );
  context.budget.keep('closer look', reservedOfPlanned(options.budget));
  const state: RunState = { context, watch, planned: plannedFor(options), left: [] };
  const emitSoFar = every(() => emit({ kind: 'so-far', report: reportOf(state) }));
  const soFar = () => {
    if (options.soFar) emitSoFar();
  };
  soFar();
  state.left = await conducted(context, stepsOf(state));
  emit(endOf(state));
}

/** The steps of a run, to be performed in order until it ends. */
function stepsOf({ context, planned }: RunState): readonly Step[] {
  const { replay, thorough } = context.options;
  if (replay) return repetition(context, replay);
  return [...exploration(context, planned), ...(thorough ? [() => minimiseAll(context)] : [])];
}

function endOf(state: RunState): RunEnd {
  const report = reportOf(state);
  if (report.verdict === 'proved-nothing') return { kind: 'end', report };
  const { options, recorder } = state.context;
  const { earlier, target } = options;
  const memory = memoryOf(recorder.knowledge.people, target, {
    salt: earlier?.salt ?? randomUUID(),
    now: options.now(),
    ...(earlier === undefined ? {} : { earlier }),
  });
  return { kind: 'end', report, memory };
}

/** The least time between two reports so far, and the largest share of the time that making them may take. */
const leastMs = 1000;
const mostShare = 0.05;

/** Throttles `work`: runs it on the first call, and then at most once per second, or less often if it is slow. */
export function every(work: () => void, now: () => number = () => performance.now()): () => void {
  let nextAt = Number.NEGATIVE_INFINITY;
  return () => {
    const begun = now();
    if (begun < nextAt) return;
    work();
    nextAt = begun + Math.max(leastMs, (now() - begun) / mostShare);
  };
}
