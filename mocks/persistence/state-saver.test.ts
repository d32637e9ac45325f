import { setImmediate as later } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { memoryStore } from '../state/memory-store.js';
import type { StateFile } from './state-file.js';
import { type Every, keep, keepWriting } from './state-saver.js';

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

type Step = () => void;

/** Something to be persisted, with a timer that the test controls. */
function kept() {
  let look: Step = () => undefined;
  let isCalledOff = false;
  const every: Every = (work) => {
    look = work;
    return () => {
      isCalledOff = true;
    };
  };
  const state = { now: 0, written: [] as number[], problems: [] as unknown[], fault: '', hold: later() };
  const work = {
    mark: () => String(state.now),
    write: async () => {
      const { now } = state;
      await state.hold;
      if (state.fault !== '') throw new Error(state.fault);
      state.written.push(now);
    },
    failed: (error: unknown) => void state.problems.push(error),
  };
  return { state, keeper: keepWriting(work, every), tick: () => look(), isCalledOff: () => isCalledOff };
}

test('everything is written at the start, and again only if it has changed', async () => {
  const { state, keeper, tick } = kept();
  await keeper;
  tick();
  await later();
  expect(state.written).toEqual([0]);
  state.now = 1;
  tick();
  await later();
  tick();
  await later();
  expect(state.written).toEqual([0, 1]);
});

test('what changes during a write is written by the next one, and writes never overlap', async () => {
  const { state, keeper, tick } = kept();
  await keeper;
  let goOn: Step = () => undefined;
  state.hold = new Promise((resolve) => {
    goOn = resolve;
  });
  state.now = 1;
  tick();
  state.now = 2;
  tick();
  goOn();
  await later();
  expect(state.written).toEqual([0, 1]);
  tick();
  await later();
  expect(state.written).toEqual([0, 1, 2]);
});

test('a stop writes pending changes once, and ends the timer', async () => {
  const { state, keeper, isCalledOff } = kept();
  const { stop } = await keeper;
  state.now = 1;
  await stop();
  await stop();
  expect([state.written, isCalledOff()]).toEqual([[0, 1], true]);
});

test('a failing write is reported once, retried, and retried again at the end', async () => {
  const { state, keeper, tick } = kept();
  const { stop } = await keeper;
  state.fault = 'no space';
  state.now = 1;
  for (const _ of [1, 2, 3]) {
    tick();
    await later();
  }
  expect([state.written, state.problems]).toEqual([[0], [new Error('no space')]]);
  await expect(stop()).rejects.toThrow('no space');
  state.fault = '';
  tick();
  await later();
  expect(state.written).toEqual([0, 1]);
});

test('a failing first write throws', async () => {
  const { state, keeper } = kept();
  state.fault = 'read-only';
  await expect(keeper).rejects.toThrow('read-only');
});
