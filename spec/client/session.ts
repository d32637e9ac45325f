import type { components } from '../../generated/identity.js';
import { dateOf, isObject, parsed } from './answers.js';
import type { Secrets } from './errors.js';
import { refusalOf, SignInError, UnreadableAnswerError } from './errors.js';
import type { Bearer } from './sending.js';
import { type Sending, send, sharedUntil } from './sending.js';

/** A service account (section 5 rule 1). */
export interface ServiceAccount {
  readonly clientId: string;
  readonly clientSecret: string;
}

/** A user, who signs in with a password (section 5 rule 4). */
export interface User {
  readonly username: string;
  readonly password: string;
}

/** A long-lived key, accepted by operations without customer-specific data, such as `find` (section 5). */
export interface ApiKey {
  readonly apiKey: string;
}

/** The caller. If several are complete, the first in this order is used. */
export type Credentials = ServiceAccount | User | ApiKey;

type SessionRequest = components['schemas']['SessionRequest'];

/** Returns the body to sign in with; undefined for an API key, which needs no session. */
export function signInBody(credentials: Credentials): SessionRequest | undefined {
  if ('clientId' in credentials) {
    const { clientId, clientSecret } = credentials;
    return { grantType: 'clientCredentials', clientId, clientSecret };
  }
  if ('username' in credentials) {
    const { username, password } = credentials;
    return { grantType: 'password', username, password };
  }
  return undefined;
}

// Section 5 rule 3 names two lifetimes of an access token: renewal every 15 minutes, and expiry 1 hour after creation.
const renewalMs = 15 * 60_000;
const longestMs = 60 * 60_000;
/** No time zone is further from UTC. */
const farthestZoneMs = 15 * 3_600_000;
/** Date headers have whole seconds. */
const secondMs = 1000;

/** The members of a session response about the expiry of its token. */
export interface Expiry {
  readonly expiresAt?: unknown;
  readonly expires_at?: unknown;
  readonly expires_in?: unknown;
}

/**
 * Returns the lifetime of a token in milliseconds, counted from the server's time in the response that contained it. `expiresAt`
 * has no zone designator (section 4.2) and is read as UTC. If that is impossible, because more than an hour or less than nothing
 * would be left, it is in another zone. Zone offsets are multiples of a quarter of an hour, so the remainder of that is never
 * more than the real rest.
 */
export function lifetimeOf({ expiresAt, expires_at, expires_in }: Expiry, serverNowMs: number): number {
  if (typeof expires_in === 'number' && expires_in > 0) return expires_in * 1000;
  const end = readDateTime(expiresAt) ?? readDateTime(expires_at);
  if (end === undefined) return renewalMs;
  const leftMs = end.atMs - serverNowMs;
  if (leftMs > 0 && (end.zoned || leftMs <= longestMs + secondMs)) return leftMs;
  if (Math.abs(leftMs) > farthestZoneMs) return renewalMs;
  const beyondMs = ((leftMs % renewalMs) + renewalMs) % renewalMs;
  return beyondMs > 2 * secondMs ? beyondMs : renewalMs;
}

/** How long before its expiry a token is renewed, in milliseconds: allows for latency and the whole seconds of Date. */
export function marginOf(lifetimeMs: number): number {
  return Math.min(lifetimeMs / 2, secondMs + Math.min(30_000, lifetimeMs / 10));
}

function readDateTime(text: unknown): { readonly atMs: number; readonly zoned: boolean } | undefined {
  if (typeof text !== 'string') return undefined;
  const [, date, time, fraction = '', zone = ''] =
    /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d:\d\d)(\.\d+)?(Z|[+-]\d\d:?\d\d)?$/i.exec(text.trim()) ?? [];
  const atMs = Date.parse(`${date}T${time}${zone.toUpperCase() || 'Z'}`);
  if (Number.isNaN(atMs)) return undefined;
  return { atMs: atMs + Math.floor(Number(`0${fraction}`) * 1000), zoned: zone !== '' };
}

/** An access token and the time of its renewal. */
export interface Grant {
  readonly token: string;
  /** Milliseconds since 1970, on the client's clock. */
  readonly renewAtMs: number;
}

/** Keeps a session: signs in on demand, and again before the token expires or when it is refused, once for all calls. */
export function lastingSession(signIn: () => Promise<Grant>, now: () => number): Bearer {
  let current: Grant | undefined;
  let pending: Promise<Grant> | undefined;
  const begin = async () => {
    current = await signIn();
    return current;
  };
  return {
    token: async (signal) => {
      signal.throwIfAborted();
      if (pending === undefined && current !== undefined && now() < current.renewAtMs) return current.token;
      pending ??= begin().finally(() => {
        pending = undefined;
      });
      return (await sharedUntil(pending, signal)).token;
    },
    refused: (token) => {
      // Another call may have renewed it already.
      if (current?.token === token) current = undefined;
      return true;
    },
  };
}

/** An API key cannot be renewed. */
export const lastingKey = (apiKey: string): Bearer => ({
  token: async () => apiKey,
  refused: () => false,
});

export interface SignIn {
  /** The base address of the identity interface. */
  readonly identityUrl: string;
  readonly credentials: Credentials;
  readonly headers: Readonly<Record<string, string>>;
  readonly secrets: Secrets;
  readonly sending: Sending;
}

/** Creates a session (section 4.2). Throws a SignInError if it is refused, which means any status but 200 (section 7). */
export async function signIn({
  identityUrl,
  credentials,
  headers,
  secrets,
  sending,
}: SignIn): Promise<Grant> {
  const about = {
    operation: 'createSession',
    requestId: crypto.randomUUID(),
    idempotencyKey: undefined,
  };
  const request = new Request(`${identityUrl}/session`, {
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: JSON.stringify(signInBody(credentials)),
  });
  let sentAtMs = sending.now();
  const fetch = (sent: Request) => {
    sentAtMs = sending.now();
    return sending.fetch(sent);
  };
  // An additional session does no harm, so the request is repeatable.
  const response = await send(
    { ...about, request, repeatable: true, bearer: undefined },
    { ...sending, fetch },
  );
  const text = await response.text();
  if (response.status !== 200) {
    throw new SignInError(refusalOf({ response, text }, about, { secrets, nowMs: sending.now() }));
  }
  const session = readSession(text);
  secrets.remember(session.token);
  const lifetimeMs = lifetimeOf(session, dateOf(response.headers, sentAtMs));
  return { token: session.token, renewAtMs: sentAtMs + lifetimeMs - marginOf(lifetimeMs) };
}

function readSession(text: string): Expiry & { readonly token: string } {
  const read = parsed(text);
  const session = isObject(read) ? read : {};
  const token = [session['accessToken'], session['access_token']].find(isToken);
  if (token !== undefined) return { ...session, token };
  // Not quoted: its content may be secret.
  throw new UnreadableAnswerError('createSession', 'the answer has no `accessToken` that could be sent');
}

function isToken(value: unknown): value is string {
  return typeof value === 'string' && /^[\x21-\x7e]+$/.test(value);
}
