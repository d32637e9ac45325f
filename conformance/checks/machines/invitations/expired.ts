import { scenario } from '../../../scene/scenario.js';
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
  needs: ['token', 'control'],
  requests: 21,
  movesTime: true,
  async record(t) {
    const control = controlOf(t);
    const invitee = await t.callers.outsider('the invitee');
    const invitation = await invite(t, invitee.email);
    requireTwoWeeks(invitation, t);
    t.step('15 days later');
    await pass(certainlyExpired, control, t);

    t.step('get its details');
    const details = await detailsOf(t, invitation);
    const status = statusIn(t.object(details));
    if (status === undefined) t.skip('invite.expired-status', noStatus);
    else {
      const seen = { at: 'status', expected: 'expired', received: status };
      t.soft('invite.expired-status', details).holds(status === 'expired', seen);
    }
    if (status === 'expired') {
      t.step('list those that are expired');
      const list = await t.call('getInvitations', { query: { status } });
      const listed = invitationIn(wholeListOf(t, list), invitation);
      const missing = { at: 'invitations', expected: 'the expired invitation', received: 'others' };
      t.soft('invite.filter-status', list).holds(listed !== undefined, missing);
    }

    t.step('revoke it');
    const revoked = await revoke(t, invitation);
    if (!seeRefused('invite.revoke-expired', revoked, 'it has expired', t)) return;
    t.step('the invitee accepts it');
    const accepted = await accept(t, invitation, invitee);
    if (!seeRefused('invite.expired-not-acceptable', accepted, 'it has expired', t)) {
      await removeAccess(t, invitee);
      return;
    }
    t.step('send it again');
    const resent = await resend(t, invitation);
    t.expect('invite.resend-expired', resent).accepted('an expired invitation can be sent again');
    const expiration =
      expirationIn(resent.response.json) ?? expirationIn((await detailsOf(t, invitation)).response.json);
    if (expiration === undefined) return;
    const now = await control.now();
    const seen = { at: 'expiresAt', expected: `after ${written(now)}`, received: written(expiration) };
    t.expect('invite.resend-expired', resent).holds(expiration > now, seen);
  },
});
