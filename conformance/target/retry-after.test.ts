import { expect, test } from 'vitest';
import { retryAfterMs } from './retry-after.js';

const now = Date.parse('2026-01-01T00:00:00Z');

test.each([
  ['seconds', '2', 2000],
  ['nothing', undefined, 1000],
  ['an HTTP date', 'Thu, 01 Jan 2026 00:00:03 GMT', 3000],
  ['a date that has passed', 'Wed, 31 Dec 2025 00:00:00 GMT', 0],
  ['something else', 'soon', 1000],
  ['nothing in it', '', 1000],
  ['less than nothing', '-5', 0],
  ['more than there is', '1e308', Number.POSITIVE_INFINITY],
  ['a day', '86400', 86_400_000],
])('Retry-After with %s', (_, header, expected) => {
  expect(retryAfterMs(header === undefined ? {} : { 'retry-after': header }, now)).toBe(expected);
});

test.each([
  ['goes ahead of ours', 'Thu, 01 Jan 2026 00:01:00 GMT', 3000],
  ['shows no date', 'soon', 63_000],
])('a date is relative to the clock of the service, if it %s', (_, date, expected) => {
  const headers = { 'retry-after': 'Thu, 01 Jan 2026 00:01:03 GMT', date };

  expect(retryAfterMs(headers, now)).toBe(expected);
});
