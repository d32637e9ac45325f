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
  // Browsers reject a cookie of this name without `Secure`.
  'host-prefix': () => 'Path=/; HttpOnly; Secure; SameSite=Lax',
  'no-attributes': () => 'Path=/',
};

/**
 * Returns the Set-Cookie value for a refresh token.
 * @param isSecure whether the call came over https: cookie jars do not return a `Secure` cookie over plain http
 */
export function refreshCookie(token: string, isSecure: boolean, { profile, hooks }: World): string {
  const reading = profile.reading('session.cookie');
  const sessionPath = `${basePathOf('identity', hooks)}/session`;
  return `${names[reading]}=${token}; ${attributes[reading](sessionPath, isSecure ? 'Secure; ' : '')}`;
}

/** Returns the Set-Cookie value that deletes the refresh token, which requires the same name and Path. */
export const clearedRefreshCookie = (isSecure: boolean, world: World): string =>
  `${refreshCookie('', isSecure, world)}; Max-Age=0`;

/** Returns the refresh token in a Cookie header; undefined if there is none. */
export function readRefreshCookie(header: string | null, { profile }: World): string | undefined {
  const prefix = `${names[profile.reading('session.cookie')]}=`;
  const pairs = header?.split(';').map((pair) => pair.trim()) ?? [];
  const value = pairs.find((pair) => pair.startsWith(prefix))?.slice(prefix.length);
  return value === '' ? undefined : value;
}
