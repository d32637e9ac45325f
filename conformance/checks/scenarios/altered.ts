import * as fc from 'fast-check';
import { inTurn } from '../../arbitraries/lookups.js';
import { isObject, type JsonObject, parseJson } from '../../target/json.js';

const classes = ['abcdefghijklmnopqrstuvwxyz', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', '0123456789'] as const;

/** Replaces the character at `index` by another of the same class, so that neither case nor alphabet gives it away. */
export function alteredAt(text: string, index: number): string {
  const old = text.charAt(index);
  const alphabet = classes.find((letters) => old !== '' && letters.includes(old)) ?? 'A';
  const next = alphabet.charAt((alphabet.indexOf(old) + 1) % alphabet.length);
  return text.slice(0, index) + next + text.slice(index + 1);
}

/** Returns the index `perMille` thousandths of the way from `from` to `to`, exclusive. */
export function indexWithin(from: number, to: number, perMille: number): number {
  return from + Math.floor((Math.max(0, to - from) * perMille) / 1000);
}

/** Made-up letters and digits, long enough never to be valid by accident. */
export function madeUp(): fc.Arbitrary<string> {
  const letters = [...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'];
  return fc.string({ unit: fc.constantFrom(...letters), minLength: 12, maxLength: 43, size: 'max' });
}

/** A position in a text, in thousandths of its length. */
export const perMille = (): fc.Arbitrary<number> => fc.integer({ min: 0, max: 999 });

export type Drawn = { readonly how: string; readonly text: string; readonly place: number };

/** Draws one of these ways to make something wrong, a made-up text and a position. */
export const drawn = (hows: readonly string[]): fc.Arbitrary<Drawn> =>
  fc.record({ how: inTurn(...hows), text: madeUp(), place: perMille() });

/** Percent-encodes every byte, which means the same in a URL; a service that decodes too often reads the text itself. */
export function escaped(text: string, upper = false): string {
  const hex = Buffer.from(text).toString('hex');
  return (upper ? hex.toUpperCase() : hex).replaceAll(/../g, '%$&');
}

/** The three segments of a JSON Web Token, and its parsed header. */
export interface Jwt {
  readonly header: JsonObject;
  readonly segments: readonly [string, string, string];
}

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
