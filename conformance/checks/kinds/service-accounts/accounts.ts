import type { Role } from '../../../../spec/contract/resources.js';
import type { CheckContext } from '../../../check/check-context.js';
import { eventually, laggingMs } from '../../../check/eventually.js';
import { expectMember, isSuccess, type Recorder, type Steps, scenario } from '../../../check/scenario.js';
import { isLong, similarIds } from '../../../resources/kinds.js';
import type { Exchange } from '../../../target/exchange.js';
import { hasValue, isObject, type Json, listIn, textIn } from '../../../target/json.js';
import { atOnce, type Row, texts } from '../../laws/row.js';
import { escaped } from '../../scenarios/altered.js';

export type Login = Readonly<Record<'clientId' | 'clientSecret', string>>;
type CreatedAccount = Login & { readonly name: string };

/** Creates an account with the role viewer. Ends the scenario if the answer shows no credentials. */
export async function createAccount(t: Steps): Promise<CreatedAccount> {
  const name = t.owned.name('account');
  t.step('create a service account with the role viewer');
  const creation = await t.call('createServiceAccount', { body: { name, roles: ['viewer'] } });
  return { name, ...loginIn(t, creation) };
}

export const loginIn = (t: Recorder, creation: Exchange): Login => ({
  clientId: t.text(creation, 'clientId'),
  clientSecret: t.text(creation, 'clientSecret'),
});

export const signIn = (context: CheckContext, { clientId, clientSecret }: Login): Promise<Exchange> =>
  context.session({ json: { grantType: 'clientCredentials', clientId, clientSecret } });

/** Signs in with new credentials: nothing states that they are valid immediately. */
export const signInSoon = (context: CheckContext, login: Login): Promise<Exchange> =>
  eventually(context, laggingMs, () => signIn(context, login), isSuccess);

export const regenerate = (context: CheckContext, clientId: string): Promise<Exchange> =>
  context.call('regenerateSecret', { path: { clientId } });

/** The one role of a list, or the highest of several: a role may be listed together with the roles that it includes. */
const highestOf = (roles: Json | undefined): Role | undefined =>
  (['admin', 'editor', 'viewer'] as const).find((role) => listIn(roles)?.includes(role));

/** Whether a record shows this role and no higher one; undefined if it shows no roles. */
function hasRole(record: Json, role: Role | undefined): boolean | undefined {
  const roles = isObject(record) ? record['roles'] : undefined;
  return listIn(roles)?.length ? highestOf(roles) === role : undefined;
}

/** Secrets are regenerated at once, twice, and between changes of roles: of each the newest alone counts (section 5 rule 2). */
export const regeneratedAccounts = scenario({
  id: 'service-accounts/regeneration',
  rules: [
    'sa.regen-same-client',
    'sa.regen-new',
    'sa.regen-invalidates',
    'sa.update-roles',
    'resource.by-id',
    'session.cc-unknown-client',
  ],
  requests: 40,
  async record(t) {
    const [first, second, kept] = [await createAccount(t), await createAccount(t), await createAccount(t)];
    const once = await renew(t, [first, second]);
    const [last] = await renew(t, once, [first, second]);
    t.step(`sign in ${kept.name}`);
    t.soft('resource.by-id', await signInSoon(t, kept)).accepted('a session: its secret was not regenerated');
    if (!last) return;
    for (const miss of misspelt(last.clientId)) {
      t.step(`sign in "${miss}", which is almost its client id`);
      const answer = await signIn(t, { ...last, clientId: miss });
      t.soft('session.cc-unknown-client', answer).refused('nobody has this client id');
    }
    await expectRoles(t, last, first);
  },
});

/** Regenerates secrets at once: accounts sign in with their new ones alone. @param before what they, and others, had earlier */
async function renew(
  t: Steps,
  accounts: readonly CreatedAccount[],
  before: readonly CreatedAccount[] = [],
): Promise<readonly CreatedAccount[]> {
  t.step(`regenerate the secrets of ${accounts.length} at once`);
  const answers = await atOnce(accounts.map((account) => () => regenerate(t, account.clientId)));
  // Judges see there whether the list shows a new secret.
  await t.call('getServiceAccounts');
  const renewed = accounts.flatMap((account, nth) => {
    const answer = answers[nth];
    if (!answer) return [];
    const body = t.object(answer);
    const clientId = textIn(body, 'clientId') ?? account.clientId;
    const same = { at: 'clientId', expected: account.clientId, received: clientId };
    t.soft('sa.regen-same-client', answer).holds(clientId === account.clientId, same);
    expectMember(t, 'sa.regen-new', answer, 'clientSecret');
    const clientSecret = t.text(answer, 'clientSecret');
    const seen = { at: 'clientSecret', expected: 'another secret than before', received: 'the same secret' };
    t.expect('sa.regen-new', answer).holds(clientSecret !== account.clientSecret, seen);
    return { ...account, clientSecret };
  });
  for (const old of [...accounts, ...before]) {
    t.step(`sign in ${old.name} with an old secret`);
    t.soft('sa.regen-invalidates', await signIn(t, old)).refused('the secret was replaced');
  }
  for (const account of renewed) {
    t.step(`sign in ${account.name} with its new secret`);
    const why = 'a session for the service account with its new secret';
    t.expect('sa.regen-new', await signInSoon(t, account)).accepted(why);
  }
  return renewed;
}

/** What the account may do follows its role, if other roles may do less than admins, and its secret stays. */
async function expectRoles(t: Steps, account: CreatedAccount, old: CreatedAccount): Promise<void> {
  const rule = 'sa.update-roles';
  // If the run itself may not do it either, a refusal says nothing about a role.
  if (!t.worked('listApiKeys')) t.body(await t.call('listApiKeys'));
  const { clientId, clientSecret } = account;
  /** Only admins may list the API keys, which changes nothing (section 4.3). The account signs in each time. */
  const tryAdminCall = () =>
    t.call('listApiKeys', {}, t.callers.account('the service account', clientId, clientSecret));
  if (isSuccess(await tryAdminCall()))
    return t.cannot(rule, 'a service account may do everything, whatever its roles');
  for (const role of ['admin', 'viewer'] as const) {
    const isAdmin = role === 'admin';
    t.step(`make ${account.name} ${role}`);
    const update = await t.call('updateServiceAccountRoles', { path: { clientId }, body: { roles: [role] } });
    t.expect(rule, update).accepted('the roles of a service account can be changed');
    t.step('sign it in and list the API keys');
    const answer = await eventually(t, laggingMs, tryAdminCall, (each) => isSuccess(each) === isAdmin);
    if (isAdmin) t.expect(rule, answer).accepted('the account is admin now');
    else t.expect(rule, answer).refused('the account is viewer now, and only admins list API keys');
    // The roles of the others are as they were sent.
    await t.call('getServiceAccounts');
  }
  await renew(t, [account], [old]);
}

/** The id cut, extended, escaped, or with letters and digits only; none if it is so short that a variant may exist. */
function misspelt(id: string): readonly string[] {
  const plain = id.replaceAll(/[^\p{L}\p{N}]/gu, '');
  const others = [...similarIds(id), `${escaped(id.slice(0, 1), true)}${id.slice(1)}`, plain];
  return isLong(id) ? others.filter((each) => each !== id) : [];
}

/** Service accounts (sections 4.3 and 5): they sign in with their client id and secret until they are deleted. */
export const accountRow: Row = {
  kind: 'service-account',
  count: 21,
  body: (t, nth) => ({
    name: `${t.owned.name('account')} ${texts[nth % texts.length]}`,
    roles: [['viewer'], ['editor'], ['editor', 'viewer'], ['viewer', 'editor']][nth % 4] ?? [],
  }),
  listed: 'sa.list-roles',
  change: {
    operation: 'updateServiceAccountRoles',
    members: {
      roles: {
        rule: 'sa.update-roles',
        values: () => [['viewer'], ['editor', 'viewer'], ['viewer', 'editor']],
        shows: (record, value) => hasRole(record, highestOf(value)),
      },
    },
    unknown: 'sa.update-unknown',
  },
  credential: {
    secret: 'clientSecret',
    async use(t, { id: clientId, creation }) {
      const clientSecret = textIn(creation.response.json, 'clientSecret');
      if (clientSecret === undefined) return undefined;
      const login = { clientId, clientSecret };
      t.step('sign one in');
      t.soft('sa.login', await signInSoon(t, login)).accepted('a session for the new service account');
      return () => signIn(t, login);
    },
    rules: { gone: 'sa.delete-invalidates', others: 'resource.by-id' },
  },
  gone: { rule: 'sa.delete-unlisted' },
  more: ['sa.create-id-secret', 'sa.login', 'sa.delete-returns-id'],
  created(t, answer) {
    t.object(answer);
    for (const member of ['clientId', 'clientSecret']) expectMember(t, 'sa.create-id-secret', answer, member);
  },
  removed(t, id, answer) {
    // The answer holds the client id of the deleted account, in an object or by itself.
    const seen = { at: 'body', expected: `the client ID ${id}`, received: answer.response.json };
    t.soft('sa.delete-returns-id', answer).holds(hasValue(answer.response.json, id), seen);
  },
  record(t, { name, body }, record, list) {
    const role = highestOf(body['roles']);
    for (const member of ['createdBy', 'roles'])
      expectMember(t, 'sa.list-roles', list, member, record, 'ServiceAccount');
    const isRight = hasRole(record, role);
    const expected = `the role ${role} of ${name} and no higher one`;
    const seen = { at: 'roles', expected, received: record['roles'] };
    if (isRight !== undefined) t.soft('sa.list-roles', list).holds(isRight, seen);
  },
};
