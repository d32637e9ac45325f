import type { Basis } from '../../generated/rules.js';
import type { RedactedExchange } from './redact.js';

/** What a run says about the target as a whole. */
export type RunVerdict = 'conformant' | 'non-conformant' | 'proved-nothing' | 'error';

/** What a run says about one rule. Only `fail` is held against the target. */
export const ruleVerdicts = ['pass', 'fail', 'unexercised', 'inconclusive', 'skipped', 'error'] as const;
export type RuleVerdict = (typeof ruleVerdicts)[number];

/** The outcome of one run; report.schema.json describes it as JSON. It holds no secret. */
export interface Report {
  readonly verdict: RunVerdict;
  /** Why the run proved nothing, broke or ended early. */
  readonly reason?: string;
  /** False when the run ended early, for example because the target vanished. */
  readonly complete: boolean;
  /** With it the same cases are made again. */
  readonly seed: number;
  /** Requests that were sent, and that might have been sent. */
  readonly requests: number;
  readonly budget: number;
  readonly durationMs: number;
  /** ISO 8601, UTC. */
  readonly startedAt: string;
  readonly target: { readonly peopleUrl: string; readonly identityUrl?: string; readonly org: string };
  readonly rules: readonly RuleReport[];
  /** What was seen of open questions, though nothing was sent for that. */
  readonly readings?: readonly ReadingSeen[];
  /** What the run made on the target and could not take away; `pdk cleanup` tries again. */
  readonly left?: readonly { readonly kind: string; readonly name: string; readonly because: string }[];
  readonly kit: { readonly name: string; readonly version: string };
  /** The part of a run that this one was. */
  readonly shard?: Shard;
  /** What a list of known failures says that is not so any more; it fails the run. */
  readonly baseline?: StaleBaseline;
}

/** An answer of the target to an open question. */
export interface ReadingSeen {
  readonly question: string;
  /** One of its readings, or `other` where it is none of them. */
  readonly reading: string;
  /** `40 of 40`: so many looks that told something agree. */
  readonly seen: string;
  readonly saw: string;
  /** What the given profile says, where that is another one. */
  readonly was?: string;
}

/** One of several machines, counted from 1. */
export interface Shard {
  readonly index: number;
  readonly of: number;
}

/** Why a shard did not judge what others do. */
export const elsewhere = 'another shard exercises it';

/** A failure that is known: until it expires, it turns no run red. */
export interface KnownFailure {
  readonly rule: string;
  /** The operation at which the rule fails. */
  readonly operation: string;
  readonly reason: string;
  readonly owner: string;
  readonly ticket?: string;
  /** The last day on which it may fail: `2027-01-31`, in UTC. */
  readonly expires: string;
  /** It fails now and then only: that it holds in a run says nothing. */
  readonly flaky?: boolean;
}

export interface StaleBaseline {
  /** They hold now. */
  readonly fixed: readonly KnownFailure[];
  readonly expired: readonly KnownFailure[];
  /** Nothing was seen of them in this run: neither held against it, nor for it. */
  readonly unjudged: readonly KnownFailure[];
}

export interface RuleReport {
  readonly id: string;
  /** Section of the specification. */
  readonly section: string;
  readonly basis: Basis;
  /** What the rule demands. */
  readonly says: string;
  /** The words of the specification that the rule rests on. */
  readonly quote?: string;
  readonly verdict: RuleVerdict;
  /** How often something was seen that the rule speaks about. */
  readonly observations: number;
  /** Exchanges that the rule spoke about. */
  readonly requests: number;
  /** The operations at which it was seen, and how often it did not hold there. */
  readonly seenAt?: Readonly<Record<string, { readonly observations: number; readonly violated: number }>>;
  /** Why it was skipped, is inconclusive or was not exercised. */
  readonly because?: string;
  /** Sentences that are checked along with it. */
  readonly covers?: readonly string[];
  /** How the target differs from the default reading of an open question; never a failure. */
  readonly finding?: Difference;
  readonly failure?: Failure;
  /** It fails, and all of that is known: it is not held against the run. */
  readonly known?: readonly KnownFailure[];
}

/** What was expected and what came, for people. */
export interface Difference {
  readonly summary: string;
  readonly expected: string;
  /** JSON text, or `nothing` where nothing was received. */
  readonly received: string;
}

export interface Failure extends Difference {
  /** A path into the response body, or a part of the exchange. */
  readonly at: string;
  /** What was done to see it, where one request does not say it: steps in their order. */
  readonly steps?: string;
  /** The smallest exchanges that show it; the last one breaks the rule. */
  readonly exchanges: readonly RedactedExchange[];
  /** Sends the last request again, once its variables are set. */
  readonly curl: string;
  /** For `pdk conform --replay`. */
  readonly replay: string;
  /** How many of how many repetitions showed it again, such as `REPRODUCED 3/3` or `FLAKY 1/3`; else `NOT RETRIED`. */
  readonly reproduced: string;
}

/** A rule that was not kept, with what shows it. */
export type FailedRule = RuleReport & { readonly failure: Failure };

/** The failures of a run: those that are held against it, or those that are known. */
export function failuresOf(rules: readonly RuleReport[], { isKnown = false } = {}): readonly FailedRule[] {
  return rules.filter(
    (rule): rule is FailedRule => rule.failure !== undefined && (rule.known !== undefined) === isKnown,
  );
}

/** 0 conformant, 1 a rule failed, 3 the run proved nothing or the kit broke. (2 is usage: then there is no report.) */
export function exitCodeOf({ verdict }: Pick<Report, 'verdict'>): 0 | 1 | 3 {
  return exitCodes[verdict];
}

const exitCodes = { conformant: 0, 'non-conformant': 1, 'proved-nothing': 3, error: 3 } as const;

/** The verdict that follows from those of the rules. A broken rule outweighs a broken kit. */
export function runVerdictOf(rules: readonly Pick<RuleReport, 'verdict'>[]): RunVerdict {
  const verdicts = new Set(rules.map((rule) => rule.verdict));
  if (verdicts.has('fail')) return 'non-conformant';
  if (verdicts.has('error')) return 'error';
  return verdicts.has('pass') ? 'conformant' : 'proved-nothing';
}
