import { each, type Judged } from '../../check/finding.js';
import { isAbsent, isArray, isObject, type Json, type JsonObject } from '../../target/json.js';
import type { Located, RecordView } from '../../view/record-view.js';
import { type AnswerTime, answerTime, monthNumber, monthText, readDate } from '../../view/record-view.js';
import type { RecordJudge, RecordJudges } from './judge.js';
import { type CheckResult, member, notNegative } from './records.js';

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

const text = (value: Json | undefined): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? fold(value) : undefined;

/** Returns the text without differences of letter case, Unicode composition and spacing. */
export const fold = (value: string): string =>
  value.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();

/** Returns the slug in what may be a slug, a URL or a URL without a scheme: which of them `linkedin` is, is open. */
export const slugIn = (text: string): string => {
  const path = text.trim().replace(/[?#].*$/s, '');
  return path.replace(/(?<!\/)\/+$/, '').replace(/^.*\//s, '');
};

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

const known = new WeakMap<RecordView, readonly (readonly Stay[])[]>();

/** Returns the careers in an answer, once for all judges; none under a projection, which may leave out an end or a part of the history. */
export function careersIn(view: RecordView): readonly (readonly Stay[])[] {
  const before = known.get(view);
  if (before) return before;
  const thisMonth = monthAt(answerTime(view.exchange).latest);
  const careers = new Map<JsonObject, Stay[]>();
  for (const job of view.plain ? view.records.job : []) {
    const own = careers.get(job.holder) ?? [];
    own.push(stayOf(job, thisMonth));
    careers.set(job.holder, own);
  }
  known.set(view, [...careers.values()]);
  return [...careers.values()];
}

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

/** Months may be counted with the first one or by rounded days, which differ by one, and a time zone may move a date by another. */
const countingSlack = 2;
/** The months of an active job may also have been counted a while ago. */
const activeSlack = 3;

/** Judges a member of each job by the dates of that and the other jobs of its person. */
const ofStays =
  (
    name: string,
    check: (value: Json, stay: Stay, stays: readonly Stay[], time: AnswerTime) => CheckResult,
  ): RecordJudge =>
  (view) => {
    const time = answerTime(view.exchange);
    const all = careersIn(view).flatMap((stays) => stays.map((stay) => ({ stay, stays })));
    return each(all, ({ stay, stays }): Judged => {
      const { at, value } = stay.job;
      const received = value[name];
      const expected = received === undefined ? undefined : check(received, stay, stays, time);
      return typeof expected === 'string' ? { at: `${at}.${name}`, expected, received } : expected;
    });
  };

/** Section 2.3: `duration` counts the months of this job. */
const matchesDates = ofStays('duration', (duration, { start, end, active }, _, { earliest, latest }) => {
  if (typeof duration !== 'number' || start === undefined || (end === undefined && !active)) return undefined;
  const [least, most] = [(end ?? monthAt(earliest)) - start, (end ?? monthAt(latest)) - start];
  // A job that starts after its end has no duration to compare with (whether that is allowed is open).
  if (least < 0) return undefined;
  const slack = active ? activeSlack : countingSlack;
  const until = end === undefined ? 'now' : monthText(end);
  const expected = `${most} months, give or take ${slack}, from ${monthText(start)} to ${until}`;
  return (duration >= least - slack && duration <= most + slack) || expected;
});

/** Section 2.3: the tenure across contiguous jobs is at least the duration of this one, in every reading of "across". */
const tenureCovers = member('job', 'company_tenure', (tenure, { value: { duration } }) => {
  if (typeof duration !== 'number' || typeof tenure !== 'number') return undefined;
  const expected = `at least the ${duration} months of duration, give or take ${countingSlack}`;
  return tenure >= duration - countingSlack || expected;
});

/** Section 2.3: the tenure of the only job at a company is the duration of that job. */
const tenureOfSingleJob = ofStays('company_tenure', (tenure, stay, stays) => {
  const { duration } = stay.job.value;
  if (typeof duration !== 'number' || typeof tenure !== 'number' || !standsAlone(stay, stays))
    return undefined;
  const expected = `the ${duration} months of the one job at this company, give or take ${countingSlack}`;
  return Math.abs(tenure - duration) <= countingSlack || expected;
});

/** Whether the job is certainly the person's only one at its company, by the history and the flags. */
function standsAlone(stay: Stay, stays: readonly Stay[]): boolean {
  if (!stay.employer) return false;
  const { jobs } = stay.job.holder;
  const { is_first_at_company: first, is_last_at_company: last } = stay.job.value;
  if (first === false || last === false) return false;
  // Without a history only the flags can show it.
  const hasHistory = isArray(jobs) && jobs.length > 0;
  if (!hasHistory && !(first === true && last === true)) return false;
  return stays.every(
    (other) => other === stay || isTwin(stay, other) || areDifferent(stay.employer, other.employer),
  );
}

/** Whether two entries are one current job, shown as `position` and in `jobs`. */
function isTwin(a: Stay, b: Stay): boolean {
  if (a.job.member === b.job.member || !isSame(a.employer, b.employer)) return false;
  const [start, other] = [a.job.value['started_at'], b.job.value['started_at']];
  return !isAbsent(start) && start === other;
}

const flagged = (
  name: 'is_first_at_company' | 'is_last_at_company',
  check: (flag: boolean, stay: Stay, stays: readonly Stay[], now: number) => CheckResult,
) =>
  ofStays(name, (flag, stay, stays, { earliest }) =>
    typeof flag === 'boolean' ? check(flag, stay, stays, monthAt(earliest)) : undefined,
  );

/** Whether a job started later than another one at the company without a gap, after which a person may start anew. */
function follows(later: Stay, earlier: Stay): boolean {
  if (later.start === undefined || earlier.start === undefined) return false;
  if (earlier.start >= later.start || !isSame(earlier.employer, later.employer)) return false;
  return earlier.active || (earlier.end !== undefined && later.start <= earlier.end);
}

const notTrue = (other: Stay) =>
  `not true: ${other.job.at} at the same company started in ${monthText(other.start ?? 0)}`;

/** Judges of the durations and tenures of jobs, in months, and of the flags for the first and the last one (section 2.3). */
export const jobJudges = {
  'job.duration-nonneg': member('job', 'duration', notNegative('0 months or more')),
  'job.duration-matches-dates': matchesDates,
  'job.tenure-nonneg': member('job', 'company_tenure', notNegative('0 months or more')),
  'job.tenure-ge-duration': tenureCovers,
  'job.tenure-single-job': tenureOfSingleJob,
  // The flag is true for active jobs; only `position` is known to be active.
  'job.active-is-last': flagged('is_last_at_company', (flag, { active }) =>
    active ? flag || 'true: the job is active' : undefined,
  ),
  'job.first-earliest': flagged('is_first_at_company', (flag, stay, stays) => {
    const earlier = stays.find((other) => follows(stay, other));
    return earlier && (!flag || notTrue(earlier));
  }),
  'job.last-latest': flagged('is_last_at_company', (flag, stay, stays, thisMonth) => {
    const { end } = stay;
    // A job that ends this month may still be active, and then the flag is true whatever the other jobs are.
    if (end === undefined || end >= thisMonth) return undefined;
    const later = stays.find(
      (other) => follows(other, stay) && (other.active || (other.end !== undefined && other.end > end)),
    );
    return later && (!flag || notTrue(later));
  }),
} satisfies RecordJudges;
