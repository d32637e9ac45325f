import type { BindingRuleId } from '../../generated/rules.js';
import { isObject, type Json, type JsonObject } from '../state/json.js';
import type { Mutant } from './mutant.js';
import { digitOf, listOf, onCompanies, onEducation, onJobs, onPeople, onPlaces } from './rewrite.js';

type Rewriter = (change: (record: JsonObject) => JsonObject) => NonNullable<Mutant['answer']>;

const onPlacesAbroad: Rewriter = (change) => onPlaces((place) => (isUs(place) ? place : change(place)));
const onPositions: Rewriter = (change) =>
  onPeople((person) =>
    isObject(person['position']) ? { ...person, position: change(person['position']) } : person,
  );

/** Members that have one value in all records: the rule that breaks, the records and the member. */
const constants = {
  'person.jobs-of-titles': ['person.jobs-elements', onPeople, { jobs: ['Engineer'] }],
  'person.education-of-names': ['person.education-elements', onPeople, { education: ['A school'] }],
  'person.negative-connections': ['person.connections-nonneg', onPeople, { connections: -1 }],
  'person.created-in-the-future': [
    'person.changes-not-future',
    onPeople,
    { created_at: '2999-01-01T00:00:00Z' },
  ],
  'job.negative-duration': ['job.duration-nonneg', onJobs, { duration: -3 }],
  'job.negative-tenure': ['job.tenure-nonneg', onJobs, { company_tenure: -1 }],
  'job.active-not-last': ['job.active-is-last', onPositions, { is_last_at_company: false }],
  'job.every-job-first': ['job.first-earliest', onJobs, { is_first_at_company: true }],
  'job.every-job-last': ['job.last-latest', onJobs, { is_last_at_company: true }],
  'company.negative-employees': ['company.employee-nonneg', onCompanies, { employee_count: -5 }],
  'company.same-id-for-all': ['company.id-unique', onCompanies, { id: 'com_shared' }],
  'locdet.unassigned-country': ['locdet.country-code-iso', onPlaces, { country_code: 'XX' }],
  'locdet.county-everywhere': ['locdet.county-us-only', onPlacesAbroad, { county: 'Some County' }],
  'locdet.msa-everywhere': ['locdet.msa-us-only', onPlacesAbroad, { msa: 'Some-Where, XX' }],
  'locdet.latitude-beyond-pole': ['locdet.lat-range', onPlaces, { lat: '91.5' }],
  'locdet.longitude-beyond-date-line': ['locdet.lon-range', onPlaces, { lon: '-181.25' }],
} as const satisfies Record<string, readonly [BindingRuleId, Rewriter, JsonObject]>;

/** Dates of both ends of a job or an education that are moved to another day or time of day. */
const moved = [
  ['mid-month', 'first-day', /-01T/, '-15T'],
  ['in-the-morning', 'midnight', /T00:00/, 'T09:30'],
] as const;

const derived: Readonly<Record<string, Mutant>> = {
  ...Object.fromEntries(
    Object.entries(constants).map(([id, [breaks, rewrite, values]]): [string, Mutant] => [
      id,
      {
        breaks,
        mutation: `The records have ${JSON.stringify(values)}, each of them.`,
        answer: rewrite((record) => ({ ...record, ...values })),
      },
    ]),
  ),
  ...Object.fromEntries(
    (['education', 'job'] as const).flatMap((record) =>
      (['started', 'ended'] as const).flatMap((end) =>
        moved.map(([name, rule, from, to]): [string, Mutant] => [
          `${record}.${end}-${name}`,
          {
            breaks: `${record}.${end}_at-${rule}`,
            mutation: `${end}_at has ${to} in place of the ${rule}.`,
            answer: (record === 'job' ? onJobs : onEducation)((holder) =>
              redated(holder, `${end}_at`, from, to),
            ),
          },
        ]),
      ),
    ),
  ),
};

function redated(holder: JsonObject, member: string, from: RegExp | string, to: string): JsonObject {
  const date = holder[member];
  return typeof date === 'string' ? { ...holder, [member]: date.replace(from, to) } : holder;
}

export const factMutants: Readonly<Record<string, Mutant>> = {
  ...derived,
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
  'job.duration-in-days': {
    breaks: 'job.duration-matches-dates',
    mutation: 'duration and company_tenure count days.',
    answer: onJobs((job) => ({
      ...job,
      duration: numberOf(job['duration']) * 30,
      company_tenure: numberOf(job['company_tenure']) * 30,
    })),
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
  'company.linkedin-as-address': {
    breaks: 'company.linkedin-slug',
    mutation: 'linkedin of a company is an address.',
    answer: onCompanies((company) =>
      typeof company['linkedin'] === 'string'
        ? { ...company, linkedin: `https://www.linkedin.com/company/${company['linkedin']}` }
        : company,
    ),
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
};

function inJuly(job: JsonObject, member: string): JsonObject {
  return job[`${member}_year_only`] === true ? redated(job, member, '-01-01', '-07-01') : job;
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
