import { expect, test } from 'vitest';
import type { JsonObject } from '../state/json.js';
import { memoryStore } from '../state/memory-store.js';
import { storeOf } from '../worlds/saved-world.js';
import { type KeptWorld, worldsIn } from './read-state.js';
import { textOf } from './state-text.js';

async function written(store: ReturnType<typeof memoryStore>): Promise<string> {
  const head = {
    version: 1,
    names: 'default',
    seed: 1,
    people: 1,
    readings: {},
    credits: null,
    eachCall: null,
  } as const;
  const clock = { now: '2026-01-14T05:00:00Z', isFrozen: false };
  const world = { ...head, clock, ids: {}, collections: store.moment() };
  let text = '';
  for await (const part of textOf(new Map([['default', world]]))) text += part;
  return text;
}

const collections = ([world]: readonly KeptWorld[]) => world?.saved.collections ?? {};

test('what many entries have in common is written once, and kept once when it is read', async () => {
  const store = memoryStore();
  await store.put('contacts', 'a', { n: 1, seen: { name: 'Ada Moreau' } });
  const first = await store.get<{ seen: { name: string } }>('contacts', 'a');
  await store.put('contacts', 'b', { n: 2, seen: first?.seen ?? null });
  const text = await written(store);
  expect(text.match(/Ada Moreau/g)).toHaveLength(1);
  const read = await storeOf(collections(await worldsIn(text)));
  const [a, b] = await read.scan<{ seen: JsonObject }>('contacts');
  expect(a?.value).toEqual({ n: 1, seen: { name: 'Ada Moreau' } });
  expect(b?.value.seen).toBe(a?.value.seen);
});

test('what looks like a mark comes back as it was', async () => {
  const entries = {
    a: { x: { $shared: 0 } },
    b: { $shared: 0 },
    c: { x: { $shared: 0, y: [null] } },
    d: 7,
    e: 'text',
  };
  const store = memoryStore();
  for (const [key, value] of Object.entries(entries)) await store.put('things', key, value);
  expect(collections(await worldsIn(await written(store)))).toEqual({ things: entries });
});
