import type { Profile } from '../../../engine/profile.js';
import type { Population } from '../../../population/population.js';
import { decidingReadings } from '../fields/view.js';
import { PeopleColumns } from './people-columns.js';

/** Readings may change while a mock runs, and worlds may differ in them: so many choices are kept at a time. */
const mostChoices = 4;

const known = new WeakMap<Population, Map<string, PeopleColumns>>();

/** The columns of a population: all worlds that share it, and in which people have the same values, share them. */
export function columnsOf(population: Population, profile: Profile): PeopleColumns {
  const choices = known.get(population) ?? new Map<string, PeopleColumns>();
  known.set(population, choices);
  const choice = decidingReadings(profile);
  const columns = choices.get(choice) ?? new PeopleColumns(population.inOrderOfIds);
  choices.delete(choice);
  choices.set(choice, columns);
  const [oldest] = choices.keys();
  if (oldest !== undefined && choices.size > mostChoices) choices.delete(oldest);
  return columns;
}
