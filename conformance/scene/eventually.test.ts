import { expect, test } from 'vitest';
import { createPatience } from '../run/sending/patience.js';
import { eventually, hoping } from './eventually.js';
import { nothingLearnt } from './learnt.js';

const waits = [1000, 4000, 10_000, 20_000];

function waiting(patienceMs = 60_000) {
  const waitedMs: number[] = [];
  return {
    learnt: nothingLearnt(),
    patience: createPatience(patienceMs),
    waitedMs,
    wait: async (ms: number) => void waitedMs.push(ms),
  };
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

test('what is asked may end the scenario: its waiting was in vain, too', async () => {
  const context = waiting();
  for (let round = 0; round < 20; round += 1) {
    let asked = 0;
    const ask = async () => {
      asked += 1;
      if (asked > 3) throw new Error('it ends');
    };
    await eventually(context, waits, ask, () => false).catch(() => undefined);
  }
  expect(context.waitedMs.reduce((sum, ms) => sum + ms, 0)).toBeLessThanOrEqual(60_000);
});

test('where waiting has helped once, it is done as long as it takes; of imports that says nothing', async () => {
  const context = waiting();
  for (const ms of [...waits, 14_000]) await hoping(context, ms);
  expect(context.waitedMs).toEqual(waits);

  let asked = 0;
  await eventually(
    context,
    [500],
    async () => ++asked,
    (count) => count > 1,
  );
  expect(await hoping(context, 20_000)).toBe(true);
  expect(await hoping(context, 20_000, 'imports completed')).toBe(false);
  for (const ms of waits) await hoping(context, ms, 'unlikely');
  expect(context.waitedMs.slice(-3)).toEqual([20_000, 1000, 4000]);
});

test('what is waited in vain is part of what the run waits in all, and leaves some of that', async () => {
  const context = waiting(10_000);
  for (const what of ['reads', 'imports completed'] as const)
    await eventually(
      context,
      waits,
      async () => null,
      () => false,
      what,
    );
  expect(context.waitedMs).toEqual([1000, 4000, 1000]);
  expect(context.patience.remaining()).toBe(4000);
});

test('a first short wait is worthwhile always', async () => {
  const context = waiting(0);
  await eventually(
    context,
    [250, 250],
    async () => null,
    () => false,
  );
  expect(context.waitedMs).toEqual([250]);
});
