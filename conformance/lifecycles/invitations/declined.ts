import { story } from '../../story/story.js';
import { assignmentsOf } from '../users/assignments.js';
import { decline, detailsOf, invite, revoke } from './invitations.js';
import { seeNotPending, seeRefused } from './seeing.js';

/** The invitee declines: nothing comes of the invitation, and nothing can be done to it any more (section 4.3). */
export const declinedInvitation = story({
  id: 'invitations/declined',
  rules: ['invite.decline', 'invite.revoke-declined'],
  needs: ['identity', 'token', 'own-resources', 'second-user'],
  requests: 8,
  async tell(teller, lab) {
    const sight = { teller, lab };
    const invitee = await lab.callers.outsider('the invitee');
    const invitation = await invite(lab, teller, invitee.email);
    teller.body(await detailsOf(lab, invitation));
    teller.step('the invitee declines it');
    const declined = await decline(lab, invitation, invitee);
    if (!teller.accepts('invite.decline', declined, 'the invitee declines a pending invitation')) return;
    if (!(await seeNotPending('invite.decline', invitation, sight))) return;
    const { list, assignments } = await assignmentsOf(lab, teller, invitee);
    const isNoMember = { at: 'users', expected: 'not the user who declined', received: 'the user' };
    if (!teller.see('invite.decline', assignments.length === 0, () => isNoMember, list)) return;

    teller.step('revoke it');
    const revoked = await revoke(lab, invitation);
    seeRefused('invite.revoke-declined', revoked, 'it was declined', sight);
  },
});
