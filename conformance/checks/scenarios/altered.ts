import * as fc from 'fast-check';

const classes = ['abcdefghijklmnopqrstuvwxyz', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', '0123456789'] as const;

/**
 * `text` with another character at `index`: of the same class, so that neither letter case nor an alphabet alone
 * tells it apart.
 */
export function alteredAt(text: string, index: number): string {
  const old = text.charAt(index);
  const alphabet = classes.find((letters) => old !== '' && letters.includes(old)) ?? 'A';
  const next = alphabet.charAt((alphabet.indexOf(old) + 1) % alphabet.length);
  return text.slice(0, index) + next + text.slice(index + 1);
}

/** The index that lies `perMille` of the way from `from` to before `to`. */
export function indexWithin(from: number, to: number, perMille: number): number {
  return from + Math.floor((Math.max(0, to - from) * perMille) / 1000);
}

/** Text that nobody issued: letters and digits, long enough never to be right by accident. */
export function madeUp(): fc.Arbitrary<string> {
  const letters = [...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'];
  return fc.string({ unit: fc.constantFrom(...letters), minLength: 12, maxLength: 43, size: 'max' });
}

/** A place in a text, in thousandths of its length. */
export const perMille = (): fc.Arbitrary<number> => fc.integer({ min: 0, max: 999 });

/** A text as percent escapes alone, which say the same; what decodes it once too often takes it for the text. */
export function escaped(text: string, upper = false): string {
  const hex = Buffer.from(text).toString('hex');
  return (upper ? hex.toUpperCase() : hex).replaceAll(/../g, '%$&');
}
