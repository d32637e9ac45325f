import type { components } from '../../../generated/people.js';
import { placeAt } from '../places.js';
import { opaqueId } from '../random.js';

export type Person = components['schemas']['Person'];
export type Job = components['schemas']['Job'];
export type Company = components['schemas']['Company'];
type Education = components['schemas']['Education'];

/** Returns the first of a month in the date format of records: `month` is like "2020-09". */
const firstOf = (month: string): string => `${month}-01T00:00:00Z`;

interface Period {
  /** A month "2020-09", or a year "2020" if only the year is known. */
  readonly from: string;
  /** Like `from`; undefined for an active job. */
  readonly to?: string;
}

/** Returns `started_at` and `ended_at` of a job (section 2.3), with the year-only flags if only a year is given. */
function jobDates({ from, to }: Period): Job {
  const yearOnly = (date: string) => date.length === 4;
  const written = (date: string) => firstOf(yearOnly(date) ? `${date}-01` : date);
  return {
    started_at: written(from),
    ...(yearOnly(from) ? { started_at_year_only: true } : {}),
    ...(to === undefined ? {} : { ended_at: written(to) }),
    ...(to !== undefined && yearOnly(to) ? { ended_at_year_only: true } : {}),
  };
}

/** Builds a company (section 2.4) whose slug and domain follow from its name. */
export function aCompany(name: string, overrides: Company = {}): Company {
  const slug = name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return {
    id: opaqueId('com', slug),
    name,
    linkedin: slug,
    type: 'Privately Held',
    domain: `${slug}.example.com`,
    ...overrides,
  };
}

/** Builds a job (section 2.3). */
export function aJob(
  title: string,
  level: NonNullable<Job['level']>,
  work: NonNullable<Job['function']>,
  company: Company,
  { from, to, ...overrides }: Period & Job,
): Job {
  return {
    title,
    level,
    function: work,
    ...jobDates({ from, ...(to === undefined ? {} : { to }) }),
    ...overrides,
    company,
  };
}

/** Returns `location` and `location_details` of a person or a job. */
export function at(text: string): {
  location: string;
  location_details: NonNullable<Job['location_details']>;
} {
  return { location: text, location_details: placeAt(text).details };
}

/** Builds an education (section 2.2). */
export function studies(school: string, field: string, degree: string, from: string, to?: string): Education {
  return {
    school,
    field,
    degree,
    started_at: firstOf(from),
    ...(to === undefined ? {} : { ended_at: firstOf(to) }),
  };
}

type Overrides = Omit<Person, 'position'> & {
  /** The text of the place where the person lives, which determines `country` and the two location fields. */
  readonly home?: string;
};

/**
 * Builds a person (section 2.1) with the slug `linkedin`. Jobs must be given newest first; the first active one becomes the
 * position, and a person without one is unemployed unless specified otherwise.
 */
export function aPerson(linkedin: string, { home, ...overrides }: Overrides): Person {
  const { jobs = [], first_name, last_name } = overrides;
  const position = jobs.find((job) => job.ended_at === undefined);
  const name = [first_name, last_name].filter((part) => part !== undefined).join(' ');
  return {
    id: opaqueId('per', linkedin),
    created_at: '2021-03-04T00:00:00Z',
    info_change_detected_at: '2025-11-18T00:00:00Z',
    ...(position === undefined ? {} : { position }),
    education: [],
    ...(name === '' ? {} : { name }),
    linkedin,
    ...(home === undefined ? {} : { country: placeAt(home).country, ...at(home) }),
    employment_status: position === undefined ? 'unemployed' : 'employed',
    ...overrides,
    jobs,
  };
}
