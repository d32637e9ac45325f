import { expect, test } from 'vitest';
import { nothingLearnt } from '../checks/learnt.js';
import { eventually, worthwhile } from './eventually.js';

const waits = [1000, 4000, 10_000, 30_000];

function waiting() {
  const waitedMs: number[] = [];
  return { learnt: nothingLearnt(), waitedMs, wait: async (ms: number) => void waitedMs.push(ms) };
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

test('where waiting has helped once, it is done as long as it takes; of imports that tells nothing', async () => {
  const context = waiting();
  const inVain = 'imports completed';
  context.learnt.waits.reads.vainMs = 55_000;
  context.learnt.waits[inVain].vainMs = 60_000;
  expect(worthwhile(context, waits)).toEqual([1000, 4000]);

  let asked = 0;
  await eventually(
    context,
    waits,
    async () => ++asked,
    (count) => count > 1,
  );
  expect(worthwhile(context, waits)).toEqual(waits);
  expect(worthwhile(context, waits, inVain)).toEqual([]);
  expect(worthwhile(context, [250, 250], inVain)).toEqual([250]);
});
