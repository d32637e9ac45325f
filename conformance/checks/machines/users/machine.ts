import type { Role } from '../../../../spec/contract/roles.js';
import { type Cell, machine, type Standing } from '../../../scene/machine.js';
import type { Scene } from '../../../scene/scene.js';
import type { User } from '../../../target/caller.js';
import { grantOf } from '../../../target/session.js';
import { idOf, mentions, roleIn } from './assignments.js';
import { wholeListOf } from './whole-list.js';

const rules = [
  'users.add',
  'users.update',
  'users.remove',
  'users.remove-keeps-account',
  'resource.by-id',
] as const;

type Rule = (typeof rules)[number];
type State = 'outside' | 'member' | 'admin' | 'removed';

interface Assigned {
  readonly user: User;
  /** Undefined while there is no access. */
  readonly role: Role | undefined;
}

type AccessCell = Cell<Assigned, State, undefined, Rule>;

/**
 * The access of users (section 4.3). Only a former admin can show that removed access is gone: other users may not list the
 * users anyway.
 *
 * |         | add    | update | remove  | call     | sign in  |
 * | ------- | ------ | ------ | ------- | -------- | -------- |
 * | outside | member |        |         |          |          |
 * | member  |        | admin  | outside |          |          |
 * | admin   |        | member | removed | accepted |          |
 * | removed | member |        |         | refused  | accepted |
 */
export const accessMachine = machine<Assigned, State, undefined, Rule>({
  id: 'users',
  rules,
  needs: ['token', 'control'],
  requests: 45,
  async begin(t) {
    // Only an admin may list the users, so the run may perform what follows.
    if (!t.worked('getOrgUsers')) wholeListOf(t, await t.call('getOrgUsers'));
    return undefined;
  },
  create: {
    to: 'outside',
    atMost: 2,
    run: async (t) => ({ user: await t.callers.outsider('a user'), role: undefined }),
  },
  // Actions that change no state come first in each state: in this order the tour needs the fewest changes.
  states: {
    outside: { add: giving('users.add', 'editor', 'member') },
    member: { update: giving('users.update', 'admin', 'admin'), remove: removing('outside') },
    admin: {
      call: {
        async run(t, { user }) {
          t.expect('users.update', await listedBy(t, user)).accepted('an admin may list the users');
        },
      },
      update: giving('users.update', 'viewer', 'member'),
      remove: removing('removed'),
    },
    removed: {
      call: {
        async run(t, { user }) {
          t.expect('users.remove', await listedBy(t, user)).refused('the access was removed');
        },
      },
      'sign in': { run: (t, { user }) => seeAccount(t, user) },
      add: giving('users.add', 'editor', 'member'),
    },
  },
  reads: {},
});

/** Gives a user a role that differs from the present one. */
function giving(by: 'users.add' | 'users.update', role: Role, to: State): AccessCell {
  return {
    to,
    async run(t, { user }, { others }) {
      const [does, operation] =
        by === 'users.add' ? (['add', 'addUserAccess'] as const) : (['update', 'updateUserAccess'] as const);
      t.step(`${does} ${user.label} as ${role}`);
      t.body(await t.call(operation, { body: [{ userId: idOf(user), role }] }));
      return await seeListed(t, by, { user, role }, others);
    },
  };
}

function removing(to: State): AccessCell {
  return {
    to,
    async run(t, { user }, { others }) {
      t.step(`remove ${user.label}`);
      t.body(await t.call('removeUserAccess', { body: { userIds: [idOf(user)] } }));
      return await seeListed(t, 'users.remove', { user, role: undefined }, others);
    },
  };
}

/** Checks that each user is listed once with the right role, or not at all without access. */
async function seeListed(
  t: Scene<Rule>,
  by: Rule,
  changed: Assigned,
  others: readonly Standing<Assigned, State>[],
): Promise<Assigned> {
  t.step('list the users');
  const answer = await t.call('getOrgUsers');
  const all = wholeListOf(t, answer);
  for (const { user, role } of [changed, ...others.map(({ thing }) => thing)]) {
    const assignments = all.filter((item) => mentions(item, user));
    const [first] = assignments;
    const shown = first === undefined ? undefined : (roleIn(first) ?? role);
    // The others have not been changed since the last list, or since they were made.
    const rule = user === changed.user ? by : 'resource.by-id';
    t.expect(rule, answer).holds(shown === role && assignments.length <= 1, {
      at: 'users',
      expected: role === undefined ? `${user.label} not among them` : `${user.label} once, as ${role}`,
      received: `${user.label} ${assignments.length} times, as ${shown ?? 'nobody'}`,
    });
  }
  return changed;
}

/** A call that only an admin may make, with a fresh token. */
function listedBy(t: Scene<Rule>, user: User) {
  t.step(`${user.label} lists the users`);
  user.forget();
  return t.call('getOrgUsers', {}, user);
}

async function seeAccount(t: Scene<Rule>, { label, email: username, password }: User): Promise<void> {
  t.step(`${label} signs in`);
  const signIn = await t.session({ json: { grantType: 'password', username, password }, isGood: true });
  t.expect('users.remove-keeps-account', signIn).holds(grantOf(signIn.response.json) !== undefined, {
    at: 'status',
    expected: 'a session: the account stays',
    received: signIn.response.status,
  });
}
