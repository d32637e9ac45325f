import type { Profile } from '../../../engine/profile.js';
import type { Population } from '../../../population/population.js';
import { decidingReadings } from '../fields/view.js';
import { PeopleColumns } from './people-columns.js';

/** The number of combinations of readings to keep: readings may change while a mock runs, and may differ between worlds. */
const mostChoices = 4;

const known = new WeakMap<Population, Map<string, PeopleColumns>>();

/** Returns the columns of a population, shared by all worlds with the same population and the same values of people. */
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
