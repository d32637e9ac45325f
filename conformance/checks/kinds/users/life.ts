import type { OperationId } from '../../../../generated/operations.js';
import type { Role } from '../../../../spec/contract/resources.js';
import { eventually, laggingMs } from '../../../check/eventually.js';
import { expectMember, isSuccess, type RuleId, type Steps, scenario } from '../../../check/scenario.js';
import { recordId } from '../../../resources/kinds.js';
import { EndScenario } from '../../../target/end-scenario.js';
import { type Exchange, isForbidden } from '../../../target/exchange.js';
import { isAbsent, type Json } from '../../../target/json.js';
import { grantOf } from '../../../target/session.js';
import { mentions, type Newcomer, newcomer, roleIn, wholeListOf } from './assignments.js';

/** More users than a truncated list holds, and more in the first of two arrays than faulty services read of one. */
const [count, first] = [13, 11];
/** How often each user asks for the own account. With two users that is enough to see a fault in one of ten answers. */
const asked = 5;

interface Access {
  readonly t: Steps;
  readonly users: readonly Newcomer[];
  readonly roles: Map<Newcomer, Role>;
  /** By id, the roles of those who were listed before, and the ids of those whose role has followed the last change. */
  others: ReadonlyMap<string, string | undefined>;
  following: readonly string[];
}

/** Users get access, other roles, and lose access, by arrays at once, and one of them alone (section 4.3). */
const usersLife = scenario({
  id: 'users/life',
  rules: [
    'users.add',
    'users.add-settings',
    'users.update',
    'users.array',
    'users.remove',
    'users.remove-keeps-account',
    'user.get',
    'auth.role-effective-after-change',
    'resource.by-id',
  ],
  needs: ['token', 'second-user'],
  requests: count + 91,
  async record(t) {
    const users: Newcomer[] = [];
    // Without a control plane, which makes them, there is the second user of the options alone.
    while (users.length < (t.control ? count : 1)) users.push(await newcomer(t, `user ${users.length + 1}`));
    const access: Access = { t, users, roles: new Map(), others: new Map(), following: [] };
    const [one] = users;
    if (!one) return;
    if (users.length === 1) {
      t.skip('users.array', 'needs several users, whom a control plane makes');
      // Their access was given and removed to find out the id.
      await expectAccount(t, 'users.remove-keeps-account', one, 'the account stays');
      await expectRoles(access, 'users.remove', [one]);
    }
    access.others = rolesIn(t, await t.call('getOrgUsers'));
    await give(access, 'addUserAccess', users, 'viewer', 'editor');
    // Before anything else that takes a sign-in.
    await give(access, 'removeUserAccess', [one]);
    await expectAccount(t, 'users.remove-keeps-account', one, 'the account stays');
    await give(access, 'addUserAccess', [one], 'viewer');
    await expectAccounts(t, users.slice(0, 2));
    await give(access, 'updateUserAccess', users, 'editor', 'viewer');

    for (const role of ['admin', 'viewer', 'admin'] as const) {
      await give(access, 'updateUserAccess', [one], role);
      const list = await listedBy(t, one);
      if (role === 'admin') t.expect('users.update', list).accepted('an admin may list the users');
      else t.soft('auth.role-effective-after-change', list).refused('the user is admin no longer');
    }
    await give(access, 'removeUserAccess', [one]);
    t.expect('users.remove', await listedBy(t, one)).refused('the access was removed');
    await give(access, 'addUserAccess', [one], 'editor');
    await give(access, 'updateUserAccess', [one], 'viewer');

    await give(access, 'removeUserAccess', users.slice(0, -1));
    await give(access, 'removeUserAccess', users.slice(-1));
    await expectSettings(t, one.id);
  },
});

const deeds = {
  addUserAccess: 'users.add',
  updateUserAccess: 'users.update',
  removeUserAccess: 'users.remove',
} as const satisfies Partial<Record<OperationId, RuleId>>;

/** Gives users these roles in turn, or removes their access, and expects that. */
async function give(
  access: Access,
  deed: keyof typeof deeds,
  users: readonly Newcomer[],
  ...given: readonly Role[]
): Promise<void> {
  const { t, roles } = access;
  const [one] = users;
  if (!one) return;
  for (const [nth, user] of users.entries()) {
    const role = given[nth % given.length];
    if (role) roles.set(user, role);
    else roles.delete(user);
  }
  t.step(`${deed} of ${users.length === 1 ? one.label : `${users.length} users`}`);
  const parts = [users.slice(0, first), users.slice(first)].filter(({ length }) => length > 0);
  const bodyOf = (some: readonly Newcomer[]): Json =>
    deed === 'removeUserAccess'
      ? { userIds: some.map(({ id }) => id) }
      : some.map((user) => ({ userId: user.id, role: roles.get(user) ?? null }));
  const answers = await Promise.all(parts.map((some) => t.call(deed, { body: bodyOf(some) })));
  if (deed === 'addUserAccess' && !answers.every(isSuccess)) await expectSettings(t, one.id);
  for (const each of answers) t.body(each);
  const isArray = users.length > 1 && deed !== 'removeUserAccess';
  const list = await expectRoles(access, isArray ? 'users.array' : deeds[deed], users);
  expectOthers(access, given, rolesIn(t, list));
}

/** The roles of all but the users of runs, as another one at the same time may do the same in step with this one. */
const rolesIn = (t: Steps, list: Exchange): Access['others'] => {
  const items = wholeListOf(t, list).filter((item) => !/pdk[- ]/i.test(JSON.stringify(item)));
  return new Map(items.map((item) => [recordId('user-access', item) ?? '', roleIn(item)]));
};

/** Expects that the role of nobody else follows two changes in succession: one may be what somebody else has changed. */
function expectOthers(access: Access, given: readonly string[], now: Access['others']): void {
  const { t, users, others, following } = access;
  const isFollowing = (id: string) => given.includes(now.get(id) ?? '') && now.get(id) !== others.get(id);
  const ids = [...others.keys()].filter((id) => users.every((user) => user.id !== id));
  access.others = new Map(ids.map((id) => [id, now.get(id)]));
  access.following = ids.filter(isFollowing);
  const seen = { at: 'users', expected: 'the roles of all others as they were', received: given };
  t.soft('resource.by-id').holds(!access.following.some((id) => following.includes(id)), seen);
}

/** Expects each user listed once with the right role, or not at all; ends the scenario otherwise. @param changed by the last call */
async function expectRoles(
  { t, users, roles }: Access,
  rule: RuleId,
  changed: readonly Newcomer[],
): Promise<Exchange> {
  t.step('list the users');
  const wrongIn = (list: Exchange) => {
    const all = wholeListOf(t, list);
    return users.flatMap((user) => {
      const [shown, another] = all.filter((item) => mentions(item, user));
      const expected = roles.get(user) ?? 'no access';
      const role = shown ? (roleIn(shown) ?? expected) : 'no access';
      const received = another ? 'several times' : role;
      return received === expected ? [] : { user, expected, received };
    });
  };
  const ask = () => t.call('getOrgUsers');
  const list = await eventually(t, laggingMs, ask, (each) => wrongIn(each).length === 0);
  const wrong = wrongIn(list);
  for (const [about, isOfChanged] of [
    [rule, true],
    ['resource.by-id', false],
  ] as const) {
    const some = wrong.find(({ user }) => changed.includes(user) === isOfChanged);
    const expected = `${some?.user.label} once, with ${some?.expected}`;
    t.soft(about, list).holds(!some, { at: 'users', expected, received: some?.received });
  }
  if (wrong.length > 0) throw new EndScenario('unmet', 'the users have other roles than they were given');
  return list;
}

/** A call that only an admin may make, with a fresh token. */
function listedBy(t: Steps, user: Newcomer): Promise<Exchange> {
  t.step(`${user.label} lists the users`);
  user.forget();
  return t.call('getOrgUsers', {}, user);
}

/** Expects a user to sign in. @param waitsMs nothing states that a new password is valid immediately */
async function expectAccount(
  t: Steps,
  rule: RuleId,
  { label, email: username, password }: Newcomer,
  expected: string,
  waitsMs: readonly number[] = [],
): Promise<void> {
  t.step(`${label} signs in`);
  const attempt = () => t.session({ json: { grantType: 'password', username, password }, isGood: true });
  const answer = await eventually(t, waitsMs, attempt, isSuccess);
  const seen = { at: 'status', expected: `a session: ${expected}`, received: answer.response.status };
  t.expect(rule, answer).holds(grantOf(answer.response.json) !== undefined, seen);
}

/** Users get their own accounts, at once and in turns (section 4.3). */
async function expectAccounts(t: Steps, users: readonly Newcomer[]): Promise<void> {
  for (const user of users) await user.token();
  for (let time = 0; time < asked; time += 1) {
    const get = (user: Newcomer) => t.call('getUser', { path: { userId: user.id } }, user);
    for (const [nth, got] of (await Promise.all(users.map(get))).entries()) {
      const { label = '', id, email = '' } = users[nth] ?? {};
      t.step(`${label} gets the own account`);
      const record = t.object(got);
      for (const member of ['profile', 'status', 'metadata']) expectMember(t, 'user.get', got, member);
      const seen = { at: 'body', expected: `the account of ${label}`, received: Object.keys(record) };
      t.expect('user.get', got).holds(mentions(record, { id, email }), seen);
    }
  }
}

/** Settings of the user may be sent with the access, and may be left out (section 4.3). Nor has the user access afterwards. */
async function expectSettings(t: Steps, userId: string): Promise<void> {
  const remove = () => t.call('removeUserAccess', { body: { userIds: [userId] } });
  const add = async (settings = {}) => {
    const answer = await t.call('addUserAccess', { body: [{ userId, role: 'viewer', ...settings }] });
    await remove();
    return answer;
  };
  t.step('add access with settings, and without');
  await remove();
  const withSettings = () => add({ settings: { locale: 'en' } });
  let added = await withSettings();
  const plain = await add();
  // Only a service that fails each time fails because of them.
  if (added.response.status >= 500) added = await withSettings();
  if (isSuccess(added))
    t.expect('users.add-settings', plain).accepted('settings are optional, and can be left out');
  // The specification does not say which settings exist, so a target may refuse ours.
  else if ([400, 422].includes(added.response.status))
    t.skip('users.add-settings', 'the target has other settings');
  else if (isSuccess(plain)) t.soft('users.add-settings', added).accepted('settings can be sent');
}

/** The first has characters that careless services change. The second is for services that refuse it, as they may. */
const [tricky, plain] = ['Pdk "Ex@mple", Pässwörd 50%41', 'Pdk-Example-Password-2'];

/** A user who has forgotten the password gets a mail, and sets a new one with the token in it (section 4.3). */
const passwordReset = scenario({
  id: 'users/password-reset',
  rules: ['user.reset-initiate', 'user.reset-patch', 'resource.by-id'],
  needs: ['token', 'second-user'],
  requests: 26,
  async record(t) {
    const { callers, control } = t;
    const user = await newcomer(t, 'the user');
    t.step('initiate the reset of the password');
    // A user who has forgotten the password has no credential. If the target requires one, that of the run is sent.
    const bare = await t.call('initiatePasswordReset', { body: { email: user.email } }, callers.anonymous);
    const isOpen = !isForbidden(bare);
    const caller = isOpen ? callers.anonymous : undefined;
    const initiate = (email: string) => t.call('initiatePasswordReset', { body: { email } }, caller);
    const initiated = isOpen ? bare : await initiate(user.email);
    t.expect('user.reset-initiate', initiated).accepted('the reset of a password can be initiated');
    if (!control)
      return t.cannot('user.reset-patch', 'the token comes by a mail, which a control plane shows');
    const other = await newcomer(t, 'another user');

    // One user, then two concurrently, then one again: the reset of a password must also work a second time.
    const rounds = [[user], [other, user], [other]];
    for (const [round, users] of rounds.entries()) {
      if (round > 0) for (const { email } of users) t.body(await initiate(email));
      const sent = await control.outbox();
      const resets = users.map((each) => {
        const mail = sent.findLast(({ to, kind }) => to === each.email && kind === 'password-reset');
        return { each, resetToken: mail?.data['resetToken'] ?? null };
      });
      if (!resets.every(({ resetToken }) => typeof resetToken === 'string'))
        return t.cannot('user.reset-patch', 'no mail of the outbox has a reset token');
      t.step(`set a new password of ${users.map(({ label }) => label).join(' and ')}`);
      const done = await Promise.all(
        resets.map(async ({ each, resetToken }) => {
          const set = async (password: string) => {
            const body = { resetToken, password };
            const reset = await t.call('updateUser', { path: { userId: each.id }, body }, caller);
            return { user: { ...each, password }, reset };
          };
          const first = await set(`${tricky}${round}`);
          return [400, 422].includes(first.reset.response.status) ? set(`${plain}${round}`) : first;
        }),
      );
      // Method and path are specified, but neither the body nor where the token goes. Two concurrent resets may be refused.
      if (done.some(({ reset }) => [400, 401, 403, 409, 422].includes(reset.response.status)))
        return t.unmapped('user.reset-patch', 'the target wants another body');
      for (const { user: renewed, reset } of done)
        if (t.soft('user.reset-patch', reset).accepted('the reset uses this operation'))
          await expectAccount(t, 'user.reset-patch', renewed, 'its password was set', laggingMs);
      if (round === 0) await expectAccount(t, 'resource.by-id', other, 'another password was reset');
    }
  },
});

/** The users of an organization are listed as user-role assignments with profile and role level (section 4.3). */
const listedUsers = scenario({
  id: 'users/list',
  rules: ['users.list'],
  requests: 1,
  async record(t) {
    t.step('list the users');
    const list = await t.call('getOrgUsers');
    const users = wholeListOf(t, list);
    // One user may lack a profile. It is missing if no user shows one.
    for (const member of users.length > 0 ? ['profile', 'role'] : []) {
      const shown = users.find((each) => !isAbsent(each[member])) ?? users[0];
      expectMember(t, 'users.list', list, member, shown, 'OrgUser');
    }
  },
});

export const userScenarios = [listedUsers, usersLife, passwordReset] as const;
