import { scenario } from '../../scenarios/scenario.js';
import { removeAccess } from '../users/assignments.js';
import { wholeListOf } from '../users/whole-list.js';
import { certainlyExpired, expirationIn, written } from './expiration.js';
import { accept, detailsOf, invitationIn, invite, resend, revoke, statusIn } from './invitations.js';
import { controlOf, pass, requireTwoWeeks } from './passing-time.js';
import { noStatus, seeRefused } from './seeing.js';

/** Nobody answers an invitation for 2 weeks: it expires, and can only be sent again (section 3, section 8). */
export const expiredInvitation = scenario({
  id: 'invitations/expired',
  rules: [
    'invite.expired-status',
    'invite.filter-status',
    'invite.revoke-expired',
    'invite.expired-not-acceptable',
    'invite.resend-expired',
  ],
  needs: ['identity', 'token', 'own-resources', 'control'],
  requests: 21,
  movesTime: true,
  async record(recorder, context) {
    const sight = { recorder, context };
    const control = controlOf(context);
    const invitee = await context.callers.outsider('the invitee');
    const invitation = await invite(context, recorder, invitee.email);
    requireTwoWeeks(invitation, context);
    recorder.step('15 days later');
    await pass(certainlyExpired, control, context);

    recorder.step('get its details');
    const details = await detailsOf(context, invitation);
    const status = statusIn(recorder.object(details));
    if (status === undefined) recorder.skip('invite.expired-status', noStatus);
    else {
      const seen = { at: 'status', expected: 'expired', received: status };
      recorder.see('invite.expired-status', status === 'expired', () => seen, details);
    }
    if (status === 'expired') {
      recorder.step('list those that are expired');
      const list = await context.call('getInvitations', { query: { status } });
      const listed = invitationIn(wholeListOf(recorder, list), invitation);
      const missing = { at: 'invitations', expected: 'the expired invitation', received: 'others' };
      recorder.see('invite.filter-status', listed !== undefined, () => missing, list);
    }

    recorder.step('revoke it');
    const revoked = await revoke(context, invitation);
    if (!seeRefused('invite.revoke-expired', revoked, 'it has expired', sight)) return;
    recorder.step('the invitee accepts it');
    const accepted = await accept(context, invitation, invitee);
    if (!seeRefused('invite.expired-not-acceptable', accepted, 'it has expired', sight)) {
      await removeAccess(context, recorder, invitee);
      return;
    }
    recorder.step('send it again');
    const resent = await resend(context, invitation);
    if (!recorder.accepts('invite.resend-expired', resent, 'an expired invitation can be sent again')) return;
    const expiration =
      expirationIn(resent.response.json) ??
      expirationIn((await detailsOf(context, invitation)).response.json);
    if (expiration === undefined) return;
    const now = await control.now();
    const seen = { at: 'expiresAt', expected: `after ${written(now)}`, received: written(expiration) };
    recorder.see('invite.resend-expired', expiration > now, () => seen, resent);
  },
});
