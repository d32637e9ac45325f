import type { CheckContext } from '../../../../scene/check-context.js';
import type { JsonObject } from '../../../../target/json.js';
import { itemsOf } from '../../../../target/wire/members.js';
import { mentions } from '../../users/assignments.js';
import { type Newcomer, newcomer } from '../../users/newcomers.js';
import { family } from '../family.js';

const notListed = 'not among the users of the organization';
const label = 'a user without a role';

/** Operations on a user who has access to the organization. */
export const userAccess = family({
  id: 'roles/user-access',
  needs: ['second-user'],
  requests: 14,
  async make(t) {
    const user = await newcomer(t, label);
    t.step('give a user access as viewer');
    t.body(await t.call('addUserAccess', { body: [{ userId: user.id, role: 'viewer' }] }));
    return user;
  },
  calls: {
    getUser: ({ id }) => ({ path: { userId: id } }),
    updateUserAccess: ({ id }) => ({ body: [{ userId: id, role: 'editor' }] }),
    removeUserAccess: ({ id }) => ({ body: { userIds: [id] } }),
  },
  async view(user, context) {
    const shown = await listed(context, user);
    return { own: shown ? { role: shown['role'] ?? null } : notListed, listed: '' };
  },
});

/** Giving access to a user who has none. */
export const newUserAccess = family({
  id: 'roles/new-user-access',
  needs: ['second-user'],
  requests: 14,
  make: (t) => newcomer(t, label),
  calls: { addUserAccess: ({ id }) => ({ body: [{ userId: id, role: 'viewer' }] }) },
  async view(user, context) {
    return {
      own: (await listed(context, user)) ? 'among the users of the organization' : notListed,
      listed: '',
    };
  },
  restore: async ({ id }, context) => {
    await context.call('removeUserAccess', { body: { userIds: [id] } });
  },
});

async function listed(context: CheckContext, user: Newcomer): Promise<JsonObject | undefined> {
  const { json } = (await context.call('getOrgUsers')).response;
  return itemsOf(json).find((each) => mentions(each, user));
}
