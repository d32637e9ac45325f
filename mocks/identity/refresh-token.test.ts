import { describe, expect, test } from 'vitest';
import { type FakeOptions, fakeService } from '../../fixtures/services/fake-service.js';
import { demo } from '../../spec/demo/demo.js';
import { manualClock } from '../state/clock.js';

const { clientId, clientSecret, username, password } = demo;
const asUser = { grantType: 'password', username, password };
const asAccount = { grantType: 'clientCredentials', clientId, clientSecret };

interface Session {
  readonly status: number;
  readonly accessToken: string;
  readonly refreshToken: string;
  readonly inBody: boolean;
  readonly inCookie: boolean;
}

async function start(options: FakeOptions = {}) {
  const clock = manualClock(Date.UTC(2026, 0, 14));
  const service = await fakeService({ clock, ...options });
  const read = async (answer: Response): Promise<Session> => {
    const body = Object(await answer.json());
    const [cookie] = answer.headers.getSetCookie();
    const [pair = ''] = cookie?.split(';') ?? [];
    return {
      status: answer.status,
      accessToken: body.accessToken,
      refreshToken: body.refreshToken ?? pair.slice(pair.indexOf('=') + 1),
      inBody: 'refreshToken' in body,
      inCookie: cookie !== undefined,
    };
  };
  const refresh = async (refreshToken: string) =>
    read(await service.signIn({ grantType: 'refreshToken', refreshToken }));
  const byCookie = async (cookie: string) =>
    read(await service.signIn({ grantType: 'refreshToken' }, { Cookie: cookie }));
  const signIn = async (body: unknown = asUser) => read(await service.signIn(body));
  const works = async (token: string) =>
    (await service.find({ headers: { Authorization: `Bearer ${token}` } })).status === 200;
  return { clock, signIn, refresh, byCookie, works };
}

test.each([
  ['camel-session-path', 'refreshToken'],
  ['snake-root-path', 'refresh_token'],
  ['host-prefix', '__Host-refresh-token'],
  ['no-attributes', 'refreshToken'],
] as const)('under %s, the refresh token is read from the cookie %s among others', async (reading, name) => {
  const { signIn, byCookie } = await start({ profile: { 'session.cookie': reading } });
  const { refreshToken } = await signIn();
  expect((await byCookie(`a=b; ${name}=${refreshToken}; c=d`)).status).toBe(200);
  expect((await byCookie(`other=${refreshToken}`)).status).toBe(400);
});

test.each([
  ['cookie', false, true],
  ['body', true, false],
  ['both', true, true],
] as const)(
  'under %s, it is delivered in the body: %s, in a cookie: %s',
  async (reading, inBody, inCookie) => {
    const { signIn, refresh } = await start({ profile: { 'session.refresh-delivery': reading } });
    const first = await signIn();
    expect(first).toMatchObject({ inBody, inCookie });
    expect(await refresh(first.refreshToken)).toMatchObject({ status: 200, inBody, inCookie });
  },
);

test('a service account gets a refresh token only if the profile says so', async () => {
  const [without, withToken] = await Promise.all([
    start(),
    start({ profile: { 'session.client-credentials-refresh': 'issued' } }),
  ]);
  expect(await without.signIn(asAccount)).toMatchObject({ inBody: false, inCookie: false });
  const { refreshToken } = await withToken.signIn(asAccount);
  expect((await withToken.refresh(refreshToken)).status).toBe(200);
});

describe('an exchanged refresh token', () => {
  test('also ends the access tokens of its session if revocation is immediate', async () => {
    const { signIn, refresh, works } = await start({ profile: { 'session.revoke-tokens': 'immediate' } });
    const first = await signIn();
    const other = await signIn();
    const second = await refresh(first.refreshToken);
    expect(await works(first.accessToken)).toBe(true);
    await refresh(first.refreshToken);
    expect([await works(first.accessToken), await works(second.accessToken)]).toEqual([false, false]);
    expect(await works(other.accessToken)).toBe(true);
  });

  test('works for 30 seconds under rotated-with-grace, then fails without ending the new one', async () => {
    const profile = { 'session.refresh-rotation': 'rotated-with-grace' } as const;
    const { clock, signIn, refresh } = await start({ profile });
    const first = await signIn();
    const second = await refresh(first.refreshToken);
    clock.advance(29_999);
    expect((await refresh(first.refreshToken)).status).toBe(200);
    clock.advance(1);
    expect((await refresh(first.refreshToken)).status).toBe(401);
    expect((await refresh(second.refreshToken)).status).toBe(200);
  });

  test.each([
    ['unlimited', 1000 * 86_400_000, 200],
    ['30-days', 30 * 86_400_000 - 1, 200],
    ['30-days', 30 * 86_400_000, 401],
    ['1-hour', 3_599_999, 200],
    ['1-hour', 3_600_000, 401],
  ] as const)('under %s gets, after %i ms, status %i', async (reading, afterMs, status) => {
    const { clock, signIn, refresh } = await start({ profile: { 'session.refresh-lifetime': reading } });
    const { refreshToken } = await signIn();
    clock.advance(afterMs);
    expect((await refresh(refreshToken)).status).toBe(status);
  });

  test('is exchanged once for two concurrent requests', async () => {
    const { signIn, refresh } = await start();
    const { refreshToken } = await signIn();
    const answers = await Promise.all([refresh(refreshToken), refresh(refreshToken)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
  });
});
