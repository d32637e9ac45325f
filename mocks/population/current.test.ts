import { expect, test } from 'vitest';
import { memoryStore } from '../state/memory-store.js';
import { createPopulation } from './create-population.js';
import { populationNow, putEdited } from './edits.js';

const population = createPopulation({ seed: 7, size: 30 });
const [{ id = '', ...person } = {}] = population.people;

test('without edits, it is the seeded population itself', async () => {
  expect(await populationNow({ store: memoryStore(), population })).toBe(population);
});

test('it is recreated after an edit, and only then', async () => {
  const store = memoryStore();
  await putEdited(store, { ...person, id, name: 'First' });
  const first = await populationNow({ store, population });
  expect(await populationNow({ store, population })).toBe(first);
  await putEdited(store, { ...person, id, name: 'Second' });
  expect((await populationNow({ store, population })).person(id)?.name).toBe('Second');
});
