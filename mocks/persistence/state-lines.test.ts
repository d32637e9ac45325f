import { writeFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { newStateFile } from '../../fixtures/kept-mocks.js';
import type { Json, JsonObject } from '../state/json.js';
import { memoryStore } from '../state/memory-store.js';
import type { WholeStore } from '../state/store.js';
import { collectionsOf, storeOf } from '../worlds/saved-world.js';
import { firstLine, type Keepable, StateLines, worldsIn } from './state-lines.js';

const clock = { now: '2026-01-14T05:00:00Z', isFrozen: false };
const common = { version: 1, names: 'default', seed: 1, people: 1, credits: null, eachCall: null } as const;

/** A world in which only the store changes. */
function keepable(store: WholeStore, readings = {}): Keepable {
  return {
    head: () => ({ ...common, readings, clock, ids: {} }),
    store: () => store,
    mark: () => String(store.revision()),
  };
}

async function read(text: string): Promise<ReadonlyMap<string, WholeStore>> {
  const file = newStateFile();
  writeFileSync(file, text);
  const worlds = await worldsIn(file);
  return new Map(
    await Promise.all(worlds.map(async ({ id, saved }) => [id, await storeOf(saved.collections)] as const)),
  );
}

function begun(worlds: ReadonlyMap<string, Keepable>) {
  const lines = new StateLines();
  const more = () => [...lines.linesOf(lines.changes(worlds))].join('');
  return { more, text: firstLine + more() };
}

test('what many entries share is written once, and stored once when it is read', async () => {
  const store = memoryStore();
  await store.put('contacts', 'a', { n: 1, seen: { name: 'Ada Moreau' } });
  const first = await store.get<{ seen: { name: string } }>('contacts', 'a');
  const { text, more } = begun(new Map([['default', keepable(store)]]));
  await store.put('contacts', 'b', { n: 2, seen: first?.seen ?? null });
  const all = text + more();
  expect(all.match(/Ada Moreau/g)).toHaveLength(1);
  const again = (await read(all)).get('default');
  const [a, b] = (await again?.scan<{ seen: JsonObject }>('contacts')) ?? [];
  expect(a?.value).toEqual({ n: 1, seen: { name: 'Ada Moreau' } });
  expect(b?.value.seen).toBe(a?.value.seen);
});

test('a value that looks like a reference is restored unchanged', async () => {
  const entries = {
    a: { x: { $shared: 0 } },
    b: { $shared: 0 },
    c: { x: { $shared: 0, y: [null] }, y: { $shared: [{ z: 1 }] } },
    d: 7,
    e: 'text\u2028\n',
  };
  const store = memoryStore();
  for (const [key, value] of Object.entries(entries)) await store.put('things', key, value);
  const again = (await read(begun(new Map([['default', keepable(store)]])).text)).get('default');
  expect(again && (await collectionsOf(again))).toEqual({ things: entries });
});

const name = fc.constantFrom('a', 'b', 'c');
const value = fc.oneof(fc.jsonValue(), fc.record({ same: fc.constant({ in: 'all' }) })) as fc.Arbitrary<Json>;
const step = fc.record({
  world: fc.constantFrom('default', 'two', 'three'),
  does: fc.constantFrom('put', 'put', 'put', 'delete', 'replace', 'remove', 'write', 'write anew'),
  name,
  key: name,
  value,
});

test('wherever the last changes are truncated, everything before them is restored', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 30 }), fc.nat(), async (steps, at) => {
      const worlds = new Map<string, Keepable>([['default', keepable(memoryStore())]]);
      const state = async () => {
        const shown = [...worlds].map(async ([id, world]) => [id, await collectionsOf(world.store())]);
        return Object.fromEntries(await Promise.all(shown));
      };
      let { text, more } = begun(worlds);
      let before = await state();
      for (const { world: id, does, name: collection, key, value: put } of steps) {
        const world = worlds.get(id) ?? keepable(memoryStore());
        if (does === 'remove' && id !== 'default') worlds.delete(id);
        else worlds.set(id, does === 'replace' ? keepable(memoryStore()) : world);
        if (does === 'put') await world.store().put(collection, key, put);
        if (does === 'delete') await world.store().delete(collection, key);
        if (does === 'write anew') ({ text, more } = begun(worlds));
        if (does === 'write') text += more();
        if (does.startsWith('write')) before = await state();
      }
      const last = more();
      const cut = text + last.slice(0, at % last.length);
      const again = [...(await read(cut))].map(async ([id, store]) => [id, await collectionsOf(store)]);
      expect(Object.fromEntries(await Promise.all(again))).toEqual(before);
    }),
    { numRuns: 150, seed: 3 },
  );
});
