import type { Role } from '../../../../spec/contract/roles.js';
import { recordId } from '../../../resources/kinds.js';
import { almost, isLong } from '../../../resources/near-ids.js';
import { eventually, laggingMs } from '../../../scene/eventually.js';
import { isSuccess } from '../../../scene/recorder.js';
import { scenario } from '../../../scene/scenario.js';
import type { Scene } from '../../../scene/scene.js';
import { EndScenario } from '../../../target/end-scenario.js';
import type { Exchange } from '../../../target/exchange.js';
import { grantOf } from '../../../target/session.js';
import { seeAccounts } from './account.js';
import { mentions, roleIn } from './assignments.js';
import { leaveUsers, type Newcomer, newcomers } from './newcomers.js';
import { wholeListOf } from './whole-list.js';

const rules = [
  'users.add',
  'users.add-settings',
  'users.update',
  'users.array',
  'users.remove',
  'users.remove-keeps-account',
  'user.get',
  'resource.by-id',
] as const;

type Rule = (typeof rules)[number];

/** More users than a truncated list holds, and more in the first of two arrays than faulty services read of one. */
const [count, first] = [13, 11];
const turns = ['viewer', 'editor'] as const;
const cycles = 2;

/** The users of a run, and the role that each should have. */
interface Access {
  readonly t: Scene<Rule>;
  readonly users: readonly Newcomer[];
  readonly roles: Map<Newcomer, Role>;
}

/**
 * Users get access, other roles, and lose access, several by one array and by two arrays at once, and one of them alone, who becomes an
 * admin in between (section 4.3). Ids that are almost theirs change none of that. Without a control plane there is one user only.
 */
export const usersLife = scenario({
  id: 'users/life',
  rules,
  needs: ['token', 'second-user'],
  requests: count + 85,
  async record(t) {
    const users = await newcomers(t, count);
    const access: Access = { t, users, roles: new Map() };
    const [one] = users;
    if (!one) return;
    if (users.length === 1) {
      t.skip('users.array', 'needs several users, whom a control plane makes');
      // Their access was given and removed to find out the id.
      await seeAccount(t, one);
      await seeRoles(access, 'users.remove', [one]);
    }
    const inTurns = (turn: number) =>
      new Map(users.map((user, nth) => [user, turns[(turn + nth) % 2] ?? 'viewer']));
    await give(access, 'addUserAccess', inTurns(0));
    // Before anything else that takes a sign-in.
    await remove(access, [one]);
    await seeAccount(t, one);
    await give(access, 'addUserAccess', new Map([[one, 'viewer']]));
    await seeAccounts(t, users.slice(0, 2));
    await give(access, 'updateUserAccess', inTurns(1));
    const misses = await missed(access, one);

    for (const role of ['admin', 'viewer', 'admin'] as const) {
      await give(access, 'updateUserAccess', new Map([[one, role]]));
      // That a viewer is refused is a rule about roles.
      if (role === 'admin')
        t.expect('users.update', await listedBy(t, one)).accepted('an admin may list the users');
    }
    // What holds of the first removal and the first return holds of later ones.
    for (let time = 1; time <= cycles; time += 1) {
      await remove(access, [one]);
      t.expect('users.remove', await listedBy(t, one)).refused('the access was removed');
      await give(access, 'addUserAccess', new Map([[one, 'editor']]));
    }
    await give(access, 'updateUserAccess', new Map([[one, 'viewer']]));

    await remove(access, users.slice(0, -1));
    for (const miss of misses) {
      t.step(`add access of "${miss}", which names nobody`);
      await change(t, 'addUserAccess', [[miss, 'viewer']]);
    }
    if (misses.length > 0) await seeRoles(access, 'resource.by-id', []);
    await remove(access, users.slice(-1));
    await addWithSettings(t, one.id);
    leaveUsers(t, users);
  },
});

type Giving = 'addUserAccess' | 'updateUserAccess';

const change = (t: Scene, operation: Giving, pairs: readonly (readonly [userId: string, role: Role])[]) =>
  t.call(operation, { body: pairs.map(([userId, role]) => ({ userId, role })) });

/** Divides what is for many users between two calls at once. */
const parts = <T>(all: readonly T[]): readonly (readonly T[])[] =>
  [all.slice(0, first), all.slice(first)].filter(({ length }) => length > 0);

/** Gives users roles, and expects the list to show them. */
async function give(access: Access, operation: Giving, given: ReadonlyMap<Newcomer, Role>): Promise<void> {
  const { t, roles } = access;
  t.step(`${operation === 'addUserAccess' ? 'add' : 'update'} ${named([...given.keys()])}`);
  const pairs = [...given].map(([{ id }, role]) => [id, role] as const);
  const answers = await Promise.all(parts(pairs).map((some) => change(t, operation, some)));
  if (operation === 'addUserAccess' && !answers.every(isSuccess)) await seeOptional(t, pairs[0]?.[0] ?? '');
  for (const each of answers) t.body(each);
  for (const [user, role] of given) roles.set(user, role);
  const rule = operation === 'addUserAccess' ? 'users.add' : 'users.update';
  await seeRoles(access, given.size > 1 ? 'users.array' : rule, [...given.keys()]);
}

/** Removes access, and expects the list to show only the others. */
async function remove(access: Access, gone: readonly Newcomer[]): Promise<void> {
  const { t, roles } = access;
  if (gone.length === 0) return;
  t.step(`remove ${named(gone)}`);
  const removed = await Promise.all(
    parts(gone).map(async (some) => ({
      some,
      answer: await t.call('removeUserAccess', { body: { userIds: some.map(({ id }) => id) } }),
    })),
  );
  // Nothing is expected of those in a call that was refused.
  for (const { some } of removed.filter(({ answer }) => isSuccess(answer)))
    for (const user of some) roles.delete(user);
  if (removed.some(({ answer }) => isSuccess(answer))) await seeRoles(access, 'users.remove', gone);
  for (const { answer } of removed) t.body(answer);
}

const named = (users: readonly Newcomer[]): string =>
  users.length === 1 ? `${users[0]?.label}` : `${users.length} users`;

/**
 * Expects each user listed once with the right role, or not at all. Ends the scenario if one is not.
 * @param changed those whom the last call was about: the others must be as they were
 */
async function seeRoles(
  { t, users, roles }: Access,
  rule: Rule,
  changed: readonly Newcomer[],
): Promise<void> {
  t.step('list the users');
  const wrongIn = (list: Exchange) => {
    const all = wholeListOf(t, list);
    return users.flatMap((user) => {
      const shown = all.filter((item) => mentions(item, user));
      const expected = roles.get(user);
      const role = shown[0] && (roleIn(shown[0]) ?? expected);
      const received = shown.length > 1 ? `${shown.length} times` : (role ?? 'no access');
      return role === expected && shown.length <= 1
        ? []
        : [{ user, expected: expected ?? 'no access', received }];
    });
  };
  const list = await eventually(
    t,
    laggingMs,
    () => t.call('getOrgUsers'),
    (each) => wrongIn(each).length === 0,
  );
  const wrong = wrongIn(list);
  for (const [about, some] of [
    [rule, wrong.filter(({ user }) => changed.includes(user))],
    ['resource.by-id', wrong.filter(({ user }) => !changed.includes(user))],
  ] as const) {
    const [{ user, expected, received } = { user: undefined, expected: '', received: '' }] = some;
    const seen = { at: 'users', expected: `${user?.label} once, with ${expected}`, received };
    t.soft(about, list).holds(some.length === 0, seen);
  }
  if (wrong.length > 0) throw new EndScenario('unmet', 'the users have other roles than they were given');
}

/** A call that only an admin may make, with a fresh token. */
function listedBy(t: Scene<Rule>, user: Newcomer): Promise<Exchange> {
  t.step(`${user.label} lists the users`);
  user.forget();
  return t.call('getOrgUsers', {}, user);
}

async function seeAccount(t: Scene<Rule>, { label, email: username, password }: Newcomer): Promise<void> {
  t.step(`${label} signs in`);
  const signIn = await t.session({ json: { grantType: 'password', username, password }, isGood: true });
  t.expect('users.remove-keeps-account', signIn).holds(grantOf(signIn.response.json) !== undefined, {
    at: 'status',
    expected: 'a session: the account stays',
    received: signIn.response.status,
  });
}

/** Gets, updates and removes a user by ids that are almost the user's own. Returns these ids. */
async function missed(access: Access, user: Newcomer): Promise<readonly string[]> {
  const { t } = access;
  const { id } = user;
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
    await change(t, 'updateUserAccess', [[miss, 'admin']]);
    await t.call('removeUserAccess', { body: { userIds: [miss] } });
  }
  await seeRoles(access, 'resource.by-id', []);
  return misses;
}

/** Gives a user access who has none, and removes it again. */
async function add(t: Scene, userId: string, settings = {}): Promise<Exchange> {
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
