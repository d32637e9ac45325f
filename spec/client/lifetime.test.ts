import fc from 'fast-check';
import { expect, test } from 'vitest';
import { writeExpiry } from '../../mocks/identity/session-reply.js';
import { lifetimeOf, marginOf } from './session.js';

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

test('a token is renewed before it expires, in every format of its expiry and with any clock of the service', () => {
  const formats = [
    'naive-microseconds',
    'naive-no-fraction',
    'naive-milliseconds',
    'with-z',
    'with-offset',
    'naive-local',
  ] as const;
  fc.assert(
    fc.property(
      fc.constantFrom(...formats),
      fc.integer({ min: 4000, max: minutes(60) }),
      fc.integer({ min: 0, max: 4e12 }),
      (format, livesMs, atMs) => {
        const expiresAt = writeExpiry(atMs + livesMs, format);
        // Date headers have whole seconds.
        const lifetimeMs = lifetimeOf({ expiresAt }, Math.floor(atMs / 1000) * 1000);
        expect(lifetimeMs - marginOf(lifetimeMs)).toBeLessThan(Math.max(livesMs, minutes(15)));
        if (format !== 'naive-local') expect(lifetimeMs - marginOf(lifetimeMs)).toBeLessThan(livesMs);
      },
    ),
  );
});
