import type { Profile } from '../../engine/profile.js';
import type { Person, Population } from '../../population/population.js';

/** So many queries are paged through at a time; others are answered as if they were new. */
const mostQueries = 8;

type Results = Map<string, Promise<readonly Person[]>>;

/** What was found, until somebody is edited or the profile changes: both are other values then. */
const known = new WeakMap<Population, WeakMap<Profile, Results>>();

/**
 * Whom a query finds, in its order. They are found and sorted for the first page and remembered for those that follow: a
 * page costs the same wherever it is.
 * @param query as text: everything that decides whom it finds, and in which order
 */
export function resultsOf(
  query: string,
  population: Population,
  profile: Profile,
  find: () => Promise<readonly Person[]>,
): Promise<readonly Person[]> {
  const byProfile = known.get(population) ?? new WeakMap<Profile, Results>();
  const results = byProfile.get(profile) ?? new Map<string, Promise<readonly Person[]>>();
  known.set(population, byProfile.set(profile, results));
  const found = results.get(query) ?? find();
  // The last one asked for is the last to go.
  results.delete(query);
  results.set(query, found);
  const [oldest] = results.keys();
  if (oldest !== undefined && results.size > mostQueries) results.delete(oldest);
  return found;
}
