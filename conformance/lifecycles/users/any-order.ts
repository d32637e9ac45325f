import { type LifeScene, lifecycle } from '../../scenarios/lifecycle.js';
import type { Role, User } from '../../target/caller.js';
import { idOf, mentions, roleIn } from './assignments.js';
import { wholeListOf } from './whole-list.js';

const rules = ['users.add', 'users.update', 'users.remove'] as const;
type Rule = (typeof rules)[number];

interface Modelled {
  readonly user: User;
  readonly label: string;
  /** Undefined while there is no access. */
  role: Role | undefined;
  /** The rule that speaks about the access as it is; undefined while nothing was ever done. */
  by: Rule | undefined;
}

interface Model {
  readonly users: readonly Modelled[];
  /** The target did not do as the model does: what follows would say nothing. */
  isOver: boolean;
}

const roles: readonly Role[] = ['viewer', 'editor', 'admin'];

/** Users who are given access, get other roles and lose the access again, in any order. */
export const usersInAnyOrder = lifecycle({
  id: 'users/any-order',
  rules,
  needs: ['identity', 'token', 'own-resources', 'control'],
  runs: 2,
  requestsPerRun: 30,
  length: 14,
  shortest: 11,
  async begin(t): Promise<Model> {
    // Whoever may list is admin, and so may do what follows.
    wholeListOf(t, await t.call('getOrgUsers'));
    const users: Modelled[] = [];
    for (const label of ['Ada', 'Li']) {
      users.push({ user: await t.callers.outsider(label), label, role: undefined, by: undefined });
    }
    return { users, isOver: false };
  },
  commands: {
    add: {
      when: (model) => without(model).length > 0,
      run: (model, scene) => give('users.add', scene.pick(without(model)), model, scene),
    },
    update: {
      when: (model) => having(model).length > 0,
      run: (model, scene) => give('users.update', scene.pick(having(model)), model, scene),
    },
    remove: {
      when: (model) => having(model).length > 0,
      async run(model, scene) {
        const who = scene.pick(having(model));
        if (!who) return;
        scene.t.step(`remove ${who.label}`);
        scene.t.body(await scene.t.call('removeUserAccess', { body: { userIds: [idOf(who.user)] } }));
        who.role = undefined;
        who.by = 'users.remove';
        await list(model, scene);
      },
    },
    call: {
      when: (model) => callers(model).length > 0,
      async run(model, scene) {
        const who = scene.pick(callers(model));
        if (who && !(await seeCall(who, scene))) model.isOver = true;
      },
    },
  },
});

const having = ({ users, isOver }: Readonly<Model>) =>
  users.filter(({ role }) => !isOver && role !== undefined);
const without = ({ users, isOver }: Readonly<Model>) =>
  users.filter(({ role }) => !isOver && role === undefined);

/** Whose calls the specification speaks about: of those who were made admin, and of those who were removed. */
const callers = ({ users, isOver }: Readonly<Model>) =>
  users.filter(
    ({ role, by }) => !isOver && (by === 'users.remove' || (by === 'users.update' && role === 'admin')),
  );

/** Gives a user a role, another one than before. */
async function give(
  by: 'users.add' | 'users.update',
  who: Modelled | undefined,
  model: Model,
  scene: LifeScene<Rule>,
): Promise<void> {
  const { t, pick } = scene;
  const role = pick(roles.filter((other) => other !== who?.role));
  if (!who || role === undefined) return;
  t.step(`${by === 'users.add' ? 'add' : 'update'} ${who.label} as ${role}`);
  const operation = by === 'users.add' ? 'addUserAccess' : 'updateUserAccess';
  t.body(await t.call(operation, { body: [{ userId: idOf(who.user), role }] }));
  who.role = role;
  who.by = by;
  await list(model, scene);
}

async function list(model: Model, { t }: LifeScene<Rule>): Promise<void> {
  t.step('list the users');
  const answer = await t.call('getOrgUsers');
  const all = wholeListOf(t, answer);
  for (const { user, label, role, by } of model.users) {
    if (by === undefined) continue;
    const assignments = all.filter((item) => mentions(item, user));
    const [first] = assignments;
    const shown = first === undefined ? undefined : (roleIn(first) ?? role);
    const holds = shown === role && assignments.length <= 1;
    const expected = role === undefined ? `${label} not among them` : `${label} once, as ${role}`;
    const received = `${label} ${assignments.length} times, as ${shown ?? 'nobody'}`;
    if (!t.soft(by, answer).holds(holds, { at: 'users', expected, received })) model.isOver = true;
  }
}

/** A call that only an admin may make, with a token of now. Answers whether it is answered as it has to be. */
async function seeCall({ user, label, role, by }: Modelled, { t }: LifeScene<Rule>): Promise<boolean> {
  if (by === undefined) return true;
  t.step(`${label} lists the users`);
  user.forget();
  const answer = await t.call('getOrgUsers', {}, user);
  return role === undefined
    ? t.soft(by, answer).refused(`the access of ${label} was removed`)
    : t.soft(by, answer).accepted(`${label} is ${role}`);
}
