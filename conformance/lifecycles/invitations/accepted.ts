import { scenario } from '../../scenarios/scenario.js';
import { removeAccess } from '../users/assignments.js';
import { seeAssigned } from '../users/seeing.js';
import { accept, detailsOf, invite, resend, revoke } from './invitations.js';
import { seeNotPending, seeRefused } from './seeing.js';

/** The invitee looks at an invitation and accepts it; then nothing can be done to it any more (sections 3 and 4.3). */
export const acceptedInvitation = scenario({
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
  async record(t) {
    const sight = { t };
    const invitee = await t.callers.outsider('the invitee');
    const invitation = await invite(t, invitee.email, 'editor');
    // The operation is called in a form that works: whoever is refused it is refused as who they are.
    t.body(await detailsOf(t, invitation));
    t.step('the invitee gets its details');
    const details = await detailsOf(t, invitation, invitee);
    t.soft('invite.details-invitee', details).accepted('the invitee may get them');

    try {
      t.step('the invitee accepts it');
      const accepted = await accept(t, invitation, invitee);
      if (!t.soft('invite.accept', accepted).accepted('the invitee accepts a pending invitation')) return;
      if (!(await seeNotPending('invite.accept', invitation, sight))) return;
      if (!(await seeAssigned('invite.accept', invitee, 'any', sight))) return;
      await seeAssigned('invite.accept-role', invitee, 'editor', sight);

      t.step('send it again');
      const resent = await resend(t, invitation);
      seeRefused('invite.resend-accepted', resent, 'it was accepted', sight);
      t.step('revoke it');
      const revoked = await revoke(t, invitation);
      if (!seeRefused('invite.revoke-accepted', revoked, 'it was accepted', sight)) return;
      await seeAssigned('invite.revoke-accepted', invitee, 'any', sight);
    } finally {
      await removeAccess(t, invitee);
    }
  },
});
