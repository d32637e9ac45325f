import { distance } from 'fastest-levenshtein';
import { meaningsOf, wordsOf } from './words.js';

/** From this likeness on, two names count as the same. */
export const sameName = 0.8;
/** The maximum number of compared characters: nothing longer is a name. */
const longest = 100;

/**
 * Rates how similar two names are, from 0 to 1. 1: they differ only in case, separators or number. At least 0.8: they mean the
 * same, except for a word from the context, such as `keyId` and `id` of a key, or for a synonym next to another word. Less: they
 * share letters or words.
 * @param around words of what both belong to
 */
export function nameLikeness(ours: string, theirs: string, around: ReadonlySet<string> = new Set()): number {
  if (ours === theirs) return 1;
  if (ours.length > longest || theirs.length > longest) return 0;
  const [a, b] = [wordsOf(ours), wordsOf(theirs)];
  if (a.length === 0 || b.length === 0) return 0;
  if (a.join('') === b.join('')) return 1;
  const [meantA, meantB] = [meaningsOf(ours), meaningsOf(theirs)];
  // A single synonym is weak evidence: `name` is not `title` in every record.
  if (sorted(meantA) === sorted(meantB)) return meantA.length > 1 ? 0.9 : 0.7;
  const [ownA, ownB] = [within(meantA, around), within(meantB, around)];
  if (ownA.length > 0 && sorted(ownA) === sorted(ownB)) return 0.85;
  return Math.min(0.75, Math.max(sharedWords(ownA, ownB), sharedLetters(a.join(''), b.join(''))));
}

const sorted = (words: readonly string[]): string => [...words].sort().join(' ');

const within = (words: readonly string[], around: ReadonlySet<string>): readonly string[] => {
  // The suffix of a time is optional: `created`, `createdAt`.
  const own = words.filter((word) => !around.has(word) && word !== 'at');
  return own.length > 0 ? own : words;
};

function sharedWords(a: readonly string[], b: readonly string[]): number {
  const shared = a.filter((word) => b.includes(word)).length;
  return (2 * shared) / (a.length + b.length);
}

/** An abbreviation starts with the first letters of the full word. */
function sharedLetters(a: string, b: string): number {
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  const begins = short.length >= 3 && long.startsWith(short) ? 0.7 : 0;
  return Math.max(begins, 1 - distance(a, b) / long.length);
}
