import type { Exchange } from '../../target/exchange.js';
import { isObject } from '../../target/json.js';

/** A cookie that an answer sets, with its attributes as they were written. */
export interface Cookie {
  readonly name: string;
  readonly value: string;
  readonly attributes: readonly string[];
}

/** The cookies that an answer sets to stay: one that is empty or already over takes a cookie away. */
export function liveCookies({ response, receivedAt }: Exchange): Cookie[] {
  return response.cookies.map(parseCookie).filter(({ value, attributes }) => {
    const isOver = attributes.some((attribute) => {
      const [name = '', text = ''] = attribute.split(/=(.*)/s);
      if (/^max-age$/i.test(name)) return Number(text) <= 0;
      return /^expires$/i.test(name) && Date.parse(text) <= receivedAt;
    });
    return value !== '' && !isOver;
  });
}

export function parseCookie(written: string): Cookie {
  const [pair = '', ...attributes] = written.split(';').map((part) => part.trim());
  const [name = '', value = ''] = pair.split(/=(.*)/s);
  return { name, value, attributes };
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
