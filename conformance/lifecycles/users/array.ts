import { story } from '../../story/story.js';
import { idOf, mentions, roleIn } from './assignments.js';
import { wholeListOf } from './whole-list.js';

/** One array gives several users access, and one changes their roles (section 4.3). */
export const accessOfSeveral = story({
  id: 'users/array',
  rules: ['users.array'],
  needs: ['identity', 'token', 'own-resources', 'control'],
  requests: 6,
  async tell(teller, lab) {
    const users = [await lab.callers.outsider('a user'), await lab.callers.outsider('another user')];
    const ids = users.map(idOf);
    for (const { does, operation, roles } of [
      { does: 'add access of two users', operation: 'addUserAccess', roles: ['viewer', 'editor'] },
      { does: 'update the roles of both', operation: 'updateUserAccess', roles: ['editor', 'viewer'] },
    ] as const) {
      teller.step(`${does} with one array`);
      const body = ids.map((userId, index) => ({ userId, role: roles[index] ?? 'viewer' }));
      teller.body(await lab.call(operation, { body }));
      teller.step('list the users');
      const list = await lab.call('getOrgUsers');
      const all = wholeListOf(teller, list);
      const shown = users.map((user, index) => {
        const assignment = all.find((item) => mentions(item, user));
        return assignment ? (roleIn(assignment) ?? roles[index] ?? null) : null;
      });
      const holds = teller.see(
        'users.array',
        shown.every((role, index) => role === roles[index]),
        () => ({ at: 'users', expected: `the two users, with ${roles.join(' and ')}`, received: shown }),
        list,
      );
      if (!holds) return;
    }
  },
});
