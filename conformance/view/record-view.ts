import type { RecordId } from '../../generated/records.js';
import type { Exchange } from '../target/exchange.js';
import { isArray, isObject, type JsonObject } from '../target/json.js';

/** An object of an answer with the place where it stands. */
export interface Located {
  readonly at: string;
  readonly value: JsonObject;
}

/** A job with the person it belongs to and whether it stands in `position` or in `jobs`. */
export interface LocatedJob extends Located {
  readonly member: 'position' | 'jobs';
  readonly person: JsonObject;
}

/** A location with the record that holds it. */
export interface LocatedPlace extends Located {
  readonly holder: JsonObject;
}

/** The records of chapter 2 that an answer shows, whichever operation was asked, taken apart once for all judges. */
export interface RecordView {
  readonly exchange: Exchange;
  /** Nothing was asked for that may leave out members, or change them: every record is shown as it is. */
  readonly whole: boolean;
  readonly people: readonly Located[];
  readonly jobs: readonly LocatedJob[];
  readonly education: readonly Located[];
  readonly companies: readonly Located[];
  readonly parents: readonly Located[];
  readonly places: readonly LocatedPlace[];
}

/** The records in these people, each with its place. */
export function recordsOf(people: readonly Located[]): Omit<RecordView, 'exchange' | 'whole'> {
  const jobs = people.flatMap(jobsOf);
  const companies = jobs.flatMap((job) => member(job, 'company'));
  return {
    people,
    jobs,
    education: people.flatMap((person) => list(person, 'education')),
    companies,
    parents: companies.flatMap((company) => member(company, 'ultimate_parent')),
    places: [...people, ...jobs].flatMap((holder) =>
      member(holder, 'location_details').map((place) => ({ ...place, holder: holder.value })),
    ),
  };
}

/** The records of one kind in an answer. What find matched is no such record: it is the answer itself. */
export function recordsIn(sight: RecordView, record: Exclude<RecordId, 'match'>): readonly Located[] {
  switch (record) {
    case 'person':
      return sight.people;
    case 'job':
      return sight.jobs;
    case 'education':
      return sight.education;
    case 'company':
      return sight.companies;
    case 'parent':
      return sight.parents;
    case 'locdet':
      return sight.places;
  }
}

/** The objects in a member that is a list. */
export function list(holder: Located, name: string): Located[] {
  const value = holder.value[name];
  if (!isArray(value)) return [];
  const located: Located[] = [];
  for (const [index, item] of value.entries()) {
    if (isObject(item)) located.push({ at: `${holder.at}.${name}[${index}]`, value: item });
  }
  return located;
}

function jobsOf(holder: Located): LocatedJob[] {
  const person = holder.value;
  return [
    ...member(holder, 'position').map((job) => ({ ...job, member: 'position' as const, person })),
    ...list(holder, 'jobs').map((job) => ({ ...job, member: 'jobs' as const, person })),
  ];
}

function member(holder: Located, name: string): Located[] {
  const value = holder.value[name];
  return isObject(value) ? [{ at: `${holder.at}.${name}`, value }] : [];
}
