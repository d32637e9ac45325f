import { eventually, laggingMs } from '../../../scene/eventually.js';
import { machine, type Standing } from '../../../scene/machine.js';
import { isSuccess } from '../../../scene/recorder.js';
import type { Scene } from '../../../scene/scene.js';
import { seeListed } from '../../../scene/see-listed.js';
import { seeShown } from '../../../scene/see-shown.js';
import { EndScenario } from '../../../target/end-scenario.js';
import type { Exchange } from '../../../target/exchange.js';
import { hasValue } from '../../../target/wire/leaves.js';
import { isListed } from '../../../target/wire/listed.js';
import {
  deleteAccount,
  listAccounts,
  loginIn,
  type OwnAccount,
  requestAccount,
  requireAdminCall,
  seeRights,
  signIn,
  signInSoon,
  tryAdminCall,
  updateRoles,
} from './accounts.js';
import { regenerateSecret } from './regeneration.js';
import { creatorSighting, hasRole, loginSighting, recordIn, roleSighting } from './shown.js';

const rules = [
  'sa.create-id-secret',
  'sa.login',
  'sa.list-roles',
  'sa.update-roles',
  'sa.update-unknown',
  'sa.regen-same-client',
  'sa.regen-new',
  'sa.regen-invalidates',
  'sa.delete-returns-id',
  'sa.delete-invalidates',
  'sa.delete-unlisted',
  'resource.by-id',
] as const;

type Rule = (typeof rules)[number];
type State = 'viewer' | 'admin' | 'deleted';

interface Account extends OwnAccount {
  /** Its former secrets, the newest first. */
  readonly oldSecrets: readonly string[];
  /** Whether the role was ever changed. */
  readonly isChanged: boolean;
  /** The last session opened with its newest secret and present role; undefined if there is none. */
  readonly session?: Exchange | undefined;
}

interface World {
  /** Whether a service account that is no admin was refused an operation for admins. */
  areAdminsApart: boolean;
}

/**
 * Service accounts (sections 4.3 and 5). Whether one may sign in, and what it may do, follows from what was done to it.
 *
 * |         | sign in  | make admin | make viewer | regenerate            | delete  |
 * | ------- | -------- | ---------- | ----------- | --------------------- | ------- |
 * | viewer  | accepted | admin      |             | the new secret counts | deleted |
 * | admin   |          |            | viewer      | the new secret counts | deleted |
 * | deleted |          | refused    |             |                       |         |
 */
export const accountMachine = machine<Account, State, World, Rule>({
  id: 'service-accounts',
  rules,
  requests: 75,
  begin: async () => ({ areAdminsApart: false }),
  create: { to: 'viewer', atMost: 2, run: create },
  states: {
    viewer: {
      'sign in': {
        async run(t, account) {
          t.step(`sign in ${account.name}`);
          const session = await signInSoon(t, account);
          t.expect(account.oldSecrets.length > 0 ? 'sa.regen-new' : 'sa.login', session).accepted(
            'a session for its newest secret',
          );
          return { ...account, session };
        },
      },
      'make admin': { to: 'admin', run: (t, account, { world }) => become(t, account, 'admin', world) },
      regenerate: { run: regenerate },
      delete: { to: 'deleted', run: remove },
    },
    admin: {
      'make viewer': { to: 'viewer', run: (t, account, { world }) => become(t, account, 'viewer', world) },
      regenerate: { run: regenerate },
      delete: { to: 'deleted', run: remove },
    },
    deleted: {
      'make admin': { run: refuseRoles },
    },
  },
  reads: { list },
});

async function create(t: Scene<Rule>): Promise<Account> {
  const name = t.owned.name('account');
  t.step('create a service account with the role viewer');
  const creation = await requestAccount(t, { name, roles: ['viewer'] });
  const made = t.object(creation);
  for (const [member, what] of [
    ['clientId', 'a client ID'],
    ['clientSecret', 'a client secret'],
  ] as const) {
    seeShown(t, 'sa.create-id-secret', loginSighting(made, member, name), what, creation);
  }
  return { name, creation, ...loginIn(t, creation), oldSecrets: [], isChanged: false };
}

/** Changes the role of an account, and checks its rights. They show the role only if other roles may do less than admins. */
async function become(
  t: Scene<Rule>,
  account: Account,
  role: 'viewer' | 'admin',
  world: World,
): Promise<Account> {
  await requireAdminCall(t);
  if (!world.areAdminsApart && isSuccess(await tryAdminCall(t, account))) {
    throw new EndScenario('inconclusive', 'a service account may do everything, whatever its roles');
  }
  world.areAdminsApart = true;
  t.step(`make ${account.name} ${role}`);
  const update = await updateRoles(t, account.clientId, [role]);
  t.expect('sa.update-roles', update).accepted('the roles of a service account can be changed');
  await seeRights(t, account, role);
  return { ...account, isChanged: true, session: undefined };
}

async function regenerate(
  t: Scene<Rule>,
  account: Account,
  { others }: { readonly others: readonly Standing<Account, State>[] },
): Promise<Account> {
  const { clientSecret, oldSecrets } = account;
  const renewed = {
    ...account,
    clientSecret: await regenerateSecret(t, account),
    oldSecrets: [clientSecret, ...oldSecrets],
  };
  for (const [index, secret] of renewed.oldSecrets.entries()) {
    t.step(`sign it in with ${index === 0 ? 'the old secret' : 'an older one'}`);
    const old = await signIn(t, { ...account, clientSecret: secret });
    t.expect('sa.regen-invalidates', old).refused('the secret was replaced');
  }
  t.step('sign it in with the new secret');
  const session = await signInSoon(t, renewed);
  t.expect('sa.regen-new', session).accepted('a session for the service account with its new secret');
  const other = others.find(({ state }) => state !== 'deleted')?.thing;
  if (other) {
    t.step(`sign in ${other.name}`);
    const why = 'a session: its secret was not regenerated';
    t.expect('resource.by-id', await signIn(t, other)).accepted(why);
  }
  return { ...renewed, session };
}

async function remove(t: Scene<Rule>, account: Account): Promise<void> {
  const { clientId, name } = account;
  if (!account.session) t.step(`sign in ${name}`);
  const session = account.session ?? (await signIn(t, account));

  t.step('delete it');
  const deletion = await deleteAccount(t, clientId);
  t.body(deletion);
  // The answer holds the client id of the deleted account, in an object or by itself.
  const isReturned = hasValue(deletion.response.json, clientId) ? 'shown' : 'not shown';
  seeShown(t, 'sa.delete-returns-id', isReturned, `the client ID ${clientId}`, deletion);

  if (isSuccess(session)) {
    t.step('sign it in');
    t.expect('sa.delete-invalidates', await signIn(t, account)).refused('the service account was deleted');
  } else {
    t.cannot('sa.delete-invalidates', 'a new service account cannot sign in');
  }
}

async function refuseRoles(t: Scene<Rule>, account: Account): Promise<void> {
  // Until a change of roles has succeeded, a refusal may be about the form of the call.
  if (!t.worked('updateServiceAccountRoles')) return;
  for (const [clientId, who, why] of [
    [account.clientId, account.name, 'the service account was deleted'],
    [t.owned.name('nobody'), 'an unknown service account', 'there is no service account of that client ID'],
  ] as const) {
    t.step(`make ${who} admin`);
    t.expect('sa.update-unknown', await updateRoles(t, clientId, ['admin'])).refused(why);
  }
}

async function list(t: Scene<Rule>, accounts: readonly Standing<Account, State>[]): Promise<void> {
  t.step('list the service accounts');
  const isCurrent = ({ response: { json } }: Exchange) =>
    accounts.every(({ thing, state }) =>
      state === 'deleted'
        ? isListed(json, [thing.clientId]) !== true
        : hasRole(recordIn(json, thing), state) !== false &&
          isListed(json, [thing.clientId, thing.name]) !== false,
    );
  const answer = await eventually(t, laggingMs, () => listAccounts(t), isCurrent);
  for (const { thing, state } of accounts) {
    const { clientId, name, isChanged } = thing;
    const values = [clientId, name];
    if (state === 'deleted') {
      seeListed(t, 'sa.delete-unlisted', answer, { values, what: `the deleted ${name}`, listed: false });
      continue;
    }
    if (!seeListed(t, 'sa.list-roles', answer, { values, what: name })) continue;
    const record = recordIn(answer.response.json, thing) ?? null;
    seeShown(t, 'sa.list-roles', creatorSighting(record, name), 'the user who created it', answer);
    if (!isChanged)
      seeShown(t, 'sa.list-roles', roleSighting(record, state, name), `its role ${state}`, answer);
    const isRight = hasRole(record, state);
    if (isRight === undefined) continue;
    const seen = {
      at: 'roles',
      expected: `the role ${state} of ${name} and no higher one`,
      received: 'another role',
    };
    t.soft(isChanged ? 'sa.update-roles' : 'sa.list-roles', answer).holds(isRight, seen);
  }
}
