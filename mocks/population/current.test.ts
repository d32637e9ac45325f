import { expect, test } from 'vitest';
import { memoryStore } from '../state/memory-store.js';
import { createPopulation } from './create-population.js';
import { populationNow, putEdited } from './edits.js';

const population = createPopulation({ seed: 7, size: 30 });
const [{ id = '', ...person } = {}] = population.people;

test('without edits, it is the seeded population itself', async () => {
  expect(await populationNow({ store: memoryStore(), population })).toBe(population);
});

test('an edited person is found by the new values, and no longer by the old ones', async () => {
  const store = memoryStore();
  await putEdited(store, { ...person, id, name: 'Somebody Entirely Different' });
  const now = await populationNow({ store, population });
  const named = (term: string) => now.candidates({ field: 'name', term }, 5).map((found) => found.person.id);
  expect(named('Somebody Entirely Different')).toEqual([id]);
  expect(named(person.name ?? '')).not.toContain(id);
  expect(population.person(id)?.name).toBe(person.name);
});

test('it is recreated after an edit, and only then', async () => {
  const store = memoryStore();
  await putEdited(store, { ...person, id, name: 'First' });
  const first = await populationNow({ store, population });
  expect(await populationNow({ store, population })).toBe(first);
  await putEdited(store, { ...person, id, name: 'Second' });
  expect((await populationNow({ store, population })).person(id)?.name).toBe('Second');
});

test("worlds do not see each other's edits", async () => {
  const store = memoryStore();
  await putEdited(store, { ...person, id, name: 'Here' });
  await populationNow({ store, population });
  expect(await populationNow({ store: memoryStore(), population })).toBe(population);
});
