import { type FieldIndex, Holders, type Posting } from './field-index.js';
import type { Words } from './fold.js';
import { likeness } from './likeness.js';
import { Vocabulary } from './vocabulary.js';

/** Further words of a term are ignored: no record has as many, and a long term must not cost a long search. */
export const mostWordsAsked = 32;

interface Value {
  readonly words: Words;
  readonly holders: Holders;
}

/**
 * Texts that people write in many ways, found by their words. A term is looked up as a whole first; only then
 * does the vocabulary widen each of its words to those it may have meant, and the texts that have enough of
 * them are compared with the term. What is compared follows from the words asked for, never from the number of
 * people, and nothing that fits is missed: `find` and `fit` agree.
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
      // A word that a text has twice was counted once.
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

  /** The texts that have a word like one asked for, with the number of such words. */
  #sharing(asked: Words): ReadonlyMap<Value, number> {
    const counts = new Map<Value, number>();
    for (const word of new Set(asked.flatMap((one) => this.#vocabulary.like(one)))) {
      for (const value of this.#byWord.get(word) ?? []) counts.set(value, (counts.get(value) ?? 0) + 1);
    }
    return counts;
  }
}
