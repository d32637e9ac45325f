import { expect, test } from 'vitest';
import { lastingSession } from './session.js';

const { signal } = new AbortController();

/** Creates a session with numbered tokens, each valid for 10 milliseconds of a manual clock. */
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

test('a token is used until its renewal is due', async () => {
  const { session, move } = numbered();
  expect(await session.token(signal)).toBe('token-1');
  move(9);
  expect(await session.token(signal)).toBe('token-1');
  move(1);
  expect(await session.token(signal)).toBe('token-2');
});

test('a refused token that was already replaced renews nothing', async () => {
  const { session } = numbered();
  await session.token(signal);
  session.refused('token-1');
  expect(await session.token(signal)).toBe('token-2');
  session.refused('token-1');
  expect(await session.token(signal)).toBe('token-2');
});

test('an aborted call does not begin a sign-in', async () => {
  const { session } = numbered();
  await expect(session.token(AbortSignal.abort(new Error('given up')))).rejects.toThrow('given up');
  expect(await session.token(signal)).toBe('token-1');
});
