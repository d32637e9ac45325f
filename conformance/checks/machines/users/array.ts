import { recordId } from '../../../resources/kinds.js';
import { almost, isLong } from '../../../resources/near-ids.js';
import { isSuccess } from '../../../scene/recorder.js';
import { scenario } from '../../../scene/scenario.js';
import type { Scene } from '../../../scene/scene.js';
import type { User } from '../../../target/caller.js';
import { EndScenario } from '../../../target/end-scenario.js';
import { isForbidden } from '../../../target/exchange.js';
import { isAbsent, isArray, isObject, type Json, type JsonObject } from '../../../target/json.js';
import { idOf, mentions, roleIn } from './assignments.js';
import { leaveUsers } from './spare-users.js';
import { wholeListOf } from './whole-list.js';

type Rule = 'users.array' | 'users.add-settings' | 'users.remove' | 'user.get' | 'resource.by-id';

/** More users than a truncated list holds, and more in the first array than faulty services read of an array. */
const [count, first] = [13, 11];
const roles = ['viewer', 'editor'] as const;

/**
 * Two concurrent calls, each with an array, give many users access, change their roles, and remove the access of all but one
 * (section 4.3). Calls with ids that are almost theirs change none of that.
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
    // Nothing is expected of the users in a call that was refused. The last user is in neither call.
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
    leaveUsers(t, users);
  },
});

/** Changes the first of these users and the others in two concurrent calls. */
const changeAll = (
  t: Scene,
  operation: 'addUserAccess' | 'updateUserAccess',
  ids: readonly string[],
  given: readonly string[],
) =>
  Promise.all([
    change(t, operation, ids.slice(0, first), given),
    change(t, operation, ids.slice(first), given.slice(first)),
  ]);

const change = (
  t: Scene,
  operation: 'addUserAccess' | 'updateUserAccess',
  ids: readonly string[],
  given: readonly string[],
) => t.call(operation, { body: ids.map((userId, index) => ({ userId, role: given[index] ?? 'viewer' })) });

/**
 * Checks the role of each user. Ends the scenario if one is wrong. If an earlier call has removed the access of the run itself,
 * another admin lists the users.
 * @param expected null for a user without access, undefined where nothing is expected
 */
async function seeRoles(
  t: Scene<Rule>,
  rule: 'users.array' | 'users.remove' | 'resource.by-id',
  users: readonly User[],
  expected: readonly (string | null | undefined)[],
): Promise<void> {
  t.step('list the users');
  let list = await t.call('getOrgUsers');
  if (isForbidden(list)) {
    const admin = await t.callers.newUser('an admin', ['viewer', 'editor', 'admin']);
    list = await t.call('getOrgUsers', {}, admin);
  }
  const all = wholeListOf(t, list);
  const shown = users.map((user, index) => {
    const assignment = all.find((item) => mentions(item, user));
    return assignment ? (roleIn(assignment) ?? expected[index] ?? null) : null;
  });
  const wrong = shown.findIndex((role, index) => expected[index] !== undefined && role !== expected[index]);
  const written = (role: string | null | undefined) => role ?? 'no access';
  const holds = t.soft(rule, list).holds(wrong < 0, {
    at: 'users',
    expected: `the ${users.length} users as they were given access: ${users[wrong]?.label} with ${written(expected[wrong])}`,
    received: written(shown[wrong]),
  });
  if (!holds) throw new EndScenario('unmet', 'the users have other roles than they were given');
}

/** Gets, updates and removes a user by ids that are almost the user's own. Returns these ids. */
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

/** Gives a user access who has none, and removes it again. */
async function add(t: Scene, userId: string, settings = {}) {
  const added = await t.call('addUserAccess', { body: [{ userId, role: 'viewer', ...settings }] });
  await t.call('removeUserAccess', { body: { userIds: [userId] } });
  return added;
}

const addWith = (t: Scene, userId: string) => add(t, userId, { settings: { locale: 'en' } });

/** Settings of the user may be sent with the access (section 4.3). */
async function addWithSettings(t: Scene<Rule>, userId: string): Promise<void> {
  t.step('add access with settings');
  const added = await addWith(t, userId);
  // A 5xx may come from a call that took effect. If it is answered to the repeated call too, it is a failure.
  if (added.response.status >= 500) await addWith(t, userId);
  // The specification does not say which settings exist, so a target may refuse ours.
  if ([400, 422].includes(added.response.status))
    t.skip('users.add-settings', 'the target has other settings');
  else if (isSuccess(added) || isSuccess(await add(t, userId))) {
    t.soft('users.add-settings', added).accepted('settings are optional, and can be sent');
  }
}

/** Settings may be left out: a target that accepts the call with them must accept it without them. */
async function seeOptional(t: Scene<Rule>, userId: string): Promise<void> {
  await t.call('removeUserAccess', { body: { userIds: [userId] } });
  t.step('add access with settings, and without');
  if (!isSuccess(await addWith(t, userId))) return;
  t.expect('users.add-settings', await add(t, userId)).accepted('settings are optional, and can be left out');
}

/** How often each user asks. With two users that is enough to see a fault in one of ten answers. */
const times = 4;

/** Users get their own accounts, first concurrently and then in turns (section 4.3). */
async function seeAccounts(t: Scene<'user.get'>, users: readonly User[]): Promise<void> {
  const get = (user: User) => t.call('getUser', { path: { userId: idOf(user) } }, user);
  for (const user of users) await user.token();
  const atOnce = await Promise.all(users.map(get));
  for (const [turn, user] of Array.from({ length: times }, () => users)
    .flat()
    .entries()) {
    t.step(`${user.label} gets the own account`);
    const got = atOnce[turn] ?? (await get(user));
    const record = t.object(got);
    const missing = [
      ...(mentions(record, { id: undefined, email: user.email }) ? [] : ['a profile with the email']),
      ...(hasStatus(record) ? [] : ['a status']),
      ...(hasMetadata(record) ? [] : ['metadata']),
    ];
    t.expect('user.get', got).holds(missing.length === 0, {
      at: 'body',
      expected: missing.join(' and '),
      received: Object.keys(record),
    });
  }
}

/** Whether a record shows, in any form, whether the account of a user can be used. */
function hasStatus(value: Json): boolean {
  if (isArray(value)) return value.some(hasStatus);
  if (!isObject(value)) return false;
  return Object.entries(value).some(
    ([name, member]) => (isStatus(name) && !isAbsent(member)) || hasStatus(member),
  );
}

const isStatus = (name: string) => /status|state|active|enabled|disabled|verified|blocked/i.test(name);
/** Members that identify a user or name a role; they are no metadata of the account. */
const isProfile = (name: string) =>
  /^(id|user_?id|profile|e_?mail|.*name|roles?|picture|avatar)$/i.test(name);

/** Whether a record has anything besides id, profile and status. */
function hasMetadata(record: JsonObject): boolean {
  return Object.entries(record).some(
    ([name, member]) => !isStatus(name) && !isProfile(name) && !isAbsent(member),
  );
}
