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
  async record(t) {
    const sight = { t };
    const invitee = await t.callers.outsider('the invitee');
    const invitation = await invite(t, invitee.email);
    t.body(await detailsOf(t, invitation));
    t.step('the invitee declines it');
    const declined = await decline(t, invitation, invitee);
    t.expect('invite.decline', declined).accepted('the invitee declines a pending invitation');
    if (!(await seeNotPending('invite.decline', invitation, sight))) return;
    const { list, assignments } = await assignmentsOf(t, invitee);
    const isNoMember = { at: 'users', expected: 'not the user who declined', received: 'the user' };
    t.expect('invite.decline', list).holds(assignments.length === 0, isNoMember);

    t.step('revoke it');
    const revoked = await revoke(t, invitation);
    seeRefused('invite.revoke-declined', revoked, 'it was declined', sight);
  },
});
