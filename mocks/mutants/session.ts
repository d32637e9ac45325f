import type { AnyCall, HookContext, World } from '../engine/handler.js';
import { principals } from '../engine/principals.js';
import { readRefreshCookie } from '../identity/session-reply.js';
import { families, findRefreshToken } from '../identity/sessions.js';
import { isObject } from '../state/json.js';
import { isGranted, refusal } from './on-reply.js';
import { bodyOf, type Mutations, on } from './rewrite.js';

const hourMs = 3_600_000;

const justAdmitted = new WeakSet<World>();
/** Mutants of the credentials of calls (section 5), and of addresses. */
const credentialMutations: Mutations = {
  'auth.query-token': {
    mutation: 'A find with an access token in the query string is admitted.',
    suppressesRefusal: (reason, { request }) =>
      reason === 'credential-missing' && new URL(request.url).searchParams.has('access_token'),
  },
  'auth.no-data-on-fail': on.answers('A refusal carries people.', (draft, { refusal, world }) => {
    if (!refusal?.refused.startsWith('credential-')) return draft;
    const [{ id, name } = {}] = world.population.people;
    return { ...draft, body: { matches: [{ found: true, people: [{ id, name }] }] } };
  }),
  'auth.key-same-header': {
    mutation: 'API keys are refused as Bearer and taken from X-Api-Key.',
    readings: { 'auth.api-key-scope': 'nowhere' },
    suppressesRefusal: (reason, { request }) =>
      reason === 'credential-missing' && request.headers.has('x-api-key'),
  },
  'concurrency.keepalive-mix': {
    mutation: 'A find without a credential is admitted right after a call with a good one.',
    suppressesRefusal: (reason, { world, operation }) =>
      reason === 'credential-missing' && operation === 'find' && justAdmitted.has(world),
    answer(draft, { world, request, refusal }) {
      if (refusal === undefined && request.headers.has('authorization')) justAdmitted.add(world);
      else justAdmitted.delete(world);
      return draft;
    },
  },
  'error.no-secret-echo': on.answers(
    'A refusal repeats the Authorization header.',
    (draft, { request, refusal }) => {
      const message = `sent: ${request.headers.get('authorization')}`;
      return refusal === undefined ? draft : { ...draft, body: { error: 'refused', message } };
    },
  ),
  'auth.fail-has-no-effect': {
    ...on.refuses(
      'An API key is updated although the caller is refused for lack of a role.',
      'updateApiKey',
      403,
      ({ call, world }) => !call?.principal.roles[world.orgs.own]?.includes('admin'),
    ),
    suppressesRefusal: (reason, { operation }) =>
      reason === 'role-insufficient' && operation === 'updateApiKey',
  },
  'auth.sa-role-applies': {
    mutation: 'Service accounts need no particular role to list invitations.',
    suppressesRefusal: (reason, { operation, principal }) =>
      reason === 'role-insufficient' &&
      operation === 'getInvitations' &&
      principal.kind === 'service-account',
  },
  'version.v1-people': {
    mutation: 'The people interface is served under v2.',
    basePath: (path) => path.replace(/^\/people\/v1/, '/people/v2'),
  },
  'version.v1-identity': {
    mutation: 'The identity interface is served under v2.',
    basePath: (path) => path.replace(/^\/identity\/v1/, '/identity/v2'),
  },
};

/** Mutants of sign-in and of tokens and their renewal (section 4.2, section 5 and section 7). */
const signInMutations: Mutations = {
  'session.200-only': on.answers('A session is answered with 201.', (draft, { operation }) =>
    operation === 'createSession' && draft.status === 200 ? { ...draft, status: 201 } : draft,
  ),
  'session.expires-iso': on.sessions('expiresAt has no fractional seconds.', (body) => ({
    ...body,
    expiresAt: String(body['expiresAt']).replace(/\.\d+/, ''),
  })),
  'session.expires-no-zone': on.sessions('expiresAt ends in Z.', (body) => ({
    ...body,
    expiresAt: `${body['expiresAt']}Z`,
  })),
  'session.expires-future': on.sessions('expiresAt lies three days back.', (body) => ({
    ...body,
    expiresAt: moved(String(body['expiresAt']), -72 * hourMs),
  })),
  'session.token-works': on.sessions(
    'The tokens of sign-in lack their last letters, so that nothing takes them.',
    ({ accessToken, ...rest }) => ({
      ...rest,
      ...(typeof accessToken === 'string' ? { accessToken: accessToken.slice(0, -4) } : {}),
    }),
  ),
  'session.token-before-expiry': on.sessions('Every expiresAt is half an hour too late.', (body) => ({
    ...body,
    expiresAt: moved(String(body['expiresAt']), 0.5 * hourMs),
  })),
  'session.grant-unknown': on.bodies(
    'A grantType that nobody knows is taken for that of a service account.',
    'createSession',
    (body) =>
      typeof body['grantType'] !== 'string' || knownGrant(body['grantType'])
        ? body
        : { ...body, grantType: 'clientCredentials' },
  ),
  'session.grant-case': on.bodies(
    'grantType is also taken in other spellings, as client_credentials.',
    'createSession',
    (body) => {
      const grantType = typeof body['grantType'] === 'string' ? knownGrant(body['grantType']) : undefined;
      return grantType === undefined ? body : { ...body, grantType };
    },
  ),
  'session.password-json': on.refuses(
    'Password sign-in as JSON is refused.',
    'createSession',
    400,
    (scene) => bodyOf(scene)['grantType'] === 'password' && !isForm(scene),
  ),
  'session.password-form': on.refuses('Password sign-in as a form is refused.', 'createSession', 415, isForm),
  'session.password-access-token': on.sessions(
    'Password sign-in returns the token under the name token.',
    ({ accessToken, access_token: _, ...rest }, { username }) =>
      username === undefined ? { ...rest, accessToken } : { ...rest, token: accessToken },
  ),
  'session.form-encoding-escapes': {
    mutation: 'Percent-encoded letters of a form are not decoded.',
    text: (text, operation) =>
      operation === 'createSession' && !text.startsWith('{')
        ? text.replaceAll(/%(?=4[1-9a-f]|5[0-9a]|6[1-9a-f]|7[0-9a])/gi, '%25')
        : text,
  },
  'session.refresh-cookie': on.answers(
    'Password sign-in hands out no refresh token.',
    (draft, { operation }) => (operation === 'createSession' ? { ...draft, cookies: [] } : draft),
  ),
  'session.refresh-by-cookie': on.refuses(
    'A refresh token in the cookie alone is refused.',
    'createSession',
    401,
    (scene) => {
      const { grantType, refreshToken } = bodyOf(scene);
      return grantType === 'refreshToken' && refreshToken === undefined;
    },
  ),
};

const endingMutations: Mutations = {
  'end.no-token-needed': on.refuses(
    'Ending a session is refused without an access token.',
    'endSession',
    401,
    ({ request }) => !request.headers.has('authorization'),
  ),
  'end.revokes-both': on.calls(
    'Where there is a refreshToken in the body, the cookie is not looked at.',
    'endSession',
    (call) => (isObject(call.body) ? withoutCookie(call) : call),
  ),
  'end.revokes-rotated': on.calls(
    'A refresh token that was exchanged ends nothing: those rotated from it go on.',
    'endSession',
    async (call, world) => {
      const isNewest = (await tokensOf(call, world)).every((token) => token?.rotatedAtMs === null);
      return isNewest ? call : { ...withoutCookie(call), body: null };
    },
  ),
  'end.clears-cookie': on.answers(
    'A cookie is taken away, but at another path than the one that it was set for.',
    (draft, { operation }) => {
      if (operation !== 'endSession') return draft;
      const cookies = draft.cookies.map((cookie) => cookie.replace(/Path=[^;]*/, 'Path=/elsewhere'));
      return { ...draft, cookies };
    },
  ),
  'end.role-none': on.answers(
    'A session of a user without a role on any organization cannot be ended.',
    async (draft, scene) => {
      const { call, world } = scene;
      if (!call || !isGranted(draft, scene, ['endSession'])) return draft;
      for (const token of await tokensOf(call, world)) {
        const family = await world.store.get(families, token?.family ?? '');
        const { roles = {} } = (family && (await world.store.get(principals, family.principalId))) ?? {};
        if (family && Object.values(roles).flat().length === 0) return refusal(draft, 403, 'no role');
      }
      return draft;
    },
  ),
};

export const sessionMutations: Mutations = {
  ...credentialMutations,
  ...signInMutations,
  ...endingMutations,
};

function isForm(scene: HookContext): boolean {
  return scene.call?.contentType === 'application/x-www-form-urlencoded';
}

function moved(expiresAt: string, byMs: number): string {
  return `${new Date(Date.parse(`${expiresAt}Z`) + byMs).toISOString().slice(0, -1)}000`;
}

/** Returns the grant that a text stands for in any spelling; undefined if there is none. */
function knownGrant(text: string): string | undefined {
  const plain = text.replaceAll(/[_\s-]/g, '').toLowerCase();
  return ['password', 'refreshToken', 'clientCredentials'].find((name) => name.toLowerCase() === plain);
}
function withoutCookie(call: AnyCall): AnyCall {
  const headers = new Headers(call.headers());
  headers.delete('cookie');
  return { ...call, headers: () => headers };
}

function tokensOf({ headers, body }: AnyCall, world: World) {
  const inBody = isObject(body) ? body['refreshToken'] : undefined;
  const sent = [readRefreshCookie(headers().get('cookie'), world), inBody];
  const tokens = sent.filter((token) => typeof token === 'string');
  return Promise.all(tokens.map((token) => findRefreshToken(world.store, token)));
}
