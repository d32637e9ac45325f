import { inOrder, type Ranking } from '../../engine/sorting.js';
import type { Person, Population } from '../../population/population.js';

/** The orders other than by id, by the name of their field. */
const known = new WeakMap<Population, Map<string, Promise<Uint32Array>>>();

/**
 * Returns the numbers of all people, which are their positions in the order of ids, in the order given by `sort_by`. They are
 * sorted once and shared by all later searches; undefined for the order of ids.
 */
export async function everybody(
  population: Population,
  sortBy: string | undefined,
  ranking: Ranking<Person>,
): Promise<Uint32Array | undefined> {
  const name = sortBy?.replace(/^[+ ]/, '') ?? 'id';
  if (name === 'id') return undefined;
  const orders = known.get(population) ?? new Map<string, Promise<Uint32Array>>();
  known.set(population, orders);
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
