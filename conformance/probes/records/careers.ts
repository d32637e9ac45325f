import { isDeepStrictEqual } from 'node:util';
import type { Readings } from '../../../generated/questions.js';
import { careersIn, employerOf, isSame, monthAt, type Stay } from '../../checks/exchanges/careers.js';
import { answerTime, monthNumber, readDate } from '../../checks/exchanges/dates.js';
import { isAbsent, isArray, isObject, type Json, type JsonObject } from '../../target/json.js';
import { itemsOf, numberIn } from '../../target/wire/members.js';
import { activePosition, companyOf, counts, isSameJob, jobsOf, type Shown } from './counts.js';

/** The most months between two jobs that still count together, by reading. */
const allowed = { 'gap-0-months': 0, 'gap-1-month': 1, 'gap-3-months': 3 } as const;

/** The readings of `duration` by kind: of ended jobs, and of active ones. */
const endedReadings: Durations = {
  'ended +0': ['months-between', 'rounded'],
  'ended +1': ['months-between-plus-one', 'stale'],
  ended: [],
};
const activeReadings: Durations = {
  'active +0, early in a month': ['months-between', 'rounded'],
  'active +1, early in a month': ['months-between-plus-one'],
  'active +0, late in a month': ['months-between'],
  'active +1, late in a month': ['months-between-plus-one', 'rounded'],
  'active -1': [],
  active: [],
};
type Durations = Readonly<Record<string, readonly Readings['record.duration'][]>>;

export const careers = {
  'record.jobs-order': counts(
    'record.jobs-order',
    ({ person }) => [person['jobs'], person['education']].flatMap((list) => orderOf(list) ?? []),
    ({ prevailing, share }) => {
      const readings = prevailing();
      // Two jobs are in some order by chance.
      return readings?.length === 0 && share('unordered') >= 0.2 ? 'unordered' : readings;
    },
  ),
  'record.position-in-jobs': counts('record.position-in-jobs', function* ({ person: { position, jobs } }) {
    if (!isObject(position) || companyOf(position['company']) === undefined) return;
    if (isAbsent(position['started_at']) || isAbsent(position['title'])) return;
    const same = itemsOf(jobs).filter((job) => isSameJob(job, position));
    if (same.length === 0) yield 'left-out';
    else if (same.some((job) => isDeepStrictEqual(present(job), present(position)))) yield 'included';
    else yield same.some((job) => isElsewhere(job, position)) ? 'differs' : 'otherwise';
  }),
  'record.multiple-active': counts(
    'record.multiple-active',
    (shown) => {
      const position = activePosition(shown.person);
      if (!position) return [];
      const isOther = ({ value }: { readonly value: JsonObject }) =>
        isAbsent(value['ended_at']) && value['is_last_at_company'] !== false && !isSameJob(value, position);
      return [jobsOf(shown).some(isOther) ? 'allowed' : 'one job'];
    },
    // If two of a hundred people have several, one run in 150 sees none among so many.
    ({ occasional }) => occasional('never', 250, ['allowed']),
  ),
  'record.position-status': counts(
    'record.position-status',
    function* ({ person: { position, employment_status: status } }) {
      yield isAbsent(status) ? 'without status' : 'with status';
      if (status !== 'retired' && status !== 'unemployed') return;
      if (!isObject(position)) yield 'strict';
      else yield isAbsent(position['ended_at']) ? 'not employed, active' : 'last-job-kept';
    },
    ({ units, share, prevailing }) => {
      const missing = share('without status');
      if (units.length < 60 || (missing > 0.03 && missing < 0.1)) return undefined;
      if (missing > 0.03) return missing < 0.35 ? 'missing-status' : [];
      return prevailing({ kinds: ['strict', 'last-job-kept'], least: 4, odd: 0.1 });
    },
  ),
  'record.email-pair': counts(
    'record.email-pair',
    ({ records }) =>
      records.job.flatMap(({ value: { email, email_status: status } }) => {
        if (isAbsent(email) !== isAbsent(status)) return [isAbsent(email) ? 'status-only' : 'email-only'];
        return isAbsent(email) ? [] : ['both'];
      }),
    // One job in four lacks an email or its status, if any does.
    ({ occasional }) => occasional('both-or-neither', 40, ['status-only', 'email-only']),
  ),
  'record.dirty-data': counts(
    'record.dirty-data',
    (shown) => {
      const jobs = jobsOf(shown);
      const isClean = ({ title, company }: JsonObject) =>
        !isAbsent(title) && isObject(company) && employerOf(company) !== undefined;
      // People with one job are ignored: current jobs may be better maintained.
      if (jobs.length < 2) return [];
      return [jobs.every(({ value }) => isClean(value)) ? 'clean' : 'on'];
    },
    // One job in twenty is without a title or a company, if any is, and people have about three jobs each.
    ({ occasional }) => occasional('off', 75, ['on']),
  ),
  'record.duration': counts('record.duration', durationsOf, ({ best, count }) => {
    const of = (readings: Durations) => {
      const kind = best({ kinds: Object.keys(readings), odd: 0.1 });
      return kind === undefined ? undefined : (readings[kind ?? ''] ?? []);
    };
    const [past, now] = [of(endedReadings), of(activeReadings)];
    if (past === undefined || now === undefined) return undefined;
    // A stale count is that of this month, or of one of the last two.
    if (now.length === 0 && past.includes('stale') && count('active') === 0) return 'stale';
    return past.filter((reading) => now.includes(reading));
  }),
  'record.duration-year-only': counts(
    'record.duration-year-only',
    ({ records }) => records.job.flatMap(({ value }) => yearOnly(value) ?? []),
    // If no job has a duration, jobs with such a date have none either.
    ({ prevailing, count }) =>
      count('with months') < 10
        ? undefined
        : prevailing({ kinds: ['from-january-1', 'omitted', 'a year'], least: 8, odd: 0.1 }),
  ),
  'record.contiguous-gap': counts('record.contiguous-gap', gapsOf, ({ count }) => {
    const known = [0, 1, 3, 4].flatMap((months) => {
      const [together, apart] = [count(`${months} together`), count(`${months} apart`)];
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

function orderOf(list: Json | undefined): string | undefined {
  const starts = itemsOf(isArray(list) ? list : []).map((one) => monthNumber(readDate(one['started_at'])));
  const steps = starts
    .slice(1)
    .map((start, at) => Math.sign((start ?? Number.NaN) - (starts[at] ?? Number.NaN)));
  const turns = new Set(steps.filter((step) => step !== 0));
  if (steps.some(Number.isNaN) || turns.size === 0) return undefined;
  if (turns.size > 1) return 'unordered';
  return turns.has(-1) ? 'newest-first' : 'oldest-first';
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
  for (const stays of careersIn({ exchange, whole: true, records })) {
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

function yearOnly(job: JsonObject): string | undefined {
  const { duration, company_tenure: tenure } = job;
  const [start, end] = [monthNumber(readDate(job['started_at'])), monthNumber(readDate(job['ended_at']))];
  if (start === undefined || end === undefined || end < start) return undefined;
  if (job['started_at_year_only'] !== true && job['ended_at_year_only'] !== true)
    return typeof duration === 'number' && typeof tenure === 'number' ? 'with months' : undefined;
  if (isAbsent(duration) && isAbsent(tenure)) return 'omitted';
  const over = typeof duration === 'number' ? duration - (end - start) : Number.NaN;
  return over === 0 || over === 1 ? 'from-january-1' : 'a year';
}

/** Shorter jobs do not show whether they were added. */
const shortest = 4;

/** Returns for each company with two jobs the months between them, and whether they count together. */
function* gapsOf({ exchange, records }: Shown): Iterable<string> {
  for (const stays of careersIn({ exchange, whole: true, records })) {
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

const isTwin = ({ job }: Stay, stays: readonly Stay[]): boolean =>
  job.member === 'jobs' &&
  stays.some(({ job: other }) => other.member === 'position' && isSameJob(other.value, job.value));
