import { expect, test } from 'vitest';
import { memoryJournal } from '../resources/journal.js';
import { createOwnedResources } from '../resources/owned-resources.js';
import { countWait, eventually, worthwhile } from './eventually.js';

const head = { prefix: 'pdk-1', peopleUrl: 'https://people.test/v1', org: 'org-1' };
const waits = [1000, 4000, 10_000, 30_000];

function waiting() {
  const waitedMs: number[] = [];
  const owned = createOwnedResources(memoryJournal(), head);
  return { owned, waitedMs, wait: async (ms: number) => void waitedMs.push(ms) };
}

test('it asks again after each wait until the answer satisfies, and the last answer counts', async () => {
  const context = waiting();
  let asked = 0;
  const answer = await eventually(
    context,
    waits,
    async () => ++asked,
    (count) => count === 3,
  );
  expect([answer, context.waitedMs]).toEqual([3, [1000, 4000]]);
});

test('a target that never shows anything later is waited for a minute in all, and then no more', async () => {
  const context = waiting();
  for (let round = 0; round < 20; round += 1)
    await eventually(
      context,
      waits,
      async () => round,
      () => false,
    );
  expect(context.waitedMs.reduce((sum, ms) => sum + ms, 0)).toBeLessThanOrEqual(60_000);
  expect(context.waitedMs.length).toBeGreaterThan(4);
});

test('where waiting has helped once, it is done as long as it takes; of imports that tells nothing', () => {
  const context = waiting();
  countWait(context, 60_000, false);
  countWait(context, 60_000, false, 'imports');
  expect(worthwhile(context, waits)).toEqual([]);

  countWait(context, 1000, true);
  expect(worthwhile(context, waits)).toEqual(waits);
  expect(worthwhile(context, waits, 'imports')).toEqual([]);
});
