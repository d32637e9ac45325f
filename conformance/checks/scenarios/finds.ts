import * as fc from 'fast-check';
import type { RuleId } from '../../../generated/rules.js';
import type { FindOptions } from '../../scene/check-context.js';
import { investigation, type Judging } from '../../scene/investigation.js';
import type { Json } from '../../target/json.js';
import type { Lookup } from '../../view/find-view.js';
import type { Pool } from '../../view/pool.js';

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
