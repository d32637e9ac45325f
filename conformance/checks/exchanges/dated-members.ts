import type { RuleId } from '../../../generated/rules.js';
import { each, type RecordJudge, type Violation } from '../../scene/finding.js';
import type { Located, RecordView } from '../../view/record-view.js';
import { readDate, type WrittenDate } from './dates.js';

type Dated = 'started_at' | 'ended_at';
type Check = (date: WrittenDate, holder: Located) => true | string | undefined;

/** Section 2.2, 2.3: always the 1st day of a month; a text that names no day shows none. */
const firstDay: Check = ({ day }) => (day === undefined ? undefined : day === 1 || 'the 1st day of a month');

/** Section 2.2, 2.3: always at 00:00; a date without a time says nothing about it. */
const midnight: Check = ({ time }) =>
  time === undefined ? undefined : /^00:00(:00([.,]0+)?)?$/.test(time) || 'the time 00:00';

/** Section 2.3: when the date stands for a year only, it is Jan 1. */
const january1 =
  (property: Dated): Check =>
  ({ month, day }, { value }) => {
    if (value[`${property}_year_only`] !== true || month === undefined) return undefined;
    return (month === 1 && (day === undefined || day === 1)) || 'Jan 1, because only the year counts';
  };

function dated(record: 'job' | 'education', property: Dated, check: Check): RecordJudge {
  return (sight: RecordView) =>
    each(sight.records[record], (holder): Violation | true | undefined => {
      const date = readDate(holder.value[property]);
      const seen = date && check(date, holder);
      if (typeof seen !== 'string') return seen;
      const at = `${holder.at}.${property}`;
      return { at, expected: `${property} is ${seen}`, received: holder.value[property] };
    });
}

/** Judges of the dates that are always the 1st day of a month at 00:00. */
export const datedMemberJudges = {
  'education.started_at-first-day': dated('education', 'started_at', firstDay),
  'education.started_at-midnight': dated('education', 'started_at', midnight),
  'education.ended_at-first-day': dated('education', 'ended_at', firstDay),
  'education.ended_at-midnight': dated('education', 'ended_at', midnight),
  'job.started_at-first-day': dated('job', 'started_at', firstDay),
  'job.started_at-midnight': dated('job', 'started_at', midnight),
  'job.started_at-year-only-jan1': dated('job', 'started_at', january1('started_at')),
  'job.ended_at-first-day': dated('job', 'ended_at', firstDay),
  'job.ended_at-midnight': dated('job', 'ended_at', midnight),
  'job.ended_at-year-only-jan1': dated('job', 'ended_at', january1('ended_at')),
} satisfies Partial<Record<RuleId, RecordJudge>>;
