import { setImmediate as later } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { type Every, keepWriting } from './keeper.js';

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
