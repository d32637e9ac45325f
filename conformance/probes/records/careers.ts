import { isDeepStrictEqual } from 'node:util';
import type { Readings } from '../../../generated/questions.js';
import { careersIn, employerOf, isSame, monthAt, type Stay } from '../../checks/exchanges/careers.js';
import { answerTime, monthNumber, readDate } from '../../checks/exchanges/dates.js';
import { isAbsent, isArray, isObject, type Json, type JsonObject } from '../../target/json.js';
import { itemsOf, numberIn } from '../../target/wire/members.js';
import {
  activePosition,
  companyOf,
  counts,
  isSameJob,
  jobsOf,
  occasional,
  prevailing,
  type Shown,
} from './counts.js';

/** The most months between two jobs that still count together, by reading. */
const allowed = { 'gap-0-months': 0, 'gap-1-month': 1, 'gap-3-months': 3 } as const;

/** Probes of which jobs a person has, in which order, and of how their months are counted. */
export const careers = {
  'record.jobs-order': counts(
    'jobs and education by start',
    ({ person }) => [person['jobs'], person['education']].flatMap((list) => orderOf(list) ?? []),
    (tally) => {
      const orders = {
        'latest first': 'newest-first',
        'earliest first': 'oldest-first',
        neither: 'unordered',
      } as const;
      const readings = prevailing(tally, orders);
      // Two jobs are in some order by chance.
      return readings?.length === 0 && tally.share('neither') >= 0.2 ? 'unordered' : readings;
    },
  ),
  'record.position-in-jobs': counts(
    'people by what `jobs` has of `position`',
    function* ({ person: { position, jobs } }) {
      if (!isObject(position) || companyOf(position['company']) === undefined) return;
      if (isAbsent(position['started_at']) || isAbsent(position['title'])) return;
      const same = itemsOf(jobs).filter((job) => isSameJob(job, position));
      if (same.length === 0) yield 'nothing';
      else if (same.some((job) => isDeepStrictEqual(present(job), present(position)))) yield 'the same';
      else yield same.some((job) => isElsewhere(job, position)) ? 'the same elsewhere' : 'one that differs';
    },
    (tally) =>
      prevailing(tally, {
        'the same': 'included',
        nothing: 'left-out',
        'the same elsewhere': 'differs',
        'one that differs': [],
      }),
  ),
  'record.multiple-active': counts(
    'people by active jobs',
    (shown) => {
      const position = activePosition(shown.person);
      if (!position) return [];
      const isOther = ({ value }: { readonly value: JsonObject }) =>
        isAbsent(value['ended_at']) && value['is_last_at_company'] !== false && !isSameJob(value, position);
      return [jobsOf(shown).some(isOther) ? 'several' : 'one'];
    },
    // If two of a hundred people have several, one run in 150 sees none among so many.
    (tally) => occasional(tally, { several: 'allowed' }, 'never', 250),
  ),
  'record.position-status': counts(
    'people by `employment_status`',
    function* (shown) {
      const { position, employment_status: status } = shown.person;
      yield isAbsent(status) ? 'without it' : 'with it';
      if (status !== 'retired' && status !== 'unemployed') return;
      if (isObject(position))
        yield isAbsent(position['ended_at']) ? 'not employed, active' : 'not employed, ended';
      else yield 'not employed, without a position';
    },
    (tally) => {
      const missing = tally.share('without it');
      if (tally.units.length < 60 || (missing > 0.03 && missing < 0.1)) return undefined;
      if (missing > 0.03) return missing < 0.35 ? 'missing-status' : [];
      const kinds = {
        'not employed, without a position': 'strict',
        'not employed, ended': 'last-job-kept',
      } as const;
      return prevailing(tally, kinds, 4, 0.1);
    },
  ),
  'record.email-pair': counts(
    'people by jobs',
    ({ records }) =>
      records.job.flatMap(({ value }) => {
        const has = ['email', 'email_status'].filter((name) => !isAbsent(value[name]));
        return has.length === 0 ? [] : [`with ${has.join(' and ')}`];
      }),
    // One job in four lacks an email or its status, if any does.
    (tally) =>
      occasional(
        tally,
        { 'with email_status': 'status-only', 'with email': 'email-only' },
        'both-or-neither',
        40,
      ),
  ),
  'record.dirty-data': counts(
    'people by titles and companies',
    (shown) => {
      const jobs = jobsOf(shown);
      const isClean = ({ title, company }: JsonObject) =>
        !isAbsent(title) && isObject(company) && employerOf(company) !== undefined;
      // People with one job are ignored: current jobs may be better maintained.
      if (jobs.length < 2) return [];
      return [jobs.every(({ value }) => isClean(value)) ? 'in every job' : 'not in every job'];
    },
    // One job in twenty is without a title or a company, if any is, and people have about three jobs each.
    (tally) => occasional(tally, { 'not in every job': 'on' }, 'off', 75),
  ),
  'record.duration': counts('people by `duration` of jobs', durationsOf, (tally) => {
    const past = prevailing(
      tally,
      {
        'ended +0': ['months-between', 'rounded'],
        'ended +1': ['months-between-plus-one', 'stale'],
        ended: [],
      },
      10,
      0.1,
    );
    const now = prevailing<Readings['record.duration']>(
      tally,
      {
        'active +0, early in a month': ['months-between', 'rounded'],
        'active +1, early in a month': ['months-between-plus-one'],
        'active +0, late in a month': ['months-between'],
        'active +1, late in a month': ['months-between-plus-one', 'rounded'],
        'active -1': [],
        active: [],
      },
      10,
      0.1,
    );
    if (past === undefined || now === undefined) return undefined;
    // A stale count is that of this month, or of one of the last two.
    if (now.length === 0 && past.includes('stale') && tally.count('active') === 0) return 'stale';
    return [past].flat().filter((reading) => now.includes(reading));
  }),
  'record.duration-year-only': counts(
    'people by `duration` of ended jobs',
    ({ records }) => records.job.flatMap(({ value }) => yearOnly(value) ?? []),
    (tally) => {
      // If no job has a duration, jobs with such a date have none either.
      if (tally.count('with months') < 10) return undefined;
      const kinds = {
        'a year, counted': 'from-january-1',
        'a year, left out': 'omitted',
        'a year': [],
      } as const;
      return prevailing(tally, kinds, 8, 0.1);
    },
  ),
  'record.contiguous-gap': counts('people by two jobs at one company', gapsOf, (tally) => {
    const known = [0, 1, 3, 4].flatMap((months) => {
      const [together, apart] = [tally.count(`${months} together`), tally.count(`${months} apart`)];
      const [most, least] = [Math.max(together, apart), Math.min(together, apart)];
      return most >= 2 && most >= 4 * least ? [{ months, isTogether: together > apart }] : [];
    });
    const readings = ['gap-0-months', 'gap-1-month', 'gap-3-months'] as const;
    if (known.length === 0) return undefined;
    return readings.filter((each) =>
      known.every(({ months, isTogether }) => allowed[each] >= months === isTogether),
    );
  }),
};

/** Undefined if there is nothing to order, or a start is unknown. */
function orderOf(list: Json | undefined): string | undefined {
  const starts = itemsOf(isArray(list) ? list : []).map((one) => monthNumber(readDate(one['started_at'])));
  const steps = starts
    .slice(1)
    .map((start, at) => Math.sign((start ?? Number.NaN) - (starts[at] ?? Number.NaN)));
  const turns = new Set(steps.filter((step) => step !== 0));
  if (steps.some(Number.isNaN) || turns.size === 0) return undefined;
  if (turns.size > 1) return 'neither';
  return turns.has(-1) ? 'latest first' : 'earliest first';
}

const moved = ['location', 'location_details', 'email', 'email_status'];

/** Whether only the location, its details and the email differ. */
const isElsewhere = (job: JsonObject, position: JsonObject): boolean =>
  job['location'] !== position['location'] &&
  isAbsent(job['email']) &&
  isAbsent(job['email_status']) &&
  isDeepStrictEqual(present(job, moved), present(position, moved));

/** Returns the members with a value, however others are left out. */
const present = (job: JsonObject, without: readonly string[] = []): JsonObject =>
  Object.fromEntries(
    Object.entries(job).filter(([name, value]) => !isAbsent(value) && !without.includes(name)),
  );

/** Returns by how much the months of jobs exceed those between their dates: a count of rounded days depends on today. */
function* durationsOf({ exchange, records }: Shown): Iterable<string> {
  const now = answerTime(exchange).latest;
  const today = new Date(now).getUTCDate();
  for (const { stays } of careersIn({ exchange, whole: true, records })) {
    for (const { job, start, end, active } of stays) {
      const months = job.value['duration'];
      if (typeof months !== 'number' || start === undefined) continue;
      const over = months - ((end ?? monthAt(now)) - start);
      if (end !== undefined && end >= start) yield over === 0 || over === 1 ? `ended +${over}` : 'ended';
      // A stale count of a job that has just begun is never below 0. In the middle of a month, rounding may go either way.
      if (!active || end !== undefined || monthAt(now) - start < 6 || (today > 13 && today < 19)) continue;
      if (over === -1) yield 'active -1';
      else if (over !== 0 && over !== 1) yield 'active';
      else yield `active +${over}, ${today < 14 ? 'early' : 'late'} in a month`;
    }
  }
}

/** Undefined if dates or members are missing. */
function yearOnly(job: JsonObject): string | undefined {
  const { duration, company_tenure: tenure } = job;
  const [start, end] = [monthNumber(readDate(job['started_at'])), monthNumber(readDate(job['ended_at']))];
  if (start === undefined || end === undefined || end < start) return undefined;
  if (job['started_at_year_only'] !== true && job['ended_at_year_only'] !== true)
    return typeof duration === 'number' && typeof tenure === 'number' ? 'with months' : undefined;
  if (isAbsent(duration) && isAbsent(tenure)) return 'a year, left out';
  const over = typeof duration === 'number' ? duration - (end - start) : Number.NaN;
  return over === 0 || over === 1 ? 'a year, counted' : 'a year';
}

/** Shorter jobs do not show whether they were added. */
const shortest = 4;

/** Returns for each company with two jobs the months between them, and whether they count together. */
function* gapsOf({ exchange, records }: Shown): Iterable<string> {
  for (const { stays } of careersIn({ exchange, whole: true, records })) {
    const own = stays.filter((stay) => !isTwin(stay, stays));
    for (const first of own) {
      const [other, ...more] = own.filter((each) => each !== first && isSame(each.employer, first.employer));
      if (other?.start === undefined || first.end === undefined || more.length > 0) continue;
      const [a, b, tenure] = [
        numberIn(first.job.value, 'duration') ?? 0,
        numberIn(other.job.value, 'duration') ?? 0,
        numberIn(first.job.value, 'company_tenure') ?? Number.NaN,
      ];
      if (a < shortest || b < shortest || (first.start ?? 0) > other.start) continue;
      const gap = other.start - first.end;
      const months = gap <= 1 ? Math.max(0, gap) : gap <= 3 ? 3 : 4;
      if (Math.abs(tenure - a) <= 1) yield `${months} apart`;
      else if (tenure >= a + b - 1) yield `${months} together`;
    }
  }
}

/** Whether a job is `position` once more. */
const isTwin = ({ job }: Stay, stays: readonly Stay[]): boolean =>
  job.member === 'jobs' &&
  stays.some(({ job: other }) => other.member === 'position' && isSameJob(other.value, job.value));
