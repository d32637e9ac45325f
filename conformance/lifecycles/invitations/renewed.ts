import { scenario } from '../../scenarios/scenario.js';
import { expirationIn, isTwoWeeksAfter, written } from './expiration.js';
import { detailsOf, invite, nobodysEmail, resend, statusIn } from './invitations.js';
import { controlOf, pass, requireTwoWeeks } from './passing-time.js';
import { noStatus } from './seeing.js';

/** Sent again after some days, an invitation has 2 weeks from then on (section 3 rule 2). */
export const renewedInvitation = scenario({
  id: 'invitations/renewed',
  rules: ['invite.resend-resets'],
  needs: ['identity', 'token', 'own-resources', 'control'],
  requests: 18,
  movesTime: true,
  async record(recorder, context) {
    const rule = 'invite.resend-resets';
    const control = controlOf(context);
    const invitation = await invite(context, recorder, nobodysEmail(context));
    requireTwoWeeks(invitation, context);
    recorder.step('3 days later');
    await pass('P3D', control, context);
    recorder.step('send it again');
    const resent = await resend(context, invitation);
    recorder.body(resent);
    const expiration =
      expirationIn(resent.response.json) ??
      expirationIn((await detailsOf(context, invitation)).response.json);
    const now = await control.now();
    if (expiration !== undefined) {
      const expected = `2 weeks after ${written(now)}`;
      const seen = { at: 'expiresAt', expected, received: written(expiration) };
      if (!recorder.see(rule, isTwoWeeksAfter(expiration, now), () => seen, resent)) return;
    }
    recorder.step('12 days later');
    await pass('P12D', control, context);
    recorder.step('get its details');
    const details = await detailsOf(context, invitation);
    const status = statusIn(recorder.object(details));
    if (status === undefined) recorder.skip(rule, noStatus);
    else {
      const seen = { at: 'status', expected: 'pending: it was sent again 12 days ago', received: status };
      recorder.see(rule, status === 'pending', () => seen, details);
    }
  },
});
