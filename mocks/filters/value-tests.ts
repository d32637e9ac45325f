import { likeness } from '../population/index/likeness.js';
import { mostWordsAsked } from '../population/index/text-index.js';
import type { ValueTest } from './filter.js';
import { type Interval, startOf } from './interval.js';

/** Passes any value that is not empty. */
export const existing: ValueTest = { kind: 'exists', terms: [], meets: (value) => value !== '' };

/** Passes values that equal one of the terms exactly. */
export function exactly(terms: readonly string[]): ValueTest {
  const known = new Set(terms);
  return { kind: 'exact', terms, meets: (value) => known.has(value) };
}

/** Passes values that match one of the terms, except for accents, word order, omitted words and typos. */
export function roughly(terms: readonly string[], words: (text: string) => readonly string[]): ValueTest {
  const asked = terms.map((term) => words(term).slice(0, mostWordsAsked));
  // A text without words, such as "-", matches only itself.
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

/** Passes dates within one of the intervals, and no value that is not a date. */
export function within(intervals: readonly Interval[]): ValueTest {
  const meets = (value: string) => {
    const ms = startOf(value);
    return ms !== undefined && intervals.some(({ fromMs, untilMs }) => ms >= fromMs && ms < untilMs);
  };
  return { kind: 'dates', terms: [], meets };
}

/** Passes numbers from `least` to `greatest`, both inclusive, and no value that is not a number. */
export function between(least: number, greatest: number): ValueTest {
  const meets = (value: string) => value !== '' && Number(value) >= least && Number(value) <= greatest;
  return { kind: 'numbers', terms: [], meets };
}
