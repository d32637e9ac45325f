import { expect, test } from 'vitest';
import { lifetimeOf } from './session.js';

const now = Date.parse('2026-01-14T05:00:00Z');
const minutes = (count: number) => count * 60_000;

test.each([
  ['UTC without a designator', { expiresAt: '2026-01-14T05:15:00.123456' }, minutes(15) + 123],
  ['no fraction', { expiresAt: '2026-01-14T05:15:00' }, minutes(15)],
  ['ending in Z', { expiresAt: '2026-01-14T06:00:00.5Z' }, minutes(60) + 500],
  ['ending in an offset', { expiresAt: '2026-01-14T08:10:00+03:00' }, minutes(10)],
  ['a day, in a zone that is told', { expiresAt: '2026-01-15T05:00:00Z' }, minutes(1440)],
  ['local time of UTC+02:00', { expiresAt: '2026-01-14T07:01:00.000000' }, minutes(1)],
  ['local time of UTC-05:00', { expiresAt: '2026-01-14T00:10:00.000000' }, minutes(10)],
  ['another name', { expires_at: '2026-01-14T05:15:00' }, minutes(15)],
  ['seconds', { expires_in: 3600 }, minutes(60)],
  ['over before it began', { expiresAt: '2020-01-14T05:15:00' }, minutes(15)],
  ['nothing', {}, minutes(15)],
  ['a word', { expiresAt: 'soon' }, minutes(15)],
  ['no text', { expiresAt: null, expires_in: 'long' }, minutes(15)],
])('%s', (_, expiry, expected) => {
  expect(lifetimeOf(expiry, now)).toBe(expected);
});
