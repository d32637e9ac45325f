import type { Readings } from '../../generated/questions.js';
import type { Profile } from '../engine/handler.js';
import type { Job, Person } from '../population/population.js';
import { compare } from '../state/sorted-list.js';
import { chosen, hashOf } from './choice.js';

/** All jobs of a person, including the current one; `position` is the same object as one of `jobs`. */
export interface Career {
  readonly jobs: readonly Job[];
  readonly position: Job | undefined;
}

export function careerOf(person: Person): Career {
  const { jobs = [], position } = person;
  if (position === undefined) return { jobs, position };
  const current = jobs.find((job) => job === position || isSameJob(job, position));
  return current === undefined ? { jobs: [position, ...jobs], position } : { jobs, position: current };
}

export function mapJobs({ jobs, position }: Career, change: (job: Job, at: number) => Job): Career {
  const changed = jobs.map(change);
  return { jobs: changed, position: position && changed[jobs.indexOf(position)] };
}

/** Returns a key for a job that is the same in every answer, for consistent choices. */
export function jobKey(personId: string, job: Job): string {
  return `${personId}/${job.company?.id ?? job.company?.name}/${job.title}/${job.started_at}`;
}

export function isSameJob(a: Job, b: Job): boolean {
  return a.title === b.title && a.started_at === b.started_at && a.company?.id === b.company?.id;
}

/** Several jobs may be active at once, or only one (question record.multiple-active). */
export const activeCareers: Record<Readings['record.multiple-active'], (career: Career) => Career> = {
  // The population has people with two active jobs.
  allowed: (career) => career,
  never: ({ jobs, position }) => {
    const kept = position ?? jobs.find((job) => job.ended_at === undefined);
    return {
      position,
      jobs: jobs.map((job) => {
        if (job === kept || job.ended_at !== undefined) return job;
        // It ends when the kept one starts, or immediately if it started later.
        const starts = [job.started_at, kept?.started_at].filter((start) => start !== undefined);
        const ended_at = starts.sort().at(-1);
        const { ended_at_year_only: _, ...rest } = job;
        return ended_at === undefined ? rest : { ...rest, ended_at };
      }),
    };
  },
};

/** Slightly more than one in twenty, since current jobs are excluded. */
const dirtyShare = 1 / 15;

/** With or without pseudo companies and jobs without a title (question record.dirty-data). */
const dirtyCareers: Record<Readings['record.dirty-data'], (career: Career, personId: string) => Career> = {
  off: (career) => career,
  on: (career, personId) =>
    mapJobs(career, (job) => {
      const key = jobKey(personId, job);
      // The current job stays clean: callers use its name and company in further requests.
      if (job === career.position || job.ended_at === undefined || !chosen(`dirty ${key}`, dirtyShare))
        return job;
      const { title: _, ...untitled } = job;
      switch (hashOf(key) % 3) {
        case 0:
          return untitled;
        case 1:
          return { ...job, company: { name: 'None' } };
        default:
          return { ...job, company: { name: 'Freelance/Self-employed', type: 'Self Employed' } };
      }
    }),
};

const loneShare = 0.25;

/** Both of an address and its status are known, or only one; `key` identifies the job (question record.email-pair). */
const pairs: Record<Readings['record.email-pair'], ((job: Job, key: () => string) => Job) | undefined> = {
  'both-or-neither': undefined,
  'status-only': (job, key) => (chosen(`email ${key()}`, loneShare) ? without(job, 'email') : job),
  'email-only': (job, key) => (chosen(`email ${key()}`, loneShare) ? without(job, 'email_status') : job),
};

function without(job: Job, member: 'email' | 'email_status'): Job {
  const { [member]: _, ...others } = job;
  return others;
}

export function careerAs(person: Person, profile: Profile): Career {
  const id = person.id ?? '';
  const known = activeCareers[profile.reading('record.multiple-active')](careerOf(person));
  const dirty = dirtyCareers[profile.reading('record.dirty-data')](known, id);
  const pair = pairs[profile.reading('record.email-pair')];
  if (pair === undefined) return dirty;
  return mapJobs(dirty, (job) =>
    job.email === undefined || job.email_status === undefined ? job : pair(job, () => jobKey(id, job)),
  );
}

/** Returns the job that `position` shows (question record.position-status). */
export function positionAs(profile: Profile, person: Person, { jobs, position }: Career): Job | undefined {
  const { employment_status: status } = person;
  if (position !== undefined || (status !== 'retired' && status !== 'unemployed')) return position;
  return profile.reading('record.position-status') === 'last-job-kept' ? lastEnded(jobs) : undefined;
}

/** Returns the employment status, if shown (question record.position-status). */
export function statusAs(profile: Profile, person: Person): Person['employment_status'] {
  const mayMiss = profile.reading('record.position-status') === 'missing-status';
  const missing = mayMiss && chosen(`status ${person.id}`, 0.2);
  return missing ? undefined : person.employment_status;
}

/** The jobs that `jobs` lists beside the position (question record.position-in-jobs). */
export const listings: Record<
  Readings['record.position-in-jobs'],
  (jobs: readonly Job[], position: Job) => readonly Job[]
> = {
  included: (jobs) => jobs,
  'left-out': (jobs, position) => jobs.filter((job) => job !== position),
  differs: (jobs, position) => jobs.map((job) => (job === position ? elsewhere(job) : job)),
};

function elsewhere(job: Job): Job {
  const { email: _, email_status: __, ...rest } = job;
  const location = job.location === undefined ? 'Remote' : `Greater ${job.location.split(',')[0]} Area`;
  const details = job.location_details && { location_details: { ...job.location_details, raw: location } };
  return { ...rest, location, ...details };
}

function lastEnded(jobs: readonly Job[]): Job | undefined {
  const ended = jobs.filter((job) => job.ended_at !== undefined);
  const latest = ended
    .map((job) => job.ended_at ?? '')
    .sort()
    .at(-1);
  return ended.find((job) => job.ended_at === latest);
}

type Dated = { readonly started_at?: string };
/** Jobs or educations in the order of the profile; `key` identifies the person (question record.jobs-order). */
export const orders: Record<
  Readings['record.jobs-order'],
  <T extends Dated>(records: readonly T[], key: string) => readonly T[]
> = {
  'newest-first': (records) => byStart(records).reverse(),
  'oldest-first': (records) => byStart(records),
  unordered: (records, key) => {
    const mixed = byStart(records)
      .map((record, at) => ({ record, rank: hashOf(`order ${key} ${at}`) }))
      .sort((a, b) => a.rank - b.rank)
      .map(({ record }) => record);
    // A hash may happen to follow the dates; rotating three or more by one breaks that order.
    return follows(mixed) && mixed.length > 2 ? [...mixed.slice(1), ...mixed.slice(0, 1)] : mixed;
  },
};

/** Sorts by start, earliest first; among equal starts, the later one in the population comes first. */
function byStart<T extends Dated>(records: readonly T[]): T[] {
  return [...records].reverse().sort((a, b) => compare(a.started_at ?? '', b.started_at ?? ''));
}

function follows(records: readonly Dated[]): boolean {
  const starts = records.map(({ started_at }) => started_at ?? '');
  const steps = starts.slice(1).map((start, at) => compare(starts[at] ?? '', start));
  return steps.every((step) => step <= 0) || steps.every((step) => step >= 0);
}
