import type { Person } from '../population/population.js';
import { type DemandFit, thoroughLimit } from './fits.js';

/**
 * Returns all people worth rating who must fit all of `all` and one of `any`. One complete list of a required demand is enough.
 * Otherwise they are the best of every list and, if no list is complete, those further down who are on several.
 * @param limit the initial number of people listed per criterion
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
