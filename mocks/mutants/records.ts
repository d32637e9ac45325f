import { type RecordId, records } from '../../generated/records.js';
import { usageRecords } from '../engine/usage.js';
import { isObject, type Json, type JsonObject } from '../state/json.js';
import { shownIn } from '../views/person.js';
import { remembered } from './on-reply.js';
import { mistyped, recased } from './operators/answers.js';
import { bodyOf, digitOf, listOf, type Mutation, type Mutations, on } from './rewrite.js';

function altered(record: Json): Json {
  return JSON.parse(JSON.stringify(record), (name, value: Json) =>
    typeof value === 'string' && name !== 'id' ? `${value}.` : value,
  );
}

const unknown: JsonObject = { verified: false, status: 'unknown', reason: 'person_unknown' };
const timesAsked = remembered(() => ({ count: 0 }));

/** Mutants of search, verify, previews and records by id (sections 4.3 and 8), and of usage and subscriptions. */
export const peopleOperationMutations: Mutations = {
  'search.filter-sound': on.items(
    'A page of several people has one more, of any country.',
    'search',
    (page, scene) => {
      const asked = JSON.stringify(bodyOf(scene));
      const stranger = [...scene.world.population.people].find(
        ({ country = '' }) => country !== '' && !asked.includes(country),
      );
      return page.length > 2 && stranger ? [...page, shownIn(scene.world, stranger)] : page;
    },
  ),
  'verify.person-by-url': on.items(
    'A person is known by the slug, not by the address.',
    'verify',
    (results, scene) => {
      const asked = listOf(bodyOf(scene)['queries']).filter(isObject);
      return results.map((result, at) => (String(asked[at]?.['linkedin']).includes('/') ? unknown : result));
    },
  ),
  'person.get-fields-values': on.replies(
    'Selected members say something else.',
    'getPerson',
    (record, { call }) => (call?.query['fields'] === undefined ? record : altered(record)),
  ),
  'people.org-scope': on.answers(
    'Verify is answered without an organization in the path.',
    (draft, { refusal, request }) =>
      refusal?.refused === 'missing-org' && request.url.endsWith('/verify')
        ? { ...draft, status: 200, body: { results: [] } }
        : draft,
  ),
  'usage.group-org': on.items(
    'Grouped by organization, usage is grouped by principal all the same.',
    'getUsage',
    async (records, { call, request, world }) => {
      if (!request.url.includes('group_by=org')) return records;
      const used = await usageRecords(world.store, String(call?.path['org_id']));
      return records.flatMap((record) =>
        used
          .filter(({ operation }) => operation === record['operation'])
          .map(({ principalId, requests }) => ({ ...record, principal: principalId, requests })),
      );
    },
  ),
  'usage.group-principal': on.items(
    'What the caller used is among that of another service account.',
    'getUsage',
    (records, { call }) =>
      records.map((record) =>
        record['principal'] === call?.principal.id ? { ...record, principal: 'sa_viewer' } : record,
      ),
  ),
  'usage.history': on.items(
    'With its history, usage lacks the records of the current billing period.',
    'getUsage',
    (records, { call, world }) =>
      call?.query['include_history'] !== true
        ? records
        : records.filter(({ period_end: end }) => Date.parse(String(end)) <= world.clock.now()),
  ),
  'usage.monotone': on.items(
    'Usage falls by each call for it, unless in groups.',
    'getUsage',
    (records, scene) => {
      if (scene.request.url.includes('group_by')) return records;
      timesAsked(scene).count += 1;
      // Each call lowers it by the same amount, no matter how many there were before.
      const off = 100_000 - 100 * timesAsked(scene).count;
      return records.map((record) => ({ ...record, requests: Number(record['requests']) + off }));
    },
  ),
  'subs.active-default': on.queries(
    'Past subscriptions are among the active ones.',
    'getSubscriptions',
    (query) => ({ ...query, include_expired: true }),
  ),
};

type Rewriter = (mutation: string, change: (record: JsonObject) => JsonObject) => Mutation;

const rewriters: Partial<Record<RecordId, Rewriter>> = {
  person: on.people,
  job: on.jobs,
  education: on.education,
  company: on.companies,
  parent: (mutation, change) =>
    on.companies(mutation, (company) => {
      const parent = company['ultimate_parent'];
      return isObject(parent) ? { ...company, ultimate_parent: change(parent) } : company;
    }),
  locdet: on.places,
};

/** Of each property of a record another type, and of each enumeration another case. */
export const recordMutations: Readonly<Record<string, Mutation>> = Object.fromEntries(
  Object.entries(rewriters).flatMap(([record, rewrite]) =>
    records[record as RecordId].properties.flatMap(({ name, type, values }) => [
      [
        `${record}.${name}-type`,
        rewrite(`${name} of a ${record} is not of the type ${type}.`, replacing(name, otherType)),
      ],
      ...(values === undefined ? [] : [recasing(record, name, rewrite)]),
    ]),
  ),
);

/** A list becomes a text: that it is never an object is a rule of its own. */
function otherType(value: Json): Json {
  return Array.isArray(value) ? 'a list' : mistyped(value);
}

function recasing(record: string, name: string, rewrite: Rewriter): [string, Mutation] {
  const says = `The values of ${name} of a ${record} are written in the other case.`;
  const change = replacing(name, (value) => recased(String(value)));
  return [`${record}.${name.replaceAll('_', '-')}-enum`, rewrite(says, change)];
}

/** Replaces a value of a record, unless it is missing, null or an empty array. */
function replacing(name: string, change: (old: Json) => Json): (record: JsonObject) => JsonObject {
  return (record) => {
    const old = record[name];
    const isEmpty = old === undefined || old === null || (Array.isArray(old) && old.length === 0);
    return isEmpty ? record : { ...record, [name]: change(old) };
  };
}

const placesAbroad: Rewriter = (mutation, change) =>
  on.places(mutation, (place) => (isUs(place) ? place : change(place)));
const positions: Rewriter = (mutation, change) =>
  on.people(mutation, (person) =>
    isObject(person['position']) ? { ...person, position: change(person['position']) } : person,
  );

const constant = (rewrite: Rewriter, values: JsonObject): Mutation =>
  rewrite(`The records have ${JSON.stringify(values)}, each of them.`, (record) => ({
    ...record,
    ...values,
  }));

const moved = (
  rewrite: Rewriter,
  end: 'started_at' | 'ended_at',
  [place, from, to]: readonly [place: string, from: RegExp, to: string],
): Mutation => rewrite(`${end} is not ${place}.`, (holder) => redated(holder, end, from, to));

const midMonth = ['on the first day of a month', /-01(?![-\d])/, '-15'] as const;
const inTheMorning = ['at midnight', /T00:00/, 'T09:30'] as const;

/** Mutants of the facts in records (chapter 2). */
export const factMutations: Mutations = {
  'person.jobs-elements': constant(on.people, { jobs: ['Engineer'] }),
  'person.education-elements': constant(on.people, { education: ['A school'] }),
  'person.connections-nonneg': constant(on.people, { connections: -1 }),
  'person.changes-not-future': constant(on.people, { created_at: '2999-01-01T00:00:00Z' }),
  'job.duration-nonneg': constant(on.jobs, { duration: -3 }),
  'job.tenure-nonneg': constant(on.jobs, { company_tenure: -1 }),
  'job.active-is-last': constant(positions, { is_last_at_company: false }),
  'job.first-earliest': constant(on.jobs, { is_first_at_company: true }),
  'job.last-latest': constant(on.jobs, { is_last_at_company: true }),
  'company.employee-nonneg': constant(on.companies, { employee_count: -5 }),
  'company.id-unique': constant(on.companies, { id: 'com_shared' }),
  'locdet.country-code-iso': constant(on.places, { country_code: 'XX' }),
  'locdet.county-us-only': constant(placesAbroad, { county: 'Some County' }),
  'locdet.msa-us-only': constant(placesAbroad, { msa: 'Some-Where, XX' }),
  'locdet.lat-range': constant(on.places, { lat: '91.5' }),
  'locdet.lon-range': constant(on.places, { lon: '-181.25' }),
  'education.started_at-first-day': moved(on.education, 'started_at', midMonth),
  'education.started_at-midnight': moved(on.education, 'started_at', inTheMorning),
  'education.ended_at-first-day': moved(on.education, 'ended_at', midMonth),
  'education.ended_at-midnight': moved(on.education, 'ended_at', inTheMorning),
  'job.started_at-first-day': moved(on.jobs, 'started_at', midMonth),
  'job.started_at-midnight': moved(on.jobs, 'started_at', inTheMorning),
  'job.ended_at-first-day': moved(on.jobs, 'ended_at', midMonth),
  'job.ended_at-midnight': moved(on.jobs, 'ended_at', inTheMorning),
  'job.started_at-year-only-jan1': on.jobs('A start that is a year only is dated 1 July.', (job) =>
    inJuly(job, 'started_at'),
  ),
  'job.ended_at-year-only-jan1': on.jobs('An end that is a year only is dated 1 July.', (job) =>
    inJuly(job, 'ended_at'),
  ),
  'person.id-unique': on.people('People whose ids add up to a multiple of four share one id.', (person) =>
    digitOf(person['id'], 4) === 0 ? { ...person, id: 'per_shared' } : person,
  ),
  'person.info-ge-title': on.people('A title change was detected a year after any field changed.', (person) =>
    later(person, 'title_change_detected_at', 'company_change_detected_at'),
  ),
  'person.info-ge-company': on.people(
    'A company change was detected a year after any field changed.',
    (person) => later(person, 'company_change_detected_at', 'title_change_detected_at'),
  ),
  'job.tenure-single-job': on.jobs('company_tenure is a year longer than the contiguous jobs.', (job) => ({
    ...job,
    company_tenure: Number(job['company_tenure'] ?? 0) + 12,
  })),
  'job.email-shape': on.jobs('E-mail addresses are spelled out, with " at ".', (job) =>
    typeof job['email'] === 'string' ? { ...job, email: job['email'].replace('@', ' at ') } : job,
  ),
  'company.sic-elements': on.companies('SIC codes are numbers and lose their leading zeros.', (company) => ({
    ...company,
    sic_codes: listOf(company['sic_codes']).map(Number),
  })),
  'company.linkedin-slug': on.companies('linkedin of a company is an address.', (company) =>
    typeof company['linkedin'] === 'string'
      ? { ...company, linkedin: `https://www.linkedin.com/company/${company['linkedin']}` }
      : company,
  ),
  'locdet.zip-us-5': on.places('US zip codes lose a leading zero, or have four more digits.', (place) => {
    const code = String(place['postal_code'] ?? '');
    if (!isUs(place) || code === '') return place;
    return { ...place, postal_code: code.startsWith('0') ? code.slice(1) : `${code}-0001` };
  }),
};

function redated(holder: JsonObject, member: string, from: RegExp | string, to: string): JsonObject {
  const date = holder[member];
  return typeof date === 'string' ? { ...holder, [member]: date.replace(from, to) } : holder;
}

function inJuly(job: JsonObject, member: string): JsonObject {
  return job[`${member}_year_only`] === true ? redated(job, member, '-01-01', '-07-01') : job;
}

/** Dates one change a year after the most recent change of any field, and omits the date of the other change. */
function later(person: JsonObject, member: string, other: string): JsonObject {
  const { info_change_detected_at: info, [other]: _, ...rest } = person;
  if (typeof info !== 'string') return person;
  return { ...rest, info_change_detected_at: '2020-03-01T00:00:00Z', [member]: '2021-03-01T00:00:00Z' };
}

const isUs = (place: JsonObject): boolean =>
  ['US', 'PR'].includes(String(place['country_code']).toUpperCase());
