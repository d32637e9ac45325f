import { EventEmitter, on } from 'node:events';
import type { Readings } from '../../generated/questions.js';
import { type RuleId, ruleIds, rules } from '../../generated/rules.js';
import { kit } from '../../spec/exchange/kit.js';
import type { AnyInvestigation } from '../check/check-context.js';
import { performances } from '../checks/registry/registry.js';
import { type Recorded, rowOf } from '../judging/judging.js';
import { createWatch, type Watch } from '../probes/observations.js';
import { failureOf, namedSecretsOf } from '../report/failure.js';
import { nameless } from '../report/names.js';
import {
  elsewhere,
  type Failure,
  notExercised,
  type ReadingSeen,
  type Report,
  type RuleReport,
  runVerdict,
} from '../report/report.js';
import { Interruption } from '../target/end-scenario.js';
import { isSpending } from '../target/price.js';
import type { RunEvent } from './events.js';
import { type Planned, plannedFor } from './plan.js';
import { sealFor, writeReplay } from './replay.js';
import { createRunContext, type RunContext } from './run-context.js';
import { type ResolvedOptions, type RunOptions, resolved } from './run-options.js';
import { type Cleanup, removeAll } from './sending/remove-all.js';
import { caseReplay, type Minimal, minimizeAll } from './shrink.js';
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
  let nextAt = Number.NEGATIVE_INFINITY;
  const soFar = () => {
    if (!options.soFar || performance.now() < nextAt) return;
    emit({ kind: 'so-far', report: reportOf(state) });
    nextAt = performance.now() + soFarMs;
  };
  soFar();
  const { replay, thorough } = options;
  const steps = replay
    ? repetition(context, replay)
    : [...exploration(context, state.planned), ...(thorough ? [() => minimizeAll(context)] : [])];
  state.left = await performSteps(context, steps);
  emit({ kind: 'end', report: reportOf(state) });
}

/** The time between two reports so far, as making one takes a while. */
const soFarMs = 2000;

export type Step = () => Promise<void>;

/** Performs the steps of a run until it ends, removes what they have created, and returns what could not be removed. */
export async function performSteps(context: RunContext, steps: readonly Step[]): Promise<Cleanup['left']> {
  const { options, budget } = context;
  const { runMs } = options.limits;
  const stop = () => void budget.end(new Interruption('stopped', 'the run was stopped'));
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
const waitBudgetMs = 20_000;

/** Removes everything that the run has created, however it ended. What is left stays in the journal for another try. */
async function cleanup({ owned, budget, waitBudget, checkContext, options }: RunContext): Promise<Cleanup> {
  // The cleanup may send even if the run was ended.
  budget.reopen();
  waitBudget.renew(waitBudgetMs);
  // Fails if the target is lost.
  await checkContext.settle().catch(() => undefined);
  const left = owned.remaining();
  if (left.length > 0) checkContext.callers.forgetTokens();
  const cleanup = await removeAll(left, checkContext, ({ kind, name, id }) => owned.gone(kind, name, id));
  await checkContext.endSessions().catch(() => undefined);
  if (cleanup.left.length === 0) options.journal.discard();
  return cleanup;
}

function reportOf(state: RunState): Report {
  const { options, budget, tally, names, interruption } = state.context;
  const broken = tally.broken();
  const seen = {
    tally,
    failureOf: (recorded: Recorded, rule: RuleId) => failing(rule, recorded, state.context),
    unobserved: (rule: RuleId) => unobserved(rule, state),
  };
  const rows = ruleIds.filter(options.wanted).map((rule) => rowOf(rule, broken, seen));
  const readings = readingsIn(state.watch, options.profile);
  const { peopleUrl, identityUrl, org } = options.target;
  const left = state.left.map(({ resource: { kind, name }, because }) => ({ kind, name, because }));
  const { seed, shard } = options;
  const report: Report = {
    ...runVerdict(interruption(), rows, budget.credits.withheld()),
    complete: interruption()?.endsRun !== true,
    seed,
    requests: budget.spent(),
    budget: options.budget,
    durationMs: Math.round(options.now() - state.context.startedAt),
    startedAt: new Date(state.context.startedAt).toISOString(),
    target: { peopleUrl, ...(identityUrl === undefined ? {} : { identityUrl }), org },
    rules: rows,
    ...(readings.length === 0 ? {} : { readings }),
    ...(left.length === 0 ? {} : { left }),
    kit,
    ...(shard === undefined ? {} : { shard }),
  };
  return options.raw ? report : nameless(report, names);
}

function failing(rule: RuleId, recorded: Recorded, context: RunContext): Failure {
  const { seed, target } = context.options;
  const usual = { replay: caseReplay(rule, recorded, seed), reproduced: 0, tried: 0 };
  const minimal: Minimal = context.minimal.get(rule) ?? usual;
  const { violation, exchange } = minimal.recorded ?? recorded;
  const related = (violation.related ?? []).flatMap((id) => context.sent.get(id) ?? []);
  const { reproduced, tried } = minimal;
  const often = `${reproduced === tried ? 'REPRODUCED' : 'FLAKY'} ${reproduced}/${tried}`;
  const raw = {
    ...violation,
    exchanges: [...related, exchange] as const,
    replay: tokenOf(minimal, context),
    reproduced: tried === 0 ? 'NOT RETRIED' : often,
  };
  return failureOf(raw, context.secrets.hidden(), namedSecretsOf(target));
}

/** The readings that all observations agree with, in the order of the questions. @param known the readings of an earlier profile */
function readingsIn({ observations }: Watch, known: Partial<Readings> = {}): readonly ReadingSeen[] {
  return [...observations].flatMap(([question, seen]): readonly ReadingSeen[] => {
    const conclusion = seen.conclude();
    if (conclusion.kind === 'unknown') return [];
    const { times, of, saw } = conclusion;
    const was = known[question];
    const reading = conclusion.kind === 'reading' ? conclusion.reading : 'other';
    const changed = was !== undefined && was !== reading ? { was } : {};
    return [{ question, reading, seen: `${times} of ${of}`, saw, ...changed }];
  });
}

/** The replay token, sealed if it names people, unless the report is raw. */
function tokenOf({ replay }: Minimal, { options, names }: RunContext): string {
  const text = JSON.stringify(replay);
  const isOpen = options.raw || names.hide(text) === text;
  return writeReplay(replay, isOpen ? undefined : sealFor(options.target));
}

/** The verdict of a rule without observations, and why it has none. */
function unobserved(rule: RuleId, { context, planned }: RunState): Pick<RuleReport, 'verdict' | 'because'> {
  const { options, budget, interruption } = context;
  const skipped = (because: string) => ({ verdict: 'skipped', because }) as const;
  const inconclusive = (because: string) => ({ verdict: 'inconclusive', because }) as const;
  const seen = context.tally.of(rule);
  if (seen.skipped !== undefined) return skipped(seen.skipped);
  if (seen.inconclusive !== undefined) return inconclusive(seen.inconclusive);
  const isMeant = ({ rules: own }: Pick<AnyInvestigation, 'rules'>) => own.includes(rule);
  const meant = planned.filter(({ investigation }) => isMeant(investigation));
  const [lack] = meant.map((each) => each.skipped);
  if (lack !== undefined && meant.every((each) => each.skipped !== undefined)) return skipped(lack);
  if (options.shard !== undefined && meant.length === 0 && performances.some(isMeant))
    return skipped(elsewhere);
  const withheld = budget.credits.withheld();
  if (withheld !== undefined && rules[rule].operations.some(isSpending)) return inconclusive(withheld);
  const because = interruption()?.message;
  if (because !== undefined) return inconclusive(because);
  return notExercised;
}
