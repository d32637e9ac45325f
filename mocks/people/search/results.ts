import type { Bits } from './index/bits.js';
import type { PeopleColumns } from './index/people-columns.js';

/** The number of queries whose results are kept; others are searched again for every page. */
const mostQueries = 16;
/** Longer queries are not kept. */
const longestQuery = 16_384;

const known = new WeakMap<PeopleColumns, Map<string, Promise<Bits>>>();

/**
 * Returns the people that a query matches. They are found for the first page and cached for the following ones, for all callers.
 * @param query as text: everything that decides what it matches
 */
export function resultsOf(query: string, columns: PeopleColumns, find: () => Promise<Bits>): Promise<Bits> {
  if (query.length > longestQuery) return find();
  const results = known.get(columns) ?? new Map<string, Promise<Bits>>();
  known.set(columns, results);
  const found = results.get(query) ?? find();
  // Evicts the least recently used query first.
  results.delete(query);
  results.set(query, found);
  const [oldest] = results.keys();
  if (oldest !== undefined && results.size > mostQueries) results.delete(oldest);
  return found;
}
