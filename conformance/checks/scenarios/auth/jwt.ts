import { isObject, type JsonObject, parseJson } from '../../../target/json.js';
import { alteredAt, indexWithin } from '../altered.js';

/** The three segments of a JSON Web Token, and its parsed header. */
export interface Jwt {
  readonly header: JsonObject;
  readonly segments: readonly [string, string, string];
}

/** Parses a token; undefined if it is not a JSON Web Token. */
export function readJwt(token: string): Jwt | undefined {
  const [head, claims, signature, ...more] = token.split('.');
  if (head === undefined || claims === undefined || signature === undefined || more.length > 0)
    return undefined;
  const header = parseJson(Buffer.from(head, 'base64url').toString('utf8'));
  return isObject(header) ? { header, segments: [head, claims, signature] } : undefined;
}

/** Returns the token with `alg` replaced, and without its signature. */
export function unsigned({ header, segments }: Jwt, algorithm: string): string {
  const rewritten = Buffer.from(JSON.stringify({ ...header, alg: algorithm })).toString('base64url');
  return `${rewritten}.${segments[1]}.`;
}

/**
 * Alters one character of a token, in one segment of a JSON Web Token, else in the middle half. The last character of a
 * segment stays, as it may hold unused bits.
 */
export function tamper(token: string, segment: number, place: number): string {
  const segments = readJwt(token)?.segments;
  const chosen = segments?.[segment];
  if (!segments || chosen === undefined || chosen.length < 2) {
    return alteredAt(token, indexWithin(Math.floor(token.length / 4), Math.ceil(token.length * 0.75), place));
  }
  const start = segments.slice(0, segment).reduce((length, text) => length + text.length + 1, 0);
  return alteredAt(token, indexWithin(start, start + chosen.length - 1, place));
}
