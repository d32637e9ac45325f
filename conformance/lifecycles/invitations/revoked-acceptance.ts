import { scenario } from '../../scenarios/scenario.js';
import { removeAccess } from '../users/assignments.js';
import { accept, detailsOf, invite, revoke, statusIn } from './invitations.js';
import { seeRefused } from './seeing.js';

/** The invitee comes too late: the invitation was revoked (section 3 rule 1). */
export const acceptanceAfterRevocation = scenario({
  id: 'invitations/revoked-acceptance',
  rules: ['invite.revoked-not-acceptable'],
  needs: ['identity', 'token', 'own-resources', 'second-user'],
  requests: 8,
  async record(recorder, context) {
    const invitee = await context.callers.outsider('the invitee');
    const invitation = await invite(context, recorder, invitee.email);
    recorder.step('revoke it');
    recorder.body(await revoke(context, invitation));
    // Whether a revoked invitation is no longer pending is another sentence.
    if (statusIn((await detailsOf(context, invitation)).response.json) === 'pending') return;
    recorder.step('the invitee accepts it');
    const accepted = await accept(context, invitation, invitee);
    const isRefused = seeRefused('invite.revoked-not-acceptable', accepted, 'it was revoked', {
      recorder,
      context,
    });
    if (!isRefused) await removeAccess(context, recorder, invitee);
  },
});
