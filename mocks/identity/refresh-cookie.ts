import type { Readings } from '../../generated/questions.js';
import { basePathOf } from '../engine/routes.js';
import type { World } from '../engine/world.js';

type CookieReading = Readings['session.cookie'];

const names: Readonly<Record<CookieReading, string>> = {
  'camel-session-path': 'refreshToken',
  'snake-root-path': 'refresh_token',
  'host-prefix': '__Host-refresh-token',
  'no-attributes': 'refreshToken',
};

const attributes: Readonly<Record<CookieReading, (sessionPath: string, secure: string) => string>> = {
  'camel-session-path': (path, secure) => `Path=${path}; HttpOnly; ${secure}SameSite=Lax`,
  'snake-root-path': (_, secure) => `Path=/; HttpOnly; ${secure}SameSite=Strict`,
  // A cookie of this name without `Secure` is none.
  'host-prefix': () => 'Path=/; HttpOnly; Secure; SameSite=Lax',
  'no-attributes': () => 'Path=/',
};

/**
 * The Set-Cookie value that carries a refresh token.
 * @param isSecure whether the call came over https: over plain http a cookie jar gives no `Secure` cookie back
 */
export function refreshCookie(token: string, isSecure: boolean, { profile, hooks }: World): string {
  const reading = profile.reading('session.cookie');
  const sessionPath = `${basePathOf('identity', hooks)}/session`;
  return `${names[reading]}=${token}; ${attributes[reading](sessionPath, isSecure ? 'Secure; ' : '')}`;
}

/** The Set-Cookie value that makes a client forget its refresh token: only one of the same name and Path does. */
export const clearedRefreshCookie = (isSecure: boolean, world: World): string =>
  `${refreshCookie('', isSecure, world)}; Max-Age=0`;

/** The refresh token in a Cookie header, if there is one. */
export function readRefreshCookie(header: string | null, { profile }: World): string | undefined {
  const prefix = `${names[profile.reading('session.cookie')]}=`;
  const pairs = header?.split(';').map((pair) => pair.trim()) ?? [];
  const value = pairs.find((pair) => pair.startsWith(prefix))?.slice(prefix.length);
  return value === '' ? undefined : value;
}
