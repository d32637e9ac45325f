import { editsAllowed, wordLikeness } from './edits.js';

/**
 * A set of words that can be found despite typing errors. Each word is indexed under itself with up to one or two letters
 * deleted; two words within that many errors of each other share such a remainder (symmetric deletion), so that a look-up tries a
 * few dozen keys, misses nothing and compares the word with very few others.
 */
export class Vocabulary {
  readonly #known = new Set<string>();
  readonly #byRemainder = new Map<string, string[]>();
  #longest = 0;

  add(word: string): void {
    if (this.#known.has(word)) return;
    this.#known.add(word);
    this.#longest = Math.max(this.#longest, word.length);
    for (const remainder of remainders(word)) {
      const words = this.#byRemainder.get(remainder);
      if (words === undefined) this.#byRemainder.set(remainder, [word]);
      else words.push(word);
    }
  }

  /** Returns every known word that is similar to `word`. */
  like(word: string): readonly string[] {
    // Far longer than every known word: similar to none, and there would be too many remainders to try.
    if (word.length > this.#longest + 2) return [];
    const found = new Set<string>(this.#known.has(word) ? [word] : []);
    for (const remainder of remainders(word)) {
      for (const known of this.#byRemainder.get(remainder) ?? []) {
        if (!found.has(known) && wordLikeness(word, known) > 0) found.add(known);
      }
    }
    return [...found];
  }
}

/** Returns the word with up to as many letters deleted as errors are tolerated; nothing if it must match exactly. */
function remainders(word: string): ReadonlySet<string> {
  const found = new Set<string>();
  const missing = editsAllowed(word);
  if (missing === 0) return found;
  found.add(word);
  for (let first = 0; first < word.length; first++) {
    const rest = word.slice(0, first) + word.slice(first + 1);
    found.add(rest);
    if (missing === 1) continue;
    for (let second = first; second < rest.length; second++) {
      found.add(rest.slice(0, second) + rest.slice(second + 1));
    }
  }
  return found;
}
