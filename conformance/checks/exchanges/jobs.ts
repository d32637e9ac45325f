import { each, type RecordJudge, type Violation } from '../../scene/finding.js';
import { isAbsent, isArray, type Json } from '../../target/json.js';
import { areDifferent, careersIn, isSame, monthAt, type Stay } from './careers.js';
import { type AnswerTime, answerTime, monthText } from './dates.js';
import type { RecordJudges } from './judge.js';
import { type CheckResult, member, notNegative } from './members.js';

/**
 * Months may be counted from start to end, inclusive of the first, or by rounding days, which differ by one; a time zone may
 * move a date into another month, which makes it two.
 */
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
    return each(all, ({ stay, stays }): Violation | true | undefined => {
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

/** Judges a flag of each job, if it is a boolean. */
const flagged = (
  name: 'is_first_at_company' | 'is_last_at_company',
  check: (flag: boolean, stay: Stay, stays: readonly Stay[], now: number) => CheckResult,
) =>
  ofStays(name, (flag, stay, stays, { earliest }) =>
    typeof flag === 'boolean' ? check(flag, stay, stays, monthAt(earliest)) : undefined,
  );

/**
 * Whether a job started in a later month than another one at the company, without a gap between them. Whether a person who
 * comes back after a gap starts anew is open, so only such pairs show first and last under every reading.
 */
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
