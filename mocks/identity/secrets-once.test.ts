import { expect, test } from 'vitest';
import { type Called, type CallParts, startService } from '../../fixtures/calls.js';
import type { OperationId } from '../../generated/operations.js';
import { demo } from '../../spec/demo/demo.js';
import { hashPassword, isPassword } from './secrets.js';

test('a password is stored only as a salted hash', async () => {
  const [one, other] = await Promise.all([hashPassword('secret', 'a'), hashPassword('secret', 'b')]);
  expect(one).not.toContain('secret');
  expect(one.split('.')[1]).not.toBe(other.split('.')[1]);
  expect([await isPassword('secret', one), await isPassword('Secret', one)]).toEqual([true, false]);
});

test('no secret occurs in any response after the one that returns it, nor in the stored state', async () => {
  const service = await startService();
  const { admin, anonymous } = service.as;
  const secrets: string[] = [demo.clientSecret, demo.password, demo.apiKey];
  const call = async <Op extends OperationId>(
    operation: Op,
    parts: CallParts = {},
    caller = admin,
  ): Promise<Called<Op>> => {
    const answer = await caller.call(operation, parts);
    const said = answer.text + JSON.stringify([...answer.headers]);
    for (const secret of secrets) expect(said).not.toContain(secret);
    return answer;
  };

  const key = (await call('createApiKey', { body: { name: 'Nightly' } })).body;
  secrets.push(key.key);
  const account = (await call('createServiceAccount', { body: { name: 'Nightly', roles: ['admin'] } })).body;
  secrets.push(account.clientSecret);
  const { clientId } = account;
  const renewed = (await call('regenerateSecret', { path: { clientId } })).body;
  secrets.push(renewed.clientSecret);
  const { username, password } = demo;
  const signIn = { body: { grantType: 'password', username, password } };
  const session = await call('createSession', signIn, anonymous);
  const [cookie = ''] = session.headers.getSetCookie()[0]?.split(';') ?? [];
  secrets.push(session.body.accessToken ?? '', cookie.slice(cookie.indexOf('=') + 1));
  expect(secrets.every((secret) => secret.length > 10)).toBe(true);

  const keyId = key.id;
  const sessionOf = (clientSecret: string) => ({
    body: { grantType: 'clientCredentials', clientId, clientSecret },
  });
  await call('listApiKeys');
  await call('getApiKey', { path: { keyId } });
  await call('updateApiKey', { path: { keyId }, body: { description: 'Renamed' } });
  await call('getServiceAccounts');
  await call('updateServiceAccountRoles', { path: { clientId }, body: { roles: ['viewer'] } });
  await call('getOrganization', {}, service.withToken(key.key));
  await call('createSession', sessionOf(account.clientSecret), anonymous);
  await call('createSession', sessionOf(renewed.clientSecret), anonymous);
  const malformed = `{"grantType":"clientCredentials","clientSecret":"${renewed.clientSecret}",}`;
  await call('createSession', { body: malformed }, anonymous);
  await call('endSession', { headers: { Cookie: cookie } }, anonymous);
  await call('deleteApiKey', { path: { keyId } });
  await call('listApiKeys', {}, service.withToken(key.key));
  await call('deleteServiceAccount', { path: { clientId } });

  const state = await service.state();
  for (const secret of secrets) expect(state).not.toContain(secret);
});
