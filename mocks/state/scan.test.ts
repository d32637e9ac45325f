import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { memoryStore } from './memory-store.js';
import { listInTurns, type Part } from './store.js';

const key = fc.string({ unit: fc.constantFrom('a', 'b', '/'), minLength: 0, maxLength: 4 });
const keys = fc.uniqueArray(key, { maxLength: 30 });
const part: fc.Arbitrary<Part> = fc.record(
  { after: key, prefix: key, limit: fc.nat(8) },
  { requiredKeys: [] },
);

/** Reference implementation of a part. */
function plainly(all: readonly string[], { after, prefix = '', limit }: Part): readonly string[] {
  const fitting = [...all]
    .sort()
    .filter((each) => each.startsWith(prefix) && (after === undefined || each > after));
  return limit === undefined ? fitting : fitting.slice(0, limit);
}

test('a scan returns the same part inside and outside of a transaction that puts and deletes', async () => {
  await fc.assert(
    fc.asyncProperty(keys, keys, keys, part, async (before, put, deleted, wanted) => {
      const store = memoryStore();
      for (const each of before) await store.put('things', each, 1);
      const left = new Set(before);
      const inside = await store.transact(async (tx) => {
        for (const each of put) {
          await tx.put('things', each, 2);
          left.add(each);
        }
        for (const each of deleted) {
          await tx.delete('things', each);
          left.delete(each);
        }
        return { found: await tx.scan('things', wanted), count: await tx.count('things') };
      });
      const expected = plainly([...left], wanted);
      expect(inside.found.map((entry) => entry.key)).toEqual(expected);
      expect((await store.scan('things', wanted)).map((entry) => entry.key)).toEqual(expected);
      expect([inside.count, await store.count('things')]).toEqual([left.size, left.size]);
      expect(await store.collections()).toEqual(left.size > 0 ? ['things'] : []);
    }),
    { seed: 12 },
  );
});

test('a list in turns is that of one time, also if others write meanwhile', async () => {
  const store = memoryStore();
  for (let at = 0; at < 1000; at += 1) await store.put('things', String(at), at);
  const listed = listInTurns(store, 'things');
  await store.transact(async (tx) => {
    for (const each of ['0', '999']) await tx.delete('things', each);
  });
  expect(await listed).toHaveLength(998);
});
