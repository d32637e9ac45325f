import type { Filter } from '../../filters/filter.js';
import { holds } from '../../filters/holds.js';
import type { Person, Population } from '../../population/population.js';
import { peopleFields } from './fields.js';
import { type Plan, planOf } from './plan.js';

/** Everybody of whom the filter holds, each once. Only a filter that no index can help with looks at everybody. */
export function matching(filter: Filter, population: Population): readonly Person[] {
  const plan = planOf(filter);
  const asked = plan === undefined ? population.people : candidatesOf(plan, population);
  return asked.filter((person) => holds(filter, (field) => peopleFields.get(field)?.valuesOf(person) ?? []));
}

function candidatesOf(plan: Plan, population: Population): readonly Person[] {
  const people = new Set<Person>();
  for (const criterion of plan) {
    for (const { person } of population.candidates(criterion, Number.POSITIVE_INFINITY)) people.add(person);
  }
  return [...people];
}
