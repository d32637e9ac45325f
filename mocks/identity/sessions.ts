import type { Readings } from '../../generated/questions.js';
import { anybody, deleteCredential, principalOf, sha256 } from '../engine/credentials.js';
import { cameOverHttps } from '../engine/gate.js';
import type { Call, Handler, Principal, World } from '../engine/handler.js';
import { principals, putPrincipal } from '../engine/principals.js';
import { granted, type Refusal, refuse } from '../engine/refusal.js';
import { isObject, type Json } from '../state/json.js';
import type { Collection, Store } from '../state/store.js';
import { text } from './create-session.js';
import { clearedRefreshCookie, readRefreshCookie } from './session-reply.js';

/** A session: every refresh token rotated since a sign-in, and the access tokens issued along the way. */
type SessionFamily = {
  readonly principalId: string;
  /** The generation of the principal at sign-in: a later one ends the family. */
  readonly generation: number;
  readonly ended: boolean;
  /** Keys of the access tokens, which also end if the profile reads `session.revoke-tokens` as immediate. */
  readonly accessTokens: readonly string[];
};

export const families: Collection<SessionFamily> = 'session-families';
const tokens: Collection<RefreshToken> = 'refresh-tokens';

async function startFamily(principal: Principal, accessToken: string, world: World): Promise<string> {
  const id = world.ids.next('ses');
  await world.store.put(families, id, {
    principalId: principal.id,
    generation: principal.generation,
    ended: false,
    accessTokens: [accessToken],
  });
  return id;
}

export async function familiesOf(store: Store, principalId: string): Promise<readonly string[]> {
  const all = await store.scan(families);
  return all.filter(({ value }) => value.principalId === principalId && !value.ended).map(({ key }) => key);
}

/** Adds an access token to a family. The token ends at once if the family ended while it was issued. */
export async function addAccessToken(family: string, accessToken: string, world: World): Promise<void> {
  await world.store.transact(async (store) => {
    const found = await store.get(families, family);
    if (!found) return;
    if (found.ended) return endTokens([accessToken], { ...world, store });
    await store.put(families, family, { ...found, accessTokens: [...found.accessTokens, accessToken] });
  });
}

/** Ends every refresh token of a family, and its access tokens if the profile says so. */
export async function endFamily(family: string, world: World): Promise<void> {
  const found = await world.store.get(families, family);
  if (!found) return;
  await world.store.put(families, family, { ...found, ended: true });
  await endTokens(found.accessTokens, world);
}

async function endTokens(keys: readonly string[], world: World): Promise<void> {
  if (world.profile.reading('session.revoke-tokens') === 'at-expiry') return;
  for (const key of keys) await deleteCredential(world, key);
}

/** Ends every session of a user; access tokens fail at once or when they expire (session.revoke-tokens). */
export async function endSessionsOf(userId: string, world: World): Promise<void> {
  for (const family of await familiesOf(world.store, userId)) await endFamily(family, world);
  // A token that is being issued concurrently, which no session lists yet, is of the earlier generation, too.
  await revokeTokens(userId, world);
}

/** Revokes the issued tokens of a principal, unless they are valid until they expire (session.revoke-tokens). */
export async function revokeTokens(principalId: string, { store, profile }: World): Promise<void> {
  if (profile.reading('session.revoke-tokens') === 'at-expiry') return;
  const principal = await store.get(principals, principalId);
  if (principal) await putPrincipal(store, { ...principal, generation: principal.generation + 1 });
}

async function issueRefreshToken(family: string, world: World): Promise<string> {
  const token = world.ids.secret('refresh-token');
  await putRefreshToken(token, { family, issuedAtMs: world.clock.now(), rotatedAtMs: null }, world.store);
  return token;
}

export const findRefreshToken = (store: Store, token: string) => store.get(tokens, sha256(token));

const putRefreshToken = (token: string, value: RefreshToken, store: Store) =>
  store.put(tokens, sha256(token), value);

/** A refresh token, as stored by its hash. */
export type RefreshToken = {
  readonly family: string;
  readonly issuedAtMs: number;
  /** When it was exchanged for a newer one, in milliseconds since 1970; `null` while it is the newest. */
  readonly rotatedAtMs: number | null;
};

type RotationOutcome =
  /** Issues a new token and marks this one as rotated. */
  | 'rotate'
  /** Keeps the token. */
  | 'keep'
  | 'refuse'
  /** Refuses the token, and ends every token of the family. */
  | 'refuse-and-end-family';

const graceMs = 30_000;

/**
 * Decides the outcome of exchanging a refresh token.
 *
 *                               rotated-strict           rotated-with-grace     not-rotated
 *     newest                    rotate                   rotate                 keep
 *     rotated, below 30 s ago   refuse-and-end-family    rotate                 keep
 *     rotated, 30 s or more     refuse-and-end-family    refuse                 keep
 *     family ended              refuse                   refuse                 refuse
 */
export function decideRotation(
  token: RefreshToken,
  familyEnded: boolean,
  reading: Readings['session.refresh-rotation'],
  nowMs: number,
): RotationOutcome {
  if (familyEnded) return 'refuse';
  if (reading === 'not-rotated') return 'keep';
  if (token.rotatedAtMs === null) return 'rotate';
  if (reading === 'rotated-strict') return 'refuse-and-end-family';
  return nowMs - token.rotatedAtMs < graceMs ? 'rotate' : 'refuse';
}

/** Ends the session of the cookie and that of the body (section 4.3), by any token that was ever rotated in it. */
export const endSession: Handler<'endSession'> = async ({ body, headers, waived }, world) => {
  const fromBody = readBodyToken(body);
  if (typeof fromBody === 'object') return fromBody;
  const fromCookie = readRefreshCookie(headers().get('cookie'), world);

  const hasEnded = await world.store.transact(async (store) => {
    const within = { ...world, store };
    const byCookie = await endBehind(fromCookie, within);
    return (await endBehind(fromBody, within)) || byCookie;
  });
  const isUnknownFine = world.profile.reading('end.unknown') === 'accepted-204';
  if (!hasEnded && !isUnknownFine && !waived('session-unknown')) {
    return refuse('session-unknown', 'There is no session to end: it is over, or no refresh token was sent.');
  }
  return { status: 204, body: undefined, cookies: [clearedRefreshCookie(cameOverHttps(headers()), world)] };
};

function readBodyToken(body: Json): string | undefined | Refusal {
  if (body === null) return undefined;
  if (!isObject(body))
    return refuse('request-invalid', 'The body is not an object: leave it out, or send one.');
  const sent = body['refreshToken'];
  if (sent === undefined || typeof sent === 'string') return text(sent);
  const message = '`refreshToken` is not a text: send the refresh token as it was issued.';
  return refuse('request-invalid', message, { field: 'refreshToken' });
}

/** Ends the session that a refresh token belongs to. Returns whether there was one to end. */
async function endBehind(token: string | undefined, world: World): Promise<boolean> {
  const found = token === undefined ? undefined : await findRefreshToken(world.store, token);
  if (found === undefined) return false;
  const family = await world.store.get(families, found.family);
  if (family === undefined || family.ended) return false;
  // If the account was deleted or got a new secret, the session has ended already.
  if ((await principalOf(world, family)) === undefined) return false;
  await endFamily(found.family, world);
  return true;
}

export interface Refreshed {
  readonly principal: Principal;
  readonly family: string | undefined;
  readonly refreshToken: string | undefined;
}

const tokenRefused = 'Login failed: the refresh token is not valid, sign in again.';
const unknownToken = refuse('refresh-token-unknown', tokenRefused);

/** Exchanges a refresh token for the next one of its session. It ends the session if it was exchanged before. */
export async function exchanged(token: string, waived: Call['waived'], world: World): Promise<Refreshed> {
  const outcome = await world.store.transact(async (store) => {
    const within = { ...world, store };
    const found = await findRefreshToken(store, token);
    const family = found && (await store.get(families, found.family));
    if (found === undefined || family === undefined || hasExpired(found, world)) {
      return waived('refresh-token-unknown') ? stranger(world) : unknownToken;
    }
    const principal = await principalOf(within, family);
    if (principal === undefined) return unknownToken;
    const refreshToken = await rotated(token, found, family.ended, waived, within);
    if (typeof refreshToken !== 'string') return refreshToken;
    return { principal, family: found.family, refreshToken };
  });
  // Outside of the transaction, so that the end of a family lasts.
  return granted<Refreshed>(outcome);
}

const livesMs: Record<Readings['session.refresh-lifetime'], number> = {
  unlimited: Number.POSITIVE_INFINITY,
  '30-days': 30 * 86_400_000,
  '1-hour': 3_600_000,
};

function hasExpired({ issuedAtMs }: RefreshToken, { clock, profile }: World): boolean {
  return clock.now() >= issuedAtMs + livesMs[profile.reading('session.refresh-lifetime')];
}

async function rotated(
  token: string,
  found: RefreshToken,
  familyEnded: boolean,
  waived: Call['waived'],
  world: World,
): Promise<string | Refusal> {
  const nowMs = world.clock.now();
  const reading = world.profile.reading('session.refresh-rotation');
  const outcome = decideRotation(found, familyEnded, reading, nowMs);
  if (outcome === 'keep') return token;
  if (outcome !== 'rotate' && !waived('refresh-token-reused')) {
    if (outcome === 'refuse-and-end-family') await endFamily(found.family, world);
    return refuse('refresh-token-reused', tokenRefused);
  }
  await putRefreshToken(token, { ...found, rotatedAtMs: found.rotatedAtMs ?? nowMs }, world.store);
  return issueRefreshToken(found.family, world);
}

/** The session of whoever a mutant lets in without a token. */
export function stranger(world: World): Refreshed {
  return { principal: anybody(world), family: undefined, refreshToken: undefined };
}

/** Starts a session, whose first access token exists already. Returns its refresh token. */
export async function firstRefreshToken(
  principal: Principal,
  accessToken: string,
  world: World,
): Promise<string> {
  const family = await startFamily(principal, accessToken, world);
  return issueRefreshToken(family, world);
}
