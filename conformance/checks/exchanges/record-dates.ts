import { each, type RecordJudge } from '../../scene/finding.js';
import type { JsonObject } from '../../target/json.js';
import { answerTime } from './answer-time.js';
import { dayNumber, readDate, type WrittenDate } from './dates.js';
import type { RecordJudges } from './judge.js';
import { type CheckResult, member, type RecordKind } from './members.js';

type Dated = 'started_at' | 'ended_at';

const dayMs = 86_400_000;
/** Two dates of one event may be in different time zones, or only one may have a time. */
const slackDays = 1;

/** Judges a date of each record of a kind, wherever it is a valid one. */
const dated = (
  kind: RecordKind,
  name: string,
  check: (date: WrittenDate, record: JsonObject) => CheckResult,
) =>
  member(kind, name, (written, { value }) => {
    const date = readDate(written);
    return date && check(date, value);
  });

/** Sections 2.2 and 2.3: a date is always the 1st day of a month. Dates without a day are not judged. */
const firstDay = (kind: RecordKind, name: Dated) =>
  dated(kind, name, ({ day }) =>
    day === undefined ? undefined : day === 1 || `${name} is the 1st day of a month`,
  );

/** Sections 2.2 and 2.3: the time is always 00:00. Dates without a time are not judged. */
const midnight = (kind: RecordKind, name: Dated) =>
  dated(kind, name, ({ time }) =>
    time === undefined ? undefined : /^00:00(:00([.,]0+)?)?$/.test(time) || `${name} is the time 00:00`,
  );

/** Section 2.3: a date of which only the year counts is Jan 1. */
const january1 = (name: Dated) =>
  dated('job', name, ({ month, day }, job) => {
    if (job[`${name}_year_only`] !== true || month === undefined) return undefined;
    const isFirst = month === 1 && (day === undefined || day === 1);
    return isFirst || `${name} is Jan 1, because only the year counts`;
  });

/** Section 2.1: the date of the latest change of any field is not before that of one field. */
const notBefore = (change: 'title_change_detected_at' | 'company_change_detected_at') =>
  dated('person', 'info_change_detected_at', (date, person) => {
    const [info, other] = [dayNumber(date), dayNumber(readDate(person[change]))];
    if (info === undefined || other === undefined) return undefined;
    return info + slackDays >= other || `not before ${change}, ${String(person[change])}`;
  });

const pastDates = [
  'created_at',
  'info_change_detected_at',
  'title_change_detected_at',
  'company_change_detected_at',
] as const;

/** Section 2.1: the dates on which a person was added and changes were detected are in the past. */
const notFuture: RecordJudge = (view) => {
  // Allows one day for a time zone ahead of UTC, and one for a difference of the clocks.
  const latest = answerTime(view.exchange).latest + 2 * dayMs;
  const members = view.records.person.flatMap(({ at, value }) =>
    pastDates.map((name) => ({ at: `${at}.${name}`, value: value[name] })),
  );
  return each(members, ({ at, value }) => {
    const date = readDate(value);
    if (!date) return undefined;
    if (Date.UTC(date.year, (date.month ?? 1) - 1, date.day ?? 1) <= latest) return true;
    const day = new Date(latest).toISOString().slice(0, 10);
    return { at, expected: `a past date, at the latest ${day}`, received: value };
  });
};

/** Judges of the dates of jobs, of education and of changes (sections 2.1 to 2.3). */
export const recordDateJudges = {
  'education.started_at-first-day': firstDay('education', 'started_at'),
  'education.started_at-midnight': midnight('education', 'started_at'),
  'education.ended_at-first-day': firstDay('education', 'ended_at'),
  'education.ended_at-midnight': midnight('education', 'ended_at'),
  'job.started_at-first-day': firstDay('job', 'started_at'),
  'job.started_at-midnight': midnight('job', 'started_at'),
  'job.started_at-year-only-jan1': january1('started_at'),
  'job.ended_at-first-day': firstDay('job', 'ended_at'),
  'job.ended_at-midnight': midnight('job', 'ended_at'),
  'job.ended_at-year-only-jan1': january1('ended_at'),
  'person.info-ge-title': notBefore('title_change_detected_at'),
  'person.info-ge-company': notBefore('company_change_detected_at'),
  'person.changes-not-future': notFuture,
} satisfies RecordJudges;
