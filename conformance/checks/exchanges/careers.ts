import { isAbsent, isObject, type Json, type JsonObject } from '../../target/json.js';
import type { Located, RecordView } from '../../view/record-view.js';
import { answerTime } from './answer-time.js';
import { monthNumber, readDate } from './dates.js';
import { type Employer, employerOf } from './employers.js';

/** One job of a person, with the dates that can be relied on. */
export interface Stay {
  readonly job: Located;
  /** Undefined if the job names none, or a placeholder such as "Freelance". */
  readonly employer: Employer | undefined;
  /** The month number of the start; undefined unless a month is written and meant. */
  readonly start: number | undefined;
  /** The month number of a past end; undefined unless a month is written and meant. */
  readonly end: number | undefined;
  /** Known to be active: a `position` without an end, of a person who is employed or has no status. */
  readonly active: boolean;
}

/** The jobs of one person, `position` first. */
export interface Career {
  readonly person: JsonObject;
  readonly stays: readonly Stay[];
}

const known = new WeakMap<RecordView, readonly Career[]>();

/**
 * Returns the careers in an answer, computed once for all judges. There are none unless its records are whole: under a
 * projection a missing end, flag or part of the history would be mistaken for a job that goes on, or for the only one.
 */
export function careersIn(view: RecordView): readonly Career[] {
  const careers = known.get(view) ?? (view.whole ? readFrom(view) : []);
  known.set(view, careers);
  return careers;
}

function readFrom(view: RecordView): readonly Career[] {
  const thisMonth = monthAt(answerTime(view.exchange).latest);
  const stays = new Map<JsonObject, Stay[]>();
  for (const job of view.records.job) {
    const own = stays.get(job.holder) ?? [];
    own.push(stayOf(job, thisMonth));
    stays.set(job.holder, own);
  }
  return [...stays].map(([person, own]) => ({ person, stays: own }));
}

/** Returns the month number, in UTC, of a time. */
export function monthAt(ms: number): number {
  const date = new Date(ms);
  return date.getUTCFullYear() * 12 + date.getUTCMonth();
}

function stayOf(job: Located, thisMonth: number): Stay {
  const { value, holder: person } = job;
  const end = meantMonth(value, 'ended_at');
  return {
    job,
    employer: isObject(value['company']) ? employerOf(value['company']) : undefined,
    start: meantMonth(value, 'started_at'),
    // A future end may mark a job that goes on, whose duration then runs to today or to that end: not to be relied on.
    end: end !== undefined && end <= thisMonth ? end : undefined,
    active: job.member === 'position' && isAbsent(value['ended_at']) && mayBeEmployed(person),
  };
}

/** Section 2.3: with the year-only flag the month is not meant. A flag that is not a boolean counts as set. */
function meantMonth(job: JsonObject, property: 'started_at' | 'ended_at'): number | undefined {
  const flag: Json | undefined = job[`${property}_year_only`];
  return isAbsent(flag) || flag === false ? monthNumber(readDate(job[property])) : undefined;
}

function mayBeEmployed(person: JsonObject): boolean {
  return isAbsent(person['employment_status']) || person['employment_status'] === 'employed';
}
