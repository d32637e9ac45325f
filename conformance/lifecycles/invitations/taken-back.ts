import { story } from '../../story/story.js';
import { wholeListOf } from '../users/whole-list.js';
import { creationTimeOf, expirationIn, isTwoWeeksAfter, written } from './expiration.js';
import { invitationIn, invite, nobodysEmail, resend, revoke, statusIn } from './invitations.js';
import { noStatus, seeRefused } from './seeing.js';

/** An invitation that is sent again and then taken back (section 3 rules 1 and 2). */
export const takenBackInvitation = story({
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
  async tell(teller, lab) {
    const sight = { teller, lab };
    const invitation = await invite(lab, teller, nobodysEmail(lab));
    // Whoever may list is admin, and so may do what follows.
    wholeListOf(teller, await lab.call('getInvitations'));

    teller.step('send it again');
    const again = await resend(lab, invitation);
    if (teller.accepts('invite.resend-pending', again, 'a pending invitation can be sent again')) {
      const [before, after] = [expirationIn(invitation.record), expirationIn(again.response.json)];
      const start = creationTimeOf(invitation.creation, lab.now());
      if (before !== undefined && after !== undefined && isTwoWeeksAfter(before, start)) {
        const expected = `2 weeks from now, not before ${written(before)}`;
        const resets = after >= before && isTwoWeeksAfter(after, start);
        const seen = { at: 'expiresAt', expected, received: written(after) };
        teller.see('invite.resend-resets', resets, () => seen, again);
      }
    }

    teller.step('revoke it');
    const revoked = await revoke(lab, invitation);
    if (!teller.accepts('invite.revoke-pending', revoked, 'a pending invitation can be revoked')) return;
    teller.step('list the invitations');
    const list = await lab.call('getInvitations');
    const listed = invitationIn(wholeListOf(teller, list), invitation);
    const status = listed === undefined ? 'gone' : statusIn(listed);
    if (status === undefined) teller.skip('invite.revoke-pending', noStatus);
    const notPending = { at: 'invitations', expected: 'any status but pending', received: status };
    if (!teller.see('invite.revoke-pending', status !== 'pending', () => notPending, list)) return;

    teller.step('revoke it');
    const twice = await revoke(lab, invitation);
    if (!seeRefused('invite.revoke-twice', twice, 'it is revoked already', sight)) return;
    teller.step('send it again');
    const resent = await resend(lab, invitation);
    seeRefused('invite.resend-revoked', resent, 'it was revoked', sight);
  },
});
