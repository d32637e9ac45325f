import { EventEmitter, on } from 'node:events';
import { createWatch, type Watch } from '../probes/sightings.js';
import { Interruption } from '../target/interruption.js';
import type { RunEvent } from './events.js';
import { type ResolvedOptions, type RunOptions, resolved } from './options/run-options.js';
import { type Planned, plannedFor } from './plan.js';
import { reportOf } from './report-of.js';
import { createRunContext, type RunContext } from './run-context.js';
import { type Cleanup, removeAll } from './sending/remove-all.js';
import { minimizeAll } from './shrink.js';
import { exploration, lostReplay, repetition, reservedOfPlanned } from './steps.js';

export interface RunState {
  readonly context: RunContext;
  /** What its exchanges show about open questions. */
  readonly watch: Watch;
  readonly planned: readonly Planned[];
  /** What the run has created and could not remove, and why. */
  left: Cleanup['left'];
}

/** Checks whether a target keeps the rules, and yields events; a caller that stops iterating ends the run in good order. */
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

async function perform(options: ResolvedOptions, emit: (event: RunEvent) => void): Promise<void> {
  const watch = createWatch();
  const context = createRunContext(options, (looked, progress) => {
    watch.see(looked);
    if (options.exchanges) emit({ kind: 'exchange', exchange: looked.exchange });
    emit({ kind: 'progress', progress });
    soFar();
  });
  context.budget.keep('failures', reservedOfPlanned(options.budget));
  const state: RunState = { context, watch, planned: plannedFor(options), left: [] };
  const soFar = every(() => {
    if (options.soFar) emit({ kind: 'so-far', report: reportOf(state) });
  });
  soFar();
  const { replay, thorough } = options;
  const steps = replay
    ? repetition(context, replay)
    : [...exploration(context, state.planned), ...(thorough ? [() => minimizeAll(context)] : [])];
  state.left = await conducted(context, steps);
  emit({ kind: 'end', report: reportOf(state) });
}

/** The least time between two reports so far, and the largest share of the time that making them may take. */
const leastMs = 1000;
const mostShare = 0.05;

/** Throttles `work`: runs it on the first call, and then at most once per second, or less often if it is slow. */
function every(work: () => void): () => void {
  let nextAt = Number.NEGATIVE_INFINITY;
  return () => {
    const begun = performance.now();
    if (begun < nextAt) return;
    work();
    nextAt = begun + Math.max(leastMs, (performance.now() - begun) / mostShare);
  };
}

export type Step = () => Promise<void>;

/** Performs the steps of a run until it ends, removes what they have created, and returns what could not be removed. */
export async function conducted(context: RunContext, steps: readonly Step[]): Promise<Cleanup['left']> {
  const { options, budget } = context;
  const { runMs } = options.limits;
  const stop = () => budget.end(new Interruption('stopped', 'the run was stopped'));
  if (options.stop?.aborted) stop();
  options.stop?.addEventListener('abort', stop, { once: true });
  const over = `the run took longer than ${Math.round(runMs / 1000)} s (--max-time)`;
  const breakOff = () => budget.break(new Interruption('limit-reached', over));
  const timer = setTimeout(breakOff, Math.min(runMs, 2 ** 31 - 1)).unref();
  for (const step of steps) await context.uninterrupted(step);
  clearTimeout(timer);
  try {
    return (await cleanup(context)).left;
  } catch (error) {
    // An interruption of the cleanup is no fault of the kit. What is left is reported in either case.
    if (!(error instanceof Interruption)) context.broke(error);
    const because = error instanceof Error ? error.message : String(error);
    return context.owned.remaining().map((resource) => ({ resource, because }));
  }
}

/** How long the cleanup may wait, however long the run has waited before. */
const patienceMs = 20_000;

/** Removes everything that the run has created, however it ended. What is left stays in the journal for another try. */
async function cleanup({ owned, budget, patience, checkContext, options }: RunContext): Promise<Cleanup> {
  // The cleanup may send even if the run was ended.
  budget.end(undefined);
  patience.renew(patienceMs);
  budget.release();
  // Fails if the target is lost.
  await checkContext.settle().catch(() => undefined);
  const left = owned.remaining();
  if (left.length === 0) {
    options.journal.discard();
    return { gone: [], left: [] };
  }
  checkContext.callers.forgetTokens();
  const cleanup = await removeAll(left, checkContext, ({ kind, name }) => owned.gone(kind, name));
  if (cleanup.left.length === 0) options.journal.discard();
  return cleanup;
}
