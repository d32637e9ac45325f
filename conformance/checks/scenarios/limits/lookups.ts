import * as fc from 'fast-check';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { inTurn } from '../../../arbitraries/in-turn.js';
import { findBody, size } from '../../../arbitraries/lookups.js';
import type { Lookup } from '../../../view/find-view.js';
import type { Pool } from '../../../view/pool.js';
import { fewOf, hits, sending } from '../finds.js';

/** Shuffles items deterministically by `seed`. */
export function shuffled<T>(items: readonly T[], seed: number): T[] {
  const random = xoroshiro128plus(seed);
  const rest = [...items];
  return items.flatMap(() => rest.splice(uniformInt(random, 0, rest.length - 1), 1));
}

/** Returns `count` lookups, repeating them if there are fewer. */
function repeated(lookups: readonly Lookup[], count: number): Lookup[] {
  return Array.from({ length: count }, (_, index) => lookups[index % lookups.length] ?? []).flat();
}

const seeds = () => fc.integer({ min: 0, max: 2 ** 31 - 1 });

/** A service may reject any other lookup as a query for a large group, which belongs to `search` (section 4.1 rule 4). */
const personal = new Set(['name', 'linkedin', 'email_address']);

function seeksOnePerson({ fields }: Lookup): boolean {
  return fields.some(({ field_name }) => personal.has(field_name));
}

/** Returns the maximum of lookups: mostly known hits, further broad, non-Latin and nonsense ones. */
export function hundred(pool: Pool, seed: number, fits: (lookup: Lookup) => boolean = () => true): Lookup[] {
  const of = (lookups: readonly Lookup[], count: number) =>
    repeated(shuffled(lookups.filter(fits), seed), count);
  const broad = pool.broad.map(({ lookup }) => lookup);
  const chosen = [...of(broad, 22), ...of(pool.nonLatin, 14), ...of(pool.nonsense, 6)];
  const known = hits(pool).some(fits) ? hits(pool) : pool.nonsense;
  return shuffled([...chosen, ...of(known, 100 - chosen.length)], seed);
}

/** Draws lookups that find several people, so that a list that is too long would show. */
function broad(pool: Pool): fc.Arbitrary<Lookup[]> {
  const found = pool.broad.filter(({ ids }) => ids.length > 4).map(({ lookup }) => lookup);
  return fewOf(found.length > 0 ? found : hits(pool));
}

/** The maximum of lookups, and more; sizes beyond the stated limits (sections 4.1 and 8). */
export const findLimits = [
  sending({
    id: 'limits/hundred-people',
    rules: ['find.hundred-accepted', 'find.unicode-terms', 'find.one-per-input', 'find.index-aligned'],
    runs: 3,
    cases: () => fc.record({ seed: seeds(), asked: size() }),
    body: ({ seed, asked }, pool) => findBody(hundred(pool, seed, seeksOnePerson), asked),
  }),
  sending({
    id: 'limits/hundred-lookups',
    rules: ['find.one-per-input', 'find.index-aligned', 'find.at-most-size'],
    runs: 3,
    // With such a small size, one person too many shows in any of the large groups.
    cases: () => fc.record({ seed: seeds(), asked: inTurn(1, null, 2) }),
    body: ({ seed, asked }, pool) => findBody(hundred(pool, seed), asked),
  }),
  sending({
    id: 'limits/over-hundred-lookups',
    rules: ['find.over-hundred'],
    runs: 2,
    cases: () => fc.record({ seed: seeds(), count: inTurn(101, 150) }),
    body: ({ seed, count }, pool) => findBody(repeated(shuffled(hits(pool), seed), count), null),
  }),
  sending({
    id: 'limits/size-over',
    rules: ['find.size-over-5'],
    runs: 3,
    cases: (pool) => fc.record({ lookups: broad(pool), asked: inTurn(6, 8, 100) }),
    body: ({ lookups, asked }) => ({ matches: lookups, size: asked }),
  }),
];
