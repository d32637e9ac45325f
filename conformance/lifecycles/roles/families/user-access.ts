import type { User } from '../../../callers/caller.js';
import type { Lab } from '../../../run/lab.js';
import { Leave } from '../../../run/leave.js';
import type { JsonObject } from '../../../target/json.js';
import { itemsOf, textIn } from '../../../wire/members.js';
import { family } from '../family.js';

const notListed = 'not among the users of the organization';

/** Operations on somebody who has access to the organization. */
export const userAccess = family({
  id: 'roles/user-access',
  needs: ['second-user'],
  requests: 14,
  async make(lab, teller) {
    const user = await somebody(lab);
    teller.step('give a user access as viewer');
    teller.body(await lab.call('addUserAccess', { body: [{ ...named(user), role: 'viewer' }] }));
    const userId = user.id ?? idIn(await listed(lab, user));
    if (userId !== undefined) return { user, userId };
    throw new Leave('skipped', 'getOrgUsers does not list a user by email: map it with --overlay');
  },
  calls: {
    getUser: ({ userId }) => ({ path: { userId } }),
    updateUserAccess: ({ userId }) => ({ body: [{ userId, role: 'editor' }] }),
    removeUserAccess: ({ userId }) => ({ body: { userIds: [userId] } }),
  },
  async view({ user }, lab) {
    const shown = await listed(lab, user);
    return { own: shown ? { role: shown['role'] ?? null } : notListed, listed: '' };
  },
});

/** Giving access to somebody who has none. */
export const newUserAccess = family({
  id: 'roles/new-user-access',
  needs: ['second-user'],
  requests: 14,
  make: somebody,
  calls: { addUserAccess: (user) => ({ body: [{ ...named(user), role: 'viewer' }] }) },
  async view(user, lab) {
    return { own: (await listed(lab, user)) ? 'among the users of the organization' : notListed, listed: '' };
  },
  restore: async (user, lab) => removeAccess(lab, user),
});

/** A user without access: a new one, or the one that the target was given. */
async function somebody(lab: Lab): Promise<User> {
  const user = await lab.callers.outsider('a user without a role');
  if (user.id !== undefined) return user;
  lab.belongings.intend('user-access', user.email);
  await removeAccess(lab, user);
  return user;
}

async function removeAccess(lab: Lab, user: User): Promise<void> {
  const userId = idIn(await listed(lab, user));
  if (userId !== undefined) await lab.call('removeUserAccess', { body: { userIds: [userId] } });
}

/** How a request names the user. */
function named({ id, email }: User): JsonObject {
  return id === undefined ? { email } : { userId: id };
}

const idIn = (assignment: JsonObject | undefined) => textIn(assignment, 'userId', 'id');

async function listed(lab: Lab, { id, email }: User): Promise<JsonObject | undefined> {
  const { json } = (await lab.call('getOrgUsers')).response;
  return itemsOf(json).find((each) =>
    id === undefined ? JSON.stringify(each).includes(`"${email}"`) : idIn(each) === id,
  );
}
