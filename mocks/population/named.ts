import { named as written } from '../../generated/population.js';
import type { Person } from './population.js';

/** People of every population: those in the documented examples, and one for each value and edge case of chapter 2. */
export const named: readonly Person[] = written.map((person) => {
  const position = person.jobs?.find((job) => job.ended_at === undefined);
  return position === undefined ? person : { ...person, position };
});
