import { scenario } from '../../../scene/scenario.js';
import { idOf, mentions, roleIn } from './assignments.js';
import { wholeListOf } from './whole-list.js';

/** One array gives several users access, and one changes their roles (section 4.3). */
export const accessOfSeveral = scenario({
  id: 'users/array',
  rules: ['users.array'],
  needs: ['token', 'control'],
  requests: 6,
  async record(t) {
    const users = [await t.callers.outsider('a user'), await t.callers.outsider('another user')];
    const ids = users.map(idOf);
    for (const { does, operation, roles } of [
      { does: 'add access of two users', operation: 'addUserAccess', roles: ['viewer', 'editor'] },
      { does: 'update the roles of both', operation: 'updateUserAccess', roles: ['editor', 'viewer'] },
    ] as const) {
      t.step(`${does} with one array`);
      const body = ids.map((userId, index) => ({ userId, role: roles[index] ?? 'viewer' }));
      t.body(await t.call(operation, { body }));
      t.step('list the users');
      const list = await t.call('getOrgUsers');
      const all = wholeListOf(t, list);
      const shown = users.map((user, index) => {
        const assignment = all.find((item) => mentions(item, user));
        return assignment ? (roleIn(assignment) ?? roles[index] ?? null) : null;
      });
      const holds = t.soft('users.array', list).holds(
        shown.every((role, index) => role === roles[index]),
        { at: 'users', expected: `the two users, with ${roles.join(' and ')}`, received: shown },
      );
      if (!holds) return;
    }
  },
});
