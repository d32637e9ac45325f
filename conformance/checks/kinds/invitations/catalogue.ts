import type { Json } from '../../../target/json.js';
import type { Row } from '../../laws/row.js';
import { expirationIn, madeAt, seeTwoWeeks, written } from './expiration.js';
import { filteredInvitations, partitionedInvitations } from './filters.js';
import { nobodysEmail, seeStatus, statusIn } from './invitations.js';
import { invitationLife } from './life.js';
import { passingTime } from './passing-time.js';

/** Final statuses of an invitation, as the specification names them (section 3). */
const final = ['accepted', 'declined', 'expired'];

/** Invitations (section 4.3): what is revoked is not pending any more. */
export const invitationRow: Row = {
  kind: 'invitation',
  count: 12,
  body: (t, nth) => ({ email: nobodysEmail(t), role: nth % 2 === 0 ? 'viewer' : 'editor' }),
  listed: 'invite.create-listed',
  read: 'getInvitationDetails',
  also: 'resendInvitation',
  gone: { rule: 'invite.revoke-pending', isStill: (record) => statusIn(record) === 'pending' },
  more: ['invite.create', 'invite.expires-2w', 'invite.details'],
  created(t, _, answer) {
    const record = t.object(answer);
    const expected = `an invitation that is none of ${final.join(', ')}`;
    // It is open whether it is `pending` at once or later.
    seeStatus(t, 'invite.create', answer, record, expected, (status) => !final.includes(status));
    seeTwoWeeks(t, 'invite.expires-2w', answer, record, madeAt(answer, t.now()));
  },
  both(t, read, listed) {
    const [inList, inDetails] = [described(listed), described(read)];
    if (inList === described({})) t.skip('invite.details', 'the list shows no `status`, and no `expiresAt`');
    else {
      const seen = { at: 'body', expected: `as the list has it: ${inList}`, received: inDetails };
      t.soft('invite.details').holds(inDetails === inList, seen);
    }
  },
  ofOrg: 'invite.org-only',
};

function described(record: Json): string {
  const expiration = expirationIn(record);
  const expires = expiration === undefined ? 'without expiration date' : `expires ${written(expiration)}`;
  return `${statusIn(record) ?? 'without status'}, ${expires}`;
}

/** Scenarios about invitations. Those with answers come first: afterwards it is known that answering works. */
export const invitationScenarios = [
  invitationLife,
  filteredInvitations,
  partitionedInvitations,
  passingTime,
] as const;
