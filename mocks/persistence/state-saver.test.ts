import { setImmediate as later } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { memoryStore } from '../state/memory-store.js';
import type { StateFile } from './state-file.js';
import { keep } from './state-saver.js';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});
afterEach(() => {
  vi.useRealTimers();
});

async function textOf(parts: AsyncIterable<string>): Promise<string> {
  let text = '';
  for await (const part of parts) text += part;
  return text;
}

/** A file in memory, on a disk that has no space for a second one while it is `full`. */
function memoryFile() {
  const disk = { text: '', isFull: false, replacements: 0 };
  const file: StateFile = {
    worlds: [],
    replace: async (parts) => {
      disk.replacements += 1;
      if (disk.isFull) throw new Error('no space');
      disk.text = await textOf(parts);
      return disk.text.length;
    },
    append: async (parts) => {
      const added = await textOf(parts);
      disk.text += added;
      return added.length;
    },
    release: () => undefined,
  };
  return { disk, file };
}

test('without space to rewrite everything, changes are still appended, and the rewrite is retried now and then', async () => {
  const problems = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const store = memoryStore();
  const clock = { now: '2026-01-14T05:00:00Z', isFrozen: true };
  const head = { version: 1, names: 'default', seed: 1, people: 1, readings: {}, credits: null } as const;
  const world = {
    head: () => ({ ...head, eachCall: null, clock, ids: {} }),
    store: () => store,
    mark: () => String(store.revision()),
  };
  const { disk, file } = memoryFile();
  const keeper = await keep(() => new Map([['default', world]]), file);
  const change = async (text: string) => {
    await store.put('things', 'one', text);
    vi.advanceTimersByTime(500);
    for (let round = 0; round < 20; round += 1) await later();
  };
  disk.isFull = true;
  await change('x'.repeat(2_000_000));
  for (const text of ['a', 'b', 'c', 'd']) await change(text);
  expect([disk.text.includes('["one","d"]'), disk.replacements]).toEqual([true, 2]);
  disk.isFull = false;
  for (const text of ['y'.repeat(2_000_000), 'e', 'f']) await change(text);
  expect([disk.text.includes('["one","f"]'), disk.text.length < 3_000_000]).toEqual([true, true]);
  expect([disk.replacements, problems.mock.calls]).toEqual([3, [['no space']]]);
  await keeper.stop();
});
