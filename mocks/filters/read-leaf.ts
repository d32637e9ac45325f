import type { components } from '../../generated/people.js';
import { nearest } from '../../spec/catalogue/nearest.js';
import { quote } from '../engine/quote.js';
import { type Refusal, refuse } from '../engine/refusal.js';
import { fold } from '../population/index/fold.js';
import type { FilterLeaf, ValueTest } from './filter.js';
import { type Interval, intervalOf } from './interval.js';
import { exactly, existing, roughly, within } from './value-tests.js';

type FilterNode = components['schemas']['FilterNode'];

/** What filters may speak of. */
export interface FilterableRecord {
  /** The fields that a leaf may name. */
  readonly names: readonly string[];
  /** Those of them whose values are dates. */
  readonly dated?: readonly string[];
  /** A term as the values of the field are written, where it may be written otherwise: an address for a slug. */
  readonly canonical?: (field: string, term: string) => string;
  /** The words that a fuzzy comparison of the field looks at, where they are not all the words of a text. */
  readonly words?: (field: string, text: string) => readonly string[];
}

/** A node that names a `field`; `path` is its place in the request, as `filters[0]`. */
export function readLeaf(
  { field = '', type, match_type, string_values: terms = [], date_from, date_to }: FilterNode,
  path: string,
  { names, dated = [], canonical = (_, term) => term, words = (_, text) => fold(text) }: FilterableRecord,
): FilterLeaf | Refusal {
  if (!names.includes(field)) return unknownField(field, path, names);
  const leaf = (test: ValueTest): FilterLeaf => ({ field, negated: type === 'must_not', test });
  const hasDates = date_from !== undefined || date_to !== undefined;

  if (match_type === 'exists') {
    if (terms.length === 0 && !hasDates) return leaf(existing);
    return invalid(
      path,
      'match_type',
      'is "exists", which takes no string_values and no dates',
      'Leave them out.',
    );
  }
  if (hasDates) {
    if (terms.length > 0)
      return invalid(path, 'string_values', 'stands beside dates', 'Send two filters, one for each.');
    if (!dated.includes(field))
      return undated(path, date_from === undefined ? 'date_to' : 'date_from', field, dated);
    const interval = readInterval(date_from, date_to, path);
    return 'refused' in interval ? interval : leaf(within([interval]));
  }
  if (terms.length === 0) {
    const remedy = 'Send a list of strings, dates, or "match_type": "exists".';
    return invalid(path, 'string_values', 'names nothing to look for', remedy);
  }
  const blank = terms.findIndex((term) => term.trim() === '');
  if (blank >= 0)
    return invalid(path, `string_values[${blank}]`, 'is blank', 'Send a value, or leave it out.');
  if (dated.includes(field)) {
    const intervals = terms.map(intervalOf);
    const wrong = intervals.indexOf(undefined);
    if (wrong >= 0) return notADate(path, `string_values[${wrong}]`, terms[wrong]);
    return leaf(within(intervals.filter((interval) => interval !== undefined)));
  }
  const written = terms.map((term) => canonical(field, term));
  return leaf(match_type === 'fuzzy' ? roughly(written, (text) => words(field, text)) : exactly(written));
}

function readInterval(from: string | undefined, to: string | undefined, path: string): Interval | Refusal {
  const first = from === undefined ? always : intervalOf(from);
  if (first === undefined) return notADate(path, 'date_from', from);
  const last = to === undefined ? always : intervalOf(to);
  if (last === undefined) return notADate(path, 'date_to', to);
  if (first.fromMs < last.untilMs) return { fromMs: first.fromMs, untilMs: last.untilMs };
  const why = `is ${quote(from ?? '')}, which is after date_to, ${quote(to ?? '')}`;
  return invalid(path, 'date_from', why, 'Swap them.');
}

const always: Interval = { fromMs: Number.NEGATIVE_INFINITY, untilMs: Number.POSITIVE_INFINITY };

function notADate(path: string, member: string, text = ''): Refusal {
  return invalid(path, member, `is ${quote(text)}, which is no date`, 'Send one such as "2024-05-01".');
}

function undated(path: string, member: string, field: string, dated: readonly string[]): Refusal {
  const why = `asks for dates of ${quote(field)}, which has none`;
  return invalid(path, member, why, dated.length === 0 ? 'Leave it out.' : `Dates are ${dated.join(', ')}.`);
}

function unknownField(field: string, path: string, names: readonly string[]): Refusal {
  const meant = nearest(field, names);
  const hint = meant === undefined ? `The fields are ${names.join(', ')}.` : `Did you mean ${quote(meant)}?`;
  return invalid(path, 'field', `is ${quote(field)}, which is no field to filter by`, hint);
}

function invalid(path: string, member: string, why: string, remedy: string): Refusal {
  const field = `${path}.${member}`;
  return refuse('request-invalid', `\`${field}\` ${why}. ${remedy}`, { field });
}
