import * as fc from 'fast-check';
import type { RuleId } from '../../../generated/rules.js';
import { findBody } from '../../arbitraries/lookups.js';
import type { CheckContext, FindOptions } from '../../scene/check-context.js';
import { investigation, type Judging } from '../../scene/investigation.js';
import type { Json } from '../../target/json.js';
import type { Capability } from '../../target/target.js';
import type { Lookup } from '../../view/find-view.js';
import type { Pool } from '../../view/pool.js';
import { refusedCall } from './outcome.js';

/** Lookups that find people, so that a wrongly admitted call would return data. */
export function hits(pool: Pool): readonly Lookup[] {
  const found = pool.known.filter(({ ids }) => ids.length > 0).map(({ lookup }) => lookup);
  return found.length > 0 ? found : [...pool.nonLatin, ...pool.nonsense];
}

/** A single lookup or a small batch. */
export function fewHits(pool: Pool): fc.Arbitrary<Lookup[]> {
  return fewOf(hits(pool));
}

export const fewOf = (lookups: readonly Lookup[]): fc.Arbitrary<Lookup[]> =>
  fc.array(fc.constantFrom(...lookups), { minLength: 1, maxLength: 4 });

/** A find that only the judges of single exchanges look at. */
interface Sending<Case extends Json, Rule extends RuleId> {
  readonly id: string;
  readonly rules: readonly Rule[];
  /** @default 1 */
  readonly runs?: number;
  cases(pool: Pool): fc.Arbitrary<Case>;
  body(value: Case, pool: Pool): Json;
  how?(value: Case): FindOptions;
}

export function sending<Case extends Json, const Rule extends RuleId>({
  body,
  how,
  ...definition
}: Sending<Case, Rule>): Judging<Rule> {
  return investigation({
    ...definition,
    requestsPerRun: 1,
    async perform(value: Case, context) {
      await context.find(body(value, context.pool), how?.(value) ?? {});
      return [];
    },
  });
}

/** A find that would return people if it were admitted, but must be refused (section 5). */
interface RefusedFind<Variant extends Json, Rule extends RuleId> {
  readonly id: string;
  readonly rule: Rule;
  /** @default none */
  readonly needs?: readonly Capability[];
  /** Each run is cheap, and a fault may be intermittent. @default 4 */
  readonly runs?: number;
  /** Called for each draw, because `inTurn` keeps state. */
  variants(): fc.Arbitrary<Variant>;
  /** How it is sent; undefined if the variant does not apply to this target. */
  how(variant: Variant, context: CheckContext): Promise<FindOptions | undefined>;
  readonly why: string;
}

export function refusedFind<Variant extends Json, const Rule extends RuleId>({
  rule,
  variants,
  how,
  why,
  ...definition
}: RefusedFind<Variant, Rule>): Judging<Rule | 'auth.no-data-on-fail'> {
  return investigation({
    runs: 4,
    ...definition,
    rules: [rule, 'auth.no-data-on-fail'],
    requestsPerRun: 1,
    cases: (pool) => fc.record({ lookups: fewHits(pool), variant: variants() }),
    async perform({ lookups, variant }: { lookups: readonly Lookup[]; variant: Variant }, context) {
      const sent = await how(variant, context);
      if (!sent) return [];
      const answer = await context.find(findBody(lookups, null), sent);
      return refusedCall(rule, answer, why);
    },
  });
}
