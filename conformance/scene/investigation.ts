import type * as fc from 'fast-check';
import type { RuleId } from '../../generated/rules.js';
import type { Exchange } from '../target/exchange.js';
import type { Json } from '../target/json.js';
import type { Capability } from '../target/target.js';
import type { Pool } from '../view/pool.js';
import type { CheckContext } from './check-context.js';
import type { Finding } from './finding.js';

/** What one performance of a case says about rules that no single exchange can show. */
export interface Outcome {
  readonly rule: RuleId;
  readonly finding: Finding;
  /** Something that kept the rule from being judged: throttled, drift, unstable controls. */
  readonly inconclusive?: string;
  /** What the target does not offer, so that the rule cannot be judged. */
  readonly skipped?: string;
  /** Chance was looked at: a fault that passes does not explain it. */
  readonly isCertain?: boolean;
  /** The exchange that shows it. @default the last one of the case */
  readonly exchange?: Exchange;
}

/**
 * A kind of experiment: it makes cases, and performs one by sending requests. Every exchange it causes is judged by
 * every exchange rule as well. A case is plain JSON, holds no secret, and is all that a replay needs.
 */
export interface Investigation<Case extends Json = Json, Rule extends RuleId = RuleId> {
  /** What it is: steps, a state table, or what two answers have in common. @default 'scenario' */
  readonly kind?: 'relation' | 'machine' | 'scenario';
  /** Such as `relation/permute` or `session/wrong-secret`. */
  readonly id: string;
  /** The rules it exists for; others may profit from its exchanges. */
  readonly rules: readonly Rule[];
  /**
   * What the target must offer beside what follows from its rules (their interface, and permission to write); a missing
   * capability skips it, by name.
   * @default nothing
   */
  readonly needs?: readonly Capability[];
  /** Where the target offers this, others show the same, and it is left out. */
  readonly unless?: Capability;
  /** It asks for nobody whom the target has shown: a run of nothing else has no need to look for people. */
  readonly standsAlone?: boolean;
  /** It moves the clock of the service: such ones come last. */
  readonly movesTime?: boolean;
  /** How often it is performed when the budget allows. @default 1 */
  readonly runs?: number;
  /** Requests that one performance takes at most. */
  readonly requestsPerRun: number;
  /** Cases are drawn from what the target itself has shown. */
  cases(pool: Pool): fc.Arbitrary<Case>;
  perform(value: Case, context: CheckContext): Promise<readonly Outcome[]>;
}

/**
 * Keeps the type of the case inside, so that investigations of all kinds can stand in one list; each still knows which rules
 * it speaks about, so that a rule without a check does not compile.
 */
export function investigation<Case extends Json, const Rule extends RuleId>(
  definition: Investigation<Case, Rule>,
): Judging<Rule> {
  return {
    needs: [],
    runs: 1,
    ...definition,
    cases: (pool) => definition.cases(pool),
    perform: (value, context) => definition.perform(value as Case, context),
  };
}

/** What is performed for rules, with all that is said by default. */
export type Judging<Rule extends RuleId> = Investigation<Json, Rule> & {
  readonly needs: readonly Capability[];
  readonly runs: number;
};
export type AnyInvestigation = Judging<RuleId>;
