import { type Companies, drawPhoneNumber } from './companies.js';
import { drawPlace, type Location, locationAt, type Place } from './places.js';
import type { Company, Job, Person } from './population.js';
import type { Random } from './random.js';
import * as tables from './tables.js';

/** What is drawn of a job: indexes need no more of it, and a record is written only of who is looked at. */
export interface Post {
  /** Numbers the companies of a career from the latest one, which is 0, backwards. What follows `place` is that of the company, too. */
  readonly spell: number;
  start: Month;
  startYearOnly: boolean;
  /** Undefined for an active job. */
  end: Month | undefined;
  endYearOnly: boolean;
  title: string;
  level: tables.Level;
  work: tables.Work;
  location: Location | undefined;
  phone: string | undefined;
  place: Place;
  /** The number of the company. */
  employer: number;
  company: Company;
  /** Of the mailbox at the company, if there is one. */
  emailStatus: Job['email_status'];
}

/** Draws the jobs of person number `index`, newest first, each with the level and the function that its title implies. */
export function drawCareer(
  random: Random,
  status: Person['employment_status'],
  home: Place,
  companies: Companies,
  index: number,
): readonly Post[] {
  const posts = drawTimeline(random, status, home);
  // Sorting preserves the distribution of the draws and yields a rising career.
  const ranks = posts.map(() => tables.drawRank(random)).sort((one, other) => other - one);
  let work = tables.drawFunction(random);
  let before: Post | undefined;
  for (const [at, post] of posts.entries()) {
    if (random.chance(0.15)) work = tables.drawFunction(random);
    if (before?.spell === post.spell) {
      post.place = before.place;
      post.employer = before.employer;
      post.company = before.company;
      post.emailStatus = before.emailStatus;
    } else drawEmployer(post, random, companies, index, before?.employer);
    post.level = tables.ladder[ranks[at] ?? 0] ?? 'Staff';
    post.work = work;
    post.title = tables.titleOf(post.level, work, random);
    if (random.chance(0.94)) post.location = locationAt(post.place, random);
    if (random.chance(0.25)) post.phone = drawPhoneNumber(random);
    before = post;
  }
  return posts;
}

function drawEmployer(
  post: Post,
  random: Random,
  companies: Companies,
  index: number,
  next: number | undefined,
): void {
  let employer = companies.employer(random, index);
  for (let tries = 0; employer === next && tries < 4; tries++) employer = companies.employer(random, index);
  if (!random.chance(next === undefined ? 0.9 : 0.6)) post.place = drawPlace(random);
  post.employer = employer;
  post.company = companies.at(employer);
  const hasMailbox = random.chance(0.42) && post.company.domain !== undefined;
  if (hasMailbox) post.emailStatus = tables.drawEmailStatus(random);
}

/** Writes the record of a job, with the mailbox at its company. */
export function jobOf(post: Post, email: string | undefined): Job {
  const job: Job = {
    title: post.title,
    level: post.level,
    function: post.work,
    started_at: firstOf(post.start),
  };
  if (post.startYearOnly) job.started_at_year_only = true;
  if (post.end !== undefined) job.ended_at = firstOf(post.end);
  if (post.endYearOnly) job.ended_at_year_only = true;
  if (post.location?.location) job.location = post.location.location;
  if (post.location?.location_details) job.location_details = post.location.location_details;
  if (email !== undefined) job.email = email;
  if (post.emailStatus !== undefined) job.email_status = post.emailStatus;
  if (post.phone !== undefined) job.direct_dial_number = post.phone;
  job.company = post.company;
  return job;
}

const earliest: Month = 1970 * 12;
/** The share of year-only dates, which are written as January, among those for which it is possible. */
const yearOnlyChance = 0.22;
/** The share among people with several employers; yields 2 to 3% of all people. */
const secondActiveChance = 0.033;

/** Draws the periods of the jobs of a career, newest first: up to twelve, with runs of two or three at one company. */
function drawTimeline(random: Random, status: Person['employment_status'], home: Place): Post[] {
  const posts = roughTimeline(random, status, home);
  const second = posts.find(({ spell }) => spell === 1);
  if (status === 'employed' && second && random.chance(secondActiveChance)) second.end = undefined;
  forgetMonths(random, posts);
  return posts;
}

function roughTimeline(random: Random, status: Person['employment_status'], place: Place): Post[] {
  const posts: Post[] = [];
  const count = tables.drawJobCount(random);
  let end =
    status === 'employed' ? undefined : presentMonth - random.between(1, status === 'retired' ? 140 : 18);
  for (let spell = 0; posts.length < count; spell++) {
    const titles = Math.min(count - posts.length, random.chance(0.28) ? random.between(2, 3) : 1);
    for (let title = 0; title < titles; title++) {
      const start = (end ?? presentMonth) - drawMonths(random);
      if (start < earliest) return posts;
      posts.push(postOf(spell, start, end, place));
      // The next job at the company begins in the month in which this one ends.
      end = start;
    }
    end = (end ?? presentMonth) - tables.drawGapMonths(random);
  }
  return posts;
}

const unknown: Company = {};

// biome-ignore format: several to a line
const postOf = (spell: number, start: Month, end: Month | undefined, place: Place): Post => ({
  spell, start, startYearOnly: false, end, endYearOnly: false,
  title: '', level: 'Staff', work: 'Engineering', location: undefined, phone: undefined,
  place, employer: 0, company: unknown, emailStatus: undefined,
});

function drawMonths(random: Random): number {
  return 1 + Math.floor(random.next() ** 1.6 * 84);
}

/** Reduces some dates to the year, if every job posts in order: newest first, none ending before it starts. */
function forgetMonths(random: Random, posts: readonly Post[]): void {
  let olderStart = earliest;
  for (let at = posts.length - 1; at >= 0; at--) {
    const post = posts[at];
    if (post === undefined) continue;
    post.startYearOnly = januaryOf(post.start) >= olderStart && random.chance(yearOnlyChance);
    if (post.startYearOnly) post.start = januaryOf(post.start);
    const { start, end } = post;
    post.endYearOnly = end !== undefined && januaryOf(end) >= start && random.chance(yearOnlyChance);
    if (end !== undefined && post.endYearOnly) post.end = januaryOf(end);
    olderStart = start;
  }
}

/** Records start in 2015. */
const firstDay = Date.UTC(2015, 0, 1) / 86_400_000;

/** Draws when a person was added and changes were detected (section 2.1): up to two months late, information last; as days since 1970-01-01. */
export function drawChangeDays(random: Random, posts: readonly Post[]) {
  const created = random.between(firstDay, presentDay - 1);
  const [newest] = posts;
  const last = newest?.end;
  const joined = posts.findLast(({ spell }) => spell === 0)?.start;
  const title = posts.length > 1 ? noticed(random, last ?? newest?.start, created) : undefined;
  const company = (posts.at(-1)?.spell ?? 0) > 0 ? noticed(random, last ?? joined, created) : undefined;
  const latest = Math.max(created, title ?? 0, company ?? 0);
  return { created, info: random.between(latest, presentDay), title, company };
}

function noticed(random: Random, month: Month | undefined, created: number): number | undefined {
  if (month === undefined) return undefined;
  const day = dayOf(month) + random.below(60);
  return day <= created ? undefined : Math.min(day, presentDay);
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
