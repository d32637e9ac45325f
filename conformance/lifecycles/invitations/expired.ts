import { story } from '../../story/story.js';
import { removeAccess } from '../users/assignments.js';
import { wholeListOf } from '../users/whole-list.js';
import { certainlyExpired, expirationIn, written } from './expiration.js';
import { accept, detailsOf, invitationIn, invite, resend, revoke, statusIn } from './invitations.js';
import { controlOf, pass, requireTwoWeeks } from './passing-time.js';
import { noStatus, seeRefused } from './seeing.js';

/** Nobody answers an invitation for 2 weeks: it expires, and can only be sent again (section 3, section 8). */
export const expiredInvitation = story({
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
  async tell(teller, lab) {
    const sight = { teller, lab };
    const control = controlOf(lab);
    const invitee = await lab.callers.outsider('the invitee');
    const invitation = await invite(lab, teller, invitee.email);
    requireTwoWeeks(invitation, lab);
    teller.step('15 days later');
    await pass(certainlyExpired, control, lab);

    teller.step('get its details');
    const details = await detailsOf(lab, invitation);
    const status = statusIn(teller.record(details));
    if (status === undefined) teller.skip('invite.expired-status', noStatus);
    else {
      const seen = { at: 'status', expected: 'expired', received: status };
      teller.see('invite.expired-status', status === 'expired', () => seen, details);
    }
    if (status === 'expired') {
      teller.step('list those that are expired');
      const list = await lab.call('getInvitations', { query: { status } });
      const listed = invitationIn(wholeListOf(teller, list), invitation);
      const missing = { at: 'invitations', expected: 'the expired invitation', received: 'others' };
      teller.see('invite.filter-status', listed !== undefined, () => missing, list);
    }

    teller.step('revoke it');
    const revoked = await revoke(lab, invitation);
    if (!seeRefused('invite.revoke-expired', revoked, 'it has expired', sight)) return;
    teller.step('the invitee accepts it');
    const accepted = await accept(lab, invitation, invitee);
    if (!seeRefused('invite.expired-not-acceptable', accepted, 'it has expired', sight)) {
      await removeAccess(lab, teller, invitee);
      return;
    }
    teller.step('send it again');
    const resent = await resend(lab, invitation);
    if (!teller.accepts('invite.resend-expired', resent, 'an expired invitation can be sent again')) return;
    const expiration =
      expirationIn(resent.response.json) ?? expirationIn((await detailsOf(lab, invitation)).response.json);
    if (expiration === undefined) return;
    const now = await control.now();
    const seen = { at: 'expiresAt', expected: `after ${written(now)}`, received: written(expiration) };
    teller.see('invite.resend-expired', expiration > now, () => seen, resent);
  },
});
