import { expect, test } from 'vitest';
import { writeExpiry } from './session-reply.js';

test.each([
  ['naive-microseconds', '2026-01-14T05:23:29.123000'],
  ['naive-no-fraction', '2026-01-14T05:23:29'],
  ['naive-milliseconds', '2026-01-14T05:23:29.123'],
  ['with-z', '2026-01-14T05:23:29.123000Z'],
  ['with-offset', '2026-01-14T05:23:29.123000+00:00'],
  ['naive-local', '2026-01-14T07:23:29.123000'],
] as const)('under %s an expiry reads %s', (reading, text) => {
  expect(writeExpiry(Date.UTC(2026, 0, 14, 5, 23, 29, 123), reading)).toBe(text);
});
