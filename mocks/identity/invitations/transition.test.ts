import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isRefusal } from '../../engine/refusal.js';
import {
  decideTransition,
  expirationOf,
  type Invitation,
  type InvitationAction,
  type InvitationStatus,
} from '../invitations.js';

test.each([
  ['14-days', '2026-01-14T05:00:00.000Z', '2026-01-28T05:00:00.000Z'],
  ['14-days', '2026-02-20T23:59:59.999Z', '2026-03-06T23:59:59.999Z'],
  ['end-of-day', '2026-01-14T05:00:00.000Z', '2026-01-29T00:00:00.000Z'],
  ['end-of-day', '2026-01-14T00:00:00.000Z', '2026-01-29T00:00:00.000Z'],
  ['end-of-day', '2026-01-14T23:59:59.999Z', '2026-01-29T00:00:00.000Z'],
] as const)('under %s, an invitation of %s expires at %s', (reading, sentAt, expiresAt) => {
  expect(new Date(expirationOf(Date.parse(sentAt), reading)).toISOString()).toBe(expiresAt);
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
