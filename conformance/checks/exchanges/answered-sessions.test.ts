import { expect, test } from 'vitest';
import { specimen } from '../../../fixtures/fakes/specimen.js';
import { answeredJudge } from './answered.js';

/** Counts the sign-ins, each a username and the token returned, that get the token of another caller. */
function broken(...signIns: readonly (readonly [username: string, accessToken: string])[]): number {
  const judge = answeredJudge();
  return signIns.flatMap(([username, accessToken]) =>
    judge(
      specimen({
        operation: 'createSession',
        body: { grantType: 'password', username },
        answer: { accessToken },
      }),
    ),
  ).length;
}

test('a token that was issued to another caller is reported', () => {
  expect(broken(['ada', 'one'], ['bea', 'one'])).toBe(1);
});

test('a caller may get the same token again, and another caller gets another one', () => {
  expect(broken(['ada', 'one'], ['Ada ', 'one'], ['bea', 'two'])).toBe(0);
});
