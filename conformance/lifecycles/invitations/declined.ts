import { scenario } from '../../scenarios/scenario.js';
import { assignmentsOf } from '../users/assignments.js';
import { decline, detailsOf, invite, revoke } from './invitations.js';
import { seeNotPending, seeRefused } from './seeing.js';

/** The invitee declines: nothing comes of the invitation, and nothing can be done to it any more (section 4.3). */
export const declinedInvitation = scenario({
  id: 'invitations/declined',
  rules: ['invite.decline', 'invite.revoke-declined'],
  needs: ['identity', 'token', 'own-resources', 'second-user'],
  requests: 8,
  async record(recorder, context) {
    const sight = { recorder, context };
    const invitee = await context.callers.outsider('the invitee');
    const invitation = await invite(context, recorder, invitee.email);
    recorder.body(await detailsOf(context, invitation));
    recorder.step('the invitee declines it');
    const declined = await decline(context, invitation, invitee);
    if (!recorder.accepts('invite.decline', declined, 'the invitee declines a pending invitation')) return;
    if (!(await seeNotPending('invite.decline', invitation, sight))) return;
    const { list, assignments } = await assignmentsOf(context, recorder, invitee);
    const isNoMember = { at: 'users', expected: 'not the user who declined', received: 'the user' };
    if (!recorder.see('invite.decline', assignments.length === 0, () => isNoMember, list)) return;

    recorder.step('revoke it');
    const revoked = await revoke(context, invitation);
    seeRefused('invite.revoke-declined', revoked, 'it was declined', sight);
  },
});
