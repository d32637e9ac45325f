import * as fc from 'fast-check';
import type { Lookup, Pool } from '../view/find-view.js';
import { nonsense, one } from './broad.js';

/** Unusual terms that a careful service handles. */
export const oddTerms = [
  '😀 🎉',
  'Ł ø ß İ',
  '"quoted" \\ /',
  '%00 %2f',
  "O'Neill-D'Arcy",
  '﷽',
  'a\u0301e\u0308',
];

/** Returns the lookups that found at least, and at most, so many people. */
export const lookupsOf = (known: Pool['known'], least = 0, most = Number.POSITIVE_INFINITY): Lookup[] =>
  known.flatMap(({ lookup, ids }) => (ids.length >= least && ids.length <= most ? [lookup] : []));

/** Draws a lookup: mostly one with a known answer, sometimes one in another script, an odd one, or one without a match. */
export function lookup(pool: Pool): fc.Arbitrary<Lookup> {
  const odd = oddTerms.map((term) => one('name', term));
  const options: (readonly [weight: number, readonly Lookup[]])[] = [
    [2, pool.nonLatin],
    [1, nonsense],
    [1, odd],
    [5, lookupsOf(pool.distinct)],
    [5, lookupsOf(pool.broad)],
  ];
  const possible = options.filter(([, lookups]) => lookups.length > 0);
  return fc.oneof(...possible.map(([weight, all]) => ({ weight, arbitrary: fc.constantFrom(...all) })));
}

/** Draws a lookup that mostly finds several people, so that a missing one shows. */
export function broadLookup(pool: Pool): fc.Arbitrary<Lookup> {
  if (pool.broad.length === 0) return lookup(pool);
  const broad = inTurn(...lookupsOf(pool.broad));
  return fc.oneof({ weight: 4, arbitrary: broad }, { weight: 1, arbitrary: lookup(pool) });
}

/** Draws a batch of so many lookups, possibly with duplicates. */
export const batch = (pool: Pool, min: number, max: number): fc.Arbitrary<Lookup[]> =>
  many(lookup(pool), min, max);

const many = (one: fc.Arbitrary<Lookup>, minLength: number, maxLength: number): fc.Arbitrary<Lookup[]> =>
  fc.array(one, { minLength, maxLength, size: 'max' });

/** Draws a batch of lookups that find known people only, so that no unusual lookup can cause its refusal. */
export const knownBatch = (pool: Pool, min: number, max: number): fc.Arbitrary<Lookup[]> =>
  many(pool.distinct.length === 0 ? lookup(pool) : fc.constantFrom(...lookupsOf(pool.distinct)), min, max);

/** Draws a documented size; `null` means that none is sent. */
export function size(): fc.Arbitrary<number | null> {
  return fc.oneof(
    { weight: 3, arbitrary: fc.constant(null) },
    { weight: 2, arbitrary: fc.constant(5) },
    { weight: 4, arbitrary: fc.integer({ min: 1, max: 4 }) },
  );
}

/** Draws a size of more than one person, for relations that compare lists. */
export const roomySize = (): fc.Arbitrary<number | null> => inTurn(null, 5, 3, 4);

/** Returns the body of a find; a size of `null` is omitted. */
export function findBody(lookups: readonly Lookup[], asked: number | null) {
  return { matches: lookups, ...(asked === null ? {} : { size: asked }) };
}

/** Draws the values without replacement, in an order that depends on the seed, and then starts over: each one is tried. */
export function inTurn<T>(...values: readonly T[]): fc.Arbitrary<T> {
  let left: T[] = [];
  return fc.noShrink(fc.noBias(fc.nat())).map((drawn) => {
    if (left.length === 0) left = [...values];
    const [value] = left.splice(drawn % left.length, 1);
    if (value === undefined) throw new Error('there is nothing to take turns with');
    return value;
  });
}
