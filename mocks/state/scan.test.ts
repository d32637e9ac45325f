import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { memoryStore } from './memory-store.js';
import type { Part, Store } from './store.js';

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

test('a reader that follows the changes of a collection has what a scan returns', async () => {
  const step = fc.record({ key, does: fc.constantFrom('put', 'delete', 'add', 'transact', 'fail', 'look') });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 60 }), async (steps) => {
      const store = memoryStore();
      const followed = new Map<string, number>();
      let { revision } = await store.changes<number>('things');
      const look = async () => {
        const changes = await store.changes<number>('things', revision);
        revision = changes.revision;
        const wasEmptied = changes.entries === undefined;
        if (wasEmptied) followed.clear();
        for (const { key: changed, value } of changes.entries ?? []) {
          if (value === undefined) followed.delete(changed);
          else followed.set(changed, value);
        }
        for (const entry of wasEmptied ? await store.scan<number>('things') : []) {
          followed.set(entry.key, entry.value);
        }
        expect([...followed].sort(([a], [b]) => (a < b ? -1 : 1))).toEqual(
          (await store.scan<number>('things')).map((entry) => [entry.key, entry.value]),
        );
      };
      for (const [at, { key: each, does }] of steps.entries()) {
        if (does === 'put') await store.put('things', each, at);
        if (does === 'add') await store.add('things', each, 1);
        if (does === 'delete') await store.delete('things', each);
        if (does === 'look') await look();
        const both = async (tx: Store) => {
          await tx.put('things', `${each}b`, at);
          await tx.delete('things', each);
          if (does === 'fail') throw new Error('no');
        };
        if (does === 'transact' || does === 'fail') await store.transact(both).catch(() => undefined);
      }
      await look();
    }),
    { seed: 13 },
  );
});

test('changes are unknown if they precede the first query, are too many, or are queried within a transaction', async () => {
  const store = memoryStore();
  await store.put('things', 'a', 1);
  expect((await store.changes('things', 0)).entries).toBeUndefined();
  const { revision } = await store.changes('things');
  await store.transact(async (tx) => {
    expect((await tx.changes('things', revision)).entries).toBeUndefined();
  });
  for (let at = 0; at < 20_001; at += 1) await store.put('things', 'a', at);
  expect((await store.changes('things', revision)).entries).toBeUndefined();
  const later = (await store.changes('things')).revision;
  await store.put('things', 'b', 1);
  expect((await store.changes('things', later)).entries).toEqual([{ key: 'b', value: 1 }]);
});
