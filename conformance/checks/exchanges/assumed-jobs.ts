import type { RuleId } from '../../../generated/rules.js';
import { each, type RecordJudge } from '../../scene/finding.js';
import { isAbsent, type JsonObject } from '../../target/json.js';
import { careersIn, type Stay } from './careers.js';
import { monthNumber, readDate } from './dates.js';
import { fold, isSame } from './employers.js';
import { excerpt } from './excerpt.js';

/** Not after its end, by written months; by years where only the year counts or is written. */
function startBeforeEnd(record: 'job' | 'education'): RecordJudge {
  return (sight) =>
    each(sight.records[record], ({ at, value }) => {
      const [start, end] = [readDate(value['started_at']), readDate(value['ended_at'])];
      if (!start || !end) return undefined;
      const [from, to] = [monthNumber(start), monthNumber(end)];
      const byMonth = from !== undefined && to !== undefined && !isYearOnly(value);
      if (byMonth ? from <= to : start.year <= end.year) return true;
      const expected = `not after ended_at, ${String(value['ended_at'])}`;
      return { at: `${at}.started_at`, expected, received: value['started_at'] };
    });
}

function isYearOnly(value: JsonObject): boolean {
  return value['started_at_year_only'] === true || value['ended_at_year_only'] === true;
}

function needsDate(property: 'started_at' | 'ended_at'): RecordJudge {
  return (sight) =>
    each(sight.whole ? sight.records.job : [], ({ at, value }) => {
      if (value[`${property}_year_only`] !== true) return undefined;
      const expected = `a date, because ${property}_year_only is true`;
      return !isAbsent(value[property]) || { at: `${at}.${property}`, expected, received: value[property] };
    });
}

/** The flag counts only where every listed job at the company has it. */
const firstExists: RecordJudge = (sight) =>
  each(
    careersIn(sight).flatMap(({ stays }) => byEmployer(stays)),
    (stays) => {
      const flags = stays.map(({ job }) => job.value['is_first_at_company']);
      if (!flags.every((flag) => typeof flag === 'boolean')) return undefined;
      if (flags.includes(true)) return true;
      const [first] = stays;
      return {
        at: `${first?.job.at}.is_first_at_company`,
        expected: 'true for one job at the company',
        received: false,
      };
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

const statusWithEmail: RecordJudge = (sight) =>
  each(sight.whole ? sight.records.job : [], ({ at, value }) => {
    if (isAbsent(value['email_status'])) return undefined;
    return (
      !isAbsent(value['email']) || {
        at: `${at}.email`,
        expected: 'the email that email_status is about',
        received: value['email'],
      }
    );
  });

const domainShape: RecordJudge = (sight) =>
  each(sight.records.company, ({ at, value }) => {
    const domain = value['domain'];
    if (typeof domain !== 'string' || domain === '') return undefined;
    return (
      !/[/@\s:]/.test(domain) || { at: `${at}.domain`, expected: 'a bare domain', received: excerpt(domain) }
    );
  });

const rawIsInput: RecordJudge = (sight) =>
  each(sight.records.locdet, ({ at, value, holder }) => {
    const [raw, location] = [value['raw'], holder['location']];
    if (typeof raw !== 'string' || typeof location !== 'string' || raw === '' || location === '')
      return undefined;
    return (
      raw === location ||
      fold(raw) === fold(location) || {
        at: `${at}.raw`,
        expected: `the location, ${location}`,
        received: excerpt(raw),
      }
    );
  });

/** Assumed properties of jobs, education, companies and locations (sections 2.2 to 2.6). */
export const assumedJobJudges = {
  'education.order': startBeforeEnd('education'),
  'job.start-before-end': startBeforeEnd('job'),
  'job.started_at-year-only-needs-date': needsDate('started_at'),
  'job.ended_at-year-only-needs-date': needsDate('ended_at'),
  'job.first-exists': firstExists,
  'job.email-status-with-email': statusWithEmail,
  'company.domain-shape': domainShape,
  'locdet.raw-is-input': rawIsInput,
} satisfies Partial<Record<RuleId, RecordJudge>>;
