import type { Bits } from './index/bits.js';
import type { PeopleColumns } from './index/people-columns.js';

/** So many queries are paged through at a time; others are answered as if they were new. */
const mostQueries = 16;
/** Longer ones are not kept. */
const longestQuery = 16_384;

const known = new WeakMap<PeopleColumns, Map<string, Promise<Bits>>>();

/**
 * Whom a query finds. They are found for the first page and remembered for those that follow, whoever asks.
 * @param query as text: everything that decides whom it finds
 */
export function resultsOf(query: string, columns: PeopleColumns, find: () => Promise<Bits>): Promise<Bits> {
  if (query.length > longestQuery) return find();
  const results = known.get(columns) ?? new Map<string, Promise<Bits>>();
  known.set(columns, results);
  const found = results.get(query) ?? find();
  // The last one asked for is the last to go.
  results.delete(query);
  results.set(query, found);
  const [oldest] = results.keys();
  if (oldest !== undefined && results.size > mostQueries) results.delete(oldest);
  return found;
}
