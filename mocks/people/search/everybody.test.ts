import { afterEach, expect, test, vi } from 'vitest';
import { inOrder, type Ranking } from '../../engine/sorting.js';
import { createPopulation } from '../../population/create-population.js';
import type { Person } from '../../population/population.js';
import { everybody } from './matching.js';

afterEach(() => {
  vi.restoreAllMocks();
});

/** A ranking by name that counts how often a person is looked at. */
function counted() {
  let looks = 0;
  const ranking: Ranking<Person> = {
    positionOf: ({ id = '', name = '' }) => {
      looks += 1;
      return [name, id];
    },
    compare: ([, one], [, other]) => (one < other ? -1 : Number(one > other)),
  };
  return { ranking, looks: () => looks };
}

test('people are sorted once, even for concurrent searches', async () => {
  const { ranking, looks } = counted();
  const [one, other] = [createPopulation({ seed: 3, size: 90 }), createPopulation({ seed: 4, size: 80 })];
  const asked = ['name', '+name', ' name'].map((sortBy) => everybody(one, sortBy, ranking));
  const [first = new Uint32Array(), ...more] = await Promise.all(asked);
  const ordered = await inOrder(one.people, ranking);
  expect(Array.from(first, (at) => one.inOrderOfIds[at])).toEqual(ordered);
  for (const people of more) expect(people).toBe(first);
  expect(looks()).toBe(2 * 90);
  await everybody(other, 'name', ranking);
  expect(looks()).toBe(2 * 90 + 80);
});

test.each([undefined, 'id', '+id', ' id'])('sorting by id looks at no one: %j', async (sortBy) => {
  const { ranking, looks } = counted();
  const population = createPopulation({ seed: 3, size: 90 });
  expect(await everybody(population, sortBy, ranking)).toBeUndefined();
  expect(looks()).toBe(0);
});
