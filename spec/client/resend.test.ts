import { expect, test } from 'vitest';
import { waitBeforeResend } from './sending.js';

const limits = { tries: 5, waitMs: 60_000 };
const first = { tries: 1, waitedMs: 0 };

test.each([
  { status: 429, repeatable: false, again: true },
  { status: 429, repeatable: true, again: true },
  { status: 503, repeatable: false, again: false },
  { status: 503, repeatable: true, again: true },
  { status: 502, repeatable: false, again: false },
  { status: 502, repeatable: true, again: true },
  { status: 504, repeatable: true, again: true },
  { status: undefined, repeatable: false, again: false },
  { status: undefined, repeatable: true, again: true },
  { status: 500, repeatable: true, again: false },
  { status: 402, repeatable: true, again: false },
  { status: 401, repeatable: true, again: false },
  { status: 200, repeatable: true, again: false },
])('a status of $status is retried: $again, if repeating is safe: $repeatable', (row) => {
  const came = { status: row.status, retryAfterMs: 1000 };
  expect(waitBeforeResend(came, { ...first, repeatable: row.repeatable }, limits)).toBe(
    row.again ? 1000 : undefined,
  );
});

test('without Retry-After, each wait is twice as long as the one before', () => {
  const came = { status: 429, retryAfterMs: undefined };
  const waits = [1, 2, 3, 4, 5].map((tries) =>
    waitBeforeResend(came, { tries, waitedMs: 0, repeatable: false }, limits),
  );
  expect(waits).toEqual([500, 1000, 2000, 4000, undefined]);
});
