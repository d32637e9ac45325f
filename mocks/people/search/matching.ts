import { type Accessors, inOrder, type Ranking, rankingBy } from '../../engine/sorting.js';
import type { Profile } from '../../engine/world.js';
import { type Filter, fieldsIn, holds } from '../../filters/filter.js';
import type { Person, Population } from '../../population/population.js';
import { recentOf } from '../../state/recent.js';
import { eachInTurn } from '../../state/turns.js';
import { periodOf } from '../../views/representation-cache.js';
import { decidingReadings, searchView } from './shown-values.js';
import { type Table, tableOf } from './table.js';

interface Search {
  readonly filter: Filter;
  /** The filters and the order as text: the same text means the same search. */
  readonly text: string;
  readonly ranking: Ranking<Person>;
}

/** The searches of a population that are remembered, so that each page need not search again. */
const searches = recentOf<Population, Promise<readonly Person[]>>(16);

/** The forms in which the values of people are kept at a time. */
const tables = recentOf<Population, Table>(2);

/** Returns everybody whom a search finds, in its order; worlds with the same people and forms share what was found. */
export function matching(
  search: Search,
  population: Population,
  profile: Profile,
  now: number,
): Promise<readonly Person[]> {
  const form = [periodOf(profile, now), decidingReadings(profile)].join(' ');
  return searches(population, `${form} ${search.text}`, () => {
    const table = tables(population, form, () => tableOf(population.inOrderOfIds, searchView(profile, now)));
    return everybody(search, population, table);
  });
}

async function everybody(
  { filter, ranking }: Search,
  { inOrderOfIds }: Population,
  table: Table,
): Promise<readonly Person[]> {
  await table.read(fieldsIn(filter));
  const people: Person[] = [];
  let at = 0;
  await eachInTurn(inOrderOfIds, (person) => {
    if (holds(filter, table.at(at))) people.push(person);
    at += 1;
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
