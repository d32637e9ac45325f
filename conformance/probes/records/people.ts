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

/** A person who is shown whole, with the records within. */
export interface Shown {
  readonly key: string;
  readonly person: JsonObject;
  readonly records: RecordView['records'];
  readonly exchange: Exchange;
}

/** People who are remembered; a target may make up as many as it likes. */
const peopleMost = 5000;

/**
 * The people of an answer who were not shown before. Records that were asked for in part say nothing of what a record is like,
 * nor do those that some operation shows in part: beside find, somebody counts whose jobs are shown in full.
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

/** More than an id and a name: anything may have these. */
const hasSubstance = (person: JsonObject): boolean =>
  telling.filter((name) => !isAbsent(person[name])).length >= 3;

/** Whether a job is shown as chapter 2 has it, and not a line of it. */
const hasFullJob = ({ jobs, position }: JsonObject): boolean =>
  [...(isArray(jobs) ? jobs : []), position].some(
    (job) => isObject(job) && isObject(job['company']) && !isAbsent(job['started_at']),
  );

/** The elements of `jobs`, and `position` where there are none. */
export function jobsOf({ records, person }: Shown): readonly Located[] {
  const listed = records.job.filter((job) => job.holder === person && job.member === 'jobs');
  return listed.length > 0 ? listed : records.job.filter(({ holder }) => holder === person);
}

/** The `position` of somebody who may be employed, where it has no end; undefined where there is none. */
export function activePosition({ position, employment_status: status }: JsonObject): JsonObject | undefined {
  if (!isObject(position) || !isAbsent(position['ended_at'])) return undefined;
  return isAbsent(status) || status === 'employed' ? position : undefined;
}

/** The company, the title and the start of a job: they tell it from the others of a person. */
export function isSameJob(job: JsonObject, other: JsonObject): boolean {
  const [company, others] = [job['company'], other['company']];
  if (!isObject(company) || !isObject(others) || companyOf(company) !== companyOf(others)) return false;
  return job['title'] === other['title'] && job['started_at'] === other['started_at'];
}

/** What tells a company from others; undefined where nothing does. */
export function companyOf({ id, name }: JsonObject): string | undefined {
  const key = id ?? name;
  return typeof key === 'string' && key !== '' ? key : undefined;
}

const pagesMost = 3;
const pageSize = 100;
const findsMost = 2;
/** Lookups of a find (section 4.1). */
const batch = 100;

/** By the people of a run: asked again, they would be the same. */
const shownIn = new WeakMap<Pool, Promise<void>>();

/** Hundreds of people, by few requests: a search without filters where the target has it, else finds of what is known. */
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
    // The target may have no search, or the run may not pay for it.
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

/** What people have in common: each finds others than who is known. */
const broadLookups = ({ pool }: ProbeContext) =>
  pivotsOf(pool.people.values())
    .filter(({ fields }) => fields.every(({ field_name }) => !identifying.has(field_name)))
    .toReversed();
