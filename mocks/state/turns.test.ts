import { setImmediate as round } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { turn, turns } from './turns.js';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

test('work yields only if its last turn is long enough ago', async () => {
  const next = turns();
  vi.advanceTimersByTime(7);
  expect(next()).toBeUndefined();
  vi.advanceTimersByTime(1);
  await next();
  expect(next()).toBeUndefined();
});

test('one task continues per round of the event loop, however many wait', async () => {
  let steps = 0;
  const works = Array.from({ length: 50 }, async () => {
    const next = turns();
    for (let step = 0; step < 4; step += 1) {
      vi.advanceTimersByTime(8);
      await next();
      steps += 1;
    }
  });
  let before = 0;
  let rounds = 0;
  while (steps < 200) {
    await round();
    rounds += 1;
    expect(steps - before).toBeLessThanOrEqual(1);
    before = steps;
  }
  await Promise.all(works);
  expect(rounds).toBeGreaterThanOrEqual(200);
});

test('tasks that have begun continue before those that have not', async () => {
  const log: string[] = [];
  const works = ['a', 'b', 'c'].map(async (name) => {
    await turn();
    for (const step of [1, 2, 3]) {
      log.push(`${name}${step}`);
      await turn('first');
    }
  });
  await Promise.all(works);
  expect(log).toEqual(['a1', 'a2', 'a3', 'b1', 'b2', 'b3', 'c1', 'c2', 'c3']);
});
