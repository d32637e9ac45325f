import { scenario } from '../../scenarios/scenario.js';
import { wholeListOf } from '../users/whole-list.js';
import { creationTimeOf, expirationIn, isTwoWeeksAfter, written } from './expiration.js';
import { invitationIn, invite, nobodysEmail, resend, revoke, statusIn } from './invitations.js';
import { noStatus, seeRefused } from './seeing.js';

/** An invitation that is sent again and then taken back (section 3 rules 1 and 2). */
export const takenBackInvitation = scenario({
  id: 'invitations/taken-back',
  rules: [
    'invite.resend-pending',
    'invite.resend-resets',
    'invite.revoke-pending',
    'invite.revoke-twice',
    'invite.resend-revoked',
  ],
  needs: ['identity', 'token', 'own-resources'],
  requests: 7,
  async record(t) {
    const sight = { t };
    const invitation = await invite(t, nobodysEmail(t));
    // Whoever may list is admin, and so may do what follows.
    wholeListOf(t, await t.call('getInvitations'));

    t.step('send it again');
    const again = await resend(t, invitation);
    if (t.soft('invite.resend-pending', again).accepted('a pending invitation can be sent again')) {
      const [before, after] = [expirationIn(invitation.record), expirationIn(again.response.json)];
      const start = creationTimeOf(invitation.creation, t.now());
      if (before !== undefined && after !== undefined && isTwoWeeksAfter(before, start)) {
        const expected = `2 weeks from now, not before ${written(before)}`;
        const resets = after >= before && isTwoWeeksAfter(after, start);
        const seen = { at: 'expiresAt', expected, received: written(after) };
        t.soft('invite.resend-resets', again).holds(resets, seen);
      }
    }

    t.step('revoke it');
    const revoked = await revoke(t, invitation);
    t.expect('invite.revoke-pending', revoked).accepted('a pending invitation can be revoked');
    t.step('list the invitations');
    const list = await t.call('getInvitations');
    const listed = invitationIn(wholeListOf(t, list), invitation);
    const status = listed === undefined ? 'gone' : statusIn(listed);
    if (status === undefined) t.skip('invite.revoke-pending', noStatus);
    const notPending = { at: 'invitations', expected: 'any status but pending', received: status };
    t.expect('invite.revoke-pending', list).holds(status !== 'pending', notPending);

    t.step('revoke it');
    const twice = await revoke(t, invitation);
    if (!seeRefused('invite.revoke-twice', twice, 'it is revoked already', sight)) return;
    t.step('send it again');
    const resent = await resend(t, invitation);
    seeRefused('invite.resend-revoked', resent, 'it was revoked', sight);
  },
});
