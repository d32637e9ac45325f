import * as fc from 'fast-check';
import { findBody } from '../../arbitraries/lookups.js';
import type { CheckContext, FindOptions } from '../../checks/check-context.js';
import { type AnyInvestigation, investigation, type Outcome } from '../../checks/investigation.js';
import type { Exchange } from '../../target/exchange.js';
import type { Json } from '../../target/json.js';
import type { Capability } from '../../target/target.js';
import type { Lookup } from '../../view/find-view.js';
import { fewHits } from '../hits.js';
import type { OutcomeRuleId } from '../outcome-rules.js';
import { refusedCall } from '../refused-call.js';

/** A find that would bring people if it were admitted, and must not be (section 5). */
export interface RefusedFind<Variant extends Json> {
  readonly id: string;
  readonly rule: OutcomeRuleId;
  readonly also?: readonly OutcomeRuleId[];
  readonly needs: readonly Capability[];
  readonly runs?: number;
  readonly variants: fc.Arbitrary<Variant>;
  /** How it is sent; undefined where the variant does not apply to this target. */
  how(variant: Variant, context: CheckContext): Promise<FindOptions | undefined>;
  readonly why: string;
  /** What else the answer shows. */
  more?(answer: Exchange): Outcome[];
}

/** Each is cheap, and a fault may show only now and then. */
const runsByDefault = 6;

export function refusedFind<Variant extends Json>(definition: RefusedFind<Variant>): AnyInvestigation {
  const { id, rule, also = [], needs, runs = runsByDefault, variants, why } = definition;
  return investigation<{ readonly lookups: readonly Lookup[]; readonly variant: Variant }>({
    id,
    rules: [rule, ...also, 'auth.no-data-on-fail'],
    needs,
    runs,
    requestsPerRun: 1,
    cases: (pool) => fc.record({ lookups: fewHits(pool), variant: variants }),
    async perform({ lookups, variant }, context) {
      const how = await definition.how(variant, context);
      if (!how) return [];
      const answer = await context.find(findBody(lookups, null), how);
      return [...refusedCall(rule, answer, why), ...(definition.more?.(answer) ?? [])];
    },
  });
}
