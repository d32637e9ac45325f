import * as fc from 'fast-check';

/** Text that nobody issued: letters and digits, long enough never to be right by accident. */
export function madeUp(): fc.Arbitrary<string> {
  const letters = [...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'];
  return fc.string({ unit: fc.constantFrom(...letters), minLength: 12, maxLength: 43, size: 'max' });
}

/** A place in a text, in thousandths of its length. */
export const perMille = (): fc.Arbitrary<number> => fc.integer({ min: 0, max: 999 });
