import type { components } from '../../generated/report.js';
import type { Interruption } from '../target/end-scenario.js';

type Schemas = components['schemas'];

/** The outcome of one run, as report.schema.json describes it. It holds no secret. */
export type Report = Schemas['whole'];
export type RunVerdict = Report['verdict'];
export type ReadingSeen = NonNullable<Report['readings']>[number];
export type Shard = NonNullable<Report['shard']>;
export type RuleReport = Schemas['rule'];
/** The verdict of a run on one rule. Only `fail` is held against the target. */
export type RuleVerdict = RuleReport['verdict'];
export type Failure = Schemas['failure'];
export type KnownFailure = Schemas['known'];
/** An exchange in a report: without secrets, long bodies cut. */
export type RedactedExchange = Schemas['exchange'];

export const ruleVerdicts = ['pass', 'fail', 'unexercised', 'inconclusive', 'skipped', 'error'] as const;

export const elsewhere = 'another shard exercises it';

export type FailedRule = RuleReport & { readonly failure: Failure };

/** The rules that failed: those that fail the run, or the known failures if `isKnown`. */
export function failuresOf(rules: readonly RuleReport[], { isKnown = false } = {}): readonly FailedRule[] {
  return rules.filter(
    (rule): rule is FailedRule => rule.failure !== undefined && (rule.known !== undefined) === isKnown,
  );
}

const exitCodes = { conformant: 0, 'non-conformant': 1, 'proved-nothing': 3, error: 3 } as const;

/** 0 if conformant, 1 if a rule failed, 3 if the run proved nothing or the kit broke. (2 is usage: then there is no report.) */
export const exitCodeOf = ({ verdict }: Pick<Report, 'verdict'>): 0 | 1 | 3 => exitCodes[verdict];

/** Why a rule without observations has none, if nothing kept it from being observed. */
export const notExercised = { verdict: 'unexercised', because: 'it was not exercised' } as const;

/** Derives the verdict of a run from those of its rules. A broken rule outweighs a broken kit. */
export function runVerdictOf(rules: readonly Pick<RuleReport, 'verdict'>[]): RunVerdict {
  const verdicts = new Set(rules.map(({ verdict }) => verdict));
  if (verdicts.has('fail')) return 'non-conformant';
  if (verdicts.has('error')) return 'error';
  return verdicts.has('pass') ? 'conformant' : 'proved-nothing';
}

export function areaOf(id: string): string {
  return id.split('.')[0] ?? id;
}

/** Groups items by a key, in the order in which the keys first occur. */
export function grouped<T, Key extends string>(items: readonly T[], keyOf: (item: T) => Key) {
  const groups = new Map<Key, readonly T[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}

export const byArea = (rules: readonly RuleReport[]) => grouped(rules, ({ id }) => areaOf(id));

/** The number of rules per verdict; verdicts that no rule has are absent. */
export type Counts = Readonly<Partial<Record<RuleVerdict, number>>>;

export function countsOf(rules: readonly Pick<RuleReport, 'verdict'>[]): Counts {
  const counts: Partial<Record<RuleVerdict, number>> = {};
  for (const { verdict } of rules) counts[verdict] = (counts[verdict] ?? 0) + 1;
  return counts;
}

export function placesOf({ seenAt = {}, failure }: RuleReport): readonly string[] {
  const shown = failure?.exchanges.at(-1)?.operation;
  const violated = Object.entries(seenAt).flatMap(([operation, seen]) =>
    seen.violated > 0 ? [operation] : [],
  );
  return [...new Set([...(shown === undefined ? [] : [shown]), ...violated])];
}

export function toJson(report: Report): string {
  return `${JSON.stringify(report, null, 2)}\n`;
}

export type Row = Pick<RuleReport, 'id' | 'verdict' | 'observations'>;

/** The verdict of a run, and its reason; `unpaid` says why finds were not sent because of their cost. */
export function runVerdict(
  interruption: Interruption | undefined,
  rows: readonly Row[],
  unpaid?: string,
): { readonly verdict: RunVerdict; readonly reason?: string } {
  const verdict = runVerdictOf(rows);
  // Rows keep what was judged before. A run that ended early is never green, but if its limits or a fault of the kit ended
  // it, the violations that it has shown count.
  if (interruption?.endsRun) {
    const { kind, message: reason } = interruption;
    const isShown =
      kind === 'token-refused'
        ? rows.some(({ id, verdict }) => id === 'session.token-works' && verdict === 'fail')
        : verdict === 'non-conformant' && (kind === 'limit-reached' || kind === 'kit-broke');
    if (isShown) return { verdict, reason };
    return { verdict: kind === 'kit-broke' ? 'error' : 'proved-nothing', reason };
  }
  const because = interruption?.message ?? unpaid;
  const why = because === undefined ? '; see why beside each rule' : `: ${because}`;
  if (verdict === 'proved-nothing') return { verdict, reason: `no rule was exercised${why}` };
  // Working sign-ins do not show that the service does its work.
  if (verdict === 'conformant' && rows.some(isUnansweredFind) && !(unpaid && rows.some(isBeyondSigningIn))) {
    return { verdict: 'proved-nothing', reason: `no find was answered${why}` };
  }
  if (verdict === 'error')
    return { verdict, reason: 'the kit could not judge some rules; that is a fault of the kit' };
  return interruption && interruption.kind !== 'budget-spent'
    ? { verdict, reason: interruption.message }
    : { verdict };
}

/** Whether a rule beyond signing in was observed: that is enough if finds were not sent because of their cost. */
function isBeyondSigningIn({ id, observations }: Row): boolean {
  return observations > 0 && !/^(session|auth|end|error)\./.test(id);
}

/** Whether no find was answered: this rule observes every answer to a find. */
export function isUnansweredFind({ id, observations }: Row): boolean {
  return id === 'find.status-200' && observations === 0;
}
