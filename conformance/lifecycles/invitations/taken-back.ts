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
  async record(recorder, context) {
    const sight = { recorder, context };
    const invitation = await invite(context, recorder, nobodysEmail(context));
    // Whoever may list is admin, and so may do what follows.
    wholeListOf(recorder, await context.call('getInvitations'));

    recorder.step('send it again');
    const again = await resend(context, invitation);
    if (recorder.accepts('invite.resend-pending', again, 'a pending invitation can be sent again')) {
      const [before, after] = [expirationIn(invitation.record), expirationIn(again.response.json)];
      const start = creationTimeOf(invitation.creation, context.now());
      if (before !== undefined && after !== undefined && isTwoWeeksAfter(before, start)) {
        const expected = `2 weeks from now, not before ${written(before)}`;
        const resets = after >= before && isTwoWeeksAfter(after, start);
        const seen = { at: 'expiresAt', expected, received: written(after) };
        recorder.see('invite.resend-resets', resets, () => seen, again);
      }
    }

    recorder.step('revoke it');
    const revoked = await revoke(context, invitation);
    if (!recorder.accepts('invite.revoke-pending', revoked, 'a pending invitation can be revoked')) return;
    recorder.step('list the invitations');
    const list = await context.call('getInvitations');
    const listed = invitationIn(wholeListOf(recorder, list), invitation);
    const status = listed === undefined ? 'gone' : statusIn(listed);
    if (status === undefined) recorder.skip('invite.revoke-pending', noStatus);
    const notPending = { at: 'invitations', expected: 'any status but pending', received: status };
    if (!recorder.see('invite.revoke-pending', status !== 'pending', () => notPending, list)) return;

    recorder.step('revoke it');
    const twice = await revoke(context, invitation);
    if (!seeRefused('invite.revoke-twice', twice, 'it is revoked already', sight)) return;
    recorder.step('send it again');
    const resent = await resend(context, invitation);
    seeRefused('invite.resend-revoked', resent, 'it was revoked', sight);
  },
});
