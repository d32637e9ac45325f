import type { Row } from '../../laws/row.js';
import { filteredInvitations, partitionedInvitations } from './filters.js';
import { nobodysEmail, statusIn } from './invitations.js';
import { invitationLife } from './life.js';
import { passingTime } from './passing-time.js';

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

/** Scenarios about invitations. Those with answers come first: afterwards it is known that answering works. */
export const invitationScenarios = [
  invitationLife,
  filteredInvitations,
  partitionedInvitations,
  passingTime,
] as const;
