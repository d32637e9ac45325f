import { accept, revoke } from '../../checks/machines/invitations/invitations.js';
import { isSuccess } from '../../target/exchange.js';
import { bodyOf, decided, undecided } from '../answers.js';
import { asks } from '../probe.js';
import { agrees } from '../sighting.js';
import { invite, withoutAccess } from './inviting.js';

export const emailLock = asks('invite.email-lock', {
  needs: ['identity', 'token', 'second-user', 'own-resources'],
  requests: 15,
  once: true,
  async ask(t) {
    const invitee = await t.callers.outsider('the invitee');
    const otherCase = invitee.email.replace(/^[^@]+/, (name) =>
      name === name.toUpperCase() ? name.toLowerCase() : name.toUpperCase(),
    );
    if (otherCase === invitee.email) throw undecided('the email of the invitee has no letters before the @');
    try {
      const inOtherCase = await invite(t, otherCase);
      // Somebody whose email is another one in any case.
      const stranger = t.control ? await t.callers.lasting('a user without a role', []) : t.callers.main;
      if (isSuccess(decided(await accept(t, inOtherCase, stranger))))
        throw undecided('anybody may accept an invitation');
      const taken = decided(await accept(t, inOtherCase, invitee));
      if (isSuccess(taken))
        return agrees('case-insensitive', 'an invitation of the email in other letters is accepted');
      bodyOf(await revoke(t, inOtherCase));
      bodyOf(await accept(t, await invite(t, invitee.email), invitee));
      return agrees(
        'exact',
        'an invitation of the email in other letters is refused, and one to the letter is accepted',
      );
    } finally {
      await withoutAccess(t, invitee);
    }
  },
});
