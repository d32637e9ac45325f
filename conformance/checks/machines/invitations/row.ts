import type { Row } from '../../laws/row.js';
import { nobodysEmail, statusIn } from './invitations.js';

/** Invitations (section 4.3): what is revoked is not pending any more. */
export const invitationRow: Row = {
  kind: 'invitation',
  count: 12,
  body: (t, nth) => ({ email: nobodysEmail(t), role: nth % 2 === 0 ? 'viewer' : 'editor' }),
  listed: 'invite.create-listed',
  read: 'getInvitationDetails',
  also: 'resendInvitation',
  gone: { rule: 'invite.revoke-pending', isStill: (record) => statusIn(record) === 'pending' },
  ofOrg: 'invite.org-only',
};
