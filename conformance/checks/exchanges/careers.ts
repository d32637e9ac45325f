import { isAbsent, isObject, type Json, type JsonObject } from '../../target/json.js';
import type { Located, RecordView } from '../../view/record-view.js';
import { answerTime, monthNumber, readDate } from './dates.js';

/** What identifies an employer. */
export interface Employer {
  readonly id: string | undefined;
  readonly linkedin: string | undefined;
  readonly name: string | undefined;
}

/** Placeholders for a company: two jobs with the same one need not be at the same employer. */
const placeholder =
  /^(none|null|n\/a|unknown|various|confidential|stealth.*|.*(free-?lance|self[- ]?employed).*)$/;

/** Returns the employer that a Company record names; undefined if it names none, or a placeholder. */
export function employerOf(company: JsonObject): Employer | undefined {
  const employer = {
    // Ids are opaque, so letter case may matter.
    id: typeof company['id'] === 'string' && company['id'] !== '' ? company['id'] : undefined,
    linkedin: text(company['linkedin']),
    name: text(company['name']),
  };
  if (employer.name !== undefined && placeholder.test(employer.name)) return undefined;
  return (employer.id ?? employer.linkedin ?? employer.name) ? employer : undefined;
}

/** Whether two are certainly the same employer. Compares names only if no better identifier is known of both. */
export function isSame(a: Employer | undefined, b: Employer | undefined): boolean {
  if (!a || !b) return false;
  if (a.id !== undefined && b.id !== undefined) return a.id === b.id;
  if (a.linkedin !== undefined && b.linkedin !== undefined) return a.linkedin === b.linkedin;
  return a.name !== undefined && a.name === b.name;
}

/** Whether two are certainly different employers: every identifier that both have differs. */
export function areDifferent(a: Employer | undefined, b: Employer | undefined): boolean {
  if (!a || !b) return false;
  const pairs = [
    [a.id, b.id],
    [a.linkedin, b.linkedin],
    [a.name, b.name],
  ].filter(([left, right]) => left !== undefined && right !== undefined);
  return pairs.length > 0 && pairs.every(([left, right]) => left !== right);
}

function text(value: Json | undefined): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? fold(value) : undefined;
}

/** Returns the text without differences of letter case, Unicode composition and spacing. */
export function fold(value: string): string {
  return value.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();
}

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
