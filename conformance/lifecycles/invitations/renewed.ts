import { story } from '../../story/story.js';
import { expirationIn, isTwoWeeksAfter, written } from './expiration.js';
import { detailsOf, invite, nobodysEmail, resend, statusIn } from './invitations.js';
import { controlOf, pass, requireTwoWeeks } from './passing-time.js';
import { noStatus } from './seeing.js';

/** Sent again after some days, an invitation has 2 weeks from then on (section 3 rule 2). */
export const renewedInvitation = story({
  id: 'invitations/renewed',
  rules: ['invite.resend-resets'],
  needs: ['identity', 'token', 'own-resources', 'control'],
  requests: 18,
  movesTime: true,
  async tell(teller, lab) {
    const rule = 'invite.resend-resets';
    const control = controlOf(lab);
    const invitation = await invite(lab, teller, nobodysEmail(lab));
    requireTwoWeeks(invitation, lab);
    teller.step('3 days later');
    await pass('P3D', control, lab);
    teller.step('send it again');
    const resent = await resend(lab, invitation);
    teller.body(resent);
    const expiration =
      expirationIn(resent.response.json) ?? expirationIn((await detailsOf(lab, invitation)).response.json);
    const now = await control.now();
    if (expiration !== undefined) {
      const expected = `2 weeks after ${written(now)}`;
      const seen = { at: 'expiresAt', expected, received: written(expiration) };
      if (!teller.see(rule, isTwoWeeksAfter(expiration, now), () => seen, resent)) return;
    }
    teller.step('12 days later');
    await pass('P12D', control, lab);
    teller.step('get its details');
    const details = await detailsOf(lab, invitation);
    const status = statusIn(teller.record(details));
    if (status === undefined) teller.skip(rule, noStatus);
    else {
      const seen = { at: 'status', expected: 'pending: it was sent again 12 days ago', received: status };
      teller.see(rule, status === 'pending', () => seen, details);
    }
  },
});
