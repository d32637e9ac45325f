import type { JsonObject } from '../state/json.js';
import type { Mutant } from './mutant.js';
import { onItems, onReply } from './on-reply.js';
import { withJobs } from './rewrite.js';

/** Mutants of the records of chapter 2 in answers of operations other than find. */
export const shownRecordMutants = {
  'search.levels-in-capitals': {
    breaks: 'job.level-enum',
    mutation: 'Search writes the level of a job in capitals.',
    answer: onItems('search', (people) => people.map((person) => withJobs(person, inCapitals))),
  },
  'lookup.connections-as-text': {
    breaks: 'person.connections-type',
    mutation: 'A lookup by ids tells the number of connections as a text.',
    answer: onItems('lookupPeople', (people) =>
      people.map(({ connections, ...person }) => ({
        ...person,
        ...(connections === undefined ? {} : { connections: `${connections}` }),
      })),
    ),
  },
  'person.durations-below-zero': {
    breaks: 'job.duration-nonneg',
    mutation: 'In a record by id jobs last less than nothing.',
    answer: onReply('getPerson', (person) => withJobs(person, (job) => ({ ...job, duration: -1 }))),
  },
} as const satisfies Record<string, Mutant>;

function inCapitals(job: JsonObject): JsonObject {
  const { level } = job;
  return typeof level === 'string' ? { ...job, level: level.toUpperCase() } : job;
}
