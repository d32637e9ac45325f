import { scenario } from '../../../scene/scenario.js';
import { expirationIn, isTwoWeeksAfter, written } from './expiration.js';
import { detailsOf, invite, nobodysEmail, resend, statusIn } from './invitations.js';
import { controlOf, pass, requireTwoWeeks } from './passing-time.js';
import { noStatus } from './seeing.js';

/** Sent again after some days, an invitation has 2 weeks from then on (section 3 rule 2). */
export const renewedInvitation = scenario({
  id: 'invitations/renewed',
  rules: ['invite.resend-resets'],
  needs: ['token', 'control'],
  requests: 18,
  movesTime: true,
  async record(t) {
    const rule = 'invite.resend-resets';
    const control = controlOf(t);
    const invitation = await invite(t, nobodysEmail(t));
    const other = await invite(t, nobodysEmail(t));
    requireTwoWeeks(invitation, t);
    t.step('3 days later');
    await pass('P3D', control, t);
    t.step('send it again');
    const resent = await resend(t, invitation);
    t.body(resent);
    const expiration =
      expirationIn(resent.response.json) ?? expirationIn((await detailsOf(t, invitation)).response.json);
    const now = await control.now();
    if (expiration !== undefined) {
      const expected = `2 weeks after ${written(now)}`;
      const seen = { at: 'expiresAt', expected, received: written(expiration) };
      t.expect(rule, resent).holds(isTwoWeeksAfter(expiration, now), seen);
    }
    // What it shows is held against what its creation showed.
    await detailsOf(t, other);
    t.step('12 days later');
    await pass('P12D', control, t);
    t.step('get its details');
    const details = await detailsOf(t, invitation);
    const status = statusIn(t.object(details));
    if (status === undefined) t.skip(rule, noStatus);
    else {
      const seen = { at: 'status', expected: 'pending: it was sent again 12 days ago', received: status };
      t.soft(rule, details).holds(status === 'pending', seen);
    }
  },
});
