import { describe, expect, test } from 'vitest';
import { type FakeOptions, fakeService } from '../../fixtures/services/fake-service.js';
import { demo } from '../../spec/demo/demo.js';
import { manualClock } from '../state/clock.js';

const { clientId, clientSecret, username, password } = demo;
const asAccount = { grantType: 'clientCredentials', clientId, clientSecret };
const asUser = { grantType: 'password', username, password };
const session = '/identity/v1/session';

async function start(options: FakeOptions = {}) {
  const service = await fakeService({ clock: manualClock(Date.UTC(2026, 0, 14, 5, 0, 0)), ...options });
  const form = (text: string) =>
    service.send(session, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: text,
    });
  return { ...service, form };
}

const userForm = new URLSearchParams({ username, password }).toString();
const members = async (answer: Response) => Object.keys(Object(await answer.json())).sort();

describe('signing in', () => {
  test.each([
    ['camel-session-path', 'https', true],
    ['camel-session-path', 'https, http', true],
    ['snake-root-path', 'HTTPS', true],
    ['camel-session-path', 'http', false],
    ['no-attributes', 'https', false],
    ['host-prefix', 'http', true],
  ] as const)(
    'with the cookie %s behind a proxy for %s keeps it to https: %s',
    async (reading, scheme, kept) => {
      const { send } = await start({ profile: { 'session.cookie': reading } });
      const answer = await send(session, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'X-Forwarded-Proto': scheme },
        body: JSON.stringify(asUser),
      });
      expect(/; Secure/.test(answer.headers.getSetCookie().join())).toBe(kept);
    },
  );

  test('by password as a form decodes percent-encoding, and + as a space', async () => {
    const { form } = await start();
    expect(userForm).toContain('demo+pass%2Bword%251%262');
    for (const text of [userForm, userForm.replaceAll('+', '%20'), `${userForm}&grantType=password`]) {
      const answer = await form(text);
      expect(answer.status).toBe(200);
      expect(await members(answer)).toEqual(['accessToken', 'access_token', 'expiresAt']);
    }
    expect((await form(`username=${username}&password=${password}`)).status).toBe(401);
  });

  test('returns a random string if the profile says so', async () => {
    const { token, find } = await start({ profile: { 'auth.token-form': 'opaque' } });
    const issued = await token();
    expect(issued).toMatch(/^[\w-]{43}$/);
    expect((await find({ headers: { Authorization: `Bearer ${issued}` } })).status).toBe(200);
  });
});

describe('a failed sign-in', () => {
  const wrong = [
    { ...asAccount, clientSecret: 'wrong' },
    { ...asAccount, clientId: 'sa_nobody' },
    { ...asUser, password: 'wrong' },
    { ...asUser, username: 'nobody@example.com' },
    { grantType: 'refreshToken', refreshToken: 'bogus' },
  ];

  test.each([
    ['rejected-401', 401],
    ['rejected-400', 400],
    ['rejected-403', 403],
    ['rejected-422', 422],
  ] as const)('with wrong credentials under %s has status %i and no token', async (reading, status) => {
    const { signIn } = await start({ profile: { 'session.login-fail': reading } });
    for (const body of wrong) {
      const answer = await signIn(body);
      expect([answer.status, answer.headers.getSetCookie()]).toEqual([status, []]);
      expect(await answer.json()).toEqual({ error: 'login_failed', message: expect.any(String) });
    }
  });

  test('repeats no secret', async () => {
    const { signIn, form } = await start();
    const secret = 's3cr3t-value';
    const answers = [
      await signIn({ ...asAccount, clientSecret: secret }),
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

  test.each([
    ['rejected-400', 400],
    ['rejected-401', 401],
    ['rejected-422', 422],
  ] as const)('with an unknown grant or a missing member under %s has status %i', async (reading, status) => {
    const { signIn, form } = await start({ profile: { 'session.request-invalid': reading } });
    const invalid = [
      { ...asAccount, grantType: 'client_credentials' },
      { ...asAccount, grantType: 'internalClient' },
      { clientId, clientSecret },
      { username, password },
      { grantType: 'clientCredentials', clientId },
      { ...asAccount, clientSecret: 7 },
      { ...asUser, password: '' },
      { grantType: 'refreshToken' },
      [],
      'text',
      null,
    ];
    for (const body of invalid) expect([body, (await signIn(body)).status]).toEqual([body, status]);
    const { status: byForm } = await form(new URLSearchParams(asAccount).toString());
    expect(byForm).toBe(status);
  });
});

test.each([
  ['form-only', 200, 400],
  ['always', 200, 200],
  ['never', 400, 400],
] as const)('without grantType under %s, a form gets %i, JSON %i', async (reading, byForm, byJson) => {
  const { form, signIn } = await start({ profile: { 'session.grant-default': reading } });
  expect((await form(userForm)).status).toBe(byForm);
  expect((await signIn({ username, password })).status).toBe(byJson);
});

test.each([
  ['camel', ['accessToken'], ['accessToken']],
  ['snake', ['access_token'], ['access_token']],
  ['both', ['accessToken', 'access_token'], ['accessToken', 'access_token']],
  ['by-flow', ['accessToken'], ['accessToken', 'access_token']],
] as const)(
  'under %s, service accounts get the token as %j, passwords as %j',
  async (reading, account, password) => {
    const { form, signIn } = await start({ profile: { 'session.token-name': reading } });
    expect(await members(await signIn(asAccount))).toEqual([...account, 'expiresAt']);
    expect(await members(await signIn(asUser))).toEqual([...password, 'expiresAt']);
    expect(await members(await form(userForm))).toEqual([...password, 'expiresAt']);
  },
);

test.each([
  ['expires-at-camel', { expiresAt: '2026-01-14T05:15:00.000000' }],
  ['expires-at-snake', { expires_at: '2026-01-14T05:15:00.000000' }],
  ['expires-in', { expires_in: 900 }],
] as const)('under %s, a form gets the expiration as %j, JSON as expiresAt', async (reading, member) => {
  const { form, signIn } = await start({ profile: { 'session.expiry-name': reading } });
  const { accessToken, access_token, ...rest } = Object(await (await form(userForm)).json());
  expect(rest).toEqual(member);
  expect(await members(await signIn(asUser))).toEqual(['accessToken', 'access_token', 'expiresAt']);
});

test.each([
  ['15-minutes', '05:15:00', 900],
  ['1-hour', '06:00:00', 3600],
  ['1-minute', '05:01:00', 60],
  ['10-seconds', '05:00:10', 10],
  ['skewed-clock', '05:16:30', 900],
] as const)('under %s, expiresAt is %s, and the token lives %i s', async (reading, shown, seconds) => {
  const clock = manualClock(Date.UTC(2026, 0, 14, 5, 0, 0));
  const { signIn, find } = await start({ clock, profile: { 'session.lifetime': reading } });
  const { accessToken, expiresAt } = Object(await (await signIn(asAccount)).json());
  expect(expiresAt).toBe(`2026-01-14T${shown}.000000`);
  const call = () => find({ headers: { Authorization: `Bearer ${accessToken}` } });
  clock.advance(seconds * 1000 - 1);
  expect((await call()).status).toBe(200);
  clock.advance(1);
  expect((await call()).status).toBe(401);
});
