import { createNames, type Names } from '../report/names.js';

/** Words that are kept apart in one recording. */
export const wordsMost = 500_000;

/**
 * The people of a recording. What judges compare stays comparable: a word in another letter case is the same word in another
 * letter case, and one beyond ASCII, or beyond Latin letters, stays so.
 */
export function hiddenPeople(addresses: readonly string[]): Names {
  return createNames(addresses, {
    key: (word) => word.normalize('NFKC').toLowerCase(),
    shown: (word, number) => `${inCaseOf(word, baseFor(word))}-${number}`,
    most: wordsMost,
  });
}

function baseFor(word: string): string {
  if (/(?!\p{Script=Latin})\p{L}/u.test(word)) return '名';
  return /[^\0-\x7f]/.test(word) ? 'näme' : 'name';
}

function inCaseOf(word: string, base: string): string {
  const letters = word.match(/\p{L}/gu) ?? [];
  const isUpper = (letter = '') => letter !== letter.toLowerCase();
  if (letters.length > 1 && letters.every(isUpper)) return base.toUpperCase();
  return isUpper(letters[0]) ? base.charAt(0).toUpperCase() + base.slice(1) : base;
}
