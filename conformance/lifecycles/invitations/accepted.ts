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
  async record(recorder, context) {
    const sight = { recorder, context };
    const invitee = await context.callers.outsider('the invitee');
    const invitation = await invite(context, recorder, invitee.email, 'editor');
    // The operation is called in a form that works: whoever is refused it is refused as who they are.
    recorder.body(await detailsOf(context, invitation));
    recorder.step('the invitee gets its details');
    const details = await detailsOf(context, invitation, invitee);
    recorder.accepts('invite.details-invitee', details, 'the invitee may get them');

    try {
      recorder.step('the invitee accepts it');
      const accepted = await accept(context, invitation, invitee);
      if (!recorder.accepts('invite.accept', accepted, 'the invitee accepts a pending invitation')) return;
      if (!(await seeNotPending('invite.accept', invitation, sight))) return;
      if (!(await seeAssigned('invite.accept', invitee, 'any', sight))) return;
      await seeAssigned('invite.accept-role', invitee, 'editor', sight);

      recorder.step('send it again');
      const resent = await resend(context, invitation);
      seeRefused('invite.resend-accepted', resent, 'it was accepted', sight);
      recorder.step('revoke it');
      const revoked = await revoke(context, invitation);
      if (!seeRefused('invite.revoke-accepted', revoked, 'it was accepted', sight)) return;
      await seeAssigned('invite.revoke-accepted', invitee, 'any', sight);
    } finally {
      await removeAccess(context, recorder, invitee);
    }
  },
});
