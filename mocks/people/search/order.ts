import type { Refusal } from '../../engine/refusal.js';
import { type Accessors, type Ranking, rankingBy } from '../../engine/sorting.js';
import type { Person } from '../../population/population.js';

const accessors: Accessors<Person> = {
  id: ({ id }) => id,
  name: ({ name }) => name,
  connections: ({ connections }) => connections,
  created_at: (person) => person.created_at,
  info_change_detected_at: (person) => person.info_change_detected_at,
  title_change_detected_at: (person) => person.title_change_detected_at,
  company_change_detected_at: (person) => person.company_change_detected_at,
};

/** Returns the order of people given by `sort_by`, such as `-created_at`; by id if there is none. */
export function peopleRanking(sortBy: string | undefined): Ranking<Person> | Refusal {
  return rankingBy(sortBy ?? 'id', accessors, ({ id = '' }) => id);
}
