import { likeness, Vocabulary, type Words } from './words.js';

/** An index of the values of one field. Who has a value is filed elsewhere, under the key of the value. */
export interface FieldIndex {
  add(value: string, key: number): void;
  /** Returns the keys of values that equal the term when normalized. */
  same(term: string): readonly number[];
  /** Returns the keys of values that the term fits, and how well. */
  find(term: string): readonly Fitting[];
  /** Returns how well the term fits `value`, from 0 (not at all) to 1 (equal when normalized). */
  fit(term: string, value: string): number;
}

interface Fitting {
  readonly similarity: number;
  readonly keys: readonly number[];
}

export interface Posting {
  readonly similarity: number;
  /** Positions in the order of ids, ascending. */
  readonly people: Iterable<number> & { readonly length: number };
}

/** The weight of past values: a former employer says less about a person than the current one. */
export const pastWeight = 0.9;

/** The people under each of many keys, in two arrays of numbers. */
export class Holders {
  #keys = new Uint32Array(1024);
  #people = new Uint32Array(1024);
  #length = 0;
  /** By key, the person added last, behind one. */
  #last = new Uint32Array(1024);
  /** By key, the place behind its last person; that of its first one is the place of the key before. */
  #ends = new Uint32Array(0);

  /** Persons must be added in ascending order, all before `sort` and before any is asked for; nobody twice, nor who was just added to others. */
  add(key: number, person: number, others: Holders = this): void {
    if (others.#last[key] === person + 1) return;
    while (key >= this.#last.length) this.#last = grown(this.#last);
    if (this.#last[key] === person + 1) return;
    this.#last[key] = person + 1;
    if (this.#length === this.#keys.length) {
      this.#keys = grown(this.#keys);
      this.#people = grown(this.#people);
    }
    this.#keys[this.#length] = key;
    this.#people[this.#length] = person;
    this.#length += 1;
  }

  /** Returns the people under a key in ascending order. */
  of(key: number): Uint32Array {
    return this.#people.subarray(key === 0 ? 0 : this.#ends[key - 1], this.#ends[key] ?? 0);
  }

  /** Sorts by counting, after the last one was added. */
  sort(): void {
    const keys = this.#keys.subarray(0, this.#length);
    let most = 0;
    for (const key of keys) most = Math.max(most, key);
    const ends = new Uint32Array(most + 1);
    for (const key of keys) ends[key] = (ends[key] ?? 0) + 1;
    for (let key = 1; key <= most; key++) ends[key] = (ends[key] ?? 0) + (ends[key - 1] ?? 0);
    const people = new Uint32Array(this.#length);
    for (let at = this.#length - 1; at >= 0; at--) {
      const key = keys[at] ?? 0;
      const place = (ends[key] ?? 0) - 1;
      ends[key] = place;
      people[place] = this.#people[at] ?? 0;
    }
    // What was the end of each key is now its start: the start of the next one is its end.
    ends.copyWithin(0, 1);
    ends[most] = this.#length;
    [this.#keys, this.#last] = [new Uint32Array(0), new Uint32Array(0)];
    this.#people = people;
    this.#ends = ends;
  }
}

function grown(numbers: Uint32Array<ArrayBuffer>): Uint32Array<ArrayBuffer> {
  const larger = new Uint32Array(numbers.length * 2);
  larger.set(numbers);
  return larger;
}

/** An index of identifiers, which match exactly or not at all. `normalize` returns undefined for invalid ones. */
export class KeyIndex implements FieldIndex {
  readonly #normalize: (text: string) => string | undefined;
  readonly #keys = new Map<string, number[]>();
  constructor(normalize: (text: string) => string | undefined) {
    this.#normalize = normalize;
  }

  add(value: string, key: number): void {
    const text = this.#normalize(value);
    if (text === undefined) return;
    const keys = this.#keys.get(text);
    if (keys === undefined) this.#keys.set(text, [key]);
    else if (keys.at(-1) !== key) keys.push(key);
  }

  same(term: string): readonly number[] {
    return this.#keys.get(this.#normalize(term) ?? '') ?? [];
  }

  find(term: string): readonly Fitting[] {
    return [{ similarity: 1, keys: this.same(term) }];
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
  readonly keys: number[];
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

  add(text: string, key: number): void {
    let value = this.#byText.get(text);
    if (value === undefined) {
      value = this.#valueOf(this.#fold(text));
      this.#byText.set(text, value);
    }
    if (value.keys.at(-1) !== key) value.keys.push(key);
  }

  same(term: string): readonly number[] {
    return this.#byFolded.get(this.asked(term).join(' '))?.keys ?? [];
  }

  find(term: string): readonly Fitting[] {
    const asked = this.asked(term);
    const found: Fitting[] = [];
    for (const [value, shared] of this.#sharing(asked)) {
      // A repeated word of a text was counted once.
      const repeated = value.words.length - new Set(value.words).size;
      if (shared + repeated < Math.min(asked.length, value.words.length)) continue;
      const similarity = likeness(asked, value.words);
      if (similarity > 0) found.push({ similarity, keys: value.keys });
    }
    return found;
  }

  fit(term: string, text: string): number {
    return likeness(this.asked(term), this.#byText.get(text)?.words ?? this.#fold(text));
  }

  asked(term: string): Words {
    return this.#fold(term).slice(0, mostWordsAsked);
  }

  #valueOf(words: Words): Value {
    const folded = words.join(' ');
    const known = this.#byFolded.get(folded);
    if (known !== undefined) return known;
    const value: Value = { words, keys: [] };
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
  people: Iterable<number>,
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
