import * as fc from 'fast-check';
import { nonsense } from '../../arbitraries/broad.js';
import { distinct } from '../../arbitraries/knowledge.js';
import * as draw from '../../arbitraries/lookups.js';
import { each, must, nothing, once } from '../../check/finding.js';
import type { Lookup, Pool } from '../../view/find-view.js';
import { describeHits, inPairs, relation, sameHits, sameInPairs, sameRecords } from './relation.js';

/** Permuting `matches` permutes the answers (section 4.1 rule 1). */
const permute = relation({
  id: 'permute',
  runs: 5,
  cases: (pool) =>
    fc.record({
      // A service that looks up the maximum in parts may lose one of them.
      lookups: draw.inTurn(100, 6, 9, 12, 16).chain((count) => {
        const some = draw.batch(pool, count, count);
        return count < 100 ? some.map(distinct) : some;
      }),
      size: draw.roomySize(),
      turn: fc.integer({ min: 0, max: 11 }),
    }),
  sources: ({ lookups, size }) => [draw.findBody(lookups, size)],
  derived: ({ lookups, size, turn }) => [draw.findBody(permuted(lookups, turn), size)],
  holds: {
    'find.mr-permute': ({ lookups, turn }, sources, derived) => {
      const texts = lookups.map((each) => JSON.stringify(each));
      // A difference between equal lookups would be about their repetition, which another relation checks.
      const isSingle = (text: string | undefined) => texts.filter((each) => each === text).length === 1;
      return sameInPairs(
        permuted([...lookups.keys()], turn).flatMap((from, to) =>
          isSingle(texts[from]) ? [[sources[0]?.elements[from], derived[0]?.elements[to]] as const] : [],
        ),
        'the same lookup at another position gets the same answer',
      );
    },
  },
});

/** Reverses the items, then rotates them by `turn` places. */
function permuted<T>(items: readonly T[], turn: number): T[] {
  const reversed = items.toReversed();
  const at = turn % reversed.length;
  return [...reversed.slice(at), ...reversed.slice(0, at)];
}

/** A batch and single calls get the same answers, and the same record for the same id. */
const concat = relation({
  id: 'concat',
  runs: 4,
  cases: (pool) =>
    fc.record({
      lookups: fc.array(draw.broadLookup(pool), { minLength: 2, maxLength: 3 }),
      size: draw.roomySize(),
    }),
  sources: ({ lookups, size }) => lookups.map((one) => draw.findBody([one], size)),
  derived: ({ lookups, size }) => [draw.findBody(lookups, size)],
  holds: {
    'find.mr-concat': (_, sources, derived) =>
      sameInPairs(
        sources.map((source, index) => [source.elements[0], derived[0]?.elements[index]] as const),
        'a batch answers each lookup as a single call does',
      ),
    'find.mr-record-stable': (_, sources, derived) => sameRecords(sources, derived),
  },
  steady: (sources, again) => sameRecords(sources, again).violations.length === 0,
});

const duplicate = relation({
  id: 'duplicate',
  runs: 4,
  cases: (pool) =>
    fc.record({
      lookup: draw.broadLookup(pool),
      between: draw.batch(pool, 1, 6),
      size: draw.roomySize(),
    }),
  sources: ({ lookup: one, size }) => [draw.findBody([one], size)],
  derived: ({ lookup: one, between, size }) => [draw.findBody([one, ...between, one], size)],
  holds: {
    'find.mr-duplicate': (_, __, [derived]) =>
      sameInPairs(
        [[derived?.elements[0], derived?.elements.at(-1)]],
        'the second of two equal lookups gets the answer of the first',
      ),
  },
});

const context = relation({
  id: 'context',
  runs: 4,
  cases: (pool) =>
    fc.record({
      lookups: fc.array(draw.broadLookup(pool), { minLength: 4, maxLength: 6 }),
      one: draw.lookup(pool),
      other: fc.constantFrom(...nonsense),
    }),
  sources: ({ lookups, one }) => [{ matches: [...lookups, one], size: 5 }],
  derived: ({ lookups, other }) => [{ matches: [...lookups, other], size: 5 }],
  holds: {
    'find.mr-context': ({ lookups }, sources, derived) =>
      sameInPairs(
        inPairs(sources[0], derived[0]).slice(0, lookups.length),
        'a lookup gets the same answer beside another neighbour, be it one that finds nobody',
      ),
  },
});

/** The formatting of the JSON does not matter: whitespace, the order of members, escapes. */
const writing = relation({
  id: 'writing',
  runs: 3,
  cases: (pool) => fc.record({ lookups: draw.batch(pool, 1, 4), size: fc.integer({ min: 1, max: 5 }) }),
  sources: ({ lookups, size }) => [draw.findBody(lookups, size)],
  derived: ({ lookups, size }) => [draw.findBody(lookups, size)],
  written: ({ lookups, size }) => {
    const matches = lookups.map(({ fields }) => ({
      fields: fields.map(({ field_name, search_term }) => ({ search_term, field_name })),
    }));
    return JSON.stringify({ size, matches }, null, 4).replace(
      /[^\x20-\x7e\n]/g,
      (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
    );
  },
  holds: {
    'find.mr-whitespace-json': (_, sources, derived) =>
      sameInPairs(inPairs(sources[0], derived[0]), 'the same JSON written differently gets the same answer'),
  },
});

const inFlight = 8;

const parallel = relation({
  id: 'parallel',
  runs: 1,
  requests: 2 * inFlight,
  persistence: 4,
  atOnce: true,
  cases: (pool) => {
    const call = fc.record({ lookups: draw.batch(pool, 1, 8), size: draw.size() });
    return fc.record({ calls: fc.array(call, { minLength: inFlight, maxLength: inFlight }) });
  },
  sources: ({ calls }) => calls.map((call) => draw.findBody(call.lookups, call.size)),
  derived: ({ calls }) => calls.map((call) => draw.findBody(call.lookups, call.size)),
  holds: {
    'concurrency.parallel-find': (_, sources, derived) =>
      sameInPairs(
        sources.flatMap((source, index) => inPairs(source, derived[index])),
        'a call gets the same answer among parallel ones as alone',
      ),
  },
});

/** `found` does not depend on `size`, and a smaller size returns the start of the longer list. Size 1 leaves out the most. */
const smaller = relation({
  id: 'smaller-size',
  runs: 3,
  cases: (pool) => fc.record({ lookups: draw.batch(pool, 4, 10), size: draw.inTurn(2, 4, 3) }),
  sources: ({ lookups }) => [{ matches: lookups, size: 5 }],
  derived: ({ lookups, size }) => [{ matches: lookups, size: 1 }, draw.findBody(lookups, size)],
  holds: {
    'find.mr-found-size': (_, [source], derived) =>
      each(
        derived.flatMap((answer) => inPairs(source, answer)),
        ([{ found }, twin]) =>
          twin &&
          must(twin.found === found, `${twin.at}.found`, `found is ${found}, as with size 5`, twin.found),
      ),
  },
});

/** No size means size 5 (sections 4.1 and 8). Only lists of exactly five can show it. */
const standard = relation({
  id: 'default-size',
  runs: 4,
  persistence: 40,
  cases: (pool) => {
    const five = draw.lookupsOf(pool.known, 5, 5);
    const lookups = fc.constantFrom(...(five.length > 0 ? five : several(pool)));
    return fc.record({ lookups: fc.array(lookups, { minLength: 1, maxLength: 5 }) });
  },
  sources: ({ lookups }) => [{ matches: lookups, size: 5 }],
  derived: ({ lookups }) => [{ matches: lookups }],
  holds: {
    'find.size-default-5': (_, sources, derived) =>
      each(inPairs(sources[0], derived[0]), ([hits, twin]) => {
        if (hits.ids.length !== 5 || !twin) return undefined;
        const expected = `without size, the five people that size 5 shows: ${describeHits(hits)}`;
        return must(sameHits(hits, twin), `${twin.at}.people`, expected, describeHits(twin));
      }),
  },
});

/** `size` counts the hits of each lookup, not those of the whole call (section 4.1). */
const perMatch = relation({
  id: 'size-per-match',
  runs: 4,
  persistence: 40,
  cases: (pool) => {
    const lookups = several(pool);
    return fc.record({
      lookups: fc.shuffledSubarray(lookups, { minLength: 2, maxLength: Math.min(3, lookups.length) }),
      size: fc.integer({ min: 2, max: 3 }),
    });
  },
  sources: ({ lookups, size }) => lookups.map((lookup) => draw.findBody([lookup], size)),
  derived: ({ lookups, size }) => [draw.findBody(lookups, size)],
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

function several(pool: Pool): Lookup[] {
  const broad = draw.lookupsOf(pool.broad);
  return broad.length > 1 ? broad : [...broad, ...pool.nonLatin];
}

/** A person is found again by their own `linkedin`, if most are: a service may hold values that it does not search by. */
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
    {
      matches: trips.map(({ linkedin }) => ({ fields: [{ field_name: 'linkedin', search_term: linkedin }] })),
      size: 5,
    },
  ],
  holds: {
    'find.mr-self-linkedin': ({ trips }, _, derived) => {
      const all = trips.map((trip, index) => {
        const hits = derived[0]?.elements[index];
        return { ...trip, hits, isFound: hits?.ids.includes(trip.id) === true };
      });
      // One lookup alone cannot show whether the target searches by these values at all.
      if (all.filter(({ isFound }) => isFound).length * 2 <= trips.length) return nothing;
      return each(all, ({ id, linkedin, hits, isFound }) => {
        const expected = `person "${id}" is found by linkedin "${linkedin}"`;
        return must(isFound, hits?.at ?? 'matches', expected, describeHits(hits));
      });
    },
  },
});

/** Every relation between finds, in the order in which a run performs them. */
export const relations = [
  permute,
  concat,
  duplicate,
  context,
  writing,
  parallel,
  smaller,
  standard,
  perMatch,
  ownLinkedin,
];
