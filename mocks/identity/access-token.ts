import { createSecretKey } from 'node:crypto';
import { storeCredential } from '../engine/credentials.js';
import type { Principal } from '../engine/handler.js';
import { serverNow } from '../engine/server-time.js';
import type { World } from '../engine/world.js';
import { lifetimeMs } from './expires-at.js';

/** A newly issued access token. */
export interface IssuedToken {
  readonly token: string;
  /** The key for revoking it. */
  readonly key: string;
  /** The expiration by the clock of the service, in milliseconds since 1970. */
  readonly expiresAtMs: number;
  readonly lifetimeMs: number;
}

/** Issues an access token: signed claims or a random string, depending on the reading of `auth.token-form`. */
export async function issueAccessToken(principal: Principal, world: World): Promise<IssuedToken> {
  const lifetime = lifetimeMs(world.profile.reading('session.lifetime'));
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
  const id = world.ids.next('tok');
  const { SignJWT } = await import('jose');
  return new SignJWT({ roles: principal.roles })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setSubject(principal.id)
    .setJti(id)
    .setIssuedAt(Math.floor(issuedAtMs / 1000))
    .setExpirationTime(Math.floor(expiresAtMs / 1000))
    .sign(await signingKey(world));
}

/**
 * Returns the signing key of this mock, creating it on first use. Signatures are never verified: a token is valid if it is
 * stored.
 */
async function signingKey({ store, ids }: World): Promise<ReturnType<typeof createSecretKey>> {
  const secret = await store.transact(async (tx) => {
    const known = await tx.get<string>('keys', 'access-token');
    if (known !== undefined) return known;
    const made = ids.secret('signing-key');
    await tx.put('keys', 'access-token', made);
    return made;
  });
  return createSecretKey(secret, 'base64url');
}
