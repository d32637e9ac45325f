import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { edgesBy, edgesOf, type Transitions, wayTo } from './machine.js';

const names = ['a', 'b', 'c', 'd'] as const;
type State = (typeof names)[number];

/** Tables in which every state can be reached: each has an action that leads to the next one. */
const tables = fc
  .record({
    to: fc.array(fc.constantFrom(...names), { minLength: 4, maxLength: 4 }),
    atMost: fc.integer({ min: 1, max: 3 }),
    reads: fc.constantFrom({}, { list: 1 }, { list: 1, count: 1 }),
  })
  .map(({ to, atMost, reads }): Transitions<State> => {
    const cells = (place: number) => ({
      on: { to: names[place + 1] ?? 'd' },
      other: { to: to[place] ?? 'a' },
      look: {},
    });
    const states = { a: cells(0), b: cells(1), c: cells(2), d: { look: {} } };
    return { create: { to: 'a', atMost }, reads, states };
  });

/** Follows paths as long as one leads to an open edge. Returns the edges that are left. */
function leftBy(table: Transitions<State>, closed: ReadonlySet<string> = new Set()): ReadonlySet<string> {
  const open = new Set(edgesOf(table).filter((edge) => !closed.has(edge)));
  let things: State[] = Array.from({ length: table.create.atMost }, () => 'a');
  for (let steps = wayTo(table, things, open, closed); steps; steps = wayTo(table, things, open, closed)) {
    for (const step of steps) {
      const [edge] = edgesBy(table, things, step);
      for (const each of edgesBy(table, things, step)) open.delete(each);
      const able = [...things.keys()].filter((index) =>
        Object.hasOwn(table.states[things[index] ?? 'a'], step.do),
      );
      const index = able[step.pick];
      if (step.do === 'create') things = [...things, 'a'];
      else if (index !== undefined && edge !== undefined) {
        const state = things[index] ?? 'a';
        things = things.with(index, table.states[state][step.do]?.to ?? state);
      }
    }
  }
  return open;
}

test('paths lead to each action in each state, and to each read of each state, whatever the table is', () => {
  fc.assert(fc.property(tables, (table) => void expect(leftBy(table)).toEqual(new Set())));
});

test('paths avoid edges that cannot be taken, and lead to everything that does not need them', () => {
  const cells = { on: { to: 'b' as const }, look: {} };
  const states = { a: cells, b: { on: { to: 'c' as const } }, c: { look: {} }, d: {} };
  const table: Transitions<State> = { create: { to: 'a', atMost: 1 }, reads: {}, states };
  expect(leftBy(table, new Set(['a: look']))).toEqual(new Set());
  expect(leftBy(table, new Set(['a: on']))).toEqual(new Set(['b: on', 'c: look']));
});

test('the shortest path is taken', () => {
  const table: Transitions<'a' | 'b'> = {
    create: { to: 'a', atMost: 2 },
    reads: {},
    states: { a: { on: { to: 'b' }, use: {} }, b: { use: {} } },
  };
  expect(wayTo(table, ['a', 'b'], new Set(['b: use']))).toEqual([{ do: 'use', pick: 1 }]);
  expect(wayTo(table, ['a'], new Set(['b: use']))?.map(({ do: name }) => name)).toEqual(['on', 'use']);
});
