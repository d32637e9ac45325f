import type * as fc from 'fast-check';
import type { RuleId } from '../../generated/rules.js';
import type { Exchange } from '../target/exchange.js';
import type { Json } from '../target/json.js';
import type { Capability } from '../target/target.js';
import type { Pool } from '../view/find-view.js';
import type { CheckContext } from './check-context.js';
import type { Finding } from './finding.js';

/** What performing a case shows about a rule that no single exchange can show. */
export interface Outcome {
  readonly rule: RuleId;
  readonly finding: Finding;
  /** What kept the rule from being judged this time: throttling, drift, unstable controls. */
  readonly inconclusive?: string;
  /** What the target does not offer, and the rule cannot be judged without. */
  readonly skipped?: string;
  /** The exchange that shows it. @default the last one of the case */
  readonly exchange?: Exchange;
}

/** An experiment: it generates cases, plain JSON without secrets, and performs them; every exchange is judged as well. */
export interface Investigation<Case extends Json = Json, Rule extends RuleId = RuleId> {
  /** Such as `relation/permute` or `session/wrong-secret`. */
  readonly id: string;
  /** The rules it exists for; its exchanges may show others as well. */
  readonly rules: readonly Rule[];
  /** What the target must offer besides what follows from its rules. */
  readonly needs: readonly Capability[];
  /** Left out if the target offers this, as others show the same then. */
  readonly unless?: Capability;
  /** Uses no person that the target has shown: a run of nothing else need not discover people. */
  readonly standsAlone?: boolean;
  /** Moves the clock of the service, which is restored in the end: such investigations come last, as no token outlives that. */
  readonly movesTime?: boolean;
  /** How often it is performed if the budget allows. */
  readonly runs: number;
  /** The maximum number of requests of one performance. */
  readonly requestsPerRun: number;
  /** Cases, drawn from what the target itself has shown. */
  cases(pool: Pool): fc.Arbitrary<Case>;
  perform(value: Case, context: CheckContext): Promise<readonly Outcome[]>;
}

/** Hides the type of the case, so that all fit into one list; each keeps its rules, so that one without a check does not compile. */
export const investigation = <Case extends Json, const Rule extends RuleId>(
  definition: Investigation<Case, Rule>,
): Judging<Rule> => ({
  ...definition,
  perform: (value, context) => definition.perform(value as Case, context),
});

export type Judging<Rule extends RuleId> = Investigation<Json, Rule>;
export type AnyInvestigation = Judging<RuleId>;
