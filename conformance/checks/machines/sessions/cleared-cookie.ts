import type { Cookie } from 'set-cookie-parser';
import type { Exchange } from '../../../target/exchange.js';
import { cookiesIn, liveCookies, refreshCookies } from '../../scenarios/session/refresh-tokens.js';

/**
 * Whether an answer clears the refresh-token cookie of a sign-in: by a cookie of the same name and path that is empty or
 * expired, or by Clear-Site-Data.
 */
export function clearsCookie(signIn: Exchange, ending: Exchange): boolean {
  if (/"(cookies|\*)"/.test(ending.response.headers['clear-site-data'] ?? '')) return true;
  const kept = new Set(liveCookies(ending).map(keyIn(ending)));
  const cleared = new Set(cookiesIn(ending).map(keyIn(ending)));
  return refreshCookies(signIn)
    .map(keyIn(signIn))
    .some((key) => cleared.has(key) && !kept.has(key));
}

/** Returns the key of a cookie: a cookie replaces another one of the same name and path (RFC 6265, section 5.3). */
function keyIn({ request }: Exchange) {
  const address = new URL(request.url).pathname;
  const byDefault = address.slice(0, Math.max(1, address.lastIndexOf('/')));
  return ({ name, path }: Cookie): string => `${name} ${path?.startsWith('/') ? path : byDefault}`;
}
