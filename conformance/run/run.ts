import { randomUUID } from 'node:crypto';
import { EventEmitter, on } from 'node:events';
import type { RuleId } from '../../generated/rules.js';
import { memoryOf } from '../checks/memory/memory.js';
import type { Progress } from '../report/progress.js';
import type { Report } from '../report/report.js';
import type { Cleanup } from '../resources/remove-all.js';
import { type Minimal, minimiseAll } from './again/minimise.js';
import { bound } from './bounds.js';
import { conducted, type Step } from './conducted.js';
import type { RunEnd, RunEvent } from './events.js';
import { exploration, reservedOfPlanned } from './exploration.js';
import { type ResolvedOptions, type RunOptions, resolved } from './options/run-options.js';
import type { Planned } from './plan.js';
import { plannedFor } from './planned.js';
import { createSeenReadings, type SeenReadings } from './readings.js';
import { lostReplay } from './replay/lost.js';
import { repetition } from './replay.js';
import { reportOf } from './report-of.js';
import { createRunContext, type RunContext } from './run-context.js';
import { every } from './so-far.js';

/** Everything that a run has come to know; reports are made of it. */
export interface RunState {
  readonly context: RunContext;
  readonly readings: SeenReadings;
  readonly startedAt: number;
  readonly planned: readonly Planned[];
  readonly minimal: Map<RuleId, Minimal>;
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
  const onProgress = (progress: Progress) => {
    tell({ kind: 'progress', progress });
    if (options.soFar) soFar();
  };
  const readings = createSeenReadings(options.profile);
  const context = createRunContext(options, onProgress, (looked) => {
    readings.see(looked);
    if (options.exchanges) tell({ kind: 'exchange', exchange: looked.exchange });
  });
  const state = stateOf(context, readings);
  const soFar = every(() => tell({ kind: 'so-far', report: reportOf(state) }));
  if (options.soFar) soFar();
  state.left = await conducted(context, stepsOf(state));
  tell(endOf(state, reportOf(state)));
}

function stateOf(context: RunContext, readings: SeenReadings): RunState {
  const { options, budget } = context;
  budget.keep('closer look', reservedOfPlanned(options.budget));
  const planned = plannedFor(options);
  bound(budget, options);
  return { context, readings, startedAt: options.now(), planned, minimal: new Map(), left: [] };
}

/** What is done one after the other, until the run has ended. */
function stepsOf({ context, planned, minimal }: RunState): readonly Step[] {
  const { replay, thorough } = context.options;
  if (replay) return repetition(context, replay, minimal);
  return [...exploration(context, planned), ...(thorough ? [() => minimiseAll(context, minimal)] : [])];
}

function endOf({ context: { options, recorder } }: RunState, report: Report): RunEnd {
  if (report.verdict === 'proved-nothing') return { kind: 'end', report };
  const memory = memoryOf(recorder.knowledge.people, options.target, {
    salt: options.earlier?.salt ?? randomUUID(),
    now: options.now(),
    ...(options.earlier === undefined ? {} : { earlier: options.earlier }),
  });
  return { kind: 'end', report, memory };
}
