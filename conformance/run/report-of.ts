import type { Readings } from '../../generated/questions.js';
import { type RuleId, ruleIds, rules } from '../../generated/rules.js';
import { kit } from '../../spec/exchange/kit.js';
import { performances } from '../checks/registry/registry.js';
import { type Recorded, rowOf } from '../judging/tally.js';
import type { Watch } from '../probes/sightings.js';
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
import type { AnyInvestigation } from '../scene/investigation.js';
import { isSpending } from '../target/price.js';
import { sealFor, writeReplay } from './replay.js';
import type { RunState } from './run.js';
import type { RunContext } from './run-context.js';
import { caseReplay, type Minimal } from './shrink.js';

export function reportOf(state: RunState): Report {
  const { options, budget, tally, names, interruption } = state.context;
  const broken = tally.broken();
  const seen = {
    tally,
    failureOf: (recorded: Recorded, rule: RuleId) => failing(rule, recorded, state.context),
    unobserved: (rule: RuleId) => unobserved(rule, state),
  };
  const rows = ruleIds.filter(options.wanted).map((rule) => rowOf(rule, broken, seen));
  const { verdict, reason } = runVerdict(interruption(), rows, budget.credits.withheld());
  const readings = readingsIn(state.watch, options.profile);
  const { peopleUrl, identityUrl, org } = options.target;
  const left = state.left.map(({ resource: { kind, name }, because }) => ({ kind, name, because }));
  const report: Report = {
    verdict,
    ...(reason === undefined ? {} : { reason }),
    complete: interruption()?.endsRun !== true,
    seed: options.seed,
    requests: budget.spent(),
    budget: options.budget,
    durationMs: Math.round(options.now() - state.context.startedAt),
    startedAt: new Date(state.context.startedAt).toISOString(),
    target: { peopleUrl, ...(identityUrl === undefined ? {} : { identityUrl }), org },
    rules: rows,
    ...(readings.length === 0 ? {} : { readings }),
    ...(left.length === 0 ? {} : { left }),
    kit,
    ...(options.shard === undefined ? {} : { shard: options.shard }),
  };
  return options.raw ? report : nameless(report, names);
}

function failing(rule: RuleId, recorded: Recorded, context: RunContext): Failure {
  const { seed, target } = context.options;
  const replay = caseReplay(rule, recorded, seed);
  const minimal = context.minimal.get(rule) ?? { replay, reproduced: 0, tried: 0 };
  const { violation, exchange } = minimal.recorded ?? recorded;
  const related = (violation.related ?? []).flatMap((id) => context.sent.get(id) ?? []);
  const { reproduced, tried } = minimal;
  const shown = `${reproduced === tried ? 'REPRODUCED' : 'FLAKY'} ${reproduced}/${tried}`;
  const raw = {
    ...violation,
    exchanges: [...related, exchange] as const,
    replay: tokenOf(minimal, context),
    reproduced: tried === 0 ? 'NOT RETRIED' : shown,
  };
  return failureOf(raw, context.secrets.hidden(), namedSecretsOf(target));
}

/** The readings that all sightings agree with, in the order of the questions. @param known the readings of an earlier profile */
function readingsIn({ sightings }: Watch, known: Partial<Readings> = {}): readonly ReadingSeen[] {
  return [...sightings].flatMap(([question, seen]): readonly ReadingSeen[] => {
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
