import type { Looked } from '../../checks/exchanges/looked.js';
import { type Exchange, isSuccess } from '../../target/exchange.js';
import { isAbsent, isArray, isObject, type JsonObject } from '../../target/json.js';
import { type Located, type RecordView, recordsOf } from '../../view/record-view.js';

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
      const key = keyOf(located.value);
      if (key === undefined || known.has(key) || known.size >= peopleMost) return [];
      if (!hasSubstance(located.value) || (exchange.operation !== 'find' && !hasFullJob(located.value)))
        return [];
      known.add(key);
      return [{ key, person: located.value, records: recordsOf([located]), exchange }];
    });
  };
}

/** The elements of `jobs`, and `position` where there are none. */
export function jobsOf({ records, person }: Shown): readonly Located[] {
  const listed = records.job.filter((job) => job.holder === person && job.member === 'jobs');
  return listed.length > 0 ? listed : records.job.filter(({ holder }) => holder === person);
}

function keyOf({ id }: JsonObject): string | undefined {
  return (typeof id === 'string' && id !== '') || typeof id === 'number' ? String(id) : undefined;
}

/** More than an id and a name: anything may have these. */
function hasSubstance(person: JsonObject): boolean {
  const told = [
    'name',
    'linkedin',
    'position',
    'jobs',
    'location',
    'employment_status',
    'created_at',
    'country',
  ];
  return told.filter((name) => !isAbsent(person[name])).length >= 3;
}

/** Whether a job is shown as chapter 2 has it, and not a line of it. */
export function hasFullJob({ jobs, position }: JsonObject): boolean {
  return [...(isArray(jobs) ? jobs : []), position].some(
    (job) => isObject(job) && isObject(job['company']) && !isAbsent(job['started_at']),
  );
}
