import * as fc from 'fast-check';
import type { RuleId } from '../../../../generated/rules.js';
import { findBody } from '../../../arbitraries/lookups.js';
import type { CheckContext, FindOptions } from '../../../scene/check-context.js';
import { investigation, type Judging, type Outcome } from '../../../scene/investigation.js';
import type { Exchange } from '../../../target/exchange.js';
import type { Json } from '../../../target/json.js';
import type { Capability } from '../../../target/target.js';
import type { Lookup } from '../../../view/find-view.js';
import { fewHits } from '../hits.js';
import { refusedCall } from '../refused-call.js';

/** A find that would bring people if it were admitted, and must not be (section 5). */
export interface RefusedFind<Variant extends Json, Rule extends RuleId> {
  readonly id: string;
  readonly rule: Rule;
  readonly also?: readonly Rule[];
  /** @default nothing */
  readonly needs?: readonly Capability[];
  readonly runs?: number;
  /** Made anew for each draw: values that take turns remember whose turn it is. */
  variants(): fc.Arbitrary<Variant>;
  /** How it is sent; undefined where the variant does not apply to this target. */
  how(variant: Variant, context: CheckContext): Promise<FindOptions | undefined>;
  readonly why: string;
  /** What else the answer shows. */
  more?(answer: Exchange): Outcome[];
}

/** Each is cheap, and a fault may show only now and then. */
const runsByDefault = 6;

export function refusedFind<Variant extends Json, const Rule extends RuleId>(
  definition: RefusedFind<Variant, Rule>,
): Judging<Rule | 'auth.no-data-on-fail'> {
  const { id, rule, also = [], needs = [], runs = runsByDefault, why } = definition;
  return investigation({
    id,
    rules: [rule, ...also, 'auth.no-data-on-fail'],
    needs,
    runs,
    requestsPerRun: 1,
    cases: (pool) => fc.record({ lookups: fewHits(pool), variant: definition.variants() }),
    async perform({ lookups, variant }: { lookups: readonly Lookup[]; variant: Variant }, context) {
      const how = await definition.how(variant, context);
      if (!how) return [];
      const answer = await context.find(findBody(lookups, null), how);
      return [...refusedCall(rule, answer, why), ...(definition.more?.(answer) ?? [])];
    },
  });
}
