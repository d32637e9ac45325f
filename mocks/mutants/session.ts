import type { Scene } from '../engine/hooks.js';
import type { World } from '../engine/world.js';
import { isObject, type JsonObject } from '../state/json.js';
import type { Mutant } from './mutant.js';
import { onBody } from './on-call.js';
import { refusal, refusingReply } from './on-reply.js';
import { bodyOf, onSession } from './rewrite.js';

const hourMs = 3_600_000;

/** Mutants of the lifetime of tokens (section 5). */
const tokenLifeMutants = {
  'session.expires-early': {
    breaks: 'session.token-before-expiry',
    mutation: 'Tokens stop working at half of their life.',
    readings: { 'session.lifetime': '10-seconds' },
    answer: (draft, scene) =>
      scene.operation === 'find' && leftMs(scene) < 5000 ? refusal(draft, 401, 'expired') : draft,
  },
  'session.never-expires': {
    breaks: 'session.token-after-expiry',
    mutation: 'Tokens work for ever.',
    readings: { 'session.lifetime': '10-seconds' },
    waives: (reason) => reason === 'credential-expired',
  },
  'session.lives-for-hours': {
    breaks: 'session.token-after-expiry',
    mutation: 'Tokens work until six hours after they expire.',
    waives: (reason, scene) => reason === 'credential-expired' && leftMs(scene) > -6 * hourMs,
  },
} as const satisfies Record<string, Mutant>;

/** Parses the claims of a token; undefined for a tampered one, which may hold anything. */
function claimsIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Returns the remaining lifetime of the token of a call in milliseconds. The mock issues JWTs, so the claims show it. */
function leftMs({ request, world }: Pick<Scene, 'request' | 'world'>): number {
  const claims = request.headers.get('authorization')?.split('.')[1];
  const read = claimsIn(Buffer.from(claims ?? '', 'base64url').toString('utf8'));
  const expiry = typeof read === 'object' && read !== null && 'exp' in read ? Number(read.exp) : Number.NaN;
  return expiry * 1000 - world.clock.now();
}

const firstTokens = new WeakMap<World, string>();

/** Mutants of sign-in and of tokens and their renewal (section 4.2, section 5 and section 7). */
export const sessionMutants = {
  ...tokenLifeMutants,
  'session.created': {
    breaks: 'session.200-only',
    mutation: 'A session is answered with 201.',
    answer: (draft, scene) =>
      scene.operation === 'createSession' && draft.status === 200 ? { ...draft, status: 201 } : draft,
  },
  'session.snake-token': {
    breaks: 'session.access-token',
    mutation: 'Service accounts get access_token instead of accessToken.',
    answer: onSession(({ accessToken, ...rest }, { grantType }) =>
      grantType === 'clientCredentials' ? { ...rest, access_token: accessToken } : { ...rest, accessToken },
    ),
  },
  'session.no-fraction': {
    breaks: 'session.expires-iso',
    mutation: 'expiresAt has no fractional seconds.',
    answer: onSession((body) => ({ ...body, expiresAt: expiryOf(body).replace(/\.\d+/, '') })),
  },
  'session.zoned': {
    breaks: 'session.expires-no-zone',
    mutation: 'expiresAt ends in Z.',
    answer: onSession((body) => ({ ...body, expiresAt: `${expiryOf(body)}Z` })),
  },
  'session.long-expired': {
    breaks: 'session.expires-future',
    mutation: 'expiresAt lies three days back.',
    answer: onSession((body) => ({ ...body, expiresAt: expiryOf(body, -72 * hourMs) })),
  },
  'session.lives-a-day': {
    breaks: 'session.lifetime-at-most-1h',
    mutation: 'expiresAt lies a day further ahead.',
    answer: onSession((body) => ({ ...body, expiresAt: expiryOf(body, 24 * hourMs) })),
  },
  'session.second-token-dead': {
    breaks: 'session.token-works',
    mutation: 'find takes only the first token that is ever issued.',
    answer(draft, scene) {
      const { operation, request, world } = scene;
      const first = firstTokens.get(world);
      if (operation === 'createSession' && isObject(draft.body) && first === undefined) {
        firstTokens.set(world, String(draft.body['accessToken']));
      }
      if (operation !== 'find' || draft.status !== 200 || first === undefined) return draft;
      const isKnown = request.headers.get('authorization')?.endsWith(first);
      return isKnown ? draft : refusal(draft, 401, 'unknown');
    },
  },
  'session.tokens-cut': {
    breaks: 'session.token-works',
    mutation: 'The tokens of sign-in lack their last letters, so that nothing takes them.',
    answer: onSession(({ accessToken, ...rest }) => ({
      ...rest,
      ...(typeof accessToken === 'string' ? { accessToken: accessToken.slice(0, -4) } : {}),
    })),
  },
  'session.expires-too-late': {
    breaks: 'session.token-before-expiry',
    mutation: 'Every expiresAt is half an hour too late.',
    answer: onSession((body) => ({ ...body, expiresAt: expiryOf(body, 0.5 * hourMs) })),
  },
  'session.any-grant': {
    breaks: 'session.grant-unknown',
    mutation: 'A grantType that nobody knows is taken for that of a service account.',
    call: onBody('createSession', (body) =>
      typeof body['grantType'] !== 'string' || knownGrant(body['grantType'])
        ? body
        : { ...body, grantType: 'clientCredentials' },
    ),
  },
  'session.oauth-spelling': {
    breaks: 'session.grant-case',
    mutation: 'grantType is also taken in other spellings, as client_credentials.',
    call: onBody('createSession', (body) => {
      const grantType = typeof body['grantType'] === 'string' ? knownGrant(body['grantType']) : undefined;
      return grantType === undefined ? body : { ...body, grantType };
    }),
  },
  'session.no-json-password': {
    breaks: 'session.password-json',
    mutation: 'Password sign-in as JSON is refused.',
    answer: refusingReply(
      'createSession',
      400,
      (scene) => bodyOf(scene)['grantType'] === 'password' && !isForm(scene),
    ),
  },
  'session.no-form': {
    breaks: 'session.password-form',
    mutation: 'Password sign-in as a form is refused.',
    answer: refusingReply('createSession', 415, isForm),
  },
  'session.unnamed-token': {
    breaks: 'session.password-access-token',
    mutation: 'Password sign-in returns the token under the name token.',
    answer: onSession(({ accessToken, access_token: _, ...rest }, { username }) =>
      username === undefined ? { ...rest, accessToken } : { ...rest, token: accessToken },
    ),
  },
  'session.letters-not-decoded': {
    breaks: 'session.form-encoding-escapes',
    mutation: 'Percent-encoded letters of a form are not decoded.',
    text: (text, operation) =>
      operation === 'createSession' && !text.startsWith('{')
        ? text.replaceAll(/%(?=4[1-9a-f]|5[0-9a]|6[1-9a-f]|7[0-9a])/gi, '%25')
        : text,
  },
  'session.no-refresh-token': {
    breaks: 'session.refresh-cookie',
    mutation: 'Password sign-in hands out no refresh token.',
    answer: (draft, scene) => (scene.operation === 'createSession' ? { ...draft, cookies: [] } : draft),
  },
  'session.refresh-not-in-body': {
    breaks: 'session.refresh-by-body',
    mutation: 'A refresh token in the body is refused.',
    answer: refusingReply('createSession', 401, (scene) => 'refreshToken' in bodyOf(scene)),
  },
  'session.refresh-not-in-cookie': {
    breaks: 'session.refresh-by-cookie',
    mutation: 'A refresh token in the cookie alone is refused.',
    answer: refusingReply('createSession', 401, (scene) => {
      const { grantType, refreshToken } = bodyOf(scene);
      return grantType === 'refreshToken' && refreshToken === undefined;
    }),
  },
  'session.same-token-again': {
    breaks: 'session.refresh-new-token',
    mutation: 'A refresh returns an access token that was issued before.',
    answer: onSession((body, { grantType }, { world }) => {
      const known = firstTokens.get(world);
      if (grantType === 'refreshToken' && known !== undefined) return { ...body, accessToken: known };
      firstTokens.set(world, String(body['accessToken']));
      return body;
    }),
  },
} as const satisfies Record<string, Mutant>;

function isForm(scene: Scene): boolean {
  return scene.call?.contentType === 'application/x-www-form-urlencoded';
}

function expiryOf({ expiresAt }: JsonObject, byMs = 0): string {
  if (byMs === 0) return String(expiresAt);
  return `${new Date(Date.parse(`${expiresAt}Z`) + byMs).toISOString().slice(0, -1)}000`;
}

/** Returns the grant that a text stands for in any spelling; undefined if there is none. */
function knownGrant(text: string): string | undefined {
  const plain = text.replaceAll(/[_\s-]/g, '').toLowerCase();
  return ['password', 'refreshToken', 'clientCredentials'].find((name) => name.toLowerCase() === plain);
}
