import { likeness } from '../population/index/likeness.js';
import type { ValueTest } from './filter.js';
import { type Interval, startOf } from './interval.js';

/** Any value at all. */
export const existing: ValueTest = { kind: 'exists', terms: [], meets: (value) => value !== '' };

/** One of the terms, but for letter case and spacing. */
export function exactly(terms: readonly string[]): ValueTest {
  const known = new Set(terms.map(plain));
  return { kind: 'exact', terms, meets: (value) => known.has(plain(value)) };
}

/** One of the terms, but for accents, word order, words left out and typing errors. */
export function roughly(terms: readonly string[], words: (text: string) => readonly string[]): ValueTest {
  const asked = terms.map(words);
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

/** A date within the interval; a value that is no date never is. */
export function within({ fromMs, untilMs }: Interval): ValueTest {
  const meets = (value: string) => {
    const ms = startOf(value);
    return ms !== undefined && ms >= fromMs && ms < untilMs;
  };
  return { kind: 'dates', terms: [], meets };
}

function plain(text: string): string {
  return text.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase();
}
