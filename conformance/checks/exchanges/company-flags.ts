import { each, type RecordJudge, type Violation } from '../../scene/finding.js';
import { answerTime } from './answer-time.js';
import { careersIn, monthAt, type Stay } from './careers.js';
import { monthText } from './dates.js';
import { isSame } from './employers.js';
import type { RecordJudges } from './judge.js';

type Flag = 'is_first_at_company' | 'is_last_at_company';

/** Judges a flag of each job, if it is a boolean, against the other jobs of the person. */
function flagged(
  name: Flag,
  check: (flag: boolean, stay: Stay, stays: readonly Stay[], now: number) => true | string | undefined,
): RecordJudge {
  return (view) => {
    const thisMonth = monthAt(answerTime(view.exchange).earliest);
    const all = careersIn(view).flatMap(({ stays }) => stays.map((stay) => ({ stay, stays })));
    return each(all, ({ stay, stays }): Violation | true | undefined => {
      const { at, value } = stay.job;
      const flag = value[name];
      const result = typeof flag === 'boolean' ? check(flag, stay, stays, thisMonth) : undefined;
      return typeof result === 'string' ? { at: `${at}.${name}`, expected: result, received: flag } : result;
    });
  };
}

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

/** Judges of the flags for the first and the last job at a company (section 2.3). */
export const companyFlagJudges = {
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
