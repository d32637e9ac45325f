import type { Profile } from '../../engine/profile.js';
import type { Filter } from '../../filters/filter.js';
import { holds } from '../../filters/holds.js';
import type { Person, Population } from '../../population/population.js';
import { periodOf } from '../../present/period.js';
import { turns } from '../../state/turns.js';
import { recordOf } from './fields/record-of.js';
import { type SearchView, searchView } from './fields/view.js';
import type { Found } from './found.js';
import { Bits } from './index/bits.js';
import { columnsOf } from './index/columns-of.js';
import { whom } from './index/whom.js';
import { resultsOf } from './results.js';

/** A filter, and everything that decides what it matches, as text. */
export interface Search {
  readonly filter: Filter;
  readonly query: string;
}

/**
 * Finds all people whom the filter matches. The shared population is searched by its index, which all worlds share; people edited
 * in this world are examined one by one.
 * @param now milliseconds since 1970
 */
export async function matching(
  { filter, query }: Search,
  population: Population,
  profile: Profile,
  now: number,
): Promise<Found> {
  const { base = population, people: changed = [], replaced = [] } = population.overlay ?? {};
  const columns = columnsOf(base, profile);
  const view = searchView(profile, now);
  const period = periodOf(profile, now);
  const shared = await resultsOf(`${period} ${query}`, columns, () =>
    whom(filter, columns, { view, period }),
  );
  const hidden = new Bits(columns.people.length);
  for (const id of replaced) {
    const at = numberOf(id, columns.people);
    if (at !== undefined) hidden.add(at);
  }
  const unedited = shared.and(hidden.not());
  return { base, unedited, edited: await heldAgainst(changed, filter, view) };
}

async function heldAgainst(
  people: readonly Person[],
  filter: Filter,
  view: SearchView,
): Promise<readonly Person[]> {
  const turn = turns();
  const found: Person[] = [];
  for (const person of people) {
    if (holds(filter, recordOf(person, view))) found.push(person);
    const wait = turn();
    if (wait !== undefined) await wait;
  }
  return found;
}

/** Returns the position of a person in the order of ids. */
function numberOf(id: string, people: readonly Person[]): number | undefined {
  let low = 0;
  let high = people.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((people[middle]?.id ?? '') < id) low = middle + 1;
    else high = middle;
  }
  return people[low]?.id === id ? low : undefined;
}
