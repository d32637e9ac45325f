import type { components } from '../../generated/identity.js';
import type { Reply } from '../engine/handler.js';
import type { World } from '../engine/world.js';
import type { IssuedToken } from './access-token.js';
import { writeExpiry } from './expires-at.js';
import { refreshCookie } from './refresh-cookie.js';

type Session = components['schemas']['Session'];

/** What was issued, before it is named and formatted as the profile reads section 4.2. */
export interface Issued {
  readonly access: IssuedToken;
  readonly refreshToken: string | undefined;
  /** The kind of sign-in: password sign-in has its own member names (section 4.2). */
  readonly by: 'password-form' | 'password' | 'other';
  /** Whether the call came over https, so that the cookie can be `Secure`. */
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
  const camel = { accessToken: token };
  const snake = { access_token: token };
  switch (profile.reading('session.token-name')) {
    case 'camel':
      return camel;
    case 'snake':
      return snake;
    case 'both':
      return { ...camel, ...snake };
    case 'by-flow':
      return by === 'other' ? camel : { ...camel, ...snake };
  }
}

function expiryOf({ access, by }: Issued, { profile }: World): Pick<Session, 'expiresAt'> {
  const written = writeExpiry(access.expiresAtMs, profile.reading('session.expires-format'));
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
