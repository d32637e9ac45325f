import { mostWordsAsked } from '../population/index/field-index.js';
import { likeness } from '../population/index/words.js';

export type Filter = FilterGroup | FilterLeaf | FilterScope;

/** For `and` every filter must match, for `or` at least one. */
export interface FilterGroup {
  readonly operator: 'and' | 'or';
  readonly filters: readonly Filter[];
  /** Whether its job filters must match one and the same job; undefined if the request does not say. */
  readonly isJobsGroup?: boolean;
}

/** For `job` the filter must match one of the jobs of a record; for `person` the record as a whole, even within a `job` scope. */
interface FilterScope {
  readonly scope: 'job' | 'person';
  readonly filter: Filter;
}

/** A test that at least one value of a field must pass; if `negated`, none may pass it. */
export interface FilterLeaf {
  readonly field: string;
  readonly negated: boolean;
  readonly test: ValueTest;
}

export type ValueTest = (value: string) => boolean;

export function isLeaf(filter: Filter): filter is FilterLeaf {
  return 'field' in filter;
}

export function isScope(filter: Filter): filter is FilterScope {
  return 'scope' in filter;
}

export interface FilteredRecord {
  readonly valuesOf: (field: string) => readonly string[];
  /** Returns the record once for each of its jobs, with that job alone. */
  readonly byJob?: () => readonly FilteredRecord[];
}

/** Whether a record, or one job of it, matches a filter. A field may have several values, any of which may match. */
export function holds(filter: Filter, record: FilteredRecord, part = record): boolean {
  if (isLeaf(filter)) return part.valuesOf(filter.field).some(filter.test) !== filter.negated;
  if (isScope(filter)) {
    if (filter.scope === 'person') return holds(filter.filter, record);
    return (record.byJob?.() ?? []).some((job) => holds(filter.filter, record, job));
  }
  return filter.operator === 'and'
    ? filter.filters.every((each) => holds(each, record, part))
    : filter.filters.some((each) => holds(each, record, part));
}

/** Returns the fields that a filter asks for. */
export function fieldsIn(filter: Filter): readonly string[] {
  if (isLeaf(filter)) return [filter.field];
  return isScope(filter) ? fieldsIn(filter.filter) : filter.filters.flatMap(fieldsIn);
}

export const existing: ValueTest = (value) => value !== '';

export function exactly(terms: readonly string[]): ValueTest {
  const known = new Set(terms);
  return (value) => known.has(value);
}

/** Passes values that match one of the terms, except for accents, word order, omitted words and typos. */
export function roughly(terms: readonly string[], words: (text: string) => readonly string[]): ValueTest {
  const asked = terms.map((term) => words(term).slice(0, mostWordsAsked));
  // A text without words, such as "-", matches only itself.
  const known = new Map(terms.map((term) => [term, true]));
  return (value) => {
    const before = known.get(value);
    if (before !== undefined) return before;
    const held = words(value);
    const isAlike = asked.some((words) => likeness(words, held) > 0);
    known.set(value, isAlike);
    return isAlike;
  };
}

/** Passes dates within one of the intervals, and no value that is not a date. */
export function within(intervals: readonly Interval[]): ValueTest {
  return (value) => {
    const ms = intervalOf(value)?.fromMs;
    return ms !== undefined && intervals.some(({ fromMs, untilMs }) => ms >= fromMs && ms < untilMs);
  };
}

/** Passes numbers from `least` to `greatest`, both inclusive, and no value that is not a number. */
export function between(least: number, greatest: number): ValueTest {
  return (value) => value !== '' && Number(value) >= least && Number(value) <= greatest;
}

/** A time interval in milliseconds since 1970, from `fromMs`, inclusive, to `untilMs`, exclusive. */
export interface Interval {
  readonly fromMs: number;
  readonly untilMs: number;
}

const dayMs = 86_400_000;
const day = /^(\d{4}-\d{2}-\d{2})Z?$/;
const instant = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)(Z|[+-]\d{2}:?\d{2})?$/i;

/** Returns the day or the millisecond that a text names; undefined if it names neither. */
export function intervalOf(text: string): Interval | undefined {
  const [, date] = day.exec(text) ?? [];
  if (date !== undefined) return lasting(date, 'T00:00:00Z', dayMs);
  const [, date2, time, zone = 'Z'] = instant.exec(text) ?? [];
  return date2 === undefined ? undefined : lasting(date2, `T${time}${zone.toUpperCase()}`, 1);
}

function lasting(date: string, rest: string, forMs: number): Interval | undefined {
  const fromMs = Date.parse(date + rest);
  // The 31st of February parses as a day in March.
  const isDate = new Date(Date.parse(`${date}T00:00:00Z`) || 0).toISOString().startsWith(date);
  return Number.isNaN(fromMs) || !isDate ? undefined : { fromMs, untilMs: fromMs + forMs };
}
