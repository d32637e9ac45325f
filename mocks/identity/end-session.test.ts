import { describe, expect, test } from 'vitest';
import { startService } from '../../fixtures/calls.js';
import { demo } from '../../spec/demo/demo.js';
import type { MockOptions } from '../host/mock.js';

const { username, password } = demo;

async function start(profile: MockOptions['profile'] = {}) {
  const service = await startService({ profile });
  const { anonymous } = service.as;
  const session = async (body: unknown, headers: Readonly<Record<string, string>> = {}) => {
    const answer = await anonymous.call('createSession', { body, headers });
    const [pair = ''] = answer.headers.getSetCookie()[0]?.split(';') ?? [];
    const { accessToken = '' } = answer.body;
    return { status: answer.status, accessToken, refreshToken: pair.slice(pair.indexOf('=') + 1) };
  };
  const signIn = () => session({ grantType: 'password', username, password });
  const refresh = (refreshToken: string) => session({ grantType: 'refreshToken', refreshToken });
  const end = (sent: { readonly cookie?: string; readonly body?: unknown }) =>
    anonymous.call('endSession', {
      ...(sent.cookie === undefined ? {} : { headers: { Cookie: `refreshToken=${sent.cookie}` } }),
      ...('body' in sent ? { body: sent.body } : {}),
    });
  const isValid = async (refreshToken: string) => (await refresh(refreshToken)).status === 200;
  const works = async (accessToken: string) =>
    (await service.withToken(accessToken).call('getOrganization')).status === 200;
  return { service, signIn, refresh, end, isValid, works };
}

describe('the cookie', () => {
  test.each([
    ['camel-session-path', 'refreshToken=; Path=/identity/v1/session; HttpOnly; SameSite=Lax; Max-Age=0'],
    ['snake-root-path', 'refresh_token=; Path=/; HttpOnly; SameSite=Strict; Max-Age=0'],
    ['host-prefix', '__Host-refresh-token=; Path=/; HttpOnly; Secure; SameSite=Lax; Max-Age=0'],
    ['no-attributes', 'refreshToken=; Path=/; Max-Age=0'],
  ] as const)('under %s is cleared with the name and Path it was set with', async (reading, cookie) => {
    const { end } = await start({ 'session.cookie': reading });
    expect((await end({})).headers.getSetCookie()).toEqual([cookie]);
  });
});

describe('access tokens of an ended session', () => {
  test.each([
    ['at-expiry', true],
    ['immediate', false],
  ] as const)('under %s still work: %s', async (reading, expected) => {
    const { signIn, refresh, end, works } = await start({ 'session.revoke-tokens': reading });
    const first = await signIn();
    const second = await refresh(first.refreshToken);
    await end({ cookie: second.refreshToken });
    expect([await works(first.accessToken), await works(second.accessToken)]).toEqual([expected, expected]);
  });
});

/** The state of a refresh token. */
type State = 'newest' | 'rotated' | 'ended' | 'ended by reuse' | 'never issued' | 'none';

describe('each state of a session, and each way to use it', () => {
  const reach = async (state: State, kit: Awaited<ReturnType<typeof start>>): Promise<string | undefined> => {
    const { refreshToken } = await kit.signIn();
    if (state === 'rotated' || state === 'ended by reuse') await kit.refresh(refreshToken);
    if (state === 'ended by reuse') await kit.refresh(refreshToken);
    if (state === 'ended') await kit.end({ cookie: refreshToken });
    if (state === 'none') return undefined;
    return state === 'never issued' ? 'never-issued' : refreshToken;
  };

  test.each<[State, number, number, number]>([
    ['newest', 200, 204, 204],
    ['rotated', 401, 204, 204],
    ['ended', 401, 204, 401],
    ['ended by reuse', 401, 204, 401],
    ['never issued', 401, 204, 401],
    ['none', 400, 204, 401],
  ])('%s: refreshing %i, ending %i, ending if unknown tokens are refused %i', async (state, ...expected) => {
    const [forRefresh, forEnd, strict] = [
      await start(),
      await start(),
      await start({ 'end.unknown': 'rejected-401' }),
    ];
    const cookieOf = async (kit: Awaited<ReturnType<typeof start>>) => {
      const cookie = await reach(state, kit);
      return cookie === undefined ? {} : { cookie };
    };
    const refreshed = await forRefresh.refresh((await reach(state, forRefresh)) ?? '');
    const ended = await forEnd.end(await cookieOf(forEnd));
    const endedStrictly = await strict.end(await cookieOf(strict));
    expect([refreshed.status, ended.status, endedStrictly.status]).toEqual(expected);
  });

  test('a session of a deleted account has ended', async () => {
    const profile = {
      'session.client-credentials-refresh': 'issued',
      'end.unknown': 'rejected-401',
      'session.refresh-delivery': 'body',
    } as const;
    const { service, end } = await start(profile);
    const { clientId, clientSecret } = demo.accounts[0];
    const body = { grantType: 'clientCredentials', clientId, clientSecret };
    const { refreshToken } = (await service.as.anonymous.call('createSession', { body })).body;
    await service.as.admin.call('deleteServiceAccount', { path: { clientId } });
    expect((await end({ body: { refreshToken } })).status).toBe(401);
  });
});

describe('the body', () => {
  test.each([
    [[], 'not an object'],
    ['"text"', 'not an object'],
    ['null', 'is null'],
    [{ refreshToken: 7 }, '`refreshToken`'],
    [{ refreshToken: null }, '`refreshToken`'],
    ['{', 'not JSON'],
  ])('is refused if it is %j, and the session of the cookie stays alive', async (body, words) => {
    const { signIn, end, isValid } = await start();
    const { refreshToken } = await signIn();
    const refused = await end({ cookie: refreshToken, body });

    expect([refused.status, refused.error?.message]).toEqual([400, expect.stringContaining(words)]);
    expect(refused.headers.getSetCookie()).toEqual([]);
    expect(await isValid(refreshToken)).toBe(true);
  });
});
