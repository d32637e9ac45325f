import { story } from '../../story/story.js';
import { removeAccess } from '../users/assignments.js';
import { seeAssigned } from '../users/seeing.js';
import { accept, detailsOf, invite, resend, revoke } from './invitations.js';
import { seeNotPending, seeRefused } from './seeing.js';

/** The invitee looks at an invitation and accepts it; then nothing can be done to it any more (sections 3 and 4.3). */
export const acceptedInvitation = story({
  id: 'invitations/accepted',
  rules: [
    'invite.details-invitee',
    'invite.accept',
    'invite.accept-role',
    'invite.resend-accepted',
    'invite.revoke-accepted',
  ],
  needs: ['identity', 'token', 'own-resources', 'second-user'],
  requests: 13,
  async tell(teller, lab) {
    const sight = { teller, lab };
    const invitee = await lab.callers.outsider('the invitee');
    const invitation = await invite(lab, teller, invitee.email, 'editor');
    // The operation is called in a form that works: whoever is refused it is refused as who they are.
    teller.body(await detailsOf(lab, invitation));
    teller.step('the invitee gets its details');
    const details = await detailsOf(lab, invitation, invitee);
    teller.accepts('invite.details-invitee', details, 'the invitee may get them');

    try {
      teller.step('the invitee accepts it');
      const accepted = await accept(lab, invitation, invitee);
      if (!teller.accepts('invite.accept', accepted, 'the invitee accepts a pending invitation')) return;
      if (!(await seeNotPending('invite.accept', invitation, sight))) return;
      if (!(await seeAssigned('invite.accept', invitee, 'any', sight))) return;
      await seeAssigned('invite.accept-role', invitee, 'editor', sight);

      teller.step('send it again');
      const resent = await resend(lab, invitation);
      seeRefused('invite.resend-accepted', resent, 'it was accepted', sight);
      teller.step('revoke it');
      const revoked = await revoke(lab, invitation);
      if (!seeRefused('invite.revoke-accepted', revoked, 'it was accepted', sight)) return;
      await seeAssigned('invite.revoke-accepted', invitee, 'any', sight);
    } finally {
      await removeAccess(lab, teller, invitee);
    }
  },
});
