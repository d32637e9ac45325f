import { expect, test } from 'vitest';
import { createWaitBudget, eventually, waitWithinBudget } from './eventually.js';

const waits = [1000, 4000, 10_000, 20_000];

function waiting(waitBudgetMs = 60_000) {
  const waitedMs: number[] = [];
  return {
    waitBudget: createWaitBudget(waitBudgetMs),
    waitedMs,
    wait: async (ms: number) => void waitedMs.push(ms),
  };
}

test('it repeats the call after each wait until the response satisfies, and returns the last response', async () => {
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

test('waiting for a target that never shows anything later is limited to a minute in total', async () => {
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

test('if waiting has helped once, it is no longer limited; but that says nothing about imports', async () => {
  const context = waiting();
  for (const ms of [...waits, 14_000]) await waitWithinBudget(context, ms);
  expect(context.waitedMs).toEqual(waits);

  let asked = 0;
  await eventually(
    context,
    [500],
    async () => ++asked,
    (count) => count > 1,
  );
  expect(await waitWithinBudget(context, 20_000)).toBe(true);
  expect(await waitWithinBudget(context, 20_000, 'imports')).toBe(false);
});

test('waits without success count towards the total waiting time of the run, and leave a part of it', async () => {
  const context = waiting(10_000);
  for (const what of ['reads', 'imports'] as const)
    await eventually(
      context,
      waits,
      async () => null,
      () => false,
      what,
    );
  expect(context.waitedMs).toEqual([1000, 4000, 1000]);
  expect(context.waitBudget.remaining()).toBe(4000);
});
