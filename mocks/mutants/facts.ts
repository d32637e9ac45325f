import { isObject, type Json, type JsonObject } from '../state/json.js';
import type { Mutant } from './mutant.js';
import { digitOf, listOf, onCompanies, onEducation, onJobs, onPeople, onPlaces } from './rewrite.js';

/** Mutants of the facts that chapter 2 states about dates, counts, places and companies. */
export const factMutants = {
  'person.same-id-for-several': {
    breaks: 'person.id-unique',
    mutation: 'People whose ids add up to a multiple of four share one id.',
    answer: onPeople((person) => (digitOf(person['id'], 4) === 0 ? { ...person, id: 'per_shared' } : person)),
  },
  'person.jobs-as-object': {
    breaks: 'person.jobs-never-object',
    mutation: 'jobs is an object, as the sample shows it.',
    answer: onPeople((person) => {
      const [first] = listOf(person['jobs']);
      return first === undefined ? person : { ...person, jobs: first };
    }),
  },
  'person.jobs-of-titles': {
    breaks: 'person.jobs-elements',
    mutation: 'The elements of jobs are titles.',
    answer: onPeople((person) => ({ ...person, jobs: listOf(person['jobs']).map(() => 'Engineer') })),
  },
  'person.education-of-names': {
    breaks: 'person.education-elements',
    mutation: 'The elements of education are names of schools.',
    answer: onPeople((person) => ({
      ...person,
      education: listOf(person['education']).map(() => 'A school'),
    })),
  },
  'person.negative-connections': {
    breaks: 'person.connections-nonneg',
    mutation: 'connections is negative.',
    answer: onPeople((person) => ({ ...person, connections: -1 })),
  },
  'person.title-change-after-info': {
    breaks: 'person.info-ge-title',
    mutation: 'A title change was detected a year after any field changed.',
    answer: onPeople((person) => later(person, 'title_change_detected_at', 'company_change_detected_at')),
  },
  'person.company-change-after-info': {
    breaks: 'person.info-ge-company',
    mutation: 'A company change was detected a year after any field changed.',
    answer: onPeople((person) => later(person, 'company_change_detected_at', 'title_change_detected_at')),
  },
  'person.created-in-the-future': {
    breaks: 'person.changes-not-future',
    mutation: 'People are added in 2999.',
    answer: onPeople((person) => ({ ...person, created_at: '2999-01-01T00:00:00Z' })),
  },
  ...firstOfMonth('education', onEducation),
  ...firstOfMonth('job', onJobs),
  'job.year-only-in-july': {
    breaks: 'job.started_at-year-only-jan1',
    mutation: 'A start that is a year only is dated 1 July.',
    answer: onJobs((job) => inJuly(job, 'started_at')),
  },
  'job.end-year-only-in-july': {
    breaks: 'job.ended_at-year-only-jan1',
    mutation: 'An end that is a year only is dated 1 July.',
    answer: onJobs((job) => inJuly(job, 'ended_at')),
  },
  'job.negative-duration': {
    breaks: 'job.duration-nonneg',
    mutation: 'duration is negative.',
    answer: onJobs((job) => ({ ...job, duration: -3 })),
  },
  'job.duration-in-days': {
    breaks: 'job.duration-matches-dates',
    mutation: 'duration and company_tenure count days.',
    answer: onJobs((job) => ({
      ...job,
      duration: numberOf(job['duration']) * 30,
      company_tenure: numberOf(job['company_tenure']) * 30,
    })),
  },
  'job.negative-tenure': {
    breaks: 'job.tenure-nonneg',
    mutation: 'company_tenure is negative.',
    answer: onJobs((job) => ({ ...job, company_tenure: -1 })),
  },
  'job.tenure-below-duration': {
    breaks: 'job.tenure-ge-duration',
    mutation: 'company_tenure is half of duration.',
    answer: onJobs((job) => ({ ...job, company_tenure: Math.floor(numberOf(job['duration']) / 2) })),
  },
  'job.tenure-of-more-jobs': {
    breaks: 'job.tenure-single-job',
    mutation: 'company_tenure is a year longer than the contiguous jobs.',
    answer: onJobs((job) => ({ ...job, company_tenure: numberOf(job['company_tenure']) + 12 })),
  },
  'job.active-not-last': {
    breaks: 'job.active-is-last',
    mutation: 'The current job is not the last at its company.',
    answer: onPeople((person) =>
      isObject(person['position'])
        ? { ...person, position: { ...person['position'], is_last_at_company: false } }
        : person,
    ),
  },
  'job.every-job-first': {
    breaks: 'job.first-earliest',
    mutation: 'Every job is the first at its company.',
    answer: onJobs((job) => ({ ...job, is_first_at_company: true })),
  },
  'job.every-job-last': {
    breaks: 'job.last-latest',
    mutation: 'Every job is the last at its company.',
    answer: onJobs((job) => ({ ...job, is_last_at_company: true })),
  },
  'job.email-spelled-out': {
    breaks: 'job.email-shape',
    mutation: 'E-mail addresses are spelled out, with " at ".',
    answer: onJobs((job) =>
      typeof job['email'] === 'string' ? { ...job, email: job['email'].replace('@', ' at ') } : job,
    ),
  },
  'company.sic-codes-as-numbers': {
    breaks: 'company.sic-elements',
    mutation: 'SIC codes are numbers and lose their leading zeros.',
    answer: onCompanies((company) => ({ ...company, sic_codes: listOf(company['sic_codes']).map(Number) })),
  },
  'company.negative-employees': {
    breaks: 'company.employee-nonneg',
    mutation: 'employee_count is negative.',
    answer: onCompanies((company) => ({ ...company, employee_count: -5 })),
  },
  'company.same-id-for-all': {
    breaks: 'company.id-unique',
    mutation: 'All companies share one id.',
    answer: onCompanies((company) => ({ ...company, id: 'com_shared' })),
  },
  'company.linkedin-as-address': {
    breaks: 'company.linkedin-slug',
    mutation: 'linkedin of a company is an address.',
    answer: onCompanies((company) =>
      typeof company['linkedin'] === 'string'
        ? { ...company, linkedin: `https://www.linkedin.com/company/${company['linkedin']}` }
        : company,
    ),
  },
  'locdet.unassigned-country': {
    breaks: 'locdet.country-code-iso',
    mutation: 'country_code is not an ISO code.',
    answer: onPlaces((place) => ({ ...place, country_code: 'XX' })),
  },
  'locdet.county-everywhere': {
    breaks: 'locdet.county-us-only',
    mutation: 'Locations outside the US have a county.',
    answer: onPlaces((place) => (isUs(place) ? place : { ...place, county: 'Some County' })),
  },
  'locdet.msa-everywhere': {
    breaks: 'locdet.msa-us-only',
    mutation: 'Locations outside the US have an MSA.',
    answer: onPlaces((place) => (isUs(place) ? place : { ...place, msa: 'Some-Where, XX' })),
  },
  'locdet.zip-without-leading-zero': {
    breaks: 'locdet.zip-us-5',
    mutation: 'US zip codes lose a leading zero, or have four more digits.',
    answer: onPlaces((place) => {
      const code = String(place['postal_code'] ?? '');
      if (!isUs(place) || code === '') return place;
      return { ...place, postal_code: code.startsWith('0') ? code.slice(1) : `${code}-0001` };
    }),
  },
  'locdet.latitude-beyond-pole': {
    breaks: 'locdet.lat-range',
    mutation: 'lat is beyond the pole.',
    answer: onPlaces((place) => ({ ...place, lat: '91.5' })),
  },
  'locdet.longitude-beyond-date-line': {
    breaks: 'locdet.lon-range',
    mutation: 'lon is beyond 180 degrees.',
    answer: onPlaces((place) => ({ ...place, lon: '-181.25' })),
  },
} as const satisfies Record<string, Mutant>;

type Rewriter = (change: (record: JsonObject) => JsonObject) => NonNullable<Mutant['answer']>;

/** Mutants that move both dates of a record to another day and to another time of day. */
function firstOfMonth<R extends 'education' | 'job'>(record: R, rewrite: Rewriter) {
  const redated = (member: string, from: RegExp, to: string) =>
    rewrite((holder) => {
      const date = holder[member];
      return typeof date === 'string' ? { ...holder, [member]: date.replace(from, to) } : holder;
    });
  const day = (member: string) => redated(member, /-01T/, '-15T');
  const time = (member: string) => redated(member, /T00:00/, 'T09:30');
  return {
    [`${record}.started-mid-month`]: {
      breaks: `${record}.started_at-first-day`,
      mutation: 'started_at is the 15th.',
      answer: day('started_at'),
    },
    [`${record}.started-in-the-morning`]: {
      breaks: `${record}.started_at-midnight`,
      mutation: 'started_at is at 09:30.',
      answer: time('started_at'),
    },
    [`${record}.ended-mid-month`]: {
      breaks: `${record}.ended_at-first-day`,
      mutation: 'ended_at is the 15th.',
      answer: day('ended_at'),
    },
    [`${record}.ended-in-the-morning`]: {
      breaks: `${record}.ended_at-midnight`,
      mutation: 'ended_at is at 09:30.',
      answer: time('ended_at'),
    },
  } satisfies Record<string, Mutant>;
}

function inJuly(job: JsonObject, member: string): JsonObject {
  const date = job[member];
  if (job[`${member}_year_only`] !== true || typeof date !== 'string') return job;
  return { ...job, [member]: date.replace('-01-01', '-07-01') };
}

/** Dates one change a year after the most recent change of any field, and omits the date of the other change. */
function later(person: JsonObject, member: string, other: string): JsonObject {
  const { info_change_detected_at: info, [other]: _, ...rest } = person;
  if (typeof info !== 'string') return person;
  return { ...rest, info_change_detected_at: '2020-03-01T00:00:00Z', [member]: '2021-03-01T00:00:00Z' };
}

function isUs(place: JsonObject): boolean {
  return ['US', 'PR'].includes(String(place['country_code']).toUpperCase());
}

function numberOf(value: Json | undefined): number {
  return typeof value === 'number' ? value : 0;
}
