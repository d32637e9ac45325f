import { expect, test } from 'vitest';
import { type FakeOptions, fakeService } from '../../fixtures/services/fake-service.js';
import { demo } from '../../spec/demo/demo.js';
import { manualClock } from '../state/clock.js';
import { decideGrant } from './create-session.js';

// The readings of the questions about sessions, and their rules, are judged by runs of the kit.

const { clientId, username, password } = demo;
const asUser = { grantType: 'password', username, password };
const path = '/identity/v1/session';

async function start(options: FakeOptions = {}) {
  const service = await fakeService({ clock: manualClock(Date.UTC(2026, 0, 14, 5)), ...options });
  const send = (method: string, body: string, headers: Readonly<Record<string, string>> = {}) =>
    service.send(path, { method, headers: { 'Content-Type': 'application/json', ...headers }, body });
  return {
    ...service,
    send,
    form: (text: string) => send('POST', text, { 'Content-Type': 'application/x-www-form-urlencoded' }),
    cookieOf: async () => (await service.signIn(asUser)).headers.getSetCookie()[0]?.split(';')[0] ?? '',
    refresh: async (Cookie: string) =>
      (await service.signIn({ grantType: 'refreshToken' }, { Cookie })).status,
  };
}

test.each([
  ['camel-session-path', 'https', true],
  ['camel-session-path', 'https, http', true],
  ['snake-root-path', 'HTTPS', true],
  ['camel-session-path', 'http', false],
  ['no-attributes', 'https', false],
  ['host-prefix', 'http', true],
] as const)('the cookie %s behind a proxy for %s is kept to https: %s', async (reading, scheme, kept) => {
  const { send } = await start({ profile: { 'session.cookie': reading } });
  const answer = await send('POST', JSON.stringify(asUser), { 'X-Forwarded-Proto': scheme });
  expect(/; Secure/.test(answer.headers.getSetCookie().join())).toBe(kept);
});

test('signing in by a form decodes percent-encoding, and + as a space', async () => {
  const { form } = await start();
  const encoded = new URLSearchParams({ username, password }).toString();
  expect(encoded).toContain('demo+pass%2Bword%251%262');
  for (const text of [encoded, encoded.replaceAll('+', '%20')]) expect((await form(text)).status).toBe(200);
  expect((await form(`username=${username}&password=${password}`)).status).toBe(401);
});

test('a failed sign-in repeats no secret', async () => {
  const { signIn, form } = await start();
  const secret = 's3cr3t-value';
  const answers = [
    await signIn({ grantType: 'clientCredentials', clientId, clientSecret: secret }),
    await signIn({ ...asUser, password: secret }),
    await signIn({ grantType: 'refreshToken', refreshToken: secret }),
    await signIn({ clientSecret: secret }),
    await form(`username=${secret}&password=${secret}&grantType=no`),
  ];
  for (const answer of answers) {
    expect(answer.ok).toBe(false);
    expect(`${await answer.text()}${JSON.stringify([...answer.headers])}`).not.toContain(secret);
  }
});

test("OAuth's own names are told by those of this service, and a form of another grant that JSON is wanted", async () => {
  const { signIn, form } = await start();
  const grant = { grant_type: 'client_credentials', client_id: clientId, client_secret: 'no' };
  const { grant_type: _, ...unnamed } = grant;
  expect(await (await signIn(grant)).text()).toContain(
    '`grant_type` was sent, which is called `grantType` here',
  );
  expect(await (await signIn({ ...unnamed, grantType: 'clientCredentials' })).text()).toContain(
    '`client_id` was sent, which is called `clientId` here',
  );
  expect(await (await form(String(new URLSearchParams(grant)))).text()).toContain('go as JSON');
});

test.each([
  [{ username: 'u' }, true, 'always', 'grant-missing'],
  [{ clientId: 'c', clientSecret: 's' }, true, 'form-only', 'grant-missing'],
  [{ username: 'u', password: 'p' }, true, 'form-only', 'password'],
  [{ username: 'u', password: 'p' }, false, 'form-only', 'grant-missing'],
  [{ grantType: 'Password' }, false, 'always', 'grant-unknown'],
  [{ grantType: ['password'] }, false, 'always', 'grant-unknown'],
  [{ grantType: 'clientCredentials' }, true, 'always', 'grant-unknown'],
  [{ grantType: 'clientCredentials' }, false, 'never', 'clientCredentials'],
] as const)('the body %j (form: %s), under %s, means %s', (body, isForm, reading, meant) => {
  const decision = decideGrant(body, isForm, reading);
  expect('grant' in decision ? decision.grant : decision.refused).toBe(meant);
});

test('a refresh token is exchanged once for two concurrent requests', async () => {
  const { cookieOf, refresh } = await start();
  const cookie = await cookieOf();
  expect((await Promise.all([refresh(cookie), refresh(cookie)])).sort()).toEqual([200, 401]);
});

test.each([
  ['[]', 'not an object'],
  ['null', 'is null'],
  ['{"refreshToken":7}', '`refreshToken`'],
  ['{', 'not JSON'],
])('ending a session is refused with the body %s, and the session stays alive', async (body, words) => {
  const { send, cookieOf, refresh } = await start();
  const cookie = await cookieOf();
  const refused = await send('DELETE', body, { Cookie: cookie });
  expect(refused.status).toBe(400);
  expect(await refused.text()).toContain(words);
  expect(await refresh(cookie)).toBe(200);
});
