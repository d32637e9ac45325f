import { wordLikeness } from './edits.js';
import type { Words } from './fold.js';

/** Words in another order ("Smith, John") fit, but less well than in this one. */
const reordered = 0.97;

/**
 * How well the words asked for fit the words held: 1 when they are the same in the same order, 0 when neither
 * all that is asked for is held nor all that is held is asked for. In between it is the share of letters that
 * have a counterpart (Dice), so that "Smith" fits "John Smith" less than "Jonh Smith" does.
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
