import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createTurns } from './turns.js';

/** Sends calls, and returns the statuses of the answers, of the refusals before them, and how many were sent. */
function calling(send: (sent: number) => Promise<{ readonly status: number }>) {
  const turns = createTurns();
  const refused: number[] = [];
  let sent = 0;
  const call = () =>
    turns.send(
      () => send(++sent),
      ({ status }) => refused.push(status),
    );
  return {
    refused,
    sent: () => sent,
    calls: async (count: number) => {
      const answers = await Promise.all(Array.from({ length: count }, call));
      return answers.map(({ status }) => status);
    },
  };
}

/** A service that answers one call at a time, and refuses those that arrive meanwhile. */
function oneAtATime(refusal: number) {
  let isBusy = false;
  return async () => {
    if (isBusy) return { status: refusal };
    isBusy = true;
    await nextTurn();
    isBusy = false;
    return { status: 201 };
  };
}
const always = (status: number) => async () => ({ status });

test.each([409, 423, 429])(
  'calls that are refused with %d beside others are sent again by themselves, and soon one by one',
  async (status) => {
    const { calls, refused } = calling(oneAtATime(status));
    expect(await calls(3)).toEqual([201, 201, 201]);
    expect(refused).toEqual([status, status]);
    for (let round = 0; round < 4; round += 1) await calls(2);
    expect(refused).toHaveLength(3);
  },
);

test.each([
  ['that are refused all the same get the refusal', 409, 2, 4],
  ['with another error are not sent again', 404, 2, 2],
  ['with a 5xx are not sent again', 500, 2, 2],
  ['that are refused alone are not sent again', 409, 1, 1],
])('calls %s', async (_, status, count, times) => {
  const { calls, sent } = calling(always(status));
  expect(await calls(count)).toEqual(Array(count).fill(status));
  expect(sent()).toBe(times);
});

test('a call that fails is no company any more', async () => {
  const { calls, refused } = calling(async (sent) => {
    if (sent === 1) throw new Error('no connection');
    return { status: 409 };
  });
  await expect(calls(1)).rejects.toThrow('no connection');
  expect([await calls(1), refused]).toEqual([[409], []]);
});
