import { expect, test } from 'vitest';
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
