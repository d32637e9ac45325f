import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';

/** Letters and digits from which an id can be made up without meeting one that exists. */
const opaqueMin = 12;

/**
 * Ids in the form of a known one that, in all likelihood, nobody has: an id that somebody has may cost a credit. An id
 * that is a number may be one of a dense sequence, so those made up in its place are longer than any.
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
    const shaped = [...rest].map((sign, at) => {
      // Version and variant say how a UUID was made: others may not be valid.
      if (isUuid && (at === 14 || at === 19)) return sign;
      if (/\d/.test(sign)) return String(uniformInt(random, 0, 9));
      const letter = letters[uniformInt(random, 0, letters.length - 1)] ?? sign;
      return /[a-z]/.test(sign) ? letter : /[A-Z]/.test(sign) ? letter.toUpperCase() : sign;
    });
    return prefix + shaped.join('');
  };
}
