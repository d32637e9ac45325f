import type { components } from '../../generated/people.js';
import { isRefusal, quote, type Refusal, refuse } from '../engine/refusal.js';
import { fold } from '../population/index/words.js';
import {
  between,
  exactly,
  existing,
  type Filter,
  type FilterGroup,
  type FilterLeaf,
  type Interval,
  intervalOf,
  roughly,
  type ValueTest,
  within,
} from './filter.js';

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

/** Refuses a text that is not a date; a pattern cannot check the length of a month. */
function notADate(path: string, member: string, text = ''): Refusal {
  return invalid(path, member, `is ${quote(text)}, which is no date`, 'Send one such as "2024-05-01".');
}

function invalid(path: string, member: string, why: string, remedy: string): Refusal {
  const field = `${path}.${member}`;
  return refuse('request-invalid', `\`${field}\` ${why}. ${remedy}`, { field });
}
