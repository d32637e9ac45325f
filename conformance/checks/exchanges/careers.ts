import { isAbsent, isObject, type Json, type JsonObject } from '../../target/json.js';
import type { Located, RecordView } from '../../view/record-view.js';
import { answerTime, monthNumber, readDate } from './dates.js';

/** What identifies an employer, the best first: its id, its LinkedIn name and its name. */
export type Employer = readonly [
  id: string | undefined,
  linkedin: string | undefined,
  name: string | undefined,
];

/** Placeholders for a company: two jobs with the same one need not be at the same employer. */
const placeholder =
  /^(none|null|n\/a|unknown|various|confidential|stealth.*|.*(free-?lance|self[- ]?employed).*)$/;

/** Returns the employer that a Company record names; undefined if it names none, or a placeholder. */
export function employerOf({ id, linkedin, name }: JsonObject): Employer | undefined {
  // Ids are opaque, so letter case may matter.
  const employer = [
    typeof id === 'string' && id !== '' ? id : undefined,
    text(linkedin),
    text(name),
  ] as const;
  const isNamed = employer.some((each) => each !== undefined) && !placeholder.test(employer[2] ?? '');
  return isNamed ? employer : undefined;
}

/** Returns whether each identifier that both have is the same, the best first. */
const compared = (a: Employer | undefined, b: Employer | undefined): readonly boolean[] =>
  (a ?? []).flatMap((one, at) => {
    const other = b?.[at];
    return one === undefined || other === undefined ? [] : [one === other];
  });

/** Whether two are certainly the same employer: by the best identifier that both have. */
export const isSame = (a: Employer | undefined, b: Employer | undefined): boolean =>
  compared(a, b)[0] === true;

/** Whether two are certainly different employers: every identifier that both have differs. */
export function areDifferent(a: Employer | undefined, b: Employer | undefined): boolean {
  const all = compared(a, b);
  return all.length > 0 && !all.includes(true);
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
export type Career = readonly Stay[];

const known = new WeakMap<RecordView, readonly Career[]>();

/**
 * Returns the careers in an answer, computed once for all judges. There are none unless its records are whole: under a
 * projection a missing end, flag or part of the history would be mistaken for a job that goes on, or for the only one.
 */
export function careersIn(view: RecordView): readonly Career[] {
  const before = known.get(view);
  if (before) return before;
  const thisMonth = monthAt(answerTime(view.exchange).latest);
  const careers = new Map<JsonObject, Stay[]>();
  for (const job of view.whole ? view.records.job : []) {
    const own = careers.get(job.holder) ?? [];
    own.push(stayOf(job, thisMonth));
    careers.set(job.holder, own);
  }
  known.set(view, [...careers.values()]);
  return [...careers.values()];
}

/** Returns the month number, in UTC, of a time. */
export function monthAt(ms: number): number {
  const date = new Date(ms);
  return date.getUTCFullYear() * 12 + date.getUTCMonth();
}

function stayOf(job: Located, thisMonth: number): Stay {
  const { value, holder: person } = job;
  const mayBeEmployed = isAbsent(person['employment_status']) || person['employment_status'] === 'employed';
  const end = meantMonth(value, 'ended_at');
  return {
    job,
    employer: isObject(value['company']) ? employerOf(value['company']) : undefined,
    start: meantMonth(value, 'started_at'),
    // A future end may mark a job that goes on, whose duration then runs to today or to that end: not to be relied on.
    end: end !== undefined && end <= thisMonth ? end : undefined,
    active: job.member === 'position' && isAbsent(value['ended_at']) && mayBeEmployed,
  };
}

/** Section 2.3: with the year-only flag the month is not meant. A flag that is not a boolean counts as set. */
function meantMonth(job: JsonObject, property: 'started_at' | 'ended_at'): number | undefined {
  const flag: Json | undefined = job[`${property}_year_only`];
  return isAbsent(flag) || flag === false ? monthNumber(readDate(job[property])) : undefined;
}
