import * as fc from 'fast-check';
import { inTurn } from '../../arbitraries/in-turn.js';

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

/** How something is made wrong this time. */
export type Drawn = { readonly how: string; readonly text: string; readonly place: number };

/** Draws one of these ways to make something wrong, a made-up text and a position. */
export const drawn = (hows: readonly string[]): fc.Arbitrary<Drawn> =>
  fc.record({ how: inTurn(...hows), text: madeUp(), place: perMille() });

/** Percent-encodes every byte, which means the same in a URL; a service that decodes too often reads the text itself. */
export function escaped(text: string, upper = false): string {
  const hex = Buffer.from(text).toString('hex');
  return (upper ? hex.toUpperCase() : hex).replaceAll(/../g, '%$&');
}
