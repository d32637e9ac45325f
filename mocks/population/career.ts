import { phoneNumber } from './companies.js';
import { drawPlace, locationAt, type Place } from './places.js';
import type { Company, Job, Person } from './population.js';
import type { Random } from './random.js';
import { drawFunction, drawGapMonths, drawJobCount, drawLevel, seniority, titleOf } from './tables.js';

interface CareerOptions {
  readonly home: Place;
  readonly employer: () => Company;
  readonly mailbox: (company: Company) => Pick<Job, 'email' | 'email_status'>;
}

interface Spell {
  readonly company: Company;
  readonly place: Place;
  readonly mailbox: Pick<Job, 'email' | 'email_status'>;
}

/** Returns the jobs of one person at the times of `stays`, each with the level and the function that its title implies. */
export function drawCareer(random: Random, stays: readonly Stay[], options: CareerOptions): Job[] {
  // Sorting preserves the distribution of the draws and yields a rising career.
  const levels = stays.map(() => drawLevel(random)).sort((one, other) => seniority(other) - seniority(one));
  const spells: Spell[] = [];
  let work = drawFunction(random);
  return stays.map((stay, index) => {
    if (random.chance(0.15)) work = drawFunction(random);
    const spell = spells[stay.spell] ?? drawSpell(random, options, spells.at(-1)?.company);
    spells[stay.spell] = spell;
    const level = levels[index] ?? 'Staff';
    const job: Job = { title: titleOf(level, work, random), level, function: work, ...datesOf(stay) };
    if (random.chance(0.94)) Object.assign(job, locationAt(spell.place, random));
    Object.assign(job, spell.mailbox);
    if (random.chance(0.25)) job.direct_dial_number = phoneNumber(random);
    job.company = spell.company;
    return job;
  });
}

function drawSpell(random: Random, options: CareerOptions, next: Company | undefined): Spell {
  let company = options.employer();
  for (let tries = 0; company === next && tries < 4; tries++) company = options.employer();
  const place = random.chance(next === undefined ? 0.9 : 0.6) ? options.home : drawPlace(random);
  return { company, place, mailbox: random.chance(0.42) ? options.mailbox(company) : {} };
}

function datesOf({ start, startYearOnly, end, endYearOnly }: Stay): Job {
  const dates: Job = { started_at: firstOf(start) };
  if (startYearOnly) dates.started_at_year_only = true;
  if (end !== undefined) dates.ended_at = firstOf(end);
  if (endYearOnly) dates.ended_at_year_only = true;
  return dates;
}

/** The period of a job; jobs of one spell at a company share `spell`. */
interface Stay {
  /** Numbers the companies of a career from the latest one, which is 0, backwards. */
  readonly spell: number;
  readonly start: Month;
  readonly startYearOnly: boolean;
  /** Undefined for an active job. */
  readonly end: Month | undefined;
  readonly endYearOnly: boolean;
}

const earliest: Month = 1970 * 12;
/** The share of year-only dates, which are written as January, among those for which it is possible. */
const yearOnlyChance = 0.22;
/** The share among people with several employers; yields 2 to 3% of all people. */
const secondActiveChance = 0.033;

/** Draws the periods of the jobs of a career, newest first: up to twelve, with runs of two or three at one company. */
export function drawTimeline(random: Random, status: Person['employment_status']): Stay[] {
  const stays = roughStays(random, status);
  const second = stays.findIndex(({ spell }) => spell === 1);
  if (status === 'employed' && second !== -1 && random.chance(secondActiveChance)) {
    stays.splice(second, 1, ...stays.slice(second, second + 1).map((stay) => ({ ...stay, end: undefined })));
  }
  return forgetMonths(random, stays);
}

function roughStays(random: Random, status: Person['employment_status']): Stay[] {
  const stays: Stay[] = [];
  const count = drawJobCount(random);
  let end =
    status === 'employed' ? undefined : presentMonth - random.between(1, status === 'retired' ? 140 : 18);
  for (let spell = 0; stays.length < count; spell++) {
    const titles = Math.min(count - stays.length, random.chance(0.28) ? random.between(2, 3) : 1);
    for (let title = 0; title < titles; title++) {
      const start = (end ?? presentMonth) - drawMonths(random);
      if (start < earliest) return stays;
      stays.push({ spell, start, startYearOnly: false, end, endYearOnly: false });
      // The next job at the company begins in the month in which this one ends.
      end = start;
    }
    end = (end ?? presentMonth) - drawGapMonths(random);
  }
  return stays;
}

function drawMonths(random: Random): number {
  return 1 + Math.floor(random.next() ** 1.6 * 84);
}

/** Reduces some dates to the year, if every job stays in order: newest first, none ending before it starts. */
function forgetMonths(random: Random, stays: readonly Stay[]): Stay[] {
  let olderStart = earliest;
  const oldestFirst = stays.toReversed().map((stay) => {
    const startYearOnly = januaryOf(stay.start) >= olderStart && random.chance(yearOnlyChance);
    const start = startYearOnly ? januaryOf(stay.start) : stay.start;
    const end = stay.end;
    const endYearOnly = end !== undefined && januaryOf(end) >= start && random.chance(yearOnlyChance);
    olderStart = start;
    return { ...stay, start, startYearOnly, end: endYearOnly ? januaryOf(end) : end, endYearOnly };
  });
  return oldestFirst.reverse();
}

/** Records start in 2015. */
const firstDay = Date.UTC(2015, 0, 1) / 86_400_000;

type ChangeDates = Pick<
  Person,
  'created_at' | 'info_change_detected_at' | 'title_change_detected_at' | 'company_change_detected_at'
>;

/** Draws when a person was added and changes were detected (section 2.1): up to two months late, information last. */
export function drawChangeDates(random: Random, stays: readonly Stay[]): ChangeDates {
  const created = random.between(firstDay, presentDay - 1);
  const noticed = (month: Month | undefined): number | undefined => {
    if (month === undefined) return undefined;
    const day = dayOf(month) + random.below(60);
    return day <= created ? undefined : Math.min(day, presentDay);
  };
  const [newest] = stays;
  const joined = stays.findLast(({ spell }) => spell === 0)?.start;
  const title = stays.length > 1 ? noticed(newest?.end ?? newest?.start) : undefined;
  const company = stays.some(({ spell }) => spell > 0) ? noticed(newest?.end ?? joined) : undefined;
  const latest = Math.max(created, title ?? 0, company ?? 0);
  const dates: ChangeDates = {
    created_at: midnightOf(created),
    info_change_detected_at: midnightOf(random.between(latest, presentDay)),
  };
  if (title !== undefined) dates.title_change_detected_at = midnightOf(title);
  if (company !== undefined) dates.company_change_detected_at = midnightOf(company);
  return dates;
}

/** A month, counted from January of the year 0: 2026-01 is 24312. */
export type Month = number;

/** The present date of every population, fixed so that its data do not depend on the current date: 2026-01-01. */
export const presentMonth: Month = 2026 * 12;
const presentDay = Date.UTC(2026, 0, 1) / 86_400_000;

const months = new Map<Month, string>();
const days = new Map<number, string>();

/** Returns the first of the month at 00:00 UTC: "2020-09-01T00:00:00Z" (question record.date). */
export function firstOf(month: Month): string {
  return remembered(months, month, () => midnightOf(dayOf(month)));
}

/** Converts a day since 1970-01-01 to "2020-09-17T00:00:00Z". */
export function midnightOf(day: number): string {
  return remembered(days, day, () => `${new Date(day * 86_400_000).toISOString().slice(0, 10)}T00:00:00Z`);
}

/** Caches texts: a large population formats the same few thousand dates a million times. */
function remembered(texts: Map<number, string>, key: number, write: () => string): string {
  let text = texts.get(key);
  if (text === undefined) {
    text = write();
    texts.set(key, text);
  }
  return text;
}

/** Returns January of the year of `month`, as which a date is written if only its year is known (section 2.3). */
function januaryOf(month: Month): Month {
  return month - (month % 12);
}

function dayOf(month: Month): number {
  return Date.UTC(Math.floor(month / 12), month % 12, 1) / 86_400_000;
}
