import { type Cookie, parseSetCookie } from 'set-cookie-parser';
import type { Exchange } from '../../../target/exchange.js';
import { isObject } from '../../../target/json.js';

/** Parses the cookies that a response sets, without decoding their values. */
export function cookiesIn({ response }: Exchange): Cookie[] {
  return parseSetCookie(response.cookies, { decodeValues: false, silent: true, split: false });
}

/** Returns the cookies that a response sets; empty or expired ones delete a cookie. */
export function liveCookies(exchange: Exchange): Cookie[] {
  return cookiesIn(exchange).filter(({ value, maxAge, expires }) => {
    // Max-Age takes precedence (RFC 6265, section 5.3).
    const endsAt = maxAge === undefined ? expires?.getTime() : exchange.receivedAt + maxAge * 1000;
    return value !== '' && (endsAt === undefined || endsAt > exchange.receivedAt);
  });
}

/** Returns the cookies named refresh tokens, or all cookies if there are none. */
export function refreshCookies(exchange: Exchange): Cookie[] {
  const cookies = liveCookies(exchange);
  const named = cookies.filter(({ name }) => /refresh/i.test(name));
  return named.length > 0 ? named : cookies;
}

/** Returns the refresh token in the body, under either name. */
export function bodyRefreshToken({ response: { json } }: Exchange): string | undefined {
  if (!isObject(json)) return undefined;
  return [json['refreshToken'], json['refresh_token']].find(
    (value): value is string => typeof value === 'string' && value !== '',
  );
}

/** Returns values that may be the refresh token, likeliest first. Cookies may be quoted or percent-encoded. */
export function refreshTokens(exchange: Exchange): string[] {
  const named = refreshCookies(exchange).map(({ value }) => value);
  const others = liveCookies(exchange).map(({ value }) => value);
  const inBody = bodyRefreshToken(exchange);
  const written = [...(inBody === undefined ? [] : [inBody]), ...named, ...others];
  const plain = written.map((value) => decoded(value.replace(/^"(.*)"$/, '$1')));
  return [...new Set([...written.slice(0, 1), ...plain.slice(0, 1), ...written, ...plain])];
}

/** Returns Cookie headers that may carry the refresh token: with cookies of that name, then with all, as a browser sends them. */
export function cookieHeaders(exchange: Exchange): string[] {
  const header = (cookies: readonly Cookie[]) =>
    cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  return [...new Set([header(refreshCookies(exchange)), header(liveCookies(exchange))])].filter(
    (text) => text !== '',
  );
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
