import { inOrder, type Ranking } from '../../engine/sorting.js';
import type { Person, Population } from '../../population/population.js';

/** By what else than their ids they are sorted. */
const known = new WeakMap<Population, Map<string, Promise<Uint32Array>>>();

/**
 * The numbers of everybody, which are their places in the order of ids, in the order that `sort_by` names. They are put
 * in it once, whoever searches for whom afterwards; undefined for the order of ids.
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
