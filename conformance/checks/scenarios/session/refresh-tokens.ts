import { type Cookie, parseSetCookie } from 'set-cookie-parser';
import type { Exchange } from '../../../target/exchange.js';
import { isObject } from '../../../target/json.js';

/** The cookies that an answer sets, with their values as they were written. */
export function cookiesIn({ response }: Exchange): Cookie[] {
  return parseSetCookie(response.cookies, { decodeValues: false, silent: true, split: false });
}

/** The cookies that an answer sets to stay: one that is empty or already over takes a cookie away. */
export function liveCookies(exchange: Exchange): Cookie[] {
  return cookiesIn(exchange).filter(({ value, maxAge, expires }) => {
    // Where both are given, Max-Age counts (RFC 6265, section 5.3).
    const endsAt = maxAge === undefined ? expires?.getTime() : exchange.receivedAt + maxAge * 1000;
    return value !== '' && (endsAt === undefined || endsAt > exchange.receivedAt);
  });
}

/** Cookies that are called refresh tokens; where none is, every cookie may be one. */
export function refreshCookies(exchange: Exchange): Cookie[] {
  const cookies = liveCookies(exchange);
  const named = cookies.filter(({ name }) => /refresh/i.test(name));
  return named.length > 0 ? named : cookies;
}

/** The refresh token in the body, under either of its names. */
export function bodyRefreshToken({ response: { json } }: Exchange): string | undefined {
  if (!isObject(json)) return undefined;
  return [json['refreshToken'], json['refresh_token']].find(
    (value): value is string => typeof value === 'string' && value !== '',
  );
}

/** Values that may be the refresh token, the likeliest first. Cookies may be quoted or percent-encoded. */
export function refreshTokens(exchange: Exchange): string[] {
  const named = refreshCookies(exchange).map(({ value }) => value);
  const others = liveCookies(exchange).map(({ value }) => value);
  const inBody = bodyRefreshToken(exchange);
  const written = [...(inBody === undefined ? [] : [inBody]), ...named, ...others];
  const plain = written.map((value) => decoded(value.replace(/^"(.*)"$/, '$1')));
  return [...new Set([...written.slice(0, 1), ...plain.slice(0, 1), ...written, ...plain])];
}

/** Cookie headers that may carry the refresh token: those named so, then all of them, as a browser sends them. */
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
