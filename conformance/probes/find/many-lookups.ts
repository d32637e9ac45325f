import { currentJob } from '../../arbitraries/knowledge.js';
import { isObject } from '../../target/json.js';
import type { Lookup } from '../../view/find-view.js';
import type { ProbeContext } from '../probe-context.js';

/** Lookups of several people each, and of one: what is found well and what is found badly are among them. */
export function manyLookups({ pool, several }: ProbeContext): Lookup[] {
  return [several(), ...pool.broad.slice(1, 14), ...pool.distinct.slice(0, 6)].map(({ lookup }) => lookup);
}

/** Lookups of people with a job like that of somebody, at the same company: those who have both are found better. */
export function likeJobs({ pool }: ProbeContext): Lookup[] {
  const lookups = [...pool.people.values()].flatMap((person) => {
    const { title, company } = currentJob(person);
    const name = isObject(company) ? company['name'] : undefined;
    return isTerm(title) && isTerm(name) ? [jobLookup(title, name)] : [];
  });
  return lookups.slice(0, 10);
}

const isTerm = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

const jobLookup = (title: string, company: string): Lookup => ({
  fields: [
    { field_name: 'title', search_term: title },
    { field_name: 'company.name', search_term: company },
  ],
});
