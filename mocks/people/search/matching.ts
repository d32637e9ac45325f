import type { Filter } from '../../filters/filter.js';
import { holds } from '../../filters/holds.js';
import type { Person, Population } from '../../population/population.js';
import { turns } from '../../state/turns.js';
import { peopleFields } from './fields.js';
import { type Plan, planOf } from './plan.js';

/** An order of everybody, and how to put some of them in it. */
export interface Order {
  readonly everybody: () => Promise<readonly Person[]>;
  readonly some: (people: readonly Person[]) => Promise<readonly Person[]>;
}

/** Everybody of whom the filter holds, each once, in the order if one is asked for. Only a filter that no index can help with looks at everybody. */
export async function matching(
  filter: Filter,
  population: Population,
  order?: Order,
): Promise<readonly Person[]> {
  const plan = planOf(filter);
  const everybody = async () => order?.everybody() ?? population.people;
  const asked = plan === undefined ? await everybody() : await candidatesOf(plan, population);
  const found: Person[] = [];
  const turn = turns();
  for (const person of asked) {
    if (holds(filter, (field) => peopleFields.get(field)?.valuesOf(person) ?? [])) found.push(person);
    await turn();
  }
  return plan === undefined || order === undefined ? found : order.some(found);
}

async function candidatesOf(plan: Plan, population: Population): Promise<readonly Person[]> {
  await population.indexed(plan.map(({ field }) => field));
  const people = new Set<Person>();
  for (const criterion of plan) {
    for (const { person } of population.candidates(criterion, Number.POSITIVE_INFINITY)) people.add(person);
  }
  return [...people];
}
