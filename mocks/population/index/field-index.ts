import { likeness, Vocabulary, type Words } from './words.js';

/** An index of people by the values of one field. */
export interface FieldIndex {
  /** Adds the person at position `person` (in the order of ids) under `value`; persons must be added in ascending order. */
  add(value: string, person: number, past: boolean): void;
  /** Returns lists of people whom the term fits; only one list if it alone has `limit` people with a perfect fit. */
  find(term: string, limit: number): readonly Posting[];
  /** Returns how well the term fits `value`, from 0 (not at all) to 1 (equal when normalized). */
  fit(term: string, value: string): number;
}

interface Posting {
  readonly similarity: number;
  /** Positions in the order of ids, ascending. */
  readonly people: readonly number[];
}

/** The weight of past values: a former employer says less about a person than the current one. */
export const pastWeight = 0.9;

/** The people who have a value now, and those who only had it in the past. */
class Holders {
  readonly #present: number[] = [];
  readonly #past: number[] = [];

  /** The present values of a person must be added before past ones. */
  add(person: number, past: boolean): void {
    if (this.#present.at(-1) === person) return;
    const people = past ? this.#past : this.#present;
    if (people.at(-1) !== person) people.push(person);
  }

  get presentCount(): number {
    return this.#present.length;
  }

  postings(similarity: number): readonly Posting[] {
    return [
      { similarity, people: this.#present },
      { similarity: similarity * pastWeight, people: this.#past },
    ];
  }
}

/** An index of identifiers, which match exactly or not at all. `normalize` returns undefined for invalid ones. */
export class KeyIndex implements FieldIndex {
  readonly #normalize: (text: string) => string | undefined;
  readonly #holders = new Map<string, Holders>();
  constructor(normalize: (text: string) => string | undefined) {
    this.#normalize = normalize;
  }

  add(value: string, person: number, past: boolean): void {
    const key = this.#normalize(value);
    if (key === undefined) return;
    const holders = this.#holders.get(key) ?? new Holders();
    this.#holders.set(key, holders);
    holders.add(person, past);
  }

  find(term: string): readonly Posting[] {
    const key = this.#normalize(term);
    return (key === undefined ? undefined : this.#holders.get(key))?.postings(1) ?? [];
  }

  fit(term: string, value: string): number {
    const key = this.#normalize(term);
    return key !== undefined && key === this.#normalize(value) ? 1 : 0;
  }
}

/** Further words of a term are ignored: no record has as many, and a long term must not make a search slow. */
export const mostWordsAsked = 32;

interface Value {
  readonly words: Words;
  readonly holders: Holders;
}

/** An index of texts by word: only those with enough similar words are compared with a term. `find` and `fit` agree. */
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

/** Returns at most `limit` people with their highest similarity, best first, ties in ascending order. */
export function best(postings: readonly Posting[], limit: number): ReadonlyMap<number, number> {
  const found = new Map<number, number>();
  const sorted = postings
    .filter(({ people }) => people.length > 0)
    .sort((one, other) => other.similarity - one.similarity);
  for (let index = 0; index < sorted.length && found.size < limit; ) {
    const similarity = sorted[index]?.similarity ?? 0;
    const tied: number[] = [];
    for (; sorted[index]?.similarity === similarity; index++) {
      takeUnseen(sorted[index]?.people ?? [], found, limit - found.size, tied);
    }
    tied.sort((one, other) => one - other);
    for (const person of tied) {
      if (found.size >= limit) break;
      found.set(person, similarity);
    }
  }
  return found;
}

function takeUnseen(
  people: readonly number[],
  seen: ReadonlyMap<number, number>,
  limit: number,
  into: number[],
): void {
  let taken = 0;
  for (const person of people) {
    if (taken >= limit) break;
    if (seen.has(person)) continue;
    into.push(person);
    taken += 1;
  }
}
