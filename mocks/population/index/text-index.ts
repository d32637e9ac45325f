import { type FieldIndex, Holders, type Posting } from './field-index.js';
import type { Words } from './fold.js';
import { likeness } from './likeness.js';
import { Vocabulary } from './vocabulary.js';

/**
 * The maximum number of words of a term; further ones are ignored: no record has as many, and a long term must not make a search
 * slow.
 */
export const mostWordsAsked = 32;

interface Value {
  readonly words: Words;
  readonly holders: Holders;
}

/**
 * An index of texts that people write in many ways, by word. A term is first looked up as a whole; only then does the vocabulary
 * expand each word to similar ones, and the texts that contain enough of them are compared with the term. The number of
 * comparisons depends on the words of the term, not on the number of people, and no match is missed: `find` and `fit` agree.
 */
export class TextIndex implements FieldIndex {
  readonly #fold: (text: string) => Words;
  readonly #vocabulary = new Vocabulary();
  readonly #byText = new Map<string, Value>();
  readonly #byFolded = new Map<string, Value>();
  readonly #byWord = new Map<string, Value[]>();

  constructor(fold: (text: string) => Words) {
    this.#fold = fold;
  }

  add(text: string, person: number, past: boolean): void {
    let value = this.#byText.get(text);
    if (value === undefined) {
      value = this.#valueOf(this.#fold(text));
      this.#byText.set(text, value);
    }
    value.holders.add(person, past);
  }

  find(term: string, limit: number): readonly Posting[] {
    const asked = this.#asked(term);
    if (asked.length === 0) return [];
    const same = this.#byFolded.get(asked.join(' '));
    if (same !== undefined && same.holders.presentCount >= limit) return same.holders.postings(1);

    const postings: Posting[] = [];
    for (const [value, shared] of this.#sharing(asked)) {
      // A repeated word of a text was counted once.
      const repeated = value.words.length - new Set(value.words).size;
      if (shared + repeated < Math.min(asked.length, value.words.length)) continue;
      const similarity = likeness(asked, value.words);
      if (similarity > 0) postings.push(...value.holders.postings(similarity));
    }
    return postings;
  }

  fit(term: string, text: string): number {
    return likeness(this.#asked(term), this.#byText.get(text)?.words ?? this.#fold(text));
  }

  #asked(term: string): Words {
    return this.#fold(term).slice(0, mostWordsAsked);
  }

  #valueOf(words: Words): Value {
    const folded = words.join(' ');
    const known = this.#byFolded.get(folded);
    if (known !== undefined) return known;
    const value: Value = { words, holders: new Holders() };
    this.#byFolded.set(folded, value);
    for (const word of new Set(words)) {
      this.#vocabulary.add(word);
      const values = this.#byWord.get(word);
      if (values === undefined) this.#byWord.set(word, [value]);
      else values.push(value);
    }
    return value;
  }

  /** Returns the texts that contain words similar to those asked for, with the number of such words. */
  #sharing(asked: Words): ReadonlyMap<Value, number> {
    const counts = new Map<Value, number>();
    for (const word of new Set(asked.flatMap((one) => this.#vocabulary.like(one)))) {
      for (const value of this.#byWord.get(word) ?? []) counts.set(value, (counts.get(value) ?? 0) + 1);
    }
    return counts;
  }
}
