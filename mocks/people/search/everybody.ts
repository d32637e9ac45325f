import { inOrder, type Ranking } from '../../engine/sorting.js';
import type { Person, Population } from '../../population/population.js';

/** By what else than their ids they are sorted; until somebody is edited, which makes another population. */
const known = new WeakMap<Population, Map<string, Promise<readonly Person[]>>>();

/** Everybody in the order that `sort_by` names. They are put in it once, whoever searches for whom afterwards. */
export function everybody(
  population: Population,
  sortBy: string | undefined,
  ranking: Ranking<Person>,
): Promise<readonly Person[]> {
  const name = sortBy?.replace(/^[+ ]/, '') ?? 'id';
  if (name === 'id') return Promise.resolve(population.inOrderOfIds);
  const orders = known.get(population) ?? new Map<string, Promise<readonly Person[]>>();
  known.set(population, orders);
  const ordered = orders.get(name) ?? inOrder(population.people, ranking);
  orders.set(name, ordered);
  return ordered;
}
