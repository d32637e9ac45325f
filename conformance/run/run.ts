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

/** Everything that a run has come to know; reports are made of it. */
export interface RunState {
  readonly context: RunContext;
  /** What it shows of open questions, though it was made for something else. */
  readonly watch: Watch;
  readonly planned: readonly Planned[];
  /** What the run made and could not take away, and why. */
  left: Cleanup['left'];
}

/**
 * Checks whether a target keeps the documented rules, and tells of it. It never throws for what the target does: the report
 * says it. Nothing is sent before the first event is asked for; whoever stops listening ends the run in good order. Throws
 * a TypeError for a replay token that is not one, or of a case that is performed no more.
 */
export async function* run(options: RunOptions): AsyncGenerator<RunEvent, void> {
  const whole = await resolved(options);
  const lost = lostReplay(whole.replay);
  if (lost !== undefined) throw new TypeError(lost);
  const told = new EventEmitter();
  const tell = (event: RunEvent) => void told.emit('event', event);
  const leave = new AbortController();
  const stop = AbortSignal.any([leave.signal, ...(whole.stop ? [whole.stop] : [])]);
  const events = on(told, 'event', { close: ['over'] });
  const done = perform({ ...whole, stop }, tell).finally(() => told.emit('over'));
  done.catch(() => undefined);
  try {
    for await (const [event] of events) yield event;
  } finally {
    leave.abort();
    await done.finally(whole.close);
  }
}

/** Performs everything that a run consists of. */
async function perform(options: ResolvedOptions, tell: (event: RunEvent) => void): Promise<void> {
  const watch = createWatch(allProbes);
  const context = createRunContext(
    options,
    (progress) => {
      tell({ kind: 'progress', progress });
      soFar();
    },
    (looked) => {
      watch.see(looked);
      if (options.exchanges) tell({ kind: 'exchange', exchange: looked.exchange });
    },
  );
  context.budget.keep('closer look', reservedOfPlanned(options.budget));
  const state: RunState = { context, watch, planned: plannedFor(options), left: [] };
  const tellSoFar = every(() => tell({ kind: 'so-far', report: reportOf(state) }));
  const soFar = () => {
    if (options.soFar) tellSoFar();
  };
  soFar();
  state.left = await conducted(context, stepsOf(state));
  tell(endOf(state));
}

/** What is done one after the other, until the run has ended. */
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

/** A report so far is made at most so often, and takes this part of the time at most. */
const leastMs = 1000;
const mostShare = 0.05;

/** Does `work` when it is due: now, and then at most every second, however often it is asked. */
export function every(work: () => void, now: () => number = () => performance.now()): () => void {
  let nextAt = Number.NEGATIVE_INFINITY;
  return () => {
    const begun = now();
    if (begun < nextAt) return;
    work();
    nextAt = begun + Math.max(leastMs, (now() - begun) / mostShare);
  };
}
