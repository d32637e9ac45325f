import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Transitions, tourOf } from './tour.js';

const names = ['a', 'b', 'c', 'd'] as const;
type State = (typeof names)[number];

/** Tables whose states can all be come to: each has a way from the one before. */
const tables = fc
  .record({
    to: fc.array(fc.constantFrom(...names), { minLength: 4, maxLength: 4 }),
    atMost: fc.integer({ min: 1, max: 3 }),
    reads: fc.subarray(['list', 'count']),
  })
  .map(({ to, atMost, reads }): Transitions<State> => {
    const cells = (place: number) => ({
      on: { to: names[place + 1] ?? 'd' },
      other: { to: to[place] ?? 'a' },
      look: {},
    });
    return {
      create: { to: 'a', atMost },
      reads,
      states: { a: cells(0), b: cells(1), c: cells(2), d: { look: {} } },
    };
  });

test('a tour takes each action in each state, and each read of each state, from whatever table', () => {
  fc.assert(
    fc.property(tables, (table) => {
      const { states, create, reads } = table;
      const things: State[] = [];
      const taken = new Set<string>();
      for (const { do: name, pick } of tourOf(table)) {
        const able = [...things.keys()].filter((index) => Object.hasOwn(states[things[index] ?? 'a'], name));
        const index = able[pick];
        if (name === 'create') things.push(create.to);
        else if (reads.includes(name)) for (const state of things) taken.add(`${state}: ${name}`);
        else if (index !== undefined) {
          const state = things[index] ?? 'a';
          taken.add(`${state}: ${name}`);
          things[index] = states[state][name]?.to ?? state;
        }
      }
      const edges = names.flatMap((state) =>
        [...Object.keys(states[state]), ...reads].map((name) => `${state}: ${name}`),
      );
      expect([...taken]).toEqual(expect.arrayContaining(edges));
    }),
  );
});

test('as many things as may be are there from the start', () => {
  const table = { create: { to: 'a' as const, atMost: 3 }, reads: [], states: { a: { use: {} } } };
  expect(tourOf(table).map(({ do: name }) => name)).toEqual(['create', 'create', 'create', 'use']);
});

test('a state that nothing leads to is named', () => {
  const table = {
    create: { to: 'a' as const, atMost: 1 },
    reads: [],
    states: { a: { use: {} }, b: { use: {} } },
  };
  expect(() => tourOf<'a' | 'b'>(table)).toThrow('b: use');
});
