import { type RuleId, ruleIds } from '../../generated/rules.js';
import { explainedBy } from '../checks/exchanges/precedence.js';
import { followsFrom } from '../judging/judging.js';
import {
  elsewhere,
  grouped,
  type Report,
  type RuleReport,
  type RuleVerdict,
  runVerdict,
} from '../report/report.js';
import { Interruption } from '../target/end-scenario.js';
import { UsageError } from '../target/usage-error.js';

/** Merges the reports of the shards of a run. Throws a UsageError if they are not all shards of one run. */
export function merge(reports: readonly Report[]): Report {
  const [first] = reports;
  const problem = first ? problemOf(reports, first) : 'there is no report to merge';
  if (!first || problem !== undefined) throw new UsageError(`${problem}`);
  const rowsOf = (id: RuleId) => reports.flatMap(({ rules }) => rules.find((rule) => rule.id === id) ?? []);
  const rules = explained(ruleIds.flatMap((id) => together(rowsOf(id))));
  const left = reports.flatMap((report) => report.left ?? []);
  const { shard, baseline, reason, ...common } = first;
  return {
    ...common,
    ...verdictOf(reports, rules),
    complete: reports.every(({ complete }) => complete),
    requests: sum(reports, ({ requests }) => requests),
    budget: sum(reports, ({ budget }) => budget),
    durationMs: Math.max(...reports.map(({ durationMs }) => durationMs)),
    startedAt: reports.map(({ startedAt }) => startedAt).sort()[0] ?? first.startedAt,
    rules,
    ...(left.length === 0 ? {} : { left }),
  };
}

/** Returns why the reports are not those of all shards of one run; undefined if they are. */
function problemOf(reports: readonly Report[], { shard, kit, target }: Report): string | undefined {
  const of = shard?.of ?? 0;
  const whole = reports.find((report) => report.shard === undefined);
  if (whole) return `the report of ${whole.startedAt} is not that of a shard: run each part with --shard`;
  const indexes = reports.flatMap((report) => (report.shard?.of === of ? [report.shard.index] : []));
  if (indexes.length < reports.length)
    return `the shards belong to different divisions: not all are of ${of}`;
  const twice = indexes.find((index, at) => indexes.indexOf(index) !== at);
  if (twice !== undefined) return `shard ${twice}/${of} is duplicate`;
  const missing = Array.from({ length: of }, (_, at) => at + 1).filter((index) => !indexes.includes(index));
  if (missing.length > 0) return `shard ${missing.map((index) => `${index}/${of}`).join(', ')} is missing`;
  const other = reports.find(
    (report) =>
      report.kit.version !== kit.version ||
      report.target.peopleUrl !== target.peopleUrl ||
      report.target.org !== target.org,
  );
  return (
    other &&
    `the targets or versions of the kit differ: ${other.target.peopleUrl}, org ${other.target.org}, version ${other.kit.version}`
  );
}

/** The verdict with the highest weight among the shards counts: a rule that one of them judged was judged. */
const weights: Record<RuleVerdict, number> = {
  fail: 5,
  error: 4,
  pass: 3,
  inconclusive: 2,
  skipped: 1,
  unexercised: 0,
};

function together(rows: readonly RuleReport[]): RuleReport[] {
  const [heaviest] = rows.toSorted((a, b) => weightOf(b) - weightOf(a));
  if (!heaviest) return [];
  const { known, ...row } = heaviest;
  const seen = rows.flatMap((each) => Object.entries(each.seenAt ?? {}));
  const seenAt = [...grouped(seen, ([operation]) => operation)].map(([operation, all]) => {
    const totalOf = (member: 'observations' | 'violated') => sum(all, ([, one]) => one[member]);
    return [operation, { observations: totalOf('observations'), violated: totalOf('violated') }] as const;
  });
  const observations = sum(rows, (each) => each.observations);
  const requests = sum(rows, (each) => each.requests);
  const places = seenAt.length === 0 ? {} : { seenAt: Object.fromEntries(seenAt) };
  return [{ ...row, observations, requests, ...places }];
}

/** The weight of a row. A rule that was violated without being blamed did not pass. */
function weightOf({ verdict, seenAt = {}, because }: RuleReport): number {
  if (because === elsewhere) return -1;
  const wasViolated = Object.values(seenAt).some(({ violated }) => violated > 0);
  return verdict === 'inconclusive' && wasViolated ? 3.5 : weights[verdict];
}

/** Removes failures that follow from a failure in another shard, as a single run does. */
function explained(rules: readonly RuleReport[]): readonly RuleReport[] {
  const broken = new Map(
    rules.flatMap(({ id, verdict, seenAt = {} }) => {
      if (verdict !== 'fail' || !isRule(id)) return [];
      const alsoHeld = Object.values(seenAt).some(({ observations, violated }) => observations > violated);
      return [[id, { alsoHeld }] as const];
    }),
  );
  return rules.map(({ failure, ...rule }): RuleReport => {
    const root = failure && isRule(rule.id) ? explainedBy(rule.id, broken) : undefined;
    if (root !== undefined) return { ...rule, ...followsFrom(root) };
    return failure ? { ...rule, failure } : rule;
  });
}

/** A shard that ended early ends the whole run, and what the shards have shown until then counts. */
function verdictOf(reports: readonly Report[], rules: readonly RuleReport[]) {
  const ended = reports.find(({ complete }) => !complete);
  if (!ended) return runVerdict(undefined, rules);
  const { shard, reason = 'without a reason', verdict } = ended;
  const kind = verdict === 'error' ? 'kit-broke' : 'limit-reached';
  const message = `shard ${shard?.index}/${shard?.of} ended early: ${reason}`;
  return runVerdict(new Interruption(kind, message), rules);
}

const isRule = (id: string): id is RuleId => ruleIds.some((rule) => rule === id);

const sum = <T>(all: readonly T[], amountOf: (one: T) => number): number =>
  all.reduce((total, one) => total + amountOf(one), 0);
