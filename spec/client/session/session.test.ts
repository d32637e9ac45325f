import { expect, test } from 'vitest';
import { lastingSession } from './session.js';

const { signal } = new AbortController();

/** A session whose tokens are numbered, each good for 10 milliseconds of a clock that is moved by hand. */
function numbered() {
  let nowMs = 0;
  let signIns = 0;
  const session = lastingSession(
    async () => {
      signIns += 1;
      return { token: `token-${signIns}`, renewAtMs: nowMs + 10 };
    },
    () => nowMs,
  );
  return {
    session,
    move: (byMs: number) => {
      nowMs += byMs;
    },
  };
}

test('a token is used until it is to be renewed', async () => {
  const { session, move } = numbered();
  expect(await session.token(signal)).toBe('token-1');
  move(9);
  expect(await session.token(signal)).toBe('token-1');
  move(1);
  expect(await session.token(signal)).toBe('token-2');
});

test('a refusal of a token that was renewed meanwhile renews nothing', async () => {
  const { session } = numbered();
  await session.token(signal);
  session.refused('token-1');
  expect(await session.token(signal)).toBe('token-2');
  session.refused('token-1');
  expect(await session.token(signal)).toBe('token-2');
});

test('a call that was given up before does not begin a sign-in', async () => {
  const { session } = numbered();
  await expect(session.token(AbortSignal.abort(new Error('given up')))).rejects.toThrow('given up');
  expect(await session.token(signal)).toBe('token-1');
});
