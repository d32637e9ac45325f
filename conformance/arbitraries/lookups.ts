import * as fc from 'fast-check';
import type { Lookup } from '../view/find-view.js';
import type { Pool } from '../view/pool.js';
import { nonsense, one } from './broad.js';
import { inTurn } from './in-turn.js';

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

/** Draws a lookup: mostly one with a known answer, sometimes one in another script, an odd one, or one without a match. */
export function lookup(pool: Pool): fc.Arbitrary<Lookup> {
  const distinct = pool.distinct.map((known) => known.lookup);
  const broad = pool.broad.map((known) => known.lookup);
  const options: fc.WeightedArbitrary<Lookup>[] = [
    { weight: 2, arbitrary: fc.constantFrom(...pool.nonLatin) },
    { weight: 1, arbitrary: fc.constantFrom(...nonsense) },
    { weight: 1, arbitrary: fc.constantFrom(...oddTerms.map((term) => one('name', term))) },
  ];
  if (distinct.length > 0) options.push({ weight: 5, arbitrary: fc.constantFrom(...distinct) });
  if (broad.length > 0) options.push({ weight: 5, arbitrary: fc.constantFrom(...broad) });
  return fc.oneof(...options);
}

/** Draws a lookup that mostly finds several people, so that a missing one shows. */
export function broadLookup(pool: Pool): fc.Arbitrary<Lookup> {
  const broad = pool.broad.map((known) => known.lookup);
  if (broad.length === 0) return lookup(pool);
  return fc.oneof({ weight: 4, arbitrary: inTurn(...broad) }, { weight: 1, arbitrary: lookup(pool) });
}

/** Draws a batch of lookups, possibly with duplicates. */
export function batch(pool: Pool, constraints: { min: number; max: number }): fc.Arbitrary<Lookup[]> {
  return fc.array(lookup(pool), { minLength: constraints.min, maxLength: constraints.max, size: 'max' });
}

/** Draws a batch of lookups that find known people only, so that no unusual lookup can cause its refusal. */
export function knownBatch(pool: Pool, constraints: { min: number; max: number }): fc.Arbitrary<Lookup[]> {
  const distinct = pool.distinct.map((known) => known.lookup);
  if (distinct.length === 0) return batch(pool, constraints);
  const { min: minLength, max: maxLength } = constraints;
  return fc.array(fc.constantFrom(...distinct), { minLength, maxLength, size: 'max' });
}

/** Draws a documented size; `null` means that none is sent. */
export function size(): fc.Arbitrary<number | null> {
  return fc.oneof(
    { weight: 3, arbitrary: fc.constant(null) },
    { weight: 2, arbitrary: fc.constant(5) },
    { weight: 4, arbitrary: fc.integer({ min: 1, max: 4 }) },
  );
}

/** Draws a size of more than one person, for relations that compare lists. */
export function roomySize(): fc.Arbitrary<number | null> {
  return inTurn(null, 5, 3, 4);
}

/** Returns the body of a find; a size of `null` is omitted. */
export function findBody(lookups: readonly Lookup[], asked: number | null) {
  return { matches: lookups, ...(asked === null ? {} : { size: asked }) };
}
