import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';

/** How many letters and digits an id needs, so that a made-up one does not exist by chance. */
const opaqueMin = 12;

/**
 * Makes up ids in the form of a known one that almost certainly do not exist: an existing id may cost a credit. Numeric ids
 * may be a dense sequence, so they are replaced by longer numbers.
 */
export function madeUpIds(known: string, count: number): readonly string[] {
  const make = makerOf(known);
  return Array.from({ length: count }, (_, index) => make(index));
}

function makerOf(known: string): (index: number) => string {
  if (/^\d+$/.test(known)) return (index) => `9${String(index).padStart(29, '0')}`;
  const [, prefix = '', rest = ''] = /^([a-z]+[-_:/])?(.*)$/is.exec(known) ?? [];
  if (rest.replaceAll(/[^a-z\d]/gi, '').length < opaqueMin) return (index) => `nobody-has-this-id-${index}`;
  const isUuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(rest);
  const letters = isUuid || !/[g-z]/i.test(rest) ? 'abcdef' : 'abcdefghijklmnopqrstuvwxyz';
  return (index) => {
    const random = xoroshiro128plus(index);
    const drawn = (from: string) => from.charAt(uniformInt(random, 0, from.length - 1));
    const shaped = [...rest].map((sign, at) => {
      // Keeps version and variant of a UUID: others may be invalid.
      if (isUuid && (at === 14 || at === 19)) return sign;
      if (/\d/.test(sign)) return drawn('0123456789');
      const letter = drawn(letters);
      return /[a-z]/.test(sign) ? letter : /[A-Z]/.test(sign) ? letter.toUpperCase() : sign;
    });
    return prefix + shaped.join('');
  };
}
