import type { Person } from '../population/population.js';
import { type DemandFit, thoroughLimit } from './fits.js';

/**
 * Everybody worth rating for demands of which people must fit all of `all` and one of `any`, each once. One
 * complete list of a necessary demand is enough. Else it is the best of every list and, where no list is complete,
 * those further down who are on several.
 * @param limit how many people are listed for a criterion at first
 */
export function gather(
  all: readonly DemandFit[],
  any: readonly DemandFit[],
  limit: number,
): ReadonlySet<Person> {
  for (const fit of all) {
    const { people, complete } = fit.people(limit);
    if (complete) return new Set(people);
  }
  const fits = [...all, ...any];
  const lists = fits.map((fit) => fit.people(limit));
  const gathered = new Set(lists.flatMap(({ people }) => people));
  if (fits.length > 1 && lists.every(({ complete }) => !complete)) {
    const seen = new Set<Person>();
    for (const fit of fits) {
      for (const person of new Set(fit.people(thoroughLimit).people)) {
        if (seen.has(person)) gathered.add(person);
        else seen.add(person);
      }
    }
  }
  return gathered;
}
