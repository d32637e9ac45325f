import type { components } from '../../generated/people.js';
import { isRefusal, quote, type Refusal, refuse } from '../engine/refusal.js';
import { mostWordsAsked } from '../population/index/field-index.js';
import { fold, likeness } from '../population/index/words.js';

export type Filter = FilterGroup | FilterLeaf | FilterScope;

/** For `and` every filter must match, for `or` at least one. */
interface FilterGroup {
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
interface FilterLeaf {
  readonly field: string;
  readonly negated: boolean;
  readonly test: ValueTest;
}

type ValueTest = (value: string) => boolean;

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

const existing: ValueTest = (value) => value !== '';

function exactly(terms: readonly string[]): ValueTest {
  const known = new Set(terms);
  return (value) => known.has(value);
}

/** Passes values that match one of the terms, except for accents, word order, omitted words and typos. */
function roughly(terms: readonly string[], words: (text: string) => readonly string[]): ValueTest {
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

function within(intervals: readonly Interval[]): ValueTest {
  return (value) => {
    const ms = intervalOf(value)?.fromMs;
    return ms !== undefined && intervals.some(({ fromMs, untilMs }) => ms >= fromMs && ms < untilMs);
  };
}

function between(least: number, greatest: number): ValueTest {
  return (value) => value !== '' && Number(value) >= least && Number(value) <= greatest;
}

/** A time interval in milliseconds since 1970, from `fromMs`, inclusive, to `untilMs`, exclusive. */
interface Interval {
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

/** A leaf or a group, as the contract allows it; each search has its own names for the fields. */
export interface FilterNode extends FilterLeafNode {
  readonly operator?: 'and' | 'or';
  readonly filters?: readonly FilterNode[];
  readonly isJobsGroup?: boolean;
}

/** Deep enough for realistic queries, and shallow enough for recursion. */
const mostLevels = 5;
/** Every leaf is tested against every record. */
const mostLeaves = 500;

/** Parses the filters of a request, all of which must match. A refusal names the place of the first invalid one. */
export function readFilters(
  nodes: readonly FilterNode[] | undefined,
  record: FilterableRecord = {},
): Filter | Refusal {
  const leaves = countLeaves(nodes ?? []);
  if (leaves <= mostLeaves) return readGroup({ operator: 'and', filters: [...(nodes ?? [])] }, '', 0, record);
  const message = `\`filters\` has ${leaves} filters in all; at most ${mostLeaves} are allowed. Put values of one field into one filter.`;
  return refuse('request-invalid', message, { field: 'filters' });
}

function readGroup(
  { operator = 'and', filters: nodes = [], isJobsGroup }: FilterNode,
  path: string,
  level: number,
  record: FilterableRecord,
): FilterGroup | Refusal {
  if (level > mostLevels) {
    const message = `\`${path}\` is a group ${level} levels deep; at most ${mostLevels} are allowed. Join it with the group around it.`;
    return refuse('request-invalid', message, { field: path });
  }
  const filters: Filter[] = [];
  for (const [at, node] of nodes.entries()) {
    const place = `${path === '' ? '' : `${path}.`}filters[${at}]`;
    const filter =
      node.field === undefined ? readGroup(node, place, level + 1, record) : readLeaf(node, place, record);
    if (isRefusal(filter)) return filter;
    filters.push(filter);
  }
  return { operator, filters, ...(isJobsGroup === undefined ? {} : { isJobsGroup }) };
}

/** Counts leaves without recursion, as the depth has not been checked yet. */
function countLeaves(nodes: readonly FilterNode[]): number {
  const waiting = [...nodes];
  let leaves = 0;
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if (node.filters === undefined) leaves += 1;
    else waiting.push(...node.filters);
  }
  return leaves;
}

type Conditions = components['schemas']['FilterConditions'];

interface FilterLeafNode extends Omit<Readonly<Conditions>, 'operator'> {
  readonly field?: string;
}

export interface FilterableRecord {
  readonly isDated?: (field: string) => boolean;
  /** Converts a term to the form of the field's values, if it may be written in another form, such as a URL for a slug. */
  readonly canonical?: (field: string, term: string) => string;
  /** Returns the words that a fuzzy comparison of the field uses, if these are not all the words of a text. */
  readonly words?: (field: string, text: string) => readonly string[];
}

/** Parses a node that names a `field`, as the contract allows it; `path` is its place in the request, such as `filters[0]`. */
function readLeaf(
  node: FilterLeafNode,
  path: string,
  { isDated = () => false, canonical = (_, term) => term, words = (_, text) => fold(text) }: FilterableRecord,
): FilterLeaf | Refusal {
  const { field = '', type, match_type, string_values: terms = [], date_from, date_to } = node;
  const { number_from, number_to } = node;
  const leaf = (test: ValueTest): FilterLeaf => ({ field, negated: type === 'must_not', test });
  if (match_type === 'exists') return leaf(existing);
  if (date_from !== undefined || date_to !== undefined) {
    const interval = readInterval(date_from, date_to, path);
    return 'refused' in interval ? interval : leaf(within([interval]));
  }
  if (number_from !== undefined || number_to !== undefined) {
    const [least, greatest] = [
      number_from ?? Number.NEGATIVE_INFINITY,
      number_to ?? Number.POSITIVE_INFINITY,
    ];
    if (least <= greatest) return leaf(between(least, greatest));
    return invalid(path, 'number_from', `is ${least}, which is above number_to, ${greatest}`, 'Swap them.');
  }
  if (isDated(field)) {
    return leaf(within(terms.flatMap((term) => intervalOf(term) ?? [])));
  }
  const written = terms.map((term) => canonical(field, term));
  return leaf(match_type === 'fuzzy' ? roughly(written, (text) => words(field, text)) : exactly(written));
}

function readInterval(from: string | undefined, to: string | undefined, path: string): Interval | Refusal {
  const [first, last] = [from, to].map((text) => (text === undefined ? always : intervalOf(text)));
  if (first && last && first.fromMs < last.untilMs) return { fromMs: first.fromMs, untilMs: last.untilMs };
  const why = `is ${quote(from ?? '')}, which is after date_to, ${quote(to ?? '')}`;
  return invalid(path, 'date_from', why, 'Swap them.');
}

const always: Interval = { fromMs: Number.NEGATIVE_INFINITY, untilMs: Number.POSITIVE_INFINITY };

function invalid(path: string, member: string, why: string, remedy: string): Refusal {
  const field = `${path}.${member}`;
  return refuse('request-invalid', `\`${field}\` ${why}. ${remedy}`, { field });
}
