import * as fc from 'fast-check';
import { inTurn } from '../../arbitraries/in-turn.js';
import { batch, findBody } from '../../arbitraries/lookups.js';
import { each, must, nothing, once } from '../../scene/finding.js';
import type { Lookup } from '../../view/find-view.js';
import type { Pool } from '../../view/pool.js';
import { describeHits, elementOf, inPairs, sameHits } from './answer.js';
import { relation } from './relation.js';

/** `found` does not depend on `size`, and a smaller size returns the start of the longer list. Size 1 leaves out the most. */
const smaller = relation({
  id: 'smaller-size',
  runs: 3,
  cases: (pool) => fc.record({ lookups: batch(pool, { min: 4, max: 10 }), size: inTurn(2, 4, 3) }),
  sources: ({ lookups }) => [findBody(lookups, 5)],
  derived: ({ lookups, size }) => [findBody(lookups, 1), findBody(lookups, size)],
  holds: {
    'find.mr-found-size': (_, [source], derived) =>
      each(
        derived.flatMap((answer) => inPairs(source, answer)),
        ([{ found }, twin]) => {
          if (!twin || twin.found === found) return twin && true;
          return {
            at: `${twin.at}.found`,
            expected: `found is ${found}, as with size 5`,
            received: twin.found,
          };
        },
      ),
  },
});

/** No size means size 5 (sections 4.1 and 8). Only lists of exactly five can show it. */
const standard = relation({
  id: 'default-size',
  runs: 4,
  persistence: 40,
  cases: (pool) => {
    const five = pool.known.filter(({ ids }) => ids.length === 5).map(({ lookup }) => lookup);
    const lookups = fc.constantFrom(...(five.length > 0 ? five : several(pool)));
    return fc.record({ lookups: fc.array(lookups, { minLength: 1, maxLength: 5 }) });
  },
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
      lookups: fc.shuffledSubarray(several(pool), { minLength: 2, maxLength: 3 }),
      size: fc.integer({ min: 2, max: 3 }),
    }),
  sources: ({ lookups, size }) => lookups.map((lookup) => findBody([lookup], size)),
  derived: ({ lookups, size }) => [findBody(lookups, size)],
  holds: {
    'find.size-per-match': ({ size }, sources, [derived]) => {
      const alone = sources.map(({ elements: [hits] }) => hits?.ids.length ?? 0);
      const total = (derived?.elements ?? []).flatMap((hits) => hits.ids).length;
      if (alone.reduce((sum, count) => sum + count, 0) <= size) return nothing;
      const expected = `size ${size} counts per lookup: alone the lookups have ${alone.join(' and ')} people`;
      return once(must(total > size, 'matches', expected, `${total} people in all`));
    },
  },
});

/** Lookups that find several people, as far as there are any. */
function several(pool: Pool): Lookup[] {
  const broad = pool.broad.map(({ lookup }) => lookup);
  return broad.length > 1 ? broad : [...broad, ...pool.nonLatin];
}

/**
 * A person is found again by their own `linkedin`. A service may hold a value that it does not search by, so a failing lookup
 * breaks the rule only if most lookups succeed.
 */
const ownLinkedin = relation({
  id: 'own-linkedin',
  runs: 5,
  cases: (pool) => {
    const own = [...pool.people].flatMap(([id, { linkedin }]) =>
      typeof linkedin === 'string' && linkedin.trim() !== '' ? [{ id, linkedin }] : [],
    );
    // If no person is known, a lookup without a match observes nothing.
    const possible = own.length > 0 ? own : [{ id: '', linkedin: 'nobody' }];
    // Many at once: the more of the others are found, the more a missing person shows.
    return fc.record({
      trips: fc.shuffledSubarray(possible, {
        minLength: Math.min(8, possible.length),
        maxLength: Math.min(12, possible.length),
      }),
    });
  },
  derived: ({ trips }) => [
    findBody(
      trips.map(({ linkedin }) => ({ fields: [{ field_name: 'linkedin', search_term: linkedin }] })),
      5,
    ),
  ],
  holds: {
    'find.mr-self-linkedin': ({ trips }, _, derived) => {
      const all = trips.map((trip, index) => {
        const hits = elementOf(derived, 0, index);
        return { ...trip, hits, isFound: hits?.ids.includes(trip.id) === true };
      });
      // One lookup alone cannot show whether the target searches by these values at all.
      if (all.filter(({ isFound }) => isFound).length * 2 <= trips.length) return nothing;
      return each(all, ({ id, linkedin, hits, isFound }) => {
        const expected = `person "${id}" is found by linkedin "${linkedin}"`;
        return isFound || { at: hits?.at ?? 'matches', expected, received: describeHits(hits) };
      });
    },
  },
});

export const sizes = [smaller, standard, perMatch, ownLinkedin];
