import fc from 'fast-check';
import { expect, test } from 'vitest';
import { expirationOf } from '../invitations.js';

test.each([
  ['14-days', '2026-01-14T05:00:00.000Z', '2026-01-28T05:00:00.000Z'],
  ['14-days', '2026-02-20T23:59:59.999Z', '2026-03-06T23:59:59.999Z'],
  ['end-of-day', '2026-01-14T05:00:00.000Z', '2026-01-29T00:00:00.000Z'],
  ['end-of-day', '2026-01-14T00:00:00.000Z', '2026-01-29T00:00:00.000Z'],
  ['end-of-day', '2026-01-14T23:59:59.999Z', '2026-01-29T00:00:00.000Z'],
] as const)('under %s, an invitation of %s expires at %s', (reading, sentAt, expiresAt) => {
  expect(new Date(expirationOf(Date.parse(sentAt), reading)).toISOString()).toBe(expiresAt);
});

test('end-of-day expires later than 14-days, by at most a day', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 4e12 }), (sentAtMs) => {
      const laterMs = expirationOf(sentAtMs, 'end-of-day') - expirationOf(sentAtMs, '14-days');
      expect(laterMs).toBeGreaterThan(0);
      expect(laterMs).toBeLessThanOrEqual(86_400_000);
    }),
  );
});
