import { expect, test } from 'vitest';
import { startService } from '../../../fixtures/calls.js';
import type { Readings } from '../../../generated/questions.js';

const ada = { email: 'Ada@example.com', name: 'Ada', password: 'correct horse' };
const byPassword = { grantType: 'password', username: ada.email, password: ada.password };

/** Starts a service with a signed-in user. Returns both, with the tokens of the session. */
async function start(profile: Partial<Readings> = {}) {
  const service = await startService({ profile: { 'session.refresh-delivery': 'both', ...profile } });
  const { mock, withToken } = service;
  const { id } = await mock.control.addUser({ ...ada, roles: { [mock.org]: ['viewer'] } });
  const anonymous = withToken('none');
  const { body } = await anonymous.call('createSession', { body: byPassword });
  const { accessToken = '', refreshToken = '' } = body;
  const signIn = async (sent: object) => (await anonymous.call('createSession', { body: sent })).status;
  return { ...service, id, anonymous, accessToken, refreshToken, signIn };
}

test.each(['immediate', 'at-expiry'] as const)(
  'a removed user has no access at all, whatever the reading of token revocation: %s',
  async (reading) => {
    const { mock, as, withToken, id, anonymous, accessToken, refreshToken, signIn } = await start({
      'session.revoke-tokens': reading,
    });
    const caller = withToken(accessToken);
    expect((await caller.call('getOrganization')).status).toBe(200);
    await anonymous.call('initiatePasswordReset', { body: { email: ada.email } });
    const resetToken = String((await mock.control.outbox()).at(-1)?.data['resetToken']);

    await mock.control.removeUser(id);

    expect((await caller.call('getOrganization')).status).toBe(401);
    expect(await signIn({ grantType: 'refreshToken', refreshToken })).toBe(401);
    expect(await signIn(byPassword)).toBe(401);
    const path = { userId: id };
    const reset = await anonymous.call('updateUser', {
      path,
      body: { resetToken, password: 'a new and long password' },
    });
    expect(reset.status).toBe(400);
    expect((await as.admin.call('getUser', { path })).status).toBe(404);
    expect(JSON.stringify((await as.admin.call('getOrgUsers')).body)).not.toContain(id);
  },
);

test('a user who is added again is a new user', async () => {
  const { mock, id, withToken, accessToken, refreshToken, signIn } = await start();
  await mock.control.removeUser(id);
  const again = await mock.control.addUser({ ...ada, email: ada.email.toLowerCase() });
  expect(again.id).not.toBe(id);
  expect(await signIn(byPassword)).toBe(200);
  expect(await signIn({ grantType: 'refreshToken', refreshToken })).toBe(401);
  expect((await withToken(accessToken).call('getUser', { path: { userId: again.id } })).status).toBe(401);
});
