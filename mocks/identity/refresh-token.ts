import type { Readings } from '../../generated/questions.js';
import { anybody, principalOf } from '../engine/credentials.js';
import type { Principal } from '../engine/handler.js';
import { type Refusal, refuse } from '../engine/refusal.js';
import type { World } from '../engine/world.js';
import type { Store } from '../state/store.js';
import { readRefreshCookie } from './refresh-cookie.js';
import { decideRotation, type RefreshToken } from './refresh-rotation.js';
import {
  endFamily,
  findFamily,
  findRefreshToken,
  issueRefreshToken,
  putRefreshToken,
} from './session-family.js';
import { type SignIn, text } from './sign-in.js';

/** The principal of a continued session, and its refresh token. */
export interface Refreshed {
  readonly principal: Principal;
  readonly family: string | undefined;
  readonly refreshToken: string | undefined;
}

const failed = 'Login failed: the refresh token is not valid, sign in again.';

/** Exchanges a refresh token from the body, or else from the cookie, for a new session (section 5 rule 4). */
export async function byRefreshToken(signIn: SignIn, world: World): Promise<Refreshed | Refusal> {
  const { body, headers, waived } = signIn;
  const token = text(body.refreshToken) ?? readRefreshCookie(headers.get('cookie'), world);
  if (token === undefined) {
    if (waived('grant-incomplete')) return stranger(world);
    const message = '`refreshToken` is missing: send it in the body or in the cookie.';
    return refuse('grant-incomplete', message, { field: 'refreshToken' });
  }
  return world.store.transact(async (store) => {
    const found = await findRefreshToken(store, token);
    const family = found && (await findFamily(store, found.family));
    if (found === undefined || family === undefined || hasExpired(found, world)) {
      return waived('refresh-token-unknown') ? stranger(world) : refuse('refresh-token-unknown', failed);
    }
    const principal = await principalOf({ ...world, store }, family);
    if (principal === undefined) return refuse('refresh-token-unknown', failed);
    const refreshToken = await exchanged(token, found, family.ended, signIn, store, world);
    if (typeof refreshToken !== 'string') return refreshToken;
    return { principal, family: found.family, refreshToken };
  });
}

const livesMs: Record<Readings['session.refresh-lifetime'], number> = {
  unlimited: Number.POSITIVE_INFINITY,
  '30-days': 30 * 86_400_000,
  '1-hour': 3_600_000,
};

function hasExpired({ issuedAtMs }: RefreshToken, { clock, profile }: World): boolean {
  return clock.now() >= issuedAtMs + livesMs[profile.reading('session.refresh-lifetime')];
}

/** Returns the refresh token for the continued session. */
async function exchanged(
  token: string,
  found: RefreshToken,
  familyEnded: boolean,
  { waived }: SignIn,
  store: Store,
  world: World,
): Promise<string | Refusal> {
  const nowMs = world.clock.now();
  const reading = world.profile.reading('session.refresh-rotation');
  const outcome = decideRotation(found, familyEnded, reading, nowMs);
  if (outcome === 'keep') return token;
  const isRefused = outcome !== 'rotate';
  if (isRefused && !waived('refresh-token-reused')) {
    if (outcome === 'refuse-and-end-family') await endFamily(found.family, store, world);
    return refuse('refresh-token-reused', failed);
  }
  await putRefreshToken(token, { ...found, rotatedAtMs: found.rotatedAtMs ?? nowMs }, store);
  return issueRefreshToken(found.family, store, world);
}

function stranger(world: World): Refreshed {
  return { principal: anybody(world), family: undefined, refreshToken: undefined };
}
