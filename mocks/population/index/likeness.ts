import { wordLikeness } from './edits.js';
import type { Words } from './fold.js';

/** The factor for words in a different order ("Smith, John"), which fit slightly less well. */
const reordered = 0.97;

/**
 * Returns how well the words asked for fit the words held: 1 if equal and in the same order, 0 if neither contains all of the
 * other. Otherwise it is the share of matched letters (Dice coefficient), so that "Smith" fits "John Smith" less well than "Jonh
 * Smith" does.
 */
export function likeness(asked: Words, held: Words): number {
  if (asked.length === 0 || held.length === 0) return 0;
  const used = new Set<number>();
  let letters = 0;
  let matched = 0;
  let last = -1;
  let inOrder = true;
  for (const word of asked) {
    const { position, fit } = bestMatch(word, held, used);
    if (position === undefined) continue;
    used.add(position);
    inOrder &&= position > last;
    last = position;
    matched += 1;
    letters += fit * (word.length + (held[position] ?? '').length);
  }
  if (matched < Math.min(asked.length, held.length)) return 0;
  return (letters / (lettersOf(asked) + lettersOf(held))) * (inOrder ? 1 : reordered);
}

function bestMatch(word: string, held: Words, used: ReadonlySet<number>): { position?: number; fit: number } {
  let best: { position?: number; fit: number } = { fit: 0 };
  for (const [position, candidate] of held.entries()) {
    if (used.has(position)) continue;
    const fit = wordLikeness(word, candidate);
    if (fit > best.fit) best = { position, fit };
  }
  return best;
}

function lettersOf(words: Words): number {
  return words.reduce((sum, word) => sum + word.length, 0);
}
