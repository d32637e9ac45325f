import { recordId } from '../../../resources/kinds.js';
import { almost, isLong } from '../../../resources/near-ids.js';
import { isSuccess } from '../../../scene/recorder.js';
import { scenario } from '../../../scene/scenario.js';
import type { Scene } from '../../../scene/scene.js';
import type { User } from '../../../target/caller.js';
import { EndScenario } from '../../../target/end-scenario.js';
import { seeAccounts } from './account.js';
import { idOf, mentions, roleIn } from './assignments.js';
import { addWithSettings, seeOptional } from './settings.js';
import { wholeListOf } from './whole-list.js';

type Rule = 'users.array' | 'users.add-settings' | 'users.remove' | 'user.get' | 'resource.by-id';

/** More than a list that is cut short has; the first of them are more than arrays are cut after. */
const [count, first] = [13, 11];
const roles = ['viewer', 'editor'] as const;

/**
 * Two arrays at once give many users access, change their roles, and take the access away from all but one (section 4.3).
 * Ids that are almost theirs change nothing of that.
 */
export const accessOfMany = scenario({
  id: 'users/array',
  rules: ['users.array', 'users.add-settings', 'users.remove', 'user.get', 'resource.by-id'],
  needs: ['token', 'control'],
  requests: count + 43,
  async record(t) {
    const users: User[] = [];
    for (let nth = 1; nth <= count; nth += 1) users.push(await t.callers.outsider(`user ${nth}`));
    const ids = users.map(idOf);
    const given = (turn: number) => users.map((_, index) => roles[(turn + index) % 2] ?? 'viewer');

    t.step(`add access of ${count} users with two arrays at once`);
    const added = await changeAll(t, 'addUserAccess', ids, given(0));
    if (!added.every(isSuccess)) await seeOptional(t, ids[0] ?? '');
    for (const each of added) t.body(each);
    await seeRoles(t, 'users.array', users, given(0));
    await seeAccounts(t, users.slice(0, 2));
    t.step('update the roles of all of them with two arrays at once');
    for (const each of await changeAll(t, 'updateUserAccess', ids, given(1))) t.body(each);
    await seeRoles(t, 'users.array', users, given(1));

    const misses = await missed(t, users[0]);
    if (misses.length > 0) await seeRoles(t, 'resource.by-id', users, given(1));

    t.step('remove all but the last of them with two arrays at once');
    const removals = await Promise.all(
      [ids.slice(0, first), ids.slice(first, -1)].map((userIds) =>
        t.call('removeUserAccess', { body: { userIds } }),
      ),
    );
    const isRemoved = removals.map(isSuccess);
    // Of those in a call that was refused nothing is expected, but the last is in none.
    const left = ids.map((_, index) => (isRemoved[index < first ? 0 : 1] ? null : undefined));
    const last = [...left.slice(0, -1), given(1).at(-1)];
    if (isRemoved.includes(true)) await seeRoles(t, 'users.remove', users, last);
    for (const each of removals) t.body(each);
    for (const miss of misses) {
      t.step(`add access of "${miss}", which names nobody`);
      await change(t, 'addUserAccess', [miss], ['viewer']);
    }
    if (misses.length > 0) await seeRoles(t, 'resource.by-id', users, last);
    t.step('remove the last of them');
    t.body(await t.call('removeUserAccess', { body: { userIds: ids.slice(-1) } }));
    await seeRoles(
      t,
      'users.remove',
      users,
      ids.map(() => null),
    );
    await addWithSettings(t, ids[0] ?? '');
  },
});

/** The first of them and the others, in two calls at the same time. */
const changeAll = (
  t: Scene,
  operation: 'addUserAccess' | 'updateUserAccess',
  these: readonly string[],
  given: readonly string[],
) =>
  Promise.all([
    change(t, operation, these.slice(0, first), given),
    change(t, operation, these.slice(first), given.slice(first)),
  ]);

const change = (
  t: Scene,
  operation: 'addUserAccess' | 'updateUserAccess',
  these: readonly string[],
  given: readonly string[],
) => t.call(operation, { body: these.map((userId, index) => ({ userId, role: given[index] ?? 'viewer' })) });

/** Sees the role of each; null for one who has no access, undefined for one of whom nothing is expected. Whoever took away the access of the run is no way around that. */
async function seeRoles(
  t: Scene<Rule>,
  rule: 'users.array' | 'users.remove' | 'resource.by-id',
  users: readonly User[],
  expected: readonly (string | null | undefined)[],
): Promise<void> {
  t.step('list the users');
  let list = await t.call('getOrgUsers');
  if ([401, 403].includes(list.response.status)) {
    const admin = await t.callers.newUser('an admin', ['viewer', 'editor', 'admin']);
    list = await t.call('getOrgUsers', {}, admin);
  }
  const all = wholeListOf(t, list);
  const shown = users.map((user, index) => {
    const assignment = all.find((item) => mentions(item, user));
    return assignment ? (roleIn(assignment) ?? expected[index] ?? null) : null;
  });
  const wrong = shown.findIndex((role, index) => expected[index] !== undefined && role !== expected[index]);
  const told = (role: string | null | undefined) => role ?? 'no access';
  const holds = t.soft(rule, list).holds(wrong < 0, {
    at: 'users',
    expected: `the ${users.length} users as they were given access: ${users[wrong]?.label} with ${told(expected[wrong])}`,
    received: told(shown[wrong]),
  });
  if (!holds) throw new EndScenario('unmet', 'the users have other roles than they were given');
}

/** Gets, updates and removes what is called almost as a user. Answers how that is called. */
async function missed(t: Scene<Rule>, user: User | undefined): Promise<readonly string[]> {
  const id = user?.id ?? '';
  if (!isLong(id)) {
    t.skip('resource.by-id', `an id as short as ${id} may be nearly that of somebody else`);
    return [];
  }
  const misses = almost(id);
  for (const miss of misses) {
    t.step(`get, update and remove "${miss}", which names nobody`);
    const got = await t.call('getUser', { path: { userId: miss } }, user);
    const shown = isSuccess(got) ? recordId('user', got.response.json) : undefined;
    const seen = { at: 'userId', expected: `nobody by the id "${miss}"`, received: shown ?? null };
    t.soft('resource.by-id', got).holds(shown !== id, seen);
    await change(t, 'updateUserAccess', [miss], ['admin']);
    await t.call('removeUserAccess', { body: { userIds: [miss] } });
  }
  return misses;
}
