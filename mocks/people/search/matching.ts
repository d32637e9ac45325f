import { type Page, pageAfter } from '../../engine/paging.js';
import { type Accessors, inOrder, type Position, type Ranking, rankingBy } from '../../engine/sorting.js';
import type { Profile } from '../../engine/world.js';
import { type Filter, holds } from '../../filters/filter.js';
import type { Person, Population } from '../../population/population.js';
import { recent } from '../../state/recent.js';
import { firstWhere } from '../../state/sorted-list.js';
import { eachInTurn } from '../../state/turns.js';
import { periodOf } from '../../views/representation-cache.js';
import { Bits } from './bits.js';
import { columnsOf, type PeopleColumns } from './columns.js';
import { recordOf } from './fields.js';
import { type SearchView, searchView } from './shown-values.js';
import { whom } from './whom.js';

interface Search {
  readonly filter: Filter;
  readonly query: string;
}

/** Finds all people whom the filter matches: by the shared index, and one by one those edited in this world. */
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
  const found: Person[] = [];
  await eachInTurn(people, (person) => {
    if (holds(filter, recordOf(person, view))) found.push(person);
  });
  return found;
}

function numberOf(id: string, people: readonly Person[]): number | undefined {
  const place = firstWhere(people.length, (at) => (people[at]?.id ?? '') >= id);
  return people[place]?.id === id ? place : undefined;
}

/** The number of queries whose results are kept; others are searched again for every page. */
const mostQueries = 16;
const longestQuery = 16_384;

const knownResults = new WeakMap<PeopleColumns, Map<string, Promise<Bits>>>();

/** Returns the people that a query matches, found for the first page and cached for the following ones. */
export function resultsOf(query: string, columns: PeopleColumns, find: () => Promise<Bits>): Promise<Bits> {
  if (query.length > longestQuery) return find();
  const results = knownResults.get(columns) ?? new Map<string, Promise<Bits>>();
  knownResults.set(columns, results);
  return recent(results, query, mostQueries, find);
}

/** The people that a search finds: unedited ones of the base population, and edited ones. */
export interface Found {
  readonly base: Population;
  /** Those not edited, by their number in the base. */
  readonly unedited: Bits;
  readonly edited: readonly Person[];
}

interface Order {
  readonly sortBy: string | undefined;
  readonly ranking: Ranking<Person>;
}

/** At most this many are sorted separately; for more, all people are sorted, once. */
const few = 1000;

/** Returns the next people after a position, without examining those on earlier and later pages. */
export async function pageOf(
  found: Found,
  after: Position | undefined,
  size: number,
  order: Order,
): Promise<Page<Person>> {
  const { ranking } = order;
  const rows = [...(await nextUnedited(found, after, size + 1, order)), ...found.edited];
  return pageAfter(await inOrder(rows, ranking), after, size, ranking);
}

async function nextUnedited(
  { base, unedited }: Found,
  after: Position | undefined,
  most: number,
  { sortBy, ranking }: Order,
): Promise<readonly Person[]> {
  const people = base.inOrderOfIds;
  const personAt = (at: number) => people[at] ?? {};
  const isSortedById = sortBy === undefined || /^[+ ]?id$/.test(sortBy);
  if (!isSortedById && unedited.count <= few) return Array.from(unedited, personAt);

  const order = await everybody(base, sortBy, ranking);
  const isBeyond = (person: Person) =>
    after === undefined || ranking.compare(ranking.positionOf(person), after) > 0;
  const taken: Person[] = [];
  for (
    let place = firstWhere(people.length, (at) => isBeyond(personAt(order?.[at] ?? at)));
    place < people.length && taken.length < most;
    place += 1
  ) {
    const at = order?.[place] ?? place;
    if (unedited.has(at)) taken.push(personAt(at));
  }
  return taken;
}

/** The orders other than by id, by the name of their field. */
const knownOrders = new WeakMap<Population, Map<string, Promise<Uint32Array>>>();

/** Returns the numbers of all people in the order of `sort_by`, sorted once for all; undefined for the order of ids. */
export async function everybody(
  population: Population,
  sortBy: string | undefined,
  ranking: Ranking<Person>,
): Promise<Uint32Array | undefined> {
  const name = sortBy?.replace(/^[+ ]/, '') ?? 'id';
  if (name === 'id') return undefined;
  const orders = knownOrders.get(population) ?? new Map<string, Promise<Uint32Array>>();
  knownOrders.set(population, orders);
  const ordered = orders.get(name) ?? numbersInOrder(population.inOrderOfIds, ranking);
  orders.set(name, ordered);
  return ordered;
}

async function numbersInOrder(people: readonly Person[], ranking: Ranking<Person>): Promise<Uint32Array> {
  const numbers = await inOrder(
    people.map((_, at) => at),
    { ...ranking, positionOf: (at) => ranking.positionOf(people[at] ?? {}) },
  );
  return Uint32Array.from(numbers);
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
