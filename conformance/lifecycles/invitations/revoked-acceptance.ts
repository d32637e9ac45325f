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
  async record(t) {
    const invitee = await t.callers.outsider('the invitee');
    const invitation = await invite(t, invitee.email);
    t.step('revoke it');
    t.body(await revoke(t, invitation));
    // Whether a revoked invitation is no longer pending is another sentence.
    if (statusIn((await detailsOf(t, invitation)).response.json) === 'pending') return;
    t.step('the invitee accepts it');
    const accepted = await accept(t, invitation, invitee);
    const isRefused = seeRefused('invite.revoked-not-acceptable', accepted, 'it was revoked', {
      t,
    });
    if (!isRefused) await removeAccess(t, invitee);
  },
});
