import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { newStateFile } from '../../fixtures/kept-mocks.js';
import type { Json } from '../state/json.js';
import { memoryStore } from '../state/memory-store.js';
import type { WholeStore } from '../state/store.js';
import { collectionsOf, storeOf } from '../worlds/saved-world.js';
import { type Change, type Keepable, Tracker } from './changes.js';
import { type Database, mockIn } from './database.js';
import { openFile } from './file.js';

const clock = { now: '2026-01-14T05:00:00Z', isFrozen: false };
const common = { version: 1, names: 'default', seed: 1, people: 1, credits: null, eachCall: null } as const;

/** A world in which only the store changes. */
function keepable(store: WholeStore): Keepable {
  return {
    head: () => ({ ...common, readings: {}, clock, ids: {} }),
    store: () => store,
    mark: () => String(store.revision()),
    snapshots: new Map(),
  };
}

async function contentOf(database: Database) {
  const worlds = await mockIn(await database.entries());
  return Object.fromEntries(worlds.map(({ id, saved: { collections } }) => [id, collections]));
}

const name = fc.constantFrom('a', 'b', 'c');
const key = fc.constantFrom('a', 'nul \0', 'lone \ud800', '');
const shared = { in: 'all', text: 'x'.repeat(300) };
const value = fc.oneof(
  fc.jsonValue(),
  fc.record({ same: fc.constant(shared), n: fc.nat() }),
) as fc.Arbitrary<Json>;
const step = fc.record({
  world: fc.constantFrom('default', 'two', 'three'),
  does: fc.constantFrom('put', 'put', 'put', 'delete', 'replace', 'remove', 'write', 'fail', 'reopen'),
  name,
  key,
  value,
});

describe('a database file', () => {
  test('has exactly what was written before, however worlds change, writes fail and it is opened again', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
        const file = newStateFile();
        const worlds = new Map<string, Keepable>([['default', keepable(memoryStore())]]);
        let database = await openFile(file);
        let tracker = new Tracker();
        let before = {};
        const write = async () => {
          const { changes, made } = tracker.changes(worlds);
          await database.write(changes);
          made();
          const shown = [...worlds].map(async ([id, world]) => [id, await collectionsOf(world.store())]);
          before = Object.fromEntries(await Promise.all(shown));
        };
        for (const { world: id, does, name: collection, key, value: put } of steps) {
          const world = worlds.get(id) ?? keepable(memoryStore());
          if (does === 'remove' && id !== 'default') worlds.delete(id);
          else worlds.set(id, does === 'replace' ? keepable(memoryStore()) : world);
          if (does === 'put') await world.store().put(collection, key, put);
          if (does === 'delete') await world.store().delete(collection, key);
          if (does === 'write') await write();
          if (does === 'fail') {
            const { changes } = tracker.changes(worlds);
            await expect(database.write(failing(changes))).rejects.toThrow('in the middle');
          }
          if (does !== 'reopen') continue;
          await database.close();
          database = await openFile(file);
          tracker = new Tracker();
          expect(await contentOf(database)).toEqual(before);
        }
        await write();
        expect(await contentOf(database)).toEqual(before);
        await database.close();
      }),
      { numRuns: 30, seed: 3 },
    );
  });

  test('gives entries the same object again that they had in common', async () => {
    const store = await storeOf({ contacts: { a: { n: 1, seen: shared }, b: { n: 2, seen: shared } } });
    const database = await openFile(newStateFile());
    await database.write(new Tracker().changes(new Map([['default', keepable(store)]])).changes);
    const { a, b } = (await contentOf(database))['default']?.['contacts'] ?? {};
    expect(a).toEqual({ n: 1, seen: shared });
    expect(Object.is(Object(a).seen, Object(b).seen)).toBe(true);
    await database.close();
  });
});

/** Breaks off before the last change. */
function* failing(changes: Iterable<Change>): Generator<Change> {
  yield* [...changes].slice(0, -1);
  throw new Error('in the middle');
}
