import { recordId } from '../../../resources/kinds.js';
import { almost, isLong } from '../../../resources/near-ids.js';
import { isSuccess } from '../../../scene/recorder.js';
import { scenario } from '../../../scene/scenario.js';
import { EndScenario } from '../../../target/end-scenario.js';
import { idOf, mentions, roleIn } from './assignments.js';
import { wholeListOf } from './whole-list.js';

/**
 * One array gives several users access, one changes their roles, and one takes the access away (section 4.3). Ids that are
 * almost theirs change nothing of that.
 */
export const accessOfSeveral = scenario({
  id: 'users/array',
  rules: ['users.array', 'users.remove', 'resource.by-id'],
  needs: ['token', 'control'],
  requests: 20,
  async record(t) {
    const users = [await t.callers.outsider('a user'), await t.callers.outsider('another user')];
    const ids = users.map(idOf);
    /** The roles of both users; null for one who has no access. */
    const seeRoles = async (
      rule: 'users.array' | 'users.remove' | 'resource.by-id',
      roles: readonly (string | null)[],
    ) => {
      t.step('list the users');
      const list = await t.call('getOrgUsers');
      const all = wholeListOf(t, list);
      const shown = users.map((user, index) => {
        const assignment = all.find((item) => mentions(item, user));
        return assignment ? (roleIn(assignment) ?? roles[index] ?? null) : null;
      });
      const expected = roles.map((role) => role ?? 'none').join(' and ');
      const holds = t.soft(rule, list).holds(
        shown.every((role, index) => role === roles[index]),
        { at: 'users', expected: `the two users, with ${expected} in turn`, received: shown },
      );
      if (!holds) throw new EndScenario('unmet', 'the users have other roles than they were given');
    };
    const change = (
      operation: 'addUserAccess' | 'updateUserAccess',
      these: readonly string[],
      roles: readonly string[],
    ) =>
      t.call(operation, { body: these.map((userId, index) => ({ userId, role: roles[index] ?? 'viewer' })) });

    t.step('add access of two users with one array');
    t.body(await change('addUserAccess', ids, ['viewer', 'editor']));
    await seeRoles('users.array', ['viewer', 'editor']);
    t.step('update the roles of both with one array');
    t.body(await change('updateUserAccess', ids, ['editor', 'viewer']));
    await seeRoles('users.array', ['editor', 'viewer']);

    const [user, id = ''] = [users[0], ids[0]];
    const misses = isLong(id) ? almost(id) : [];
    if (misses.length === 0)
      t.skip('resource.by-id', `an id as short as ${id} may be nearly that of somebody else`);
    for (const miss of misses) {
      t.step(`get, update and remove "${miss}", which names nobody`);
      const got = await t.call('getUser', { path: { userId: miss } }, user);
      const shown = isSuccess(got) ? recordId('user', got.response.json) : undefined;
      const seen = { at: 'userId', expected: `nobody by the id "${miss}"`, received: shown ?? null };
      t.soft('resource.by-id', got).holds(shown !== id, seen);
      await change('updateUserAccess', [miss], ['admin']);
      await t.call('removeUserAccess', { body: { userIds: [miss] } });
    }
    if (misses.length > 0) await seeRoles('resource.by-id', ['editor', 'viewer']);

    t.step('remove both with one array');
    t.body(await t.call('removeUserAccess', { body: { userIds: ids } }));
    await seeRoles('users.remove', [null, null]);
    for (const miss of misses) {
      t.step(`add access of "${miss}", which names nobody`);
      await change('addUserAccess', [miss], ['viewer']);
    }
    if (misses.length > 0) await seeRoles('resource.by-id', [null, null]);
  },
});
