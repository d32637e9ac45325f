import * as fc from 'fast-check';
import type { Lookup } from '../view/find-view.js';
import type { Pool } from '../view/pool.js';
import { nonsense, one } from './broad.js';
import { inTurn } from './in-turn.js';

/** Terms that only a careless service stumbles over. */
export const oddTerms = [
  '😀 🎉',
  'Ł ø ß İ',
  '"quoted" \\ /',
  '%00 %2f',
  "O'Neill-D'Arcy",
  '﷽',
  'a\u0301e\u0308',
];

/** One lookup: mostly one whose answer is known, sometimes broad, in another script, odd, or of nobody. */
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

/** One lookup that mostly finds several people: where one of them is missing, it shows. */
export function broadLookup(pool: Pool): fc.Arbitrary<Lookup> {
  const broad = pool.broad.map((known) => known.lookup);
  if (broad.length === 0) return lookup(pool);
  return fc.oneof({ weight: 4, arbitrary: inTurn(...broad) }, { weight: 1, arbitrary: lookup(pool) });
}

/** A batch of lookups, repetitions included. */
export function batch(pool: Pool, constraints: { min: number; max: number }): fc.Arbitrary<Lookup[]> {
  return fc.array(lookup(pool), { minLength: constraints.min, maxLength: constraints.max, size: 'max' });
}

/** A batch that only asks for people who are known: whoever refuses it has nothing else to blame. */
export function knownBatch(pool: Pool, constraints: { min: number; max: number }): fc.Arbitrary<Lookup[]> {
  const distinct = pool.distinct.map((known) => known.lookup);
  if (distinct.length === 0) return batch(pool, constraints);
  const { min: minLength, max: maxLength } = constraints;
  return fc.array(fc.constantFrom(...distinct), { minLength, maxLength, size: 'max' });
}

/** A documented size; `null` stands for none sent. */
export function size(): fc.Arbitrary<number | null> {
  return fc.oneof(
    { weight: 3, arbitrary: fc.constant(null) },
    { weight: 2, arbitrary: fc.constant(5) },
    { weight: 4, arbitrary: fc.integer({ min: 1, max: 4 }) },
  );
}

/** A size that shows more than one person: relations that compare lists need some length. */
export function roomySize(): fc.Arbitrary<number | null> {
  return inTurn(null, 5, 3, 4);
}

/** A find body of these lookups; a size of `null` is left out. */
export function findBody(lookups: readonly Lookup[], asked: number | null) {
  return { matches: lookups, ...(asked === null ? {} : { size: asked }) };
}
