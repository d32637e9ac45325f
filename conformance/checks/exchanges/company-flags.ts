import { each, type RecordJudge, type Violation } from '../../scene/finding.js';
import { answerTime } from './answer-time.js';
import { careersIn, monthAt, type Stay } from './careers.js';
import { monthText } from './dates.js';
import { isSame } from './employers.js';
import type { RecordJudges } from './judge.js';

type Flag = 'is_first_at_company' | 'is_last_at_company';

/** What a flag says that is a boolean, and the other jobs of the person. */
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
      const said = typeof flag === 'boolean' ? check(flag, stay, stays, thisMonth) : undefined;
      return typeof said === 'string' ? { at: `${at}.${name}`, expected: said, received: flag } : said;
    });
  };
}

/**
 * A job that another one at the company runs into without a gap, and that started in a later month. Whether a person who
 * comes back after a gap starts anew is open, so only such pairs tell first and last under every reading.
 */
function follows(later: Stay, earlier: Stay): boolean {
  if (later.start === undefined || earlier.start === undefined) return false;
  if (earlier.start >= later.start || !isSame(earlier.employer, later.employer)) return false;
  return earlier.active || (earlier.end !== undefined && later.start <= earlier.end);
}

const notTrue = (other: Stay) =>
  `not true: ${other.job.at} at the same company started in ${monthText(other.start ?? 0)}`;

/** Assumed: the flag counts only where every listed job at the company has it. */
const firstExists: RecordJudge = (view) =>
  each(
    careersIn(view).flatMap(({ stays }) => byEmployer(stays)),
    (stays) => {
      const flags = stays.map(({ job }) => job.value['is_first_at_company']);
      if (!flags.every((flag) => typeof flag === 'boolean')) return undefined;
      if (flags.includes(true)) return true;
      const at = `${stays[0]?.job.at}.is_first_at_company`;
      return { at, expected: 'true for one job at the company', received: false };
    },
  );

function byEmployer(stays: readonly Stay[]): Stay[][] {
  const groups: Stay[][] = [];
  for (const stay of stays.filter(({ employer }) => employer !== undefined)) {
    const group = groups.find(([first]) => isSame(first?.employer, stay.employer));
    if (group) group.push(stay);
    else groups.push([stay]);
  }
  return groups;
}

/** Judges of what is told about the first and the last job at a company (section 2.3). */
export const companyFlagJudges = {
  // True for active jobs. Only `position` is known to be active.
  'job.active-is-last': flagged('is_last_at_company', (flag, { active }) =>
    active ? flag || 'true: the job is active' : undefined,
  ),
  'job.first-earliest': flagged('is_first_at_company', (flag, stay, stays) => {
    const earlier = stays.find((other) => follows(stay, other));
    return earlier && (!flag || notTrue(earlier));
  }),
  'job.last-latest': flagged('is_last_at_company', (flag, stay, stays, thisMonth) => {
    const { end } = stay;
    // A job that ends this month may still be active, and then the flag is true whatever else there is.
    if (end === undefined || end >= thisMonth) return undefined;
    const later = stays.find(
      (other) => follows(other, stay) && (other.active || (other.end !== undefined && other.end > end)),
    );
    return later && (!flag || notTrue(later));
  }),
  'job.first-exists': firstExists,
} satisfies RecordJudges;
