import { firstWhere } from '../../state/sorted-list.js';
import { fold, likeness, Vocabulary, type Words } from './words.js';

/** More than a population may have people: numbers of people below it are packed behind another number. */
export const mostPeople = 2 ** 23;

/** More than there are last names. */
const mostLasts = 2 ** 9;

/** The numbers of words, and of the names that are spelt in other ways but fold to them. */
class Numbers {
  readonly words: string[] = [];
  readonly #ofWord = new Map<string, number>();
  readonly #ofName = new Map<string, number>();

  of(name: string): number {
    const known = this.#ofName.get(name);
    if (known !== undefined) return known;
    const word = fold(name).join('');
    const number = this.#ofWord.get(word) ?? this.words.push(word) - 1;
    this.#ofWord.set(word, number);
    this.#ofName.set(name, number);
    return number;
  }

  at(word: string): number | undefined {
    return this.#ofWord.get(word);
  }

  wordOf(name: string): string {
    return this.words[this.of(name)] ?? '';
  }
}

/** An index of a given number of people, of whom each has two names of one word. Everybody is one number, so a million take 8 MB. */
export class NameIndex {
  readonly #vocabulary = new Vocabulary();
  readonly #firsts = new Numbers();
  readonly #lasts = new Numbers();
  readonly #packed: Float64Array;

  constructor(count: number) {
    this.#packed = new Float64Array(count);
  }

  /** Adds every person once, and `sort` must follow. */
  add(first: string, last: string, person: number): void {
    this.#packed[person] = keyOf(this.#firsts.of(first), this.#lasts.of(last)) + person;
  }

  sort(): void {
    this.#packed.sort();
    for (const word of [...this.#firsts.words, ...this.#lasts.words]) this.#vocabulary.add(word);
  }

  /** Returns the words of two names of somebody who was added. */
  wordsOf(first: string, last: string): readonly [first: string, last: string] {
    return [this.#firsts.wordOf(first), this.#lasts.wordOf(last)];
  }

  /** Returns the people with these words for names, in the order of their numbers. */
  named(first: string, last: string): readonly number[] {
    const [firstNumber, lastNumber] = [this.#firsts.at(first), this.#lasts.at(last)];
    return firstNumber === undefined || lastNumber === undefined ? [] : this.#with(firstNumber, lastNumber);
  }

  /** Returns people whose names the words fit, by how well they do. */
  find(asked: Words): readonly { readonly similarity: number; readonly people: readonly number[] }[] {
    const alike = asked.map((word) => this.#vocabulary.like(word));
    const pairs = new Map<number, readonly [first: number, last: number]>();
    const pair = (first: number | undefined, last: number | undefined) => {
      if (first !== undefined && last !== undefined) pairs.set(first * mostLasts + last, [first, last]);
    };
    const [only = []] = alike;
    for (const word of alike.length === 1 ? only : []) {
      for (const last of this.#lasts.words.keys()) pair(this.#firsts.at(word), last);
      for (const first of this.#firsts.words.keys()) pair(first, this.#lasts.at(word));
    }
    for (const [at, firsts] of alike.entries()) {
      const lasts = new Set(alike.filter((_, other) => other !== at).flat());
      for (const first of firsts)
        for (const last of lasts) pair(this.#firsts.at(first), this.#lasts.at(last));
    }
    return [...pairs.values()].flatMap(([first, last]) => {
      const people = this.#with(first, last);
      if (people.length === 0) return [];
      const similarity = likeness(asked, [this.#firsts.words[first] ?? '', this.#lasts.words[last] ?? '']);
      return similarity > 0 ? [{ similarity, people }] : [];
    });
  }

  #with(first: number, last: number): readonly number[] {
    return behind(this.#packed, keyOf(first, last));
  }
}

/** Returns the numbers of people that are packed behind a key, in their order. */
export function behind(packed: Float64Array, key: number): readonly number[] {
  const people: number[] = [];
  for (let at = firstWhere(packed.length, (place) => (packed[place] ?? 0) >= key); at < packed.length; at++) {
    const person = (packed[at] ?? 0) - key;
    if (person >= mostPeople) break;
    people.push(person);
  }
  return people;
}

function keyOf(first: number, last: number): number {
  return (first * mostLasts + last) * mostPeople;
}
