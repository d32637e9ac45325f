import * as fc from 'fast-check';
import type { Lookup } from '../../view/find-view.js';
import type { Pool } from '../../view/pool.js';

/** Lookups that people were answered to, so that a call which is wrongly admitted would show data. */
export function hits(pool: Pool): readonly Lookup[] {
  const found = pool.known.filter(({ ids }) => ids.length > 0).map(({ lookup }) => lookup);
  return found.length > 0 ? found : [...pool.nonLatin, ...pool.nonsense];
}

/** Lookups that several people were answered to, so that a list which is too long would show. */
export function broadHits(pool: Pool): readonly Lookup[] {
  const broad = pool.broad.filter(({ ids }) => ids.length > 4).map(({ lookup }) => lookup);
  return broad.length > 0 ? broad : hits(pool);
}

/** A single lookup or a small batch. */
export function fewHits(pool: Pool): fc.Arbitrary<Lookup[]> {
  return fc.array(fc.constantFrom(...hits(pool)), { minLength: 1, maxLength: 4 });
}

/** `count` lookups, repeated where there are not as many. */
export function repeated(lookups: readonly Lookup[], count: number): Lookup[] {
  return Array.from({ length: count }, (_, index) => lookups[index % lookups.length]).flatMap((lookup) =>
    lookup === undefined ? [] : [lookup],
  );
}
