import { isAbsent, isObject, type Json, type JsonObject } from '../../target/json.js';
import type { Located, RecordView } from '../../view/record-view.js';
import { answerTime } from './answer-time.js';
import { monthNumber, readDate } from './dates.js';
import { type Employer, employerOf } from './employers.js';

/** One job of a person, with what can be relied on of its time. */
export interface Stay {
  readonly job: Located;
  /** The employer; undefined where it is not told, or is a stand-in such as "Freelance". */
  readonly employer: Employer | undefined;
  /** The month of the start, counted; undefined unless a month is written and is meant. */
  readonly start: number | undefined;
  /** The month of a past end, counted; undefined unless a month is written and is meant. */
  readonly end: number | undefined;
  /** Known to be active: the `position`, without an end, of a person who is employed or whose status is not told. */
  readonly active: boolean;
}

/** The jobs of one person, `position` first. */
export interface Career {
  readonly person: JsonObject;
  readonly stays: readonly Stay[];
}

const known = new WeakMap<RecordView, readonly Career[]>();

/**
 * The careers in an answer, worked out once however many judges ask. Only answers of whole records have any: under a
 * projection an end, a flag or half of the history may be left out, and would be mistaken for a job that goes on or stands
 * alone.
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
    const ofPerson = stays.get(job.holder) ?? [];
    ofPerson.push(stayOf(job, thisMonth));
    stays.set(job.holder, ofPerson);
  }
  return [...stays].map(([person, ofPerson]) => ({ person, stays: ofPerson }));
}

/** The month in which a moment lies, in UTC, counted as written months are. */
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
    // An end ahead may mark a job that goes on (its duration then runs to today or to that end): nothing to rely on.
    end: end !== undefined && end <= thisMonth ? end : undefined,
    active: job.member === 'position' && isAbsent(value['ended_at']) && mayBeEmployed(person),
  };
}

/** Section 2.3: with the year-only flag the month is not meant. A flag that is no boolean is taken for set. */
function meantMonth(job: JsonObject, property: 'started_at' | 'ended_at'): number | undefined {
  const flag: Json | undefined = job[`${property}_year_only`];
  return isAbsent(flag) || flag === false ? monthNumber(readDate(job[property])) : undefined;
}

function mayBeEmployed(person: JsonObject): boolean {
  return isAbsent(person['employment_status']) || person['employment_status'] === 'employed';
}
