import { pivotsOf } from '../../arbitraries/knowledge.js';
import type { Looked } from '../../checks/exchanges/looked.js';
import { unlessEnded } from '../../target/end-scenario.js';
import { type Exchange, isSuccess } from '../../target/exchange.js';
import { isAbsent, isArray, isObject, type JsonObject } from '../../target/json.js';
import { textIn } from '../../target/wire/members.js';
import { peopleIn } from '../../target/wire/people.js';
import type { Pool } from '../../view/pool.js';
import { type Located, type RecordView, recordsOf } from '../../view/record-view.js';
import type { ProbeContext, Provocation } from '../probe.js';

/** A person shown in full, with the records within. */
export interface Shown {
  readonly key: string;
  readonly person: JsonObject;
  readonly records: RecordView['records'];
  readonly exchange: Exchange;
}

/** The most people that are remembered: a target may make up any number. */
const peopleMost = 5000;

/**
 * Returns a function for the people of an answer who were not shown before. Records that were requested in part say nothing about
 * records, nor do those that an operation shows in part: outside find, people count if a job of theirs is shown in full.
 */
export function freshPeople(): (looked: Looked) => readonly Shown[] {
  const known = new Set<string>();
  return ({ exchange, records: view }) => {
    if (!view?.whole || !isSuccess(exchange)) return [];
    return view.records.person.flatMap((located) => {
      const { value: person } = located;
      const key = typeof person['id'] === 'number' ? String(person['id']) : person['id'];
      if (typeof key !== 'string' || key === '' || known.has(key) || known.size >= peopleMost) return [];
      if (!hasSubstance(person) || (exchange.operation !== 'find' && !hasFullJob(person))) return [];
      known.add(key);
      return [{ key, person, records: recordsOf([located]), exchange }];
    });
  };
}

const telling = [
  'name',
  'linkedin',
  'position',
  'jobs',
  'location',
  'employment_status',
  'created_at',
  'country',
];

/** Whether a person has more than an id and a name, which anything may have. */
const hasSubstance = (person: JsonObject): boolean =>
  telling.filter((name) => !isAbsent(person[name])).length >= 3;

/** Whether a job is shown as in chapter 2, and not as a line of text. */
const hasFullJob = ({ jobs, position }: JsonObject): boolean =>
  [...(isArray(jobs) ? jobs : []), position].some(
    (job) => isObject(job) && isObject(job['company']) && !isAbsent(job['started_at']),
  );

/** Returns the elements of `jobs`, or `position` if there are none. */
export function jobsOf({ records, person }: Shown): readonly Located[] {
  const listed = records.job.filter((job) => job.holder === person && job.member === 'jobs');
  return listed.length > 0 ? listed : records.job.filter(({ holder }) => holder === person);
}

/** Returns the `position` of a person who may be employed, undefined if it has ended or is missing. */
export function activePosition({ position, employment_status: status }: JsonObject): JsonObject | undefined {
  if (!isObject(position) || !isAbsent(position['ended_at'])) return undefined;
  return isAbsent(status) || status === 'employed' ? position : undefined;
}

/** Whether the company, the title and the start are the same: they distinguish the jobs of a person. */
export function isSameJob(job: JsonObject, other: JsonObject): boolean {
  const [company, others] = [job['company'], other['company']];
  if (!isObject(company) || !isObject(others) || companyOf(company) !== companyOf(others)) return false;
  return job['title'] === other['title'] && job['started_at'] === other['started_at'];
}

/** Returns what identifies a company, undefined if nothing does. */
export function companyOf({ id, name }: JsonObject): string | undefined {
  const key = id ?? name;
  return typeof key === 'string' && key !== '' ? key : undefined;
}

const pagesMost = 3;
const pageSize = 100;
const findsMost = 2;
/** The most lookups of a find (section 4.1). */
const batch = 100;

/** By the people of a run: sent again, the requests would show the same. */
const shownIn = new WeakMap<Pool, Promise<void>>();

/** Shows hundreds of people in few requests: a search without filters if the target has it, else finds of known values. */
export const morePeople: Provocation = {
  requests: pagesMost + findsMost,
  waits: 'for a round',
  send(t) {
    const shown = shownIn.get(t.pool) ?? show(t);
    shownIn.set(t.pool, shown);
    return shown;
  },
};

async function show(t: ProbeContext): Promise<void> {
  let token: string | undefined;
  let shown = 0;
  for (let page = 0; page < pagesMost; page += 1) {
    const next = token === undefined ? {} : { pagination_token: token };
    // The target may have no search, or the run may not spend credit on it.
    const answer = await unlessEnded(t.call('search', { body: { filters: [], size: pageSize, ...next } }));
    if (answer === undefined || !isSuccess(answer)) break;
    shown += peopleIn(answer.response.json)?.filter(hasFullJob).length ?? 0;
    token = textIn(answer.response.json, 'pagination_token');
    if (token === undefined) break;
  }
  if (shown >= pageSize) return;
  const lookups = broadLookups(t);
  for (let sent = 0; sent < findsMost && sent * batch < lookups.length; sent += 1) {
    await t.find({ matches: lookups.slice(sent * batch, (sent + 1) * batch), size: 5 });
  }
}

const identifying: ReadonlySet<string> = new Set(['linkedin', 'email_address', 'name']);

/** Lookups of what people have in common: they find others than those who are known. */
const broadLookups = ({ pool }: ProbeContext) =>
  pivotsOf(pool.people.values())
    .filter(({ fields }) => fields.every(({ field_name }) => !identifying.has(field_name)))
    .toReversed();
