import { distance } from 'fastest-levenshtein';
import { meaningsOf, wordsOf } from './words.js';

/** From which on two names are taken for the same one. */
export const sameName = 0.8;
/** Letters that are compared: names of a kilobyte are no names. */
const longest = 100;

/**
 * How much two names are alike, from 0 to 1. 1: they differ in letter case, separators or number alone. From 0.8 on they say the
 * same: but for what stands around them, as `keyId` and `id` of a key, or but for a synonym with another word beside it. Below, they share letters or words.
 * @param around words of what both belong to
 */
export function nameLikeness(ours: string, theirs: string, around: ReadonlySet<string> = new Set()): number {
  if (ours === theirs) return 1;
  if (ours.length > longest || theirs.length > longest) return 0;
  const [a, b] = [wordsOf(ours), wordsOf(theirs)];
  if (a.length === 0 || b.length === 0) return 0;
  if (a.join('') === b.join('')) return 1;
  const [meantA, meantB] = [meaningsOf(ours), meaningsOf(theirs)];
  // One synonym alone says little: a `name` is no `title` in every record.
  if (sorted(meantA) === sorted(meantB)) return meantA.length > 1 ? 0.9 : 0.7;
  const [ownA, ownB] = [within(meantA, around), within(meantB, around)];
  if (ownA.length > 0 && sorted(ownA) === sorted(ownB)) return 0.85;
  return Math.min(0.75, Math.max(sharedWords(ownA, ownB), sharedLetters(a.join(''), b.join(''))));
}

const sorted = (words: readonly string[]): string => [...words].sort().join(' ');

const within = (words: readonly string[], around: ReadonlySet<string>): readonly string[] => {
  // A time is one with or without saying so: `created`, `createdAt`.
  const own = words.filter((word) => !around.has(word) && word !== 'at');
  return own.length > 0 ? own : words;
};

function sharedWords(a: readonly string[], b: readonly string[]): number {
  const shared = a.filter((word) => b.includes(word)).length;
  return (2 * shared) / (a.length + b.length);
}

/** An abbreviation has the first letters of what it stands for. */
function sharedLetters(a: string, b: string): number {
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  const begins = short.length >= 3 && long.startsWith(short) ? 0.7 : 0;
  return Math.max(begins, 1 - distance(a, b) / long.length);
}
