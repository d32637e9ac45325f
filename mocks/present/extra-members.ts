import type { components } from '../../generated/people.js';
import type { Readings } from '../../generated/questions.js';
import type { Job } from '../population/population.js';
import type { JsonObject } from '../state/json.js';
import { pick } from './choice.js';

type Company = components['schemas']['Company'];
type Reading = Readings['record.extra-members'];

/** Members that the specification does not list (question record.extra-members). */
interface Extras {
  person(jobs: readonly Job[]): JsonObject;
  job(key: string): JsonObject;
  company(company: Company): JsonObject;
}

const none: Extras = { person: () => ({}), job: () => ({}), company: () => ({}) };

const some: Extras = {
  ...none,
  person: (jobs) => ({ has_multiple_jobs: jobs.filter((job) => job.ended_at === undefined).length > 1 }),
  job: (key) => ({ updated_by: pick(`updated ${key}`, ['pipeline', 'review']) }),
};

const nested: Extras = {
  ...some,
  job: (key) => ({
    ...some.job(key),
    started_at_details: { confidence: pick(`confidence ${key}`, ['validated', 'low']) },
  }),
  company: ({ id, domain }) => ({
    ...(id !== undefined && { group_id: `${id}-group` }),
    other_domains: domain === undefined ? [] : [`www.${domain}`],
  }),
};

const extras: Record<Reading, Extras> = { none, some, nested };

export function extraMembers(reading: Reading): Extras {
  return extras[reading];
}
