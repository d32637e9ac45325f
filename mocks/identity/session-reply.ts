import { createHmac } from 'node:crypto';
import type { components } from '../../generated/identity.js';
import type { Readings } from '../../generated/questions.js';
import { serverNow } from '../engine/complete.js';
import { storeCredential } from '../engine/credentials.js';
import type { Principal, Reply, World } from '../engine/handler.js';
import { basePathOf } from '../engine/locate.js';
import type { Collection } from '../state/store.js';

type Session = components['schemas']['Session'];

/** What was issued, before it is named and formatted as the profile reads section 4.2. */
interface Issued {
  readonly access: IssuedToken;
  readonly refreshToken: string | undefined;
  /** The kind of sign-in: password sign-in has its own member names (section 4.2). */
  readonly by: 'password-form' | 'password' | 'other';
  readonly isSecure: boolean;
}

export function sessionReply(issued: Issued, world: World): Reply<'createSession'> {
  const { refreshToken, isSecure } = issued;
  const delivery = world.profile.reading('session.refresh-delivery');
  const body: Session = {
    ...namedToken(issued, world),
    ...expiryOf(issued, world),
    ...(refreshToken !== undefined && delivery !== 'cookie' ? { refreshToken } : {}),
  };
  const inCookie = refreshToken !== undefined && delivery !== 'body';
  return { status: 200, body, cookies: inCookie ? [refreshCookie(refreshToken, isSecure, world)] : [] };
}

function namedToken(
  { access: { token }, by }: Issued,
  { profile }: World,
): Pick<Session, 'accessToken' | 'access_token'> {
  const reading = profile.reading('session.token-name');
  const isSnake: Readonly<Record<typeof reading, boolean>> = {
    camel: false,
    snake: true,
    both: true,
    'by-flow': by !== 'other',
    'by-form': by === 'password-form',
  };
  const camel = reading === 'snake' ? {} : { accessToken: token };
  return isSnake[reading] ? { ...camel, access_token: token } : camel;
}

function expiryOf({ access, by }: Issued, { profile }: World): Pick<Session, 'expiresAt'> {
  const written = expiries[profile.reading('session.expires-format')](access.expiresAtMs);
  const expiry = { expiresAt: written };
  const reading = by === 'password-form' ? profile.reading('session.expiry-name') : 'expires-at-camel';
  // The types of the contract describe the default profile; other profiles use other names on purpose.
  if (reading === 'expires-in') {
    return Object.assign(expiry, { expiresAt: undefined, expires_in: access.lifetimeMs / 1000 });
  }
  return reading === 'expires-at-snake'
    ? Object.assign(expiry, { expiresAt: undefined, expires_at: written })
    : expiry;
}

const minuteMs = 60_000;

const lifetimesMs: Readonly<Record<Readings['session.lifetime'], number>> = {
  '15-minutes': 15 * minuteMs,
  '1-hour': 60 * minuteMs,
  '1-minute': minuteMs,
  '10-seconds': 10_000,
  'skewed-clock': 15 * minuteMs,
};

const micro = (ms: number): string => `${iso(ms).slice(0, 23)}000`;

/** Format an instant as `expiresAt`. The clock has a precision of milliseconds: further digits are 0. */
const expiries: Readonly<Record<Readings['session.expires-format'], (atMs: number) => string>> = {
  'naive-microseconds': micro,
  'naive-no-fraction': (ms) => iso(ms).slice(0, 19),
  'naive-milliseconds': (ms) => iso(ms).slice(0, 23),
  'with-z': (ms) => `${micro(ms)}Z`,
  'with-offset': (ms) => `${micro(ms)}+00:00`,
  'naive-local': (ms) => micro(ms + 120 * minuteMs),
};

function iso(ms: number): string {
  return new Date(ms).toISOString();
}

interface IssuedToken {
  readonly token: string;
  /** The key for revoking it. */
  readonly key: string;
  /** The expiration by the clock of the service, in milliseconds since 1970. */
  readonly expiresAtMs: number;
  readonly lifetimeMs: number;
}

/** Issues an access token: signed claims or a random string, depending on the reading of `auth.token-form`. */
export async function issueAccessToken(principal: Principal, world: World): Promise<IssuedToken> {
  const lifetime = lifetimesMs[world.profile.reading('session.lifetime')];
  const issuedAtMs = serverNow(world);
  const expiresAtMs = issuedAtMs + lifetime;
  const token =
    world.profile.reading('auth.token-form') === 'opaque'
      ? world.ids.secret('access-token')
      : await signed(principal, issuedAtMs, expiresAtMs, world);
  // Expiration is checked against the clock of the service: the lifetime counts, not the instant that the token shows.
  const key = await storeCredential(world, token, {
    principalId: principal.id,
    generation: principal.generation,
    expiresAtMs: world.clock.now() + lifetime,
  });
  return { token, key, expiresAtMs, lifetimeMs: lifetime };
}

async function signed(
  principal: Principal,
  issuedAtMs: number,
  expiresAtMs: number,
  world: World,
): Promise<string> {
  const claims = {
    roles: principal.roles,
    sub: principal.id,
    jti: world.ids.next('tok'),
    iat: Math.floor(issuedAtMs / 1000),
    exp: Math.floor(expiresAtMs / 1000),
  };
  // By Node itself: where tests run in a DOM, as of jsdom, libraries for this meet classes of two realms, or no WebCrypto.
  const parts = [{ alg: 'HS256', typ: 'JWT' }, claims].map((part) => base64url(JSON.stringify(part)));
  const signature = createHmac('sha256', await signingKey(world))
    .update(parts.join('.'))
    .digest('base64url');
  return [...parts, signature].join('.');
}

const base64url = (text: string): string => Buffer.from(text).toString('base64url');

const keys: Collection<string> = 'keys';

/** Creates the signing key on first use. Signatures are never verified: a token is valid if it is stored. */
async function signingKey({ store, ids }: World): Promise<Buffer> {
  const secret = await store.transact(async (tx) => {
    const known = await tx.get(keys, 'access-token');
    if (known !== undefined) return known;
    const made = ids.secret('signing-key');
    await tx.put(keys, 'access-token', made);
    return made;
  });
  return Buffer.from(secret, 'base64url');
}

type CookieReading = Readings['session.cookie'];

const names: Readonly<Record<CookieReading, string>> = {
  'camel-session-path': 'refreshToken',
  'snake-root-path': 'refresh_token',
  'host-prefix': '__Host-refresh-token',
  'no-attributes': 'refreshToken',
  persistent: 'refreshToken',
};

const attributes: Readonly<Record<CookieReading, (sessionPath: string, secure: string) => string>> = {
  'camel-session-path': (path, secure) => `Path=${path}; HttpOnly; ${secure}SameSite=Lax`,
  'snake-root-path': (_, secure) => `Path=/; HttpOnly; ${secure}SameSite=Strict`,
  // Browsers reject a cookie of this name without `Secure`.
  'host-prefix': () => 'Path=/; HttpOnly; Secure; SameSite=Lax',
  'no-attributes': () => 'Path=/',
  persistent: (path, secure) => `Path=${path}; HttpOnly; ${secure}SameSite=Lax; Max-Age=2592000`,
};

/** Cookie jars do not return a `Secure` cookie over plain http. */
function refreshCookie(token: string, isSecure: boolean, { profile, hooks }: World): string {
  const reading = profile.reading('session.cookie');
  const sessionPath = `${basePathOf('identity', hooks)}/session`;
  return `${names[reading]}=${token}; ${attributes[reading](sessionPath, isSecure ? 'Secure; ' : '')}`;
}

/** Returns the Set-Cookie value that deletes the refresh token, which requires the same name and Path. */
export const clearedRefreshCookie = (isSecure: boolean, world: World): string =>
  `${refreshCookie('', isSecure, world).replace(/; Max-Age=\d+/, '')}; Max-Age=0`;

export function readRefreshCookie(header: string | null, { profile }: World): string | undefined {
  const prefix = `${names[profile.reading('session.cookie')]}=`;
  const pairs = header?.split(';').map((pair) => pair.trim()) ?? [];
  const value = pairs.find((pair) => pair.startsWith(prefix))?.slice(prefix.length);
  return value === '' ? undefined : value;
}
