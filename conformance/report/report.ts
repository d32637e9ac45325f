import type { Basis } from '../../generated/rules.js';
import type { Interruption } from '../target/interruption.js';
import type { RedactedExchange } from './redact.js';

export type RunVerdict = 'conformant' | 'non-conformant' | 'proved-nothing' | 'error';

/** The verdict of a run on one rule. Only `fail` is held against the target. */
export const ruleVerdicts = ['pass', 'fail', 'unexercised', 'inconclusive', 'skipped', 'error'] as const;
export type RuleVerdict = (typeof ruleVerdicts)[number];

/** The outcome of one run; report.schema.json describes it as JSON. It holds no secret. */
export interface Report {
  readonly verdict: RunVerdict;
  /** Why the run proved nothing, broke or ended early. */
  readonly reason?: string;
  /** False when the run ended early, for example because the target vanished. */
  readonly complete: boolean;
  /** Generates the same cases again. */
  readonly seed: number;
  readonly requests: number;
  /** Requests that the run was allowed to send. */
  readonly budget: number;
  readonly durationMs: number;
  /** ISO 8601, UTC. */
  readonly startedAt: string;
  readonly target: { readonly peopleUrl: string; readonly identityUrl?: string; readonly org: string };
  readonly rules: readonly RuleReport[];
  /** Readings of open questions that the exchanges show; no request was sent for them. */
  readonly readings?: readonly ReadingSeen[];
  /** What the run created on the target and could not delete; `pdk cleanup` tries again. */
  readonly left?: readonly { readonly kind: string; readonly name: string; readonly because: string }[];
  readonly kit: { readonly name: string; readonly version: string };
  readonly shard?: Shard;
  /** Entries of the baseline that are out of date; they fail the run. */
  readonly baseline?: StaleBaseline;
}

/** The target's answer to an open question. */
export interface ReadingSeen {
  readonly question: string;
  /** One of the question's readings, or `other` if none of them fits. */
  readonly reading: string;
  /** How many observations agree, such as `40 of 40`. */
  readonly seen: string;
  readonly saw: string;
  /** The reading in the given profile, if it differs. */
  readonly was?: string;
}

/** One of several machines that share a run, counted from 1. */
export interface Shard {
  readonly index: number;
  readonly of: number;
}

/** The reason for a rule that another shard judges. */
export const elsewhere = 'another shard exercises it';

/** A known failure: until it expires, it does not fail a run. */
export interface KnownFailure {
  readonly rule: string;
  /** The operation at which the rule fails. */
  readonly operation: string;
  readonly reason: string;
  readonly owner: string;
  readonly ticket?: string;
  /** The last day on which it may fail, such as `2027-01-31`, in UTC. */
  readonly expires: string;
  /** It fails only now and then, so a run in which it holds proves nothing. */
  readonly flaky?: boolean;
}

export interface StaleBaseline {
  /** Known failures that hold now. */
  readonly fixed: readonly KnownFailure[];
  readonly expired: readonly KnownFailure[];
  /** Known failures that this run did not observe; they do not fail it. */
  readonly unjudged: readonly KnownFailure[];
}

export interface RuleReport {
  readonly id: string;
  readonly section: string;
  readonly basis: Basis;
  readonly says: string;
  /** The words of the specification that the rule rests on. */
  readonly quote?: string;
  readonly verdict: RuleVerdict;
  /** How often something was observed that the rule applies to. */
  readonly observations: number;
  /** The number of exchanges that the rule applied to. */
  readonly requests: number;
  /** Per operation, how often the rule was observed and violated. */
  readonly seenAt?: Readonly<Record<string, { readonly observations: number; readonly violated: number }>>;
  /** Why it was skipped, is inconclusive or was not exercised. */
  readonly because?: string;
  /** Ids of the rules that are checked along with it. */
  readonly covers?: readonly string[];
  readonly failure?: Failure;
  /** Present if all of its failures are known: then they do not fail the run. */
  readonly known?: readonly KnownFailure[];
}

/** How a rule was broken, as texts for a report. */
export interface Failure {
  readonly summary: string;
  readonly expected: string;
  /** JSON text, or `nothing`. */
  readonly received: string;
  /** A path into the response body, or a part of the exchange. */
  readonly at: string;
  /** The steps in their order, if one request alone does not show it. */
  readonly steps?: string;
  /** The smallest exchanges that show it, at least one; the last one differs. */
  readonly exchanges: readonly RedactedExchange[];
  /** A shell command that sends the last request again, once its variables are set. */
  readonly curl: string;
  /** The token for `pdk conform --replay`. */
  readonly replay: string;
  /** How many repetitions showed the failure again, such as `REPRODUCED 3/3` or `FLAKY 1/3`; or `NOT RETRIED`. */
  readonly reproduced: string;
}

/** A broken rule with the failure that shows it. */
export type FailedRule = RuleReport & { readonly failure: Failure };

/** The rules that failed: those that fail the run, or the known failures if `isKnown`. */
export function failuresOf(rules: readonly RuleReport[], { isKnown = false } = {}): readonly FailedRule[] {
  return rules.filter(
    (rule): rule is FailedRule => rule.failure !== undefined && (rule.known !== undefined) === isKnown,
  );
}

/** 0 if conformant, 1 if a rule failed, 3 if the run proved nothing or the kit broke. (2 is usage: then there is no report.) */
export function exitCodeOf({ verdict }: Pick<Report, 'verdict'>): 0 | 1 | 3 {
  return exitCodes[verdict];
}

const exitCodes = { conformant: 0, 'non-conformant': 1, 'proved-nothing': 3, error: 3 } as const;

/** Why a rule without observations has none, if nothing kept it from being observed. */
export const notExercised = { verdict: 'unexercised', because: 'it was not exercised' } as const;

/** Derives the verdict of a run from those of its rules. A broken rule outweighs a broken kit. */
export function runVerdictOf(rules: readonly Pick<RuleReport, 'verdict'>[]): RunVerdict {
  const verdicts = new Set(rules.map(({ verdict }) => verdict));
  if (verdicts.has('fail')) return 'non-conformant';
  if (verdicts.has('error')) return 'error';
  return verdicts.has('pass') ? 'conformant' : 'proved-nothing';
}

/** The area of a rule: its id up to the first dot. */
export function areaOf(id: string): string {
  return id.split('.')[0] ?? id;
}

/** Groups rules by area, in the order of the catalogue. */
export function byArea(rules: readonly RuleReport[]): ReadonlyMap<string, readonly RuleReport[]> {
  const areas = new Map<string, RuleReport[]>();
  for (const rule of rules) areas.set(areaOf(rule.id), [...(areas.get(areaOf(rule.id)) ?? []), rule]);
  return areas;
}

/** The number of rules per verdict; verdicts that no rule has are absent. */
export type Counts = Readonly<Partial<Record<RuleVerdict, number>>>;

export function countsOf(rules: readonly Pick<RuleReport, 'verdict'>[]): Counts {
  const counts: Partial<Record<RuleVerdict, number>> = {};
  for (const { verdict } of rules) counts[verdict] = (counts[verdict] ?? 0) + 1;
  return counts;
}

/** The operations at which a rule did not hold. */
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

/** The part of a rule's report that counts for the verdict. */
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
    const reason = interruption.message;
    const { kind } = interruption;
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
