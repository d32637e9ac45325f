import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Step, Transitions } from './tour.js';
import { walksOf } from './walk.js';

type State = 'new' | 'used' | 'gone';

const table: Transitions<State> = {
  create: { to: 'new', atMost: 2 },
  reads: { list: 1 },
  states: {
    new: { use: { to: 'used' } },
    used: { change: {}, delete: { to: 'gone' } },
    gone: { look: {} },
  },
};

/** The states of things before each step. */
function statesOf(steps: readonly Step[]): { readonly step: Step; readonly things: readonly State[] }[] {
  let things: readonly State[] = [];
  return steps.map((step) => {
    const before = { step, things };
    const { do: name, pick } = step;
    const able = [...things.keys()].filter((index) =>
      Object.hasOwn(table.states[things[index] ?? 'new'], name),
    );
    const chosen = able[pick % able.length];
    things = things.map((state, index) =>
      index === chosen ? (table.states[state][name]?.to ?? state) : state,
    );
    if (name === 'create') things = [...things, 'new'];
    return before;
  });
}

const walks = walksOf(table, 30);

test('each step of a walk can be done when its time comes', () => {
  fc.assert(
    fc.property(walks, (steps) => {
      for (const { step, things } of statesOf(steps).slice(1)) {
        const isPossible = things.some((state) => Object.hasOwn(table.states[state], step.do));
        expect(isPossible || ['create', 'list'].includes(step.do)).toBe(true);
      }
    }),
  );
});

test('everything is done again and again, and no more things than may be can still change', () => {
  fc.assert(
    fc.property(walks, (steps) => {
      for (const name of ['create', 'use', 'change', 'delete', 'look', 'list'])
        expect(steps.filter((step) => step.do === name).length).toBeGreaterThanOrEqual(3);
      for (const { things } of statesOf(steps))
        expect(things.filter((state) => state !== 'gone').length).toBeLessThanOrEqual(2);
    }),
  );
});
