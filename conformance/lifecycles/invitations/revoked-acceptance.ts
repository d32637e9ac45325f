import { story } from '../../story/story.js';
import { removeAccess } from '../users/assignments.js';
import { accept, detailsOf, invite, revoke, statusIn } from './invitations.js';
import { seeRefused } from './seeing.js';

/** The invitee comes too late: the invitation was revoked (section 3 rule 1). */
export const acceptanceAfterRevocation = story({
  id: 'invitations/revoked-acceptance',
  rules: ['invite.revoked-not-acceptable'],
  needs: ['identity', 'token', 'own-resources', 'second-user'],
  requests: 8,
  async tell(teller, lab) {
    const invitee = await lab.callers.outsider('the invitee');
    const invitation = await invite(lab, teller, invitee.email);
    teller.step('revoke it');
    teller.body(await revoke(lab, invitation));
    // Whether a revoked invitation is no longer pending is another sentence.
    if (statusIn((await detailsOf(lab, invitation)).response.json) === 'pending') return;
    teller.step('the invitee accepts it');
    const accepted = await accept(lab, invitation, invitee);
    const isRefused = seeRefused('invite.revoked-not-acceptable', accepted, 'it was revoked', {
      teller,
      lab,
    });
    if (!isRefused) await removeAccess(lab, teller, invitee);
  },
});
