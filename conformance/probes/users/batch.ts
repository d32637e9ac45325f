import { idOf, mentions } from '../../checks/machines/users/assignments.js';
import { eventually } from '../../scene/eventually.js';
import type { User } from '../../target/caller.js';
import { isSuccess } from '../../target/exchange.js';
import { itemsOf } from '../../target/wire/members.js';
import { bodyOf, decided, undecided } from '../answers.js';
import { withoutAccess } from '../invitations/inviting.js';
import { asks } from '../probe.js';
import type { ProbeContext } from '../probe-context.js';
import { agrees, otherwise } from '../sighting.js';

/** What a list may lag by. */
const lagMs = [1000, 3000] as const;

export const batch = asks('users.batch', {
  needs: ['identity', 'token', 'second-user', 'own-resources'],
  requests: 10,
  once: true,
  async ask(t) {
    const user = await t.callers.outsider('the user');
    const one = { userId: idOf(user), role: 'viewer' };
    const nobody = { userId: t.owned.name('nobody'), role: 'viewer' };
    try {
      const answer = decided(await t.call('addUserAccess', { body: [one, nobody] }));
      const isAdded = await eventually(
        t,
        lagMs,
        () => isListed(t, user),
        (each) => each,
      );
      const saw = `access of a user and of nobody → status ${answer.response.status}, and the user has ${isAdded ? 'access' : 'none'}`;
      if (isAdded) return isSuccess(answer) ? agrees('per-item', saw) : otherwise(saw);
      // A call of another form would be refused as well.
      bodyOf(await t.call('addUserAccess', { body: [one] }));
      if (
        !(await eventually(
          t,
          lagMs,
          () => isListed(t, user),
          (each) => each,
        ))
      ) {
        throw undecided('a user who was given access is not listed');
      }
      return isSuccess(answer) ? otherwise(saw) : agrees('atomic', saw);
    } finally {
      await withoutAccess(t, user);
    }
  },
});

async function isListed(t: ProbeContext, user: User): Promise<boolean> {
  return itemsOf(bodyOf(await t.call('getOrgUsers'))).some((each) => mentions(each, user));
}
