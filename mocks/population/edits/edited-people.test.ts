import { expect, test } from 'vitest';
import { memoryStore } from '../../state/memory-store.js';
import { createPopulation } from '../create-population.js';
import { populationNow } from '../current.js';
import { editedPeople, editsVersion, putEdited, removeEdited } from './edited-people.js';

const population = createPopulation({ seed: 7, size: 30 });
const [{ id = '', ...person } = {}] = population.people;

test('an edit that is taken back is gone, and whoever remembers it notices', async () => {
  const store = memoryStore();
  await putEdited(store, { ...person, id, name: 'First' });
  await populationNow({ store, population });
  await removeEdited(store, id);
  expect(await editedPeople(store)).toEqual([]);
  expect((await populationNow({ store, population })).person(id)).toBe(population.person(id));
});

test('the version never falls, so that no two states have the same one', async () => {
  const store = memoryStore();
  const seen = [await editsVersion(store)];
  for (const name of ['First', 'Second']) {
    await putEdited(store, { ...person, id, name });
    seen.push(await editsVersion(store));
    await removeEdited(store, id);
    seen.push(await editsVersion(store));
  }
  expect(seen).toEqual([0, 1, 2, 3, 4]);
});

test('where nothing was put, nothing is taken back', async () => {
  const store = memoryStore();
  await removeEdited(store, id);
  expect(await editsVersion(store)).toBe(0);
});
