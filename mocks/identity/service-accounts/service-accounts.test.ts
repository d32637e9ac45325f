import { describe, expect, test } from 'vitest';
import { startService } from '../../../fixtures/calls.js';
import { demo } from '../../../spec/demo/demo.js';
import type { MockOptions } from '../../host/mock.js';

async function start(profile: MockOptions['profile'] = {}) {
  const service = await startService({ profile });
  const { admin, anonymous } = service.as;
  const make = async (roles: readonly string[] = ['viewer']) =>
    (await admin.call('createServiceAccount', { body: { name: 'Nightly', roles } })).body;
  const signIn = (clientId: string, clientSecret: string) =>
    anonymous.call('createSession', { body: { grantType: 'clientCredentials', clientId, clientSecret } });
  const callerOf = async (clientId: string, clientSecret: string) =>
    service.withToken((await signIn(clientId, clientSecret)).body.accessToken ?? '');
  const setRoles = (clientId: string, roles: unknown) =>
    admin.call('updateServiceAccountRoles', { path: { clientId }, body: { roles } });
  const regenerate = (clientId: string) => admin.call('regenerateSecret', { path: { clientId } });
  const remove = (clientId: string) => admin.call('deleteServiceAccount', { path: { clientId } });
  const listed = async (clientId: string) => {
    const { serviceAccounts } = (await admin.call('getServiceAccounts')).body;
    return serviceAccounts.find((account) => account.clientId === clientId);
  };
  return { service, make, signIn, callerOf, setRoles, regenerate, remove, listed };
}

describe('a new service account', () => {
  test('can sign in with the secret that is shown once, and has the roles it was created with', async () => {
    const { make, callerOf, listed } = await start();
    const { clientSecret, ...account } = await make(['editor', 'viewer', 'editor']);

    expect(clientSecret).toMatch(/^pdk_secret_[\w-]{43}$/);
    expect(account).toMatchObject({ name: 'Nightly', roles: ['editor', 'viewer'], createdBy: 'sa_admin' });
    expect(await listed(account.clientId)).toEqual(account);

    const caller = await callerOf(account.clientId, clientSecret);
    expect((await caller.call('updateOrganization', { body: { name: 'Renamed' } })).status).toBe(200);
    expect((await caller.call('listApiKeys')).status).toBe(403);
  });

  test('is listed for viewers after older ones, without those of other organizations', async () => {
    const { make, service } = await start();
    service.clock.advance(1);
    const { clientId } = await make();
    const { serviceAccounts } = (await service.as.viewer.call('getServiceAccounts')).body;

    const demos = [demo.clientId, ...demo.accounts.map((account) => account.clientId)];
    expect(
      serviceAccounts
        .slice(0, -1)
        .map((account) => account.clientId)
        .sort(),
    ).toEqual(demos.sort());
    expect(serviceAccounts.at(-1)?.clientId).toBe(clientId);
    expect(serviceAccounts.every(({ roles, createdBy }) => roles.length > 0 && createdBy !== '')).toBe(true);
  });

  test.each([
    [{ roles: ['viewer'] }, 'name'],
    [{ name: 'Nightly' }, 'roles'],
    [{ name: 'Nightly', roles: [] }, 'roles'],
    [{ name: 'Nightly', roles: 'viewer' }, 'roles'],
    [{ name: 'Nightly', roles: ['viewer', 'owner'] }, 'roles[1]'],
  ])('is not created from %j: the refusal names the member, and nothing changes', async (body, member) => {
    const { service } = await start();
    await service.as.admin.call('getServiceAccounts');
    const before = await service.state();
    const { status, error } = await service.as.admin.call('createServiceAccount', { body });

    expect([status, error?.message]).toEqual([400, expect.stringContaining(`\`${member}\``)]);
    expect(await service.state()).toBe(before);
  });
});

const actions = [
  'sign in with the first secret',
  'sign in with the second secret',
  'call with a token of the first secret',
  'set roles',
  'regenerate',
  'delete',
  'list',
] as const;
type Action = (typeof actions)[number];
type State = 'active' | 'regenerated' | 'regenerated 30 s ago' | 'roles set' | 'deleted';

async function statusOf(state: State, action: Action, profile: MockOptions['profile']): Promise<number> {
  const kit = await start(profile);
  const { clientId, clientSecret } = await kit.make();
  const caller = await kit.callerOf(clientId, clientSecret);
  let secondSecret = 'none yet';
  if (state.startsWith('regenerated')) secondSecret = (await kit.regenerate(clientId)).body.clientSecret;
  if (state === 'regenerated 30 s ago') kit.service.clock.advance(30_000);
  if (state === 'roles set') await kit.setRoles(clientId, ['viewer', 'editor']);
  if (state === 'deleted') await kit.remove(clientId);
  switch (action) {
    case 'sign in with the first secret':
      return (await kit.signIn(clientId, clientSecret)).status;
    case 'sign in with the second secret':
      return (await kit.signIn(clientId, secondSecret)).status;
    case 'call with a token of the first secret':
      return (await caller.call('getOrganization')).status;
    case 'set roles':
      return (await kit.setRoles(clientId, ['editor'])).status;
    case 'regenerate':
      return (await kit.regenerate(clientId)).status;
    case 'delete':
      return (await kit.remove(clientId)).status;
    case 'list':
      return (await kit.listed(clientId)) === undefined ? 404 : 200;
  }
}

/** Statuses, in the order of `actions`. */
type Row = [State, readonly number[]];
const cellsOf = (rows: readonly Row[]): [State, Action, number][] =>
  rows.flatMap(([state, statuses]) =>
    actions.map((action, column): [State, Action, number] => [state, action, statuses[column] ?? 0]),
  );

describe('what can be done with a service account', () => {
  const byDefault = cellsOf([
    ['active', [200, 401, 200, 200, 200, 200, 200]],
    ['regenerated', [401, 200, 200, 200, 200, 200, 200]],
    ['roles set', [200, 401, 200, 200, 200, 200, 200]],
    ['deleted', [401, 401, 401, 404, 404, 404, 404]],
  ]);
  test.each(byDefault)('%s, %s: %i', async (state, action, status) => {
    expect(await statusOf(state, action, {})).toBe(status);
  });

  const withTokensRevoked = cellsOf([
    ['active', [200, 401, 200, 200, 200, 200, 200]],
    ['regenerated', [401, 200, 401, 200, 200, 200, 200]],
    ['roles set', [200, 401, 401, 200, 200, 200, 200]],
    ['deleted', [401, 401, 401, 404, 404, 404, 404]],
  ]);
  test.each(withTokensRevoked)('if tokens are revoked at once: %s, %s: %i', async (state, action, status) => {
    expect(await statusOf(state, action, { 'session.revoke-tokens': 'immediate' })).toBe(status);
  });

  const withDelay = cellsOf([
    ['regenerated', [200, 200, 200, 200, 200, 200, 200]],
    ['regenerated 30 s ago', [401, 200, 200, 200, 200, 200, 200]],
    ['deleted', [401, 401, 401, 404, 404, 404, 404]],
  ]);
  test.each(withDelay)(
    'if a replaced secret is accepted for 30 seconds: %s, %s: %i',
    async (state, action, status) => {
      expect(await statusOf(state, action, { 'session.secret-delay': '30-seconds' })).toBe(status);
    },
  );
});

test('new roles take effect on the next call, and are listed', async () => {
  const { make, callerOf, setRoles, listed } = await start();
  const { clientId, clientSecret } = await make(['admin']);
  const caller = await callerOf(clientId, clientSecret);
  expect((await caller.call('listApiKeys')).status).toBe(200);

  const updated = await setRoles(clientId, ['viewer']);
  expect((await caller.call('listApiKeys')).status).toBe(403);
  expect(await listed(clientId)).toEqual(updated.body);
  expect(updated.body.roles).toEqual(['viewer']);
});

test('roles on another organization stay unchanged', async () => {
  const { setRoles, callerOf } = await start();
  await setRoles(demo.clientId, ['viewer']);
  const caller = await callerOf(demo.clientId, demo.clientSecret);
  const path = { org_id: demo.noCreditOrg };

  expect((await caller.call('listApiKeys')).status).toBe(403);
  expect((await caller.call('listApiKeys', { path })).status).toBe(200);
});

test('a new secret keeps the client id, and differs from earlier ones', async () => {
  const { make, regenerate } = await start();
  const { clientId, clientSecret } = await make();
  const answers = [(await regenerate(clientId)).body, (await regenerate(clientId)).body];

  expect(answers.map((answer) => answer.clientId)).toEqual([clientId, clientId]);
  expect(new Set([clientSecret, ...answers.map((answer) => answer.clientSecret)]).size).toBe(3);
});

test('the refresh token of a deleted account is refused, if accounts get one', async () => {
  const profile = {
    'session.client-credentials-refresh': 'issued',
    'session.refresh-delivery': 'body',
  } as const;
  const { make, signIn, remove, service } = await start(profile);
  const { clientId, clientSecret } = await make();
  const { refreshToken } = (await signIn(clientId, clientSecret)).body;
  await remove(clientId);
  const body = { grantType: 'refreshToken', refreshToken };
  expect((await service.as.anonymous.call('createSession', { body })).status).toBe(401);
});

test.each([
  ['object', (clientId: string) => ({ clientId })],
  ['bare', (clientId: string) => clientId],
] as const)('under %s, the deleted client id is returned in that form', async (reading, form) => {
  const { make, remove } = await start({ 'sa.deleted-form': reading });
  const { clientId } = await make();
  expect(JSON.parse((await remove(clientId)).text)).toEqual(form(clientId));
});

test("another organization's account is not found, with the same message as one that never existed", async () => {
  const { service, make, signIn } = await start();
  const { clientId, clientSecret } = await make();
  const path = { org_id: demo.otherOrg, clientId };
  const { other } = service.as;
  const answers = [
    await other.call('updateServiceAccountRoles', { path, body: { roles: ['admin'] } }),
    await other.call('regenerateSecret', { path }),
    await other.call('deleteServiceAccount', { path }),
  ];
  const never = await other.call('deleteServiceAccount', { path: { ...path, clientId: 'sa_never' } });

  for (const { status, error } of answers) {
    expect([status, error?.message.replace(clientId, 'sa_never')]).toEqual([404, never.error?.message]);
  }
  expect((await signIn(clientId, clientSecret)).status).toBe(200);
});
