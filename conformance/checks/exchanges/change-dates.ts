import type { RuleId } from '../../../generated/rules.js';
import { each, type RecordJudge } from '../../scene/finding.js';
import { answerTime } from './answer-time.js';
import { dayNumber, readDate } from './dates.js';

const dayMs = 86_400_000;
/** Two dates of one event may be written in different zones, or one with a time and the other without. */
const slackDays = 1;

/** Section 2.1: the most recent date any field changed is not before that of one field. */
function notBefore(change: 'title_change_detected_at' | 'company_change_detected_at'): RecordJudge {
  return (sight) =>
    each(sight.records.person, ({ at, value }) => {
      const info = dayNumber(readDate(value['info_change_detected_at']));
      const other = dayNumber(readDate(value[change]));
      if (info === undefined || other === undefined) return undefined;
      if (info + slackDays >= other) return true;
      return {
        at: `${at}.info_change_detected_at`,
        expected: `not before ${change}, ${String(value[change])}`,
        received: value['info_change_detected_at'],
      };
    });
}

const pastDates = [
  'created_at',
  'info_change_detected_at',
  'title_change_detected_at',
  'company_change_detected_at',
] as const;

/** Section 2.1: a person was added, and a change was detected, in the past. */
const notFuture: RecordJudge = (sight) => {
  // A written day may lie in a zone ahead of UTC, and the clocks of both sides may differ: hence a day for each.
  const latest = answerTime(sight.exchange).latest + 2 * dayMs;
  const members = sight.records.person.flatMap(({ at, value }) =>
    pastDates.map((name) => ({ at, name, value: value[name] })),
  );
  return each(members, ({ at, name, value }) => {
    const date = readDate(value);
    if (!date) return undefined;
    if (Date.UTC(date.year, (date.month ?? 1) - 1, date.day ?? 1) <= latest) return true;
    const day = new Date(latest).toISOString().slice(0, 10);
    return { at: `${at}.${name}`, expected: `a past date, at the latest ${day}`, received: value };
  });
};

/** Judges of the dates on which a person was added and changes were detected (section 2.1). */
export const changeDateJudges = {
  'person.info-ge-title': notBefore('title_change_detected_at'),
  'person.info-ge-company': notBefore('company_change_detected_at'),
  'person.changes-not-future': notFuture,
} satisfies Partial<Record<RuleId, RecordJudge>>;
