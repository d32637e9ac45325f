import { organizationIds } from '../../engine/organizations.js';
import { quote } from '../../engine/quote.js';
import { refuse } from '../../engine/refusal.js';
import { addUser, removeUser } from '../../identity/users.js';
import type { ControlHandlers } from '../handler.js';

export const userHandlers = {
  addUser: async ({ body: { roles = {}, ...user } }, mock) => {
    const world = mock.world();
    const orgs = await organizationIds(world);
    const unknown = Object.keys(roles).find((org) => !orgs.includes(org));
    if (unknown !== undefined) {
      const message = `\`roles\` names ${quote(unknown)}, which is no organization; there are ${orgs.join(', ')}.`;
      return refuse('request-invalid', message, { field: 'roles' });
    }
    const added = await world.store.transact((store) => addUser(store, { ...user, roles }, world));
    return typeof added === 'string' ? { id: added } : added;
  },
  removeUser: ({ path }, mock) => {
    const world = mock.world();
    return world.store.transact((store) => removeUser(store, path.userId, world));
  },
} satisfies Partial<ControlHandlers>;
