import { describe, expect, test } from 'vitest';
import { startService } from '../../../fixtures/calls.js';
import type { MockOptions } from '../../host/mock.js';
import { withNewSecret } from '../service-accounts.js';

const account = {
  org: 'org_demo',
  name: 'Nightly',
  secretHash: 'first',
  createdBy: 'usr_1',
  createdAtMs: 0,
};

describe('a service account with a new secret', () => {
  test('invalidates the previous one at once', () => {
    expect(withNewSecret(account, 'second', 'immediate', 1000)).toEqual({ ...account, secretHash: 'second' });
  });

  test('keeps the previous one, but no older one, for 30 seconds if the profile says so', () => {
    const second = withNewSecret(account, 'second', '30-seconds', 1000);
    expect(second.previousSecret).toEqual({ hash: 'first', untilMs: 31_000 });

    const third = withNewSecret(second, 'third', '30-seconds', 2000);
    expect(third).toMatchObject({ secretHash: 'third', previousSecret: { hash: 'second', untilMs: 32_000 } });
  });
});

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
