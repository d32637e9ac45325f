import { expect, test } from 'vitest';
import { memoryStore } from '../../state/memory-store.js';
import { createPopulation } from '../create-population.js';
import {
  editsOf,
  editsVersion,
  populationNow,
  putAdded,
  putEdited,
  putRemoved,
  removeEdited,
} from '../edits.js';

const population = createPopulation({ seed: 7, size: 30 });
const [{ id = '', ...person } = {}] = population.people;

test('a reverted edit is gone, and the cached population is replaced', async () => {
  const store = memoryStore();
  await putEdited(store, { ...person, id, name: 'First' });
  await populationNow({ store, population });
  await removeEdited(store, id);
  expect((await editsOf(store)).people).toEqual([]);
  expect((await populationNow({ store, population })).person(id)).toBe(population.person(id));
});

test('the version never decreases, so that no two states share one', async () => {
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

test('reverting nothing changes nothing', async () => {
  const store = memoryStore();
  await removeEdited(store, id);
  expect(await editsVersion(store)).toBe(0);
});

test('an added person can be edited and restored, until they are removed for good', async () => {
  const store = memoryStore();
  const now = () => populationNow({ store, population });
  await putAdded(store, { ...person, id: 'per_new', name: 'Somebody Else' });
  expect((await now()).people).toHaveLength(population.people.length + 1);
  await putEdited(store, { ...person, id: 'per_new', name: 'Another' });
  expect((await now()).person('per_new')?.name).toBe('Another');
  await removeEdited(store, 'per_new');
  expect((await now()).person('per_new')?.name).toBe('Somebody Else');
  await putRemoved(store, 'per_new');
  await removeEdited(store, 'per_new');
  expect((await now()).person('per_new')).toBeUndefined();
  expect((await now()).people).toEqual(population.people);
});

test('a removed person is not found, and reverting the removal restores the original record', async () => {
  const store = memoryStore();
  const now = () => populationNow({ store, population });
  const found = async () =>
    (await now()).candidates({ field: 'name', term: person.name ?? '' }, 9).map((one) => one.person.id);
  await putEdited(store, { ...person, id, country: 'Nowhere' });
  await putRemoved(store, id);
  expect([(await now()).person(id), await found()]).toEqual([undefined, expect.not.arrayContaining([id])]);
  await removeEdited(store, id);
  expect((await now()).person(id)).toBe(population.person(id));
  expect(await found()).toContain(id);
});
