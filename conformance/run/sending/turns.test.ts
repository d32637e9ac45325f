import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { createTurns } from './turns.js';

/** A service that answers one call at a time, and refuses those that arrive meanwhile. */
function oneAtATime(status: number) {
  let isBusy = false;
  return async () => {
    if (isBusy) return { status };
    isBusy = true;
    await nextTurn();
    isBusy = false;
    return { status: 201 };
  };
}

const statuses = (answers: readonly { readonly status: number }[]) => answers.map(({ status }) => status);

describe('calls at once', () => {
  test.each([409, 423, 429])(
    'that are refused with %d beside others are sent again by themselves',
    async (status) => {
      const turns = createTurns();
      const [service, refused] = [oneAtATime(status), [] as number[]];
      const send = () => turns.send(service, (refusal) => refused.push(refusal.status));

      expect(statuses(await Promise.all([send(), send(), send()]))).toEqual([201, 201, 201]);
      expect(refused).toEqual([status, status]);
    },
  );

  test('wait for each other once that has helped a few times', async () => {
    const turns = createTurns();
    const [service, refused] = [oneAtATime(409), [] as number[]];
    const send = () => turns.send(service, (refusal) => refused.push(refusal.status));
    for (let round = 0; round < 4; round += 1) await Promise.all([send(), send()]);

    expect(refused).toHaveLength(3);
  });

  test('that are refused all the same are answered with the refusal', async () => {
    const turns = createTurns();
    const answers = await Promise.all(
      [1, 2].map(() =>
        turns.send(
          async () => ({ status: 409 }),
          () => undefined,
        ),
      ),
    );

    expect(statuses(answers)).toEqual([409, 409]);
  });

  test.each([400, 404, 500])('that are answered with %d are not sent again', async (status) => {
    const turns = createTurns();
    let count = 0;
    const send = () =>
      turns.send(
        async () => {
          count += 1;
          return { status };
        },
        () => undefined,
      );
    await Promise.all([send(), send()]);

    expect(count).toBe(2);
  });
});

test('a call that is refused alone is not sent again', async () => {
  const turns = createTurns();
  const refused: number[] = [];

  expect(
    await turns.send(
      async () => ({ status: 409 }),
      ({ status }) => refused.push(status),
    ),
  ).toEqual({ status: 409 });
  expect(refused).toEqual([]);
});

test('a call that fails is no company any more', async () => {
  const turns = createTurns();
  const failing = async (): Promise<{ status: number }> => {
    throw new Error('no connection');
  };
  await expect(turns.send(failing, () => undefined)).rejects.toThrow('no connection');
  const refused: number[] = [];
  await turns.send(
    async () => ({ status: 409 }),
    ({ status }) => refused.push(status),
  );

  expect(refused).toEqual([]);
});
