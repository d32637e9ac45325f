import { accept } from '../../checks/machines/invitations/invitations.js';
import { mentions, roleIn } from '../../checks/machines/users/assignments.js';
import { eventually, laggingMs } from '../../scene/eventually.js';
import type { User } from '../../target/caller.js';
import { itemsOf } from '../../target/wire/members.js';
import { bodyOf, undecided } from '../answers.js';
import { asks } from '../probe.js';
import type { ProbeContext } from '../probe-context.js';
import { agrees, otherwise } from '../sighting.js';
import { invite, withoutAccess } from './inviting.js';

export const acceptedRole = asks('invite.accepted-role', {
  needs: ['identity', 'token', 'second-user', 'own-resources'],
  requests: 12,
  once: true,
  async ask(t) {
    const invitee = await t.callers.outsider('the invitee');
    const invitation = await invite(t, invitee.email, 'editor');
    bodyOf(await accept(t, invitation, invitee));
    try {
      const held = await eventually(
        t,
        laggingMs,
        () => roleOf(t, invitee),
        (each) => each !== undefined,
      );
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
});

async function roleOf(t: ProbeContext, user: User): Promise<string | undefined> {
  const users = itemsOf(bodyOf(await t.call('getOrgUsers')));
  return roleIn(users.find((each) => mentions(each, user)));
}
