import { expect, test } from 'vitest';
import { memoryStore } from '../../state/memory-store.js';
import { createPopulation } from '../create-population.js';
import { editsOf, editsVersion, populationNow, putEdited, removeEdited } from '../edits.js';

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
