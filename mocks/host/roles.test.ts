import { beforeAll, describe, expect, test } from 'vitest';
import { type Caller, type Service, startService } from '../../fixtures/calls.js';
import { type OperationId, operations } from '../../generated/operations.js';
import type { Role } from '../../spec/contract/roles.js';
import { demo } from '../../spec/demo/demo.js';

const roles = ['viewer', 'editor', 'admin'] as const satisfies readonly Role[];
const ranks: readonly string[] = roles;
const withRole = Object.values(operations).filter(
  ({ path, role }) => path.includes('{org_id}') && roles.some((each) => each === role),
);

/** Ids of things that do not exist. */
const ids = {
  keyId: 'key_0',
  invitationId: 'inv_0',
  clientId: 'sa_0',
  ledger_id: 'led_0',
  import_id: 'imp_0',
  contact_id: 'lc_0',
  person_id: 'per_0',
};

/**
 * Calls an operation with ids that do not exist: callers with the role get another error than 403, all others are refused first.
 */
async function isRefused(caller: Caller, operation: OperationId, org: string): Promise<boolean> {
  const body = operations[operation].method === 'GET' ? {} : { body: 'no JSON' };
  const { status, error } = await caller.call(operation, { path: { ...ids, org_id: org }, ...body });
  if (status === 401) throw new Error(`${operation}: ${error?.message}`);
  return status === 403;
}

let service: Service;
const callers = new Map<string, Caller>();

beforeAll(async () => {
  service = await startService();
  for (const role of roles) {
    callers.set(`service account ${role}`, service.as[role]);
    const email = `${role}@example.com`;
    const password = 'a password of this test';
    await service.mock.control.addUser({ email, password, name: role, roles: { [demo.org]: [role] } });
    callers.set(`user ${role}`, await service.signedIn({ grantType: 'password', username: email, password }));
  }
});

describe('every operation of an organization', () => {
  test.each(withRole)(
    '$id requires the role that the contract names, for users and service accounts alike',
    async (operation) => {
      const required = ranks.indexOf(operation.role);
      for (const kind of ['service account', 'user']) {
        for (const [rank, role] of roles.entries()) {
          const caller = callers.get(`${kind} ${role}`);
          if (caller === undefined) throw new Error(`no ${kind} ${role}`);
          expect([kind, role, await isRefused(caller, operation.id, demo.org)]).toEqual([
            kind,
            role,
            rank < required,
          ]);
        }
      }
    },
  );

  test.each(withRole)('$id refuses callers without a role on the organization', async ({ id }) => {
    expect(await isRefused(service.as.other, id, demo.org)).toBe(true);
    expect(await isRefused(service.as.admin, id, demo.otherOrg)).toBe(true);
    expect(await isRefused(service.as.owner, id, 'org_nowhere')).toBe(true);
  });

  test.each(withRole)(
    '$id takes an API key only if it does not access data of the customer',
    async ({ id }) => {
      expect(await isRefused(service.as.key, id, demo.org)).toBe(operations[id].interface !== 'people');
    },
  );

  test.each(withRole)('$id is refused without a credential', async ({ id }) => {
    expect((await service.as.anonymous.call(id, { path: ids })).status).toBe(401);
  });
});

describe('a change of access applies to the very next call', () => {
  test('of a user whose role is lowered and then removed', async () => {
    const { mock, as, signedIn } = service;
    const login = { email: 'temporary@example.com', password: 'a password of this test' };
    const { id: userId } = await mock.control.addUser({
      ...login,
      name: 'T',
      roles: { [demo.org]: ['admin'] },
    });
    const user = await signedIn({ grantType: 'password', username: login.email, password: login.password });
    const status = async () => (await user.call('listApiKeys')).status;
    expect(await status()).toBe(200);
    await as.owner.call('updateUserAccess', { body: [{ userId, role: 'viewer' }] });
    expect([await status(), (await user.call('getLedgers')).status]).toEqual([403, 200]);
    await as.owner.call('removeUserAccess', { body: { userIds: [userId] } });
    expect((await user.call('getLedgers')).status).toBe(403);
  });

  test('of a service account whose role is changed and which is then deleted', async () => {
    const { as, signedIn } = service;
    const made = await as.owner.call('createServiceAccount', { body: { name: 'T', roles: ['admin'] } });
    const { clientId, clientSecret } = made.body;
    const account = await signedIn({ grantType: 'clientCredentials', clientId, clientSecret });
    const status = async () => (await account.call('listApiKeys')).status;
    expect(await status()).toBe(200);
    await as.owner.call('updateServiceAccountRoles', { path: { clientId }, body: { roles: ['viewer'] } });
    expect(await status()).toBe(403);
    await as.owner.call('deleteServiceAccount', { path: { clientId } });
    expect(await status()).toBe(401);
  });

  test('of an API key that is deleted', async () => {
    const { as, withToken } = service;
    const { body } = await as.owner.call('createApiKey', { body: { name: 'T' } });
    const status = async () => (await withToken(body.key).call('search', { body: { size: 0 } })).status;
    expect(await status()).toBe(200);
    await as.owner.call('deleteApiKey', { path: { keyId: body.id } });
    expect(await status()).toBe(401);
  });
});
