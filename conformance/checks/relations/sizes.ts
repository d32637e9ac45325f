import * as fc from 'fast-check';
import { inTurn } from '../../arbitraries/in-turn.js';
import { batch, findBody } from '../../arbitraries/lookups.js';
import { each, nothing, once } from '../../scene/finding.js';
import type { Lookup } from '../../view/find-view.js';
import type { Pool } from '../../view/pool.js';
import { type Answer, describeHits, type Hits, sameHits } from './answer.js';
import { elementOf, inPairs } from './compare.js';
import { relation } from './relation.js';

/** `found` does not depend on `size`, and a smaller size returns the start of the longer list. Size 1 leaves out the most. */
const smaller = relation({
  id: 'smaller-size',
  runs: 3,
  cases: (pool) => fc.record({ lookups: batch(pool, { min: 4, max: 10 }), size: inTurn(2, 4, 3) }),
  sources: ({ lookups }) => [findBody(lookups, 5)],
  derived: ({ lookups, size }) => [findBody(lookups, 1), findBody(lookups, size)],
  holds: {
    'find.mr-found-size': (_, sources, derived) =>
      each(withTwins(sources, derived), ([{ found }, twin]) => {
        if (!twin || twin.found === found) return twin && true;
        const expected = `found is ${found}, as with size 5`;
        return { at: `${twin.at}.found`, expected, received: twin.found };
      }),
  },
});

/** Pairs the elements of the source with those of each derived answer. */
function withTwins([source]: readonly Answer[], derived: readonly Answer[]): [Hits, Hits | undefined][] {
  return derived.flatMap((answer) => inPairs(source, answer));
}

/** No size means size 5 (sections 4.1 and 8). Only lists of exactly five can show it. */
const standard = relation({
  id: 'default-size',
  runs: 4,
  persistence: 40,
  cases: (pool) => fc.record({ lookups: full(pool) }),
  sources: ({ lookups }) => [findBody(lookups, 5)],
  derived: ({ lookups }) => [findBody(lookups, null)],
  holds: {
    'find.size-default-5': (_, sources, derived) =>
      each(inPairs(sources[0], derived[0]), ([hits, twin]) => {
        if (hits.ids.length !== 5 || !twin) return undefined;
        if (sameHits(hits, twin)) return true;
        const expected = `without size, the five people that size 5 shows: ${describeHits(hits)}`;
        return { at: `${twin.at}.people`, expected, received: describeHits(twin) };
      }),
  },
});

/** `size` counts the hits of each lookup, not those of the whole call (section 4.1). */
const perMatch = relation({
  id: 'size-per-match',
  runs: 4,
  persistence: 40,
  cases: (pool) =>
    fc.record({
      lookups: fc.uniqueArray(fc.constantFrom(...several(pool)), {
        minLength: 2,
        maxLength: 3,
        selector: JSON.stringify,
      }),
      size: fc.integer({ min: 2, max: 3 }),
    }),
  sources: ({ lookups, size }) => lookups.map((lookup) => findBody([lookup], size)),
  derived: ({ lookups, size }) => [findBody(lookups, size)],
  holds: {
    'find.size-per-match': ({ size }, sources, derived) => {
      const alone = sources.map((_, index) => elementOf(sources, index, 0)?.ids.length ?? 0);
      const total = sum((derived[0]?.elements ?? []).map((hits) => hits.ids.length));
      if (sum(alone) <= size) return nothing;
      const expected = `size ${size} counts per lookup: alone the lookups have ${alone.join(' and ')} people`;
      return once(total > size, () => ({ at: 'matches', expected, received: `${total} people in all` }));
    },
  },
});

export const sizes = [smaller, standard, perMatch];

/** Draws lookups that are known to find five people; if there are none, those that find several. */
function full(pool: Pool): fc.Arbitrary<Lookup[]> {
  const five = pool.known.filter(({ ids }) => ids.length === 5).map(({ lookup }) => lookup);
  const lookups = five.length > 0 ? five : several(pool);
  return fc.array(fc.constantFrom(...lookups), { minLength: 1, maxLength: 5 });
}

function several(pool: Pool): Lookup[] {
  const broad = pool.broad.map(({ lookup }) => lookup);
  return broad.length > 1 ? broad : [...broad, ...pool.nonLatin];
}

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);
