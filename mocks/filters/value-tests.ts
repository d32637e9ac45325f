import { likeness } from '../population/index/likeness.js';
import { mostWordsAsked } from '../population/index/text-index.js';
import type { ValueTest } from './filter.js';
import { type Interval, startOf } from './interval.js';

/** Any value at all. */
export const existing: ValueTest = { kind: 'exists', terms: [], meets: (value) => value !== '' };

/** One of the terms, to the letter. */
export function exactly(terms: readonly string[]): ValueTest {
  const known = new Set(terms);
  return { kind: 'exact', terms, meets: (value) => known.has(value) };
}

/** One of the terms, but for accents, word order, words left out and typing errors. */
export function roughly(terms: readonly string[], words: (text: string) => readonly string[]): ValueTest {
  const asked = terms.map((term) => words(term).slice(0, mostWordsAsked));
  // A text without words, such as "-", is like nothing but itself.
  const same = exactly(terms);
  return {
    kind: 'fuzzy',
    terms,
    meets: (value) => {
      if (same.meets(value)) return true;
      const held = words(value);
      return asked.some((words) => likeness(words, held) > 0);
    },
  };
}

/** A date within one of the intervals; a value that is no date never is. */
export function within(intervals: readonly Interval[]): ValueTest {
  const meets = (value: string) => {
    const ms = startOf(value);
    return ms !== undefined && intervals.some(({ fromMs, untilMs }) => ms >= fromMs && ms < untilMs);
  };
  return { kind: 'dates', terms: [], meets };
}

/** A number from the least to the greatest that counts; a value that is no number never is. */
export function between(least: number, greatest: number): ValueTest {
  const meets = (value: string) => value !== '' && Number(value) >= least && Number(value) <= greatest;
  return { kind: 'numbers', terms: [], meets };
}
