import { story } from '../../story/story.js';
import { wholeListOf } from '../users/whole-list.js';
import { creationTimeOf, expirationIn, isTwoWeeksAfter, written } from './expiration.js';
import { detailsOf, invitationIn, invite, nobodysEmail, statusIn } from './invitations.js';
import { noStatus, seeOpen } from './seeing.js';

/** A new invitation: its answer, the list and its details (section 4.3). */
export const createdInvitation = story({
  id: 'invitations/created',
  rules: ['invite.create', 'invite.create-listed', 'invite.expires-2w', 'invite.details'],
  needs: ['identity', 'token', 'own-resources'],
  requests: 3,
  async tell(teller, lab) {
    const invitation = await invite(lab, teller, nobodysEmail(lab));
    const { creation, record } = invitation;
    seeOpen('invite.create', invitation, teller);
    const expiration = expirationIn(record);
    if (expiration === undefined) teller.skip('invite.expires-2w', noExpiration);
    else {
      const created = creationTimeOf(creation, lab.now());
      teller.see(
        'invite.expires-2w',
        isTwoWeeksAfter(expiration, created),
        () => ({
          at: 'expiresAt',
          expected: `2 weeks after ${written(created)}`,
          received: written(expiration),
        }),
        creation,
      );
    }

    teller.step('list the invitations');
    const list = await lab.call('getInvitations');
    const items = wholeListOf(teller, list);
    const listed = invitationIn(items, invitation);
    teller.see(
      'invite.create-listed',
      listed !== undefined,
      () => ({ at: 'invitations', expected: 'the new invitation', received: `${items.length} others` }),
      list,
    );
    if (!listed) return;

    teller.step('get its details');
    const details = await detailsOf(lab, invitation);
    const got = teller.record(details);
    const inList = { status: statusIn(listed), expiration: expirationIn(listed) };
    const inDetails = { status: statusIn(got), expiration: expirationIn(got) };
    if (inList.status === undefined && inList.expiration === undefined) {
      teller.skip('invite.details', `${noStatus}, and no \`expiresAt\``);
      return;
    }
    teller.see(
      'invite.details',
      inDetails.status === inList.status && inDetails.expiration === inList.expiration,
      () => ({ at: 'body', expected: `as the list has it: ${told(inList)}`, received: told(inDetails) }),
      details,
    );
  },
});

export const noExpiration = 'the answer shows no `expiresAt` of an invitation: map it with --overlay';

function told({ status, expiration }: { status: string | undefined; expiration: number | undefined }) {
  const expires = expiration === undefined ? 'without expiration date' : `expires ${written(expiration)}`;
  return `${status ?? 'without status'}, ${expires}`;
}
