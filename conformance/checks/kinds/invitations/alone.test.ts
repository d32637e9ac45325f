import { expect, test } from 'vitest';
import { runWithSecondUser } from '../../../../fixtures/with-second-user.js';
import { isTwoWeeksAfter } from './invitations.js';

test.each(['invite.accept', 'invite.decline', 'invite.resend-pending', 'invite.resend-resets'])(
  'the mutant of %s fails it without a control plane',
  async (mutant) => {
    expect((await runWithSecondUser(['invite'], { mutant })).verdicts.get(mutant)).toBe('fail');
  },
);

const start = Date.parse('2026-03-20T10:11:12.345Z');

test.each<[expiresAt: string, why: string, boolean]>([
  ['2026-04-03T10:11:12.345Z', 'to the millisecond', true],
  ['2026-04-03T11:11:12.345+02:00', 'where clocks change in between', true],
  ['2026-04-03T23:59:59Z', 'until the end of the day', true],
  ['2026-04-04T00:00:00Z', 'until the day after', true],
  ['2026-04-03', 'as a date', true],
  ['2026-04-02T22:11:12.345', 'as a time without zone, which may be far in the west', true],
  ['2026-04-02T22:11:12.345Z', 'where half a day is missing', false],
  ['2026-04-03T22:11:12Z', 'where half a day is too much', false],
  ['2026-04-10T10:11:12.345Z', 'in 3 weeks', false],
  ['2026-04-01', 'in 12 days', false],
])('an invitation that expires on %s, %s, does so in 2 weeks: %s', (expiresAt, _, isSo) => {
  expect(isTwoWeeksAfter({ expiresAt }, start)).toBe(isSo);
});
