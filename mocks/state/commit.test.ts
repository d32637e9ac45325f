import { setImmediate as round } from 'node:timers/promises';
import * as fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { memoryStore } from './memory-store.js';

// Time jumps between any two reads of the clock, so that code that may yield does so at each step.
let nowMs = 0;
beforeEach(() => {
  vi.spyOn(performance, 'now').mockImplementation(() => {
    nowMs += 1000;
    return nowMs;
  });
});
afterEach(() => {
  vi.restoreAllMocks();
});

test('other tasks run while a transaction is committed, and see all of it or nothing', async () => {
  const store = memoryStore();
  for (let at = 0; at < 50; at += 1) await store.put('things', `old${at}`, at);
  let [isWorking, isDone] = [true, false];
  const committed = store.transact(async (tx) => {
    for (let at = 0; at < 50; at += 1) await tx.delete('things', `old${at}`);
    for (let at = 0; at < 30; at += 1) await tx.put('things', `new${at}`, at);
    isWorking = false;
  });
  void committed.then(() => {
    isDone = true;
  });
  let turns = 0;
  const seen = new Set<string>();
  while (!isDone) {
    const keys = (await store.scan('things')).map(({ key }) => key.slice(0, 3));
    seen.add(`${await store.count('things')}: ${keys.length} ${[...new Set(keys)]}`);
    await round();
    if (!isWorking && !isDone) turns += 1;
  }
  expect(seen).toEqual(new Set(['50: 50 old', '30: 30 new']));
  expect(turns).toBeGreaterThan(50);
});

const _key = fc.constantFrom('a', 'b', 'c', 'd', 'e');
