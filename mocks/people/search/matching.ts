import { type Accessors, inOrder, type Ranking, rankingBy } from '../../engine/sorting.js';
import type { Profile } from '../../engine/world.js';
import { type Filter, holds } from '../../filters/filter.js';
import type { Person, Population } from '../../population/population.js';
import { recent } from '../../state/recent.js';
import { eachInTurn } from '../../state/turns.js';
import { periodOf } from '../../views/representation-cache.js';
import { recordOf } from './fields.js';
import { decidingReadings, searchView } from './shown-values.js';

interface Search {
  readonly filter: Filter;
  /** The filters and the order as text: the same text means the same search. */
  readonly text: string;
  readonly ranking: Ranking<Person>;
}

/** How many searches of a population are remembered, so that each page need not search again. */
const mostSearches = 16;

const found = new WeakMap<Population, Map<string, Promise<readonly Person[]>>>();

/** Returns everybody whom a search finds, in its order; worlds with the same people and forms share what was found. */
export function matching(
  search: Search,
  population: Population,
  profile: Profile,
  now: number,
): Promise<readonly Person[]> {
  const searches = found.get(population) ?? new Map<string, Promise<readonly Person[]>>();
  found.set(population, searches);
  const key = [periodOf(profile, now), decidingReadings(profile), search.text].join(' ');
  return recent(searches, key, mostSearches, () => everybody(search, population, profile, now));
}

async function everybody(
  { filter, ranking }: Search,
  { inOrderOfIds }: Population,
  profile: Profile,
  now: number,
): Promise<readonly Person[]> {
  const view = searchView(profile, now);
  const people: Person[] = [];
  await eachInTurn(inOrderOfIds, (person) => {
    if (holds(filter, recordOf(person, view))) people.push(person);
  });
  return inOrder(people, ranking);
}

const accessors: Accessors<Person> = {
  id: ({ id }) => id,
  name: ({ name }) => name,
  connections: ({ connections }) => connections,
  created_at: (person) => person.created_at,
  info_change_detected_at: (person) => person.info_change_detected_at,
  title_change_detected_at: (person) => person.title_change_detected_at,
  company_change_detected_at: (person) => person.company_change_detected_at,
};

export function peopleRanking(sortBy: string | undefined): Ranking<Person> {
  return rankingBy(sortBy ?? 'id', accessors, ({ id = '' }) => id);
}
