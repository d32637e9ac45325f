import { describe, expect, test } from 'vitest';
import { memoryStore } from './memory-store.js';

describe('the memory store', () => {
  test('distinguishes null from an absent entry', async () => {
    const store = memoryStore();
    await store.put('things', 'a', null);
    expect(await store.scan('things')).toEqual([{ key: 'a', value: null }]);
  });

  test('tells what was written since a revision, also if that is much, unless there are fewer entries', async () => {
    const store = memoryStore();
    const told = (known: [string, number][]) => store.written(new Map(known)).at(0);
    for (let at = 0; at < 40_000; at += 1) await store.put('things', String(at), at);
    const all = told([]);
    for (let at = 0; at < 30_000; at += 1) await store.put('things', String(at), -at);
    const since = told([['things', all?.revision ?? 0]]);
    expect([all?.entries.size, since?.entries.size, since?.isWhole]).toEqual([40_000, 30_000, false]);
  });
});

describe('a transaction', () => {
  test('counts to 100 if 100 of them increment at once', async () => {
    const store = memoryStore();
    await store.put('counts', 'n', 0);
    const increment = () =>
      store.transact(async (tx) => {
        const n = (await tx.get<number>('counts', 'n')) ?? 0;
        await new Promise((resolve) => setImmediate(resolve));
        await tx.put('counts', 'n', n + 1);
      });
    await Promise.all(Array.from({ length: 100 }, increment));
    expect(await store.get('counts', 'n')).toBe(100);
  });

  test('leaves everything unchanged if it fails, and does not block the next one', async () => {
    const store = memoryStore();
    await store.put('things', 'kept', 1);
    const failing = store.transact(async (tx) => {
      await tx.put('things', 'kept', 2);
      await tx.put('things', 'new', 3);
      await tx.delete('things', 'kept');
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await store.scan('things')).toEqual([{ key: 'kept', value: 1 }]);
    expect(await store.transact(async (tx) => tx.get('things', 'kept'))).toBe(1);
  });

  test('rolls back an inner transaction alone', async () => {
    const store = memoryStore();
    await store.put('things', 'gone', 0);
    await store.transact(async (tx) => {
      await tx.put('things', 'outer', 1);
      await tx.transact(async (inner) => inner.delete('things', 'gone'));
      await tx
        .transact(async (inner) => {
          await inner.put('things', 'inner', 2);
          throw new Error('no');
        })
        .catch(() => undefined);
    });
    expect(await store.scan('things')).toEqual([{ key: 'outer', value: 1 }]);
  });
});
