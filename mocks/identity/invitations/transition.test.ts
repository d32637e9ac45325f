import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isRefusal } from '../../engine/refusal.js';
import {
  decideDuplicate,
  decideTransition,
  expirationOf,
  type Invitation,
  type InvitationAction,
  type InvitationStatus,
  isSameEmail,
  statusOf,
} from '../invitations.js';

test.each([
  ['nobody knows', undefined, false, undefined],
  ['has a pending invitation', 'inv_1', false, /has the pending invitation "inv_1" already: resend it/],
  ['has access', undefined, true, /has access to the organization already: change the role/],
  ['has both', 'inv_1', true, /has access to the organization already/],
] as const)('an email that %s', (_, pending, isMember, message) => {
  const refused = decideDuplicate('ada@example.com', { pending, isMember });
  expect(refused?.refused).toBe(message && 'conflict');
  if (message) expect(refused?.message).toMatch(message);
});

test.each([
  ['case-insensitive', 'ada@example.com', 'ada@example.com', true],
  ['case-insensitive', 'Ada@Example.COM', 'ada@example.com', true],
  ['case-insensitive', 'ada+crm@example.com', 'ada@example.com', false],
  ['case-insensitive', 'li@example.com', 'ada@example.com', false],
  ['exact', 'ada@example.com', 'ada@example.com', true],
  ['exact', 'Ada@example.com', 'ada@example.com', false],
] as const)('under %s, %s and %s are the same: %s', (reading, a, b, isSame) => {
  expect(isSameEmail(a, b, reading)).toBe(isSame);
  expect(isSameEmail(b, a, reading)).toBe(isSame);
});

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

const dayMs = 86_400_000;
const nowMs = Date.UTC(2026, 0, 14);

const pending: Invitation = {
  id: 'inv_1',
  org: 'org_demo',
  email: 'ada@example.com',
  role: 'editor',
  outcome: null,
  invitedBy: 'usr_1',
  createdAtMs: nowMs - dayMs,
  expiresAtMs: nowMs + 13 * dayMs,
};
const states: Readonly<Record<InvitationStatus, Invitation>> = {
  pending,
  expired: { ...pending, expiresAtMs: nowMs },
  accepted: { ...pending, outcome: 'accepted' },
  declined: { ...pending, outcome: 'declined' },
  revoked: { ...pending, outcome: 'revoked' },
};

const acting = (invitation: Invitation, action: InvitationAction, atMs = nowMs) =>
  decideTransition(invitation, action, atMs, atMs + 14 * dayMs);

test.each([
  ['pending', 'accept', 'accepted'],
  ['pending', 'decline', 'declined'],
  ['pending', 'revoke', 'revoked'],
  ['pending', 'resend', 'pending'],
  ['expired', 'accept', 'conflict'],
  ['expired', 'decline', 'conflict'],
  ['expired', 'revoke', 'conflict'],
  ['expired', 'resend', 'pending'],
  ['accepted', 'accept', 'conflict'],
  ['accepted', 'decline', 'conflict'],
  ['accepted', 'revoke', 'conflict'],
  ['accepted', 'resend', 'conflict'],
  ['declined', 'accept', 'conflict'],
  ['declined', 'decline', 'conflict'],
  ['declined', 'revoke', 'conflict'],
  ['declined', 'resend', 'conflict'],
  ['revoked', 'accept', 'conflict'],
  ['revoked', 'decline', 'conflict'],
  ['revoked', 'revoke', 'conflict'],
  ['revoked', 'resend', 'conflict'],
] as const)('an invitation that is %s: %s leads to %s', (state, action, outcome) => {
  const decided = acting(states[state], action);
  expect(isRefusal(decided) ? decided.refused : statusOf(decided, nowMs)).toBe(outcome);
});

describe('the end of 2 weeks', () => {
  test.each([
    ['1 ms before', 'pending', -1],
    ['exactly then', 'expired', 0],
    ['1 ms later', 'expired', 1],
  ] as const)('%s, an undecided invitation is %s', (_, status, offsetMs) => {
    expect(statusOf(pending, pending.expiresAtMs + offsetMs)).toBe(status);
  });

  test('a decided invitation never expires', () => {
    for (const status of ['accepted', 'declined', 'revoked'] as const) {
      expect(statusOf(states[status], nowMs + 1000 * dayMs)).toBe(status);
    }
  });
});

test('a refusal names the invitation, its status and what is possible', () => {
  expect(acting(states.accepted, 'revoke')).toMatchObject({
    message: 'Invitation "inv_1" is accepted; only one that is pending can be revoked.',
  });
  expect(acting(states.expired, 'accept')).toMatchObject({
    message:
      'Invitation "inv_1" has expired; only one that is pending can be accepted. An admin of the organization can send it again.',
  });
  expect(acting(states.declined, 'resend')).toMatchObject({
    message: 'Invitation "inv_1" is declined; only one that is pending or expired can be sent again.',
  });
});

test('after any actions at any times, an invitation is decided at most once, and only renewed before', () => {
  const actions = fc.constantFrom<InvitationAction>('accept', 'decline', 'revoke', 'resend');
  const steps = fc.array(fc.record({ action: actions, days: fc.nat(20) }), { maxLength: 20 });
  fc.assert(
    fc.property(steps, (history) => {
      let invitation: Invitation = { ...pending, createdAtMs: nowMs, expiresAtMs: nowMs + 14 * dayMs };
      let atMs = nowMs;
      for (const { action, days } of history) {
        atMs += days * dayMs;
        const before = invitation;
        const decided = acting(before, action, atMs);
        if (isRefusal(decided)) continue;
        invitation = decided;
        expect(before.outcome).toBeNull();
        const isRenewal = action === 'resend';
        expect(invitation.outcome === null).toBe(isRenewal);
        expect(invitation.expiresAtMs).toBe(isRenewal ? atMs + 14 * dayMs : before.expiresAtMs);
        expect({ ...invitation, outcome: null, expiresAtMs: 0 }).toEqual({
          ...before,
          outcome: null,
          expiresAtMs: 0,
        });
      }
    }),
  );
});
