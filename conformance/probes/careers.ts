import { isDeepStrictEqual } from 'node:util';
import { careersIn, employerOf, isSame, monthAt, type Stay } from '../checks/exchanges/careers.js';
import { answerTime, monthNumber, readDate } from '../view/record-view.js';
import * as p from './probe.js';
import { activePosition, companyOf, counts, isSameJob, jobsOf, type Shown } from './values.js';

/** How the months of a job exceed those between its dates, and the readings that count so. */
const durations: Readonly<Record<string, readonly p.Readings['record.duration'][]>> = {
  'ended +0': ['months-between', 'rounded'],
  'ended +1': ['months-between-plus-one', 'stale'],
  'active -1': ['stale'],
  'active +0, early in a month': ['months-between', 'rounded', 'stale'],
  'active +1, early in a month': ['months-between-plus-one', 'stale'],
  'active +0, late in a month': ['months-between', 'stale'],
  'active +1, late in a month': ['months-between-plus-one', 'rounded', 'stale'],
};

export const careers = {
  'record.jobs-order': counts(
    // Two jobs are in some order by chance.
    { sometimes: ['unordered'] },
    ({ person }) => [person['jobs'], person['education']].flatMap((list) => orderOf(list) ?? []),
  ),
  'record.position-in-jobs': counts({}, function* ({ person: { position, jobs } }) {
    if (!p.isObject(position) || companyOf(position['company']) === undefined) return;
    if (p.isAbsent(position['started_at']) || p.isAbsent(position['title'])) return;
    const same = p.itemsOf(jobs).filter((job) => isSameJob(job, position));
    if (same.length === 0) yield 'left-out';
    else if (same.some((job) => isDeepStrictEqual(present(job), present(position)))) yield 'included';
    else yield same.some((job) => isElsewhere(job, position)) ? 'differs' : 'otherwise';
  }),
  // If two of a hundred people have several, one run in 150 sees none among so many.
  'record.multiple-active': counts({ sometimes: ['allowed'], odd: 0, enough: 250 }, (shown) => {
    const position = activePosition(shown.person);
    if (!position) return [];
    const isOther = ({ value }: { readonly value: p.JsonObject }) =>
      p.isAbsent(value['ended_at']) && value['is_last_at_company'] !== false && !isSameJob(value, position);
    return [jobsOf(shown).some(isOther) ? 'allowed' : 'never'];
  }),
  'record.position-status': counts(
    { sometimes: ['missing-status'], least: 5 },
    function* ({ person: { position, employment_status: status } }) {
      if (p.isAbsent(status)) yield 'missing-status';
      if (status !== 'retired' && status !== 'unemployed') return;
      if (!p.isObject(position)) yield 'strict';
      else yield p.isAbsent(position['ended_at']) ? 'not employed, active' : 'last-job-kept';
    },
  ),
  // One job in four lacks an email or its status, if any does.
  'record.email-pair': counts(
    { sometimes: ['status-only', 'email-only'], odd: 0, enough: 40 },
    ({ records }) =>
      records.job.flatMap(({ value: { email, email_status: status } }) => {
        if (p.isAbsent(email) !== p.isAbsent(status))
          return [p.isAbsent(email) ? 'status-only' : 'email-only'];
        return p.isAbsent(email) ? [] : ['both-or-neither'];
      }),
  ),
  // One job in twenty is without a title or a company, if any is, and people have about three jobs each.
  'record.dirty-data': counts({ sometimes: ['on'], odd: 0, enough: 75 }, (shown) => {
    const jobs = jobsOf(shown);
    const isClean = ({ title, company }: p.JsonObject) =>
      !p.isAbsent(title) && p.isObject(company) && employerOf(company) !== undefined;
    // People with one job are ignored: current jobs may be better maintained.
    if (jobs.length < 2) return [];
    return [jobs.every(({ value }) => isClean(value)) ? 'off' : 'on'];
  }),
  // A stale count is that of this month, or of one of the last two.
  'record.duration': counts(
    { fits: durations, sometimes: ['months-between', 'rounded', 'stale'], enough: 40 },
    durationsOf,
  ),
  'record.duration-year-only': counts({}, ({ records }) => {
    const shown = records.job.flatMap(({ value }) => yearOnly(value) ?? []);
    // If no job has a duration, jobs with such a date have none either.
    return shown.includes('with months') ? shown.filter((kind) => kind !== 'with months') : [];
  }),
  'record.contiguous-gap': counts(
    {
      fits: {
        '1 together': ['gap-1-month', 'gap-3-months'],
        '1 apart': ['gap-0-months'],
        '3 together': ['gap-3-months'],
        '3 apart': ['gap-0-months', 'gap-1-month'],
      },
      least: 2,
      odd: undefined,
    },
    gapsOf,
  ),
};

function orderOf(list: p.Json | undefined): string | undefined {
  const all = p.itemsOf(p.isArray(list) ? list : []);
  const starts = all.map((one) => monthNumber(readDate(one['started_at'])));
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
const isElsewhere = (job: p.JsonObject, position: p.JsonObject): boolean =>
  job['location'] !== position['location'] &&
  p.isAbsent(job['email']) &&
  p.isAbsent(job['email_status']) &&
  isDeepStrictEqual(present(job, moved), present(position, moved));

/** Returns the members with a value, however others are left out. */
const present = (job: p.JsonObject, without: readonly string[] = []): p.JsonObject =>
  Object.fromEntries(
    Object.entries(job).filter(([name, value]) => !p.isAbsent(value) && !without.includes(name)),
  );

/** Returns by how much the months of jobs exceed those between their dates: a count of rounded days depends on today. */
function* durationsOf({ exchange, records }: Shown): Iterable<string> {
  const now = answerTime(exchange).latest;
  const today = new Date(now).getUTCDate();
  for (const stays of careersIn({ exchange, plain: true, records })) {
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

function yearOnly(job: p.JsonObject): string | undefined {
  const { duration, company_tenure: tenure } = job;
  const [start, end] = [monthNumber(readDate(job['started_at'])), monthNumber(readDate(job['ended_at']))];
  if (start === undefined || end === undefined || end < start) return undefined;
  if (job['started_at_year_only'] !== true && job['ended_at_year_only'] !== true)
    return typeof duration === 'number' && typeof tenure === 'number' ? 'with months' : undefined;
  if (p.isAbsent(duration) && p.isAbsent(tenure)) return 'omitted';
  const over = typeof duration === 'number' ? duration - (end - start) : Number.NaN;
  return over === 0 || over === 1 ? 'from-january-1' : 'a year';
}

const shortest = 4;

/** Returns for each company with two jobs a few months apart whether they count together. */
function* gapsOf({ exchange, records }: Shown): Iterable<string> {
  for (const stays of careersIn({ exchange, plain: true, records })) {
    const own = stays.filter((stay) => !isTwin(stay, stays));
    for (const first of own) {
      const [other, ...more] = own.filter((each) => each !== first && isSame(each.employer, first.employer));
      if (other?.start === undefined || first.end === undefined || more.length > 0) continue;
      const [a, b, tenure] = [
        p.numberIn(first.job.value, 'duration') ?? 0,
        p.numberIn(other.job.value, 'duration') ?? 0,
        p.numberIn(first.job.value, 'company_tenure') ?? Number.NaN,
      ];
      if (a < shortest || b < shortest || (first.start ?? 0) > other.start) continue;
      const gap = other.start - first.end;
      if (gap < 1 || gap > 3) continue;
      const months = gap === 1 ? 1 : 3;
      if (Math.abs(tenure - a) <= 1) yield `${months} apart`;
      else if (tenure >= a + b - 1) yield `${months} together`;
    }
  }
}

const isTwin = ({ job }: Stay, stays: readonly Stay[]): boolean =>
  job.member === 'jobs' &&
  stays.some(({ job: other }) => other.member === 'position' && isSameJob(other.value, job.value));
