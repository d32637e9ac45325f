import { scenario } from '../../../scene/scenario.js';
import { wholeListOf } from '../users/whole-list.js';
import { creationTimeOf, expirationIn, isTwoWeeksAfter, written } from './expiration.js';
import { detailsOf, invitationIn, invite, nobodysEmail, statusIn } from './invitations.js';
import { noStatus, seeOpen } from './seeing.js';

/** A new invitation, in the answer to its creation, in the list, and in its details (section 4.3). */
export const createdInvitation = scenario({
  id: 'invitations/created',
  rules: ['invite.create', 'invite.create-listed', 'invite.expires-2w', 'invite.details'],
  requests: 3,
  async record(t) {
    const invitation = await invite(t, nobodysEmail(t));
    const { creation, record } = invitation;
    seeOpen('invite.create', invitation, t);
    const expiration = expirationIn(record);
    if (expiration === undefined) t.skip('invite.expires-2w', noExpiration);
    else {
      const created = creationTimeOf(creation, t.now(), expiration);
      t.soft('invite.expires-2w', creation).holds(isTwoWeeksAfter(record, created), {
        at: 'expiresAt',
        expected: `2 weeks after ${written(created)}`,
        received: written(expiration),
      });
    }

    t.step('list the invitations');
    const list = await t.call('getInvitations');
    const items = wholeListOf(t, list);
    const listed = invitationIn(items, invitation);
    t.soft('invite.create-listed', list).holds(listed !== undefined, {
      at: 'invitations',
      expected: 'the new invitation',
      received: `${items.length} others`,
    });
    if (!listed) return;

    t.step('get its details');
    const details = await detailsOf(t, invitation);
    const got = t.object(details);
    const inList = { status: statusIn(listed), expiration: expirationIn(listed) };
    const inDetails = { status: statusIn(got), expiration: expirationIn(got) };
    if (inList.status === undefined && inList.expiration === undefined) {
      return t.skip('invite.details', `${noStatus}, and no \`expiresAt\``);
    }
    t.expect('invite.details', details).holds(
      inDetails.status === inList.status && inDetails.expiration === inList.expiration,
      { at: 'body', expected: `as the list has it: ${described(inList)}`, received: described(inDetails) },
    );
  },
});

const noExpiration = 'the answer shows no `expiresAt` of an invitation: map it with --overlay';

function described({ status, expiration }: { status: string | undefined; expiration: number | undefined }) {
  const expires = expiration === undefined ? 'without expiration date' : `expires ${written(expiration)}`;
  return `${status ?? 'without status'}, ${expires}`;
}
