import { answerTime } from '../../checks/exchanges/answer-time.js';
import { careersIn, monthAt, type Stay } from '../../checks/exchanges/careers.js';
import { monthNumber, readDate } from '../../checks/exchanges/dates.js';
import { isSame } from '../../checks/exchanges/employers.js';
import { isAbsent, type JsonObject } from '../../target/json.js';
import { counts, isSameJob, prevailing, type Tally } from './counts.js';

/**
 * The readings that each count of months agrees with. A count of rounded days equals the months between the first days of two
 * months; for an active job it is one more from the middle of this month on, so that the first half of a month does not
 * distinguish them.
 */
const ended = {
  'ended: as between': ['months-between', 'rounded'],
  'ended: one more': ['months-between-plus-one', 'stale'],
  'ended: otherwise': [],
} as const;
const active = {
  'active: as between': ['months-between', 'stale'],
  'active: one more': ['months-between-plus-one'],
  'active: as between or rounded': ['months-between', 'stale', 'rounded'],
  'active: one more or rounded': ['months-between-plus-one', 'rounded'],
  'active: less': ['stale'],
  'active: otherwise': [],
} as const;

/** Wrong dates make wrong months: a part of the jobs may have them. */
const bounds = { least: 10, odd: 0.1 };

/** Each kind of gap between two jobs, with its longest in months. */
const gaps = [
  ['none', 0],
  ['of 1 month', 1],
  ['of 2 or 3 months', 3],
  ['of 4 months or more', Number.POSITIVE_INFINITY],
] as const;
type Gap = (typeof gaps)[number][0];
type Joined = `${'together' | 'apart'} ${Gap}`;

/** The most months between two jobs that still count together, by reading. */
const allowed = { 'gap-0-months': 0, 'gap-1-month': 1, 'gap-3-months': 3 } as const;

/** Probes of how the months of jobs are counted. */
export const durations = {
  'record.duration': counts<'record.duration', keyof typeof ended | keyof typeof active>('record.duration', {
    what: 'people by `duration` of jobs',
    *traits({ exchange, records }) {
      const { earliest, latest } = answerTime(exchange);
      const [first, last] = [earliest, latest].map((time) => new Date(time).toISOString().slice(0, 10));
      const stays = careersIn({ exchange, whole: true, records }).flatMap((career) => career.stays);
      for (const { job, start, end, active: isActive } of stays) {
        const months = job.value['duration'];
        if (typeof months !== 'number' || start === undefined) continue;
        if (end !== undefined && end >= start) {
          const over = months - (end - start);
          yield over === 0 ? 'ended: as between' : over === 1 ? 'ended: one more' : 'ended: otherwise';
        } else if (isActive && first === last) yield* ofActive(months, start, latest);
      }
    },
    concludes(tally) {
      const [past, present] = [prevailing(tally, ended, bounds), prevailing(tally, active, bounds)];
      if (past === undefined || present === undefined) return undefined;
      return [past].flat().filter((reading) => present.includes(reading));
    },
  }),
  'record.duration-year-only': counts<'record.duration-year-only', YearOnly>('record.duration-year-only', {
    what: 'people by `duration` of jobs with a year-only date',
    traits: ({ records }) => records.job.flatMap(({ value }) => ofYearOnly(value) ?? []),
    concludes(tally) {
      // If no job has these members, jobs with such a date have none either.
      if (tally.count('others are counted') < 10) return undefined;
      const kinds = { counted: 'from-january-1', 'left out': 'omitted', 'counted otherwise': [] } as const;
      return prevailing(tally, kinds, { least: 8, odd: 0.1 });
    },
  }),
  'record.contiguous-gap': counts<'record.contiguous-gap', Joined>('record.contiguous-gap', {
    what: 'people by jobs at one company, with a gap',
    *traits({ exchange, records }) {
      for (const { stays } of careersIn({ exchange, whole: true, records })) {
        for (const there of employments(stays)) yield* joinedIn(there);
      }
    },
    concludes(tally) {
      const known = gaps.flatMap(([gap, months]) => {
        const how = howCounted(tally, gap);
        return how === undefined ? [] : [{ months, isTogether: how === 'together' }];
      });
      const fits = (reading: keyof typeof allowed) =>
        known.every(({ months, isTogether }) => allowed[reading] >= months === isTogether);
      const readings = ['gap-0-months', 'gap-1-month', 'gap-3-months'] as const;
      return known.length === 0 ? undefined : readings.filter(fits);
    },
  }),
};

function* ofActive(months: number, start: number, now: number): Iterable<keyof typeof active> {
  const between = monthAt(now) - start;
  // A count from a few months ago that is never below 0 says little about a job that has just begun.
  if (between < 6) return;
  const first = Date.UTC(Math.floor(start / 12), start % 12, 1);
  const days = (now - first) / 86_400_000;
  // Rounded at another hour of the day, it may be another month.
  if (Math.round((days - 1) / 30.4375) !== Math.round((days + 1) / 30.4375)) return;
  const isRounded = months === Math.round(days / 30.4375);
  const over = months - between;
  if (over === 0) yield isRounded ? 'active: as between or rounded' : 'active: as between';
  else if (over === 1) yield isRounded ? 'active: one more or rounded' : 'active: one more';
  else yield over === -1 ? 'active: less' : 'active: otherwise';
}

type YearOnly = 'counted' | 'left out' | 'counted otherwise' | 'others are counted';

/** Undefined if dates or members are missing. */
function ofYearOnly(job: JsonObject): YearOnly | undefined {
  const { duration, company_tenure: tenure } = job;
  const [start, end] = [monthNumber(readDate(job['started_at'])), monthNumber(readDate(job['ended_at']))];
  if (start === undefined || end === undefined || end < start) return undefined;
  const isYearOnly = job['started_at_year_only'] === true || job['ended_at_year_only'] === true;
  if (!isYearOnly) {
    return typeof duration === 'number' && typeof tenure === 'number' ? 'others are counted' : undefined;
  }
  if (isAbsent(duration) && isAbsent(tenure)) return 'left out';
  if (typeof duration !== 'number') return 'counted otherwise';
  const over = duration - (end - start);
  return over === 0 || over === 1 ? 'counted' : 'counted otherwise';
}

/** Concludes from at least two people, and four times as many as show the opposite. */
function howCounted(tally: Tally<Joined>, gap: Gap): 'together' | 'apart' | undefined {
  const [together, apart] = [tally.count(`together ${gap}`), tally.count(`apart ${gap}`)];
  if (together >= 2 && together >= 4 * apart) return 'together';
  return apart >= 2 && apart >= 4 * together ? 'apart' : undefined;
}

/** Returns the jobs at each company with several, if the months of all of them are known. */
function employments(stays: readonly Stay[]): Stay[][] {
  const isTwin = (stay: Stay) =>
    stay.job.member === 'jobs' &&
    stays.some(({ job }) => job.member === 'position' && isSameJob(job.value, stay.job.value));
  const groups: Stay[][] = [];
  for (const stay of stays.filter((one) => !isTwin(one))) {
    const group = groups.find(([one]) => isSame(one?.employer, stay.employer));
    if (group) group.push(stay);
    else groups.push([stay]);
  }
  const isKnown = ({ start, end, active: isActive }: Stay) =>
    start !== undefined && (end !== undefined || isActive);
  return groups.filter((group) => group.length > 1 && group.every(isKnown));
}

/** Only the first two and the last two jobs at a company: others may be joined by their neighbours. */
function joinedIn(there: readonly Stay[]): readonly Joined[] {
  const ordered = there.toSorted((a, b) => (a.start ?? 0) - (b.start ?? 0));
  const [first, second] = ordered;
  const [last, before] = ordered.toReversed();
  return [
    first && second && joinedBy(first, second, first),
    last && before && joinedBy(before, last, last),
  ].filter((kind) => kind !== undefined);
}

/** Shorter jobs do not show whether they were added. */
const shortest = 4;

/** Returns how two consecutive jobs count. @param outer the one of them without another neighbour */
function joinedBy(earlier: Stay, later: Stay, outer: Stay): Joined | undefined {
  const [a, b] = [earlier.job.value['duration'], later.job.value['duration']];
  const { duration: own, company_tenure: tenure } = outer.job.value;
  if (typeof a !== 'number' || typeof b !== 'number' || typeof own !== 'number' || typeof tenure !== 'number')
    return;
  if (a < shortest || b < shortest || earlier.end === undefined || later.start === undefined) return;
  const between = later.start - earlier.end;
  const [gap] = gaps.find(([, months]) => between <= months) ?? gaps[0];
  if (Math.abs(tenure - own) <= 1) return `apart ${gap}`;
  return tenure >= a + b - 1 ? `together ${gap}` : undefined;
}
