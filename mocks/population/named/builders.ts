import type { components } from '../../../generated/people.js';
import { placeAt } from '../places.js';
import { opaqueId } from '../random.js';

export type Person = components['schemas']['Person'];
export type Job = components['schemas']['Job'];
export type Company = components['schemas']['Company'];
type Education = components['schemas']['Education'];
export type Level = NonNullable<Job['level']>;
export type Work = NonNullable<Job['function']>;

/** Returns the first of a month, such as "2020-09", or of a year, such as "2020", in the date format of records. */
const firstOf = (date: string): string => `${date.length === 4 ? `${date}-01` : date}-01T00:00:00Z`;

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

/** Builds a job (section 2.3): of a date that is a year, only the year is known; without an end it is active. */
export function aJob(
  title: string,
  level: Level,
  work: Work,
  company: Company,
  from: string,
  to?: string,
  overrides: Job = {},
): Job {
  return {
    title,
    level,
    function: work,
    started_at: firstOf(from),
    ...(from.length === 4 ? { started_at_year_only: true } : {}),
    ...(to === undefined ? {} : { ended_at: firstOf(to) }),
    ...(to?.length === 4 ? { ended_at_year_only: true } : {}),
    ...overrides,
    company,
  };
}

/** Returns `location` and `location_details` of a person or a job. */
export function at(text: string) {
  return { location: text, location_details: placeAt(text).details };
}

/** Builds an education (section 2.2). */
export function studies(school: string, field: string, degree: string, from: string, to: string): Education {
  return { school, field, degree, started_at: firstOf(from), ended_at: firstOf(to) };
}

type Overrides = Omit<Person, 'position'> & {
  /** The text of the place where the person lives, which determines `country` and the two location fields. */
  readonly home?: string;
};

/** Builds a person (section 2.1) with jobs newest first, of which the first active one becomes the position. */
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
