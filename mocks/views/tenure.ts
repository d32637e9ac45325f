import type { Readings } from '../../generated/questions.js';
import type { Profile } from '../engine/handler.js';
import type { Job } from '../population/population.js';

/** How months are counted (questions record.duration, record.duration-year-only, record.contiguous-gap). */
export interface TenureReadings {
  readonly duration: Readings['record.duration'];
  readonly yearOnly: Readings['record.duration-year-only'];
  readonly gap: Readings['record.contiguous-gap'];
}

export const tenureReadings = ({ reading }: Profile): TenureReadings => ({
  duration: reading('record.duration'),
  yearOnly: reading('record.duration-year-only'),
  gap: reading('record.contiguous-gap'),
});

/** The four members of a job that are computed from the dates of all jobs (section 2.3). */
type Tenure = Pick<Job, 'duration' | 'company_tenure' | 'is_first_at_company' | 'is_last_at_company'>;

/** A point in time in UTC: in milliseconds since 1970, and precomputed in months since the year 0. */
interface Moment {
  readonly ms: number;
  readonly month: number;
}

interface Span {
  readonly start: Moment;
  readonly end: Moment;
  readonly active: boolean;
  /** Where the count of months ends: before now under the reading `stale`. */
  readonly countedEnd: Moment;
}

const dayMs = 86_400_000;
const between = (from: Moment, to: Moment) => to.month - from.month;
const earlier = (one: Moment, other: Moment) => (other.ms < one.ms ? other : one);
const later = (one: Moment, other: Moment) => (other.ms > one.ms ? other : one);

const count: Record<TenureReadings['duration'], (from: Moment, to: Moment) => number> = {
  'months-between': between,
  'months-between-plus-one': (from, to) => between(from, to) + 1,
  rounded: (from, to) => Math.round((to.ms - from.ms) / dayMs / 30.4375),
  stale: (from, to) => between(from, to) + 1,
};

/** The number of months before now at which the count for an active job ends. */
const lagMonths: Record<TenureReadings['duration'], number> = {
  'months-between': 0,
  'months-between-plus-one': 0,
  rounded: 0,
  stale: 2,
};

const gapMonths: Record<TenureReadings['gap'], number> = {
  'gap-0-months': 0,
  'gap-1-month': 1,
  'gap-3-months': 3,
};

const countsYearOnly: Record<TenureReadings['yearOnly'], boolean> = {
  'from-january-1': true,
  omitted: false,
};

/** Computes the tenure of every job of a person in months; without a start it has no duration. */
export function tenures(jobs: readonly Job[], now: number, readings: TenureReadings): readonly Tenure[] {
  const present = momentOf(now);
  const spans = jobs.map((job) => spanOf(job, present, readings.duration));
  return jobs.map((job, index) => {
    const span = spans[index];
    if (span === undefined) return job.ended_at === undefined ? { is_last_at_company: true } : {};
    const colleagues: Span[] = [];
    for (const [at, other] of spans.entries()) {
      if (other !== undefined && (other === span || sameEmployer(job, jobs[at]))) colleagues.push(other);
    }
    const months = (from: Moment, to: Moment) => Math.max(0, count[readings.duration](from, to));
    const run = runOf(span, colleagues, gapMonths[readings.gap]);
    const countable = countsYearOnly[readings.yearOnly] || !isYearOnly(job);
    const is_first_at_company = colleagues.every((other) => between(span.start, other.start) >= 0);
    const is_last_at_company =
      span.active || colleagues.every((other) => !other.active && between(other.end, span.end) >= 0);
    if (!countable) return { is_first_at_company, is_last_at_company };
    const duration = months(span.start, span.countedEnd);
    const company_tenure = months(run.start, run.countedEnd);
    return { duration, company_tenure, is_first_at_company, is_last_at_company };
  });
}

function spanOf(job: Job, now: Moment, duration: TenureReadings['duration']): Span | undefined {
  const start = firstOfMonth(job.started_at);
  if (start === undefined) return undefined;
  const end = firstOfMonth(job.ended_at);
  if (end !== undefined) return { start, end, active: false, countedEnd: end };
  const lag = lagMonths[duration];
  const countedEnd = lag === 0 ? now : firstOf(now.month - lag);
  return { start, end: now, active: true, countedEnd };
}

/** Returns the contiguous jobs around `span` as one span. Gaps are measured between real ends, not counted ones. */
function runOf(span: Span, colleagues: readonly Span[], gap: number): Pick<Span, 'start' | 'countedEnd'> {
  let run = { start: span.start, end: span.end, countedEnd: span.countedEnd };
  for (let grown = true; grown; ) {
    grown = false;
    for (const other of colleagues) {
      const apart = between(run.end, other.start) > gap || between(other.end, run.start) > gap;
      const within =
        other.start.ms >= run.start.ms &&
        other.end.ms <= run.end.ms &&
        other.countedEnd.ms <= run.countedEnd.ms;
      if (apart || within) continue;
      run = {
        start: earlier(run.start, other.start),
        end: later(run.end, other.end),
        countedEnd: later(run.countedEnd, other.countedEnd),
      };
      grown = true;
    }
  }
  return run;
}

function sameEmployer(job: Job, other: Job | undefined): boolean {
  const key = job.company?.id ?? job.company?.name;
  return key !== undefined && key === (other?.company?.id ?? other?.company?.name);
}

function isYearOnly(job: Job): boolean {
  return job.started_at_year_only === true || job.ended_at_year_only === true;
}

function firstOfMonth(date: string | undefined): Moment | undefined {
  const written = /^(\d{4})-(\d{2})/.exec(date ?? '');
  return written === null ? undefined : firstOf(Number(written[1]) * 12 + Number(written[2]) - 1);
}

function firstOf(month: number): Moment {
  return { ms: Date.UTC(Math.floor(month / 12), month % 12, 1), month };
}

function momentOf(ms: number): Moment {
  const date = new Date(ms);
  return { ms, month: date.getUTCFullYear() * 12 + date.getUTCMonth() };
}
