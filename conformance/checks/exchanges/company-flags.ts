import type { RuleId } from '../../../generated/rules.js';
import { each, type RecordJudge } from '../../scene/finding.js';
import { answerTime } from './answer-time.js';
import { careersIn, monthAt, type Stay } from './careers.js';
import { monthText } from './dates.js';
import { isSame } from './employers.js';

/** Section 2.3: `is_last_at_company` is true for active jobs. Only `position` is known to be active. */
const activeIsLast: RecordJudge = (sight) => {
  const active = careersIn(sight).flatMap(({ stays }) => stays.filter((stay) => stay.active));
  return each(active, ({ job }) => {
    const flag = job.value['is_last_at_company'];
    if (typeof flag !== 'boolean') return undefined;
    return (
      flag || { at: `${job.at}.is_last_at_company`, expected: 'true: the job is active', received: flag }
    );
  });
};

/**
 * A job that another one at the company runs into without a gap, and that started in a later month. Whether a person who
 * comes back after a gap starts anew is open, so only such pairs tell first and last under every reading.
 */
function follows(later: Stay, earlier: Stay): boolean {
  if (later.start === undefined || earlier.start === undefined) return false;
  if (earlier.start >= later.start || !isSame(earlier.employer, later.employer)) return false;
  return earlier.active || (earlier.end !== undefined && later.start <= earlier.end);
}

/** Section 2.3: `is_first_at_company` is true for the first job at the company. */
const firstIsEarliest: RecordJudge = (sight) =>
  each(
    careersIn(sight).flatMap(({ stays }) => stays.map((stay) => ({ stay, stays }))),
    ({ stay, stays }) => {
      const flag = stay.job.value['is_first_at_company'];
      if (typeof flag !== 'boolean') return undefined;
      const earlier = stays.find((other) => follows(stay, other));
      if (!earlier) return undefined;
      if (!flag) return true;
      return {
        at: `${stay.job.at}.is_first_at_company`,
        expected: `not true: ${earlier.job.at} at the same company started in ${monthText(earlier.start ?? 0)}`,
        received: flag,
      };
    },
  );

/** Section 2.3: `is_last_at_company` is true for the last job at the company. */
const lastIsLatest: RecordJudge = (sight) => {
  const thisMonth = monthAt(answerTime(sight.exchange).earliest);
  return each(
    careersIn(sight).flatMap(({ stays }) => stays.map((stay) => ({ stay, stays }))),
    ({ stay, stays }) => {
      const flag = stay.job.value['is_last_at_company'];
      const { end } = stay;
      // A job that ends this month may still be active, and then the flag is true whatever else there is.
      if (typeof flag !== 'boolean' || end === undefined || end >= thisMonth) return undefined;
      const later = stays.find(
        (other) => follows(other, stay) && (other.active || (other.end !== undefined && other.end > end)),
      );
      if (!later) return undefined;
      if (!flag) return true;
      return {
        at: `${stay.job.at}.is_last_at_company`,
        expected: `not true: ${later.job.at} at the same company started in ${monthText(later.start ?? 0)}`,
        received: flag,
      };
    },
  );
};

/** Judges of what is told about the first and the last job at a company (section 2.3). */
export const companyFlagJudges = {
  'job.active-is-last': activeIsLast,
  'job.first-earliest': firstIsEarliest,
  'job.last-latest': lastIsLatest,
} satisfies Partial<Record<RuleId, RecordJudge>>;
