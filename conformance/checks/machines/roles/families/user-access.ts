import type { CheckContext } from '../../../../scene/check-context.js';
import type { User } from '../../../../target/caller.js';
import { EndScenario } from '../../../../target/end-scenario.js';
import type { JsonObject } from '../../../../target/json.js';
import { itemsOf, textIn } from '../../../../target/wire/members.js';
import { spareUser } from '../../users/spare-users.js';
import { family } from '../family.js';

const notListed = 'not among the users of the organization';

/** Operations on a user who has access to the organization. */
export const userAccess = family({
  id: 'roles/user-access',
  needs: ['second-user'],
  requests: 14,
  async make(t) {
    const user = await userWithoutAccess(t);
    t.step('give a user access as viewer');
    t.body(await t.call('addUserAccess', { body: [{ ...named(user), role: 'viewer' }] }));
    const userId = user.id ?? idIn(await listed(t, user));
    if (userId !== undefined) return { user, userId };
    throw new EndScenario('skipped', 'getOrgUsers does not list a user by email: map it with --overlay');
  },
  calls: {
    getUser: ({ userId }) => ({ path: { userId } }),
    updateUserAccess: ({ userId }) => ({ body: [{ userId, role: 'editor' }] }),
    removeUserAccess: ({ userId }) => ({ body: { userIds: [userId] } }),
  },
  async view({ user }, context) {
    const shown = await listed(context, user);
    return { own: shown ? { role: shown['role'] ?? null } : notListed, listed: '' };
  },
});

/** Giving access to a user who has none. */
export const newUserAccess = family({
  id: 'roles/new-user-access',
  needs: ['second-user'],
  requests: 14,
  make: userWithoutAccess,
  calls: { addUserAccess: (user) => ({ body: [{ ...named(user), role: 'viewer' }] }) },
  async view(user, context) {
    return {
      own: (await listed(context, user)) ? 'among the users of the organization' : notListed,
      listed: '',
    };
  },
  restore: async (user, context) => removeAccess(context, user),
});

/** Returns a user without access: one of the run, or the second user of the target. */
async function userWithoutAccess(context: CheckContext): Promise<User> {
  const user = await spareUser(context, 'a user without a role');
  if (user.id !== undefined) return user;
  context.owned.intend('user-access', user.email);
  await removeAccess(context, user);
  return user;
}

async function removeAccess(context: CheckContext, user: User): Promise<void> {
  const userId = user.id ?? idIn(await listed(context, user));
  if (userId !== undefined) await context.call('removeUserAccess', { body: { userIds: [userId] } });
}

/** Returns what identifies the user in a request. */
function named({ id, email }: User): JsonObject {
  return id === undefined ? { email } : { userId: id };
}

const idIn = (assignment: JsonObject | undefined) => textIn(assignment, 'userId', 'id');

async function listed(context: CheckContext, { id, email }: User): Promise<JsonObject | undefined> {
  const { json } = (await context.call('getOrgUsers')).response;
  return itemsOf(json).find((each) =>
    id === undefined ? JSON.stringify(each).includes(`"${email}"`) : idIn(each) === id,
  );
}
