import { principalOf } from '../engine/credentials.js';
import { cameOverHttps } from '../engine/gate.js';
import type { Handler } from '../engine/handler.js';
import { type Refusal, refuse } from '../engine/refusal.js';
import type { World } from '../engine/world.js';
import { isObject, type Json } from '../state/json.js';
import type { Store } from '../state/store.js';
import { clearedRefreshCookie, readRefreshCookie } from './refresh-cookie.js';
import { endFamily, findFamily, findRefreshToken } from './session-family.js';
import { text } from './sign-in.js';

/**
 * Ends the session of the cookie and that of the body (section 4.3). Accepts any refresh token of a session, the newest or an
 * earlier one: the session ends with every token that was ever rotated in it.
 */
export const endSession: Handler<'endSession'> = async ({ body, headers, waived }, world) => {
  const fromBody = readBodyToken(body);
  if (typeof fromBody === 'object') return fromBody;
  const fromCookie = readRefreshCookie(headers.get('cookie'), world);

  const hasEnded = await world.store.transact(async (store) => {
    const byCookie = await endBehind(fromCookie, store, world);
    const byBody = await endBehind(fromBody, store, world);
    return byCookie || byBody;
  });
  const isUnknownFine = world.profile.reading('end.unknown') === 'accepted-204';
  if (!hasEnded && !isUnknownFine && !waived('session-unknown')) {
    return refuse('session-unknown', 'There is no session to end: it is over, or no refresh token was sent.');
  }
  return { status: 204, body: undefined, cookies: [clearedRefreshCookie(cameOverHttps(headers), world)] };
};

/** Returns the refresh token of the body; undefined if there is none. */
function readBodyToken(body: Json): string | undefined | Refusal {
  if (body === null) return undefined;
  if (!isObject(body))
    return refuse('request-invalid', 'The body is not an object: leave it out, or send one.');
  const sent = body['refreshToken'];
  if (sent === undefined || typeof sent === 'string') return text(sent);
  const field = 'refreshToken';
  return refuse('request-invalid', `\`${field}\` is not a text: send the refresh token as it was issued.`, {
    field,
  });
}

/** Ends the session that a refresh token belongs to. Returns whether there was one to end. */
async function endBehind(token: string | undefined, store: Store, world: World): Promise<boolean> {
  const found = token === undefined ? undefined : await findRefreshToken(store, token);
  if (found === undefined) return false;
  const family = await findFamily(store, found.family);
  if (family === undefined || family.ended) return false;
  // If the account was deleted or got a new secret, the session has ended already.
  if ((await principalOf({ ...world, store }, family)) === undefined) return false;
  await endFamily(found.family, store, world);
  return true;
}
