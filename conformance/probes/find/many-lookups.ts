import { currentJob } from '../../arbitraries/knowledge.js';
import { isObject } from '../../target/json.js';
import type { Lookup } from '../../view/find-view.js';
import type { ProbeContext } from '../probe-context.js';

/** Lookups of several people each, and of one: what is found well and what is found badly are among them. */
export function manyLookups({ pool, several }: ProbeContext): Lookup[] {
  return [several(), ...pool.broad.slice(1, 10), ...pool.distinct.slice(0, 5)].map(({ lookup }) => lookup);
}

/** Lookups of a job of somebody at a company, of which each is another: who has that job there is found better than others. */
export function likeJobs({ pool }: ProbeContext): Lookup[] {
  const lookups = new Map<string, Lookup>();
  for (const person of pool.people.values()) {
    const { title, company } = currentJob(person);
    const name = isObject(company) ? company['name'] : undefined;
    if (isTerm(title) && isTerm(name) && !lookups.has(name)) lookups.set(name, jobLookup(title, name));
  }
  return [...lookups.values()].slice(0, 14);
}

const isTerm = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

const jobLookup = (title: string, company: string): Lookup => ({
  fields: [
    { field_name: 'title', search_term: title },
    { field_name: 'company.name', search_term: company },
  ],
});
