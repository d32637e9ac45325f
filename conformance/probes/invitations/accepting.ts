import { accept, revoke } from '../../checks/machines/invitations/invitations.js';
import { mentions, roleIn } from '../../checks/machines/users/assignments.js';
import { eventually, laggingMs } from '../../scene/eventually.js';
import { isSuccess } from '../../target/exchange.js';
import { itemsOf } from '../../target/wire/members.js';
import { bodyOf, decided, undecided } from '../answers.js';
import { asks } from '../probe.js';
import { agrees, otherwise } from '../sighting.js';
import { invite, withoutAccess } from './inviting.js';

const terms = { needs: ['identity', 'token', 'second-user', 'own-resources'], once: true } as const;

/** What an invitation gives to a second user of the run, who loses it again. */
export const acceptingProbes = {
  'invite.accepted-role': asks('invite.accepted-role', {
    ...terms,
    requests: 12,
    async ask(t) {
      const invitee = await t.callers.outsider('the invitee');
      const invitation = await invite(t, invitee.email, 'editor');
      bodyOf(await accept(t, invitation, invitee));
      try {
        const look = async () => {
          const users = itemsOf(bodyOf(await t.call('getOrgUsers')));
          return roleIn(users.find((each) => mentions(each, invitee)));
        };
        const held = await eventually(t, laggingMs, look, (role) => role !== undefined);
        const saw = `whoever accepts an invitation as editor is listed as ${held}`;
        if (held === undefined) throw undecided('whoever accepted an invitation is not listed with a role');
        if (held === 'editor') return agrees('of-invitation', saw);
        return held === 'viewer'
          ? agrees('viewer', saw)
          : otherwise('whoever accepts an invitation is listed with another role');
      } finally {
        await withoutAccess(t, invitee);
      }
    },
  }),
  'invite.email-lock': asks('invite.email-lock', {
    ...terms,
    requests: 15,
    async ask(t) {
      const invitee = await t.callers.outsider('the invitee');
      const otherCase = invitee.email.replace(/^[^@]+/, (name) =>
        name === name.toUpperCase() ? name.toLowerCase() : name.toUpperCase(),
      );
      if (otherCase === invitee.email)
        throw undecided('the email of the invitee has no letters before the @');
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
  }),
};
