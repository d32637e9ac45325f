import { deny } from '../../engine/refusal.js';
import { type Companies, jobWritten, newestActive } from '../../own-data/people.js';
import { firstOf, type Month } from '../../population/career.js';
import type { Job, Person } from '../../population/population.js';
import { careerOf, isSameJob } from '../../views/career.js';
import type { PersonEdit } from './edited.js';

/** Whether an edit describes the whole career, rather than an event in it. */
export function writesCareer({ jobs, position, employment_status: status }: PersonEdit): boolean {
  const isOverall = jobs !== undefined || position !== undefined;
  return isOverall || status === null || status === 'employed';
}

/** Replaces the career, and derives what follows from it. */
export function careerAsWritten(person: Person, edit: PersonEdit, companies: Companies): CareerChange {
  const before = careerOf(person);
  const listed = edit.jobs?.map((job) => jobWritten(job, companies)) ?? before.jobs;
  const { employment_status: status } = edit;
  const { jobs, position } = withPosition(listed, edit, companies);
  const { position: _, employment_status: known, ...rest } = person;
  const now = status === undefined ? statusAfter(known, position) : (status ?? undefined);
  return {
    person: {
      ...rest,
      ...(position === undefined ? {} : { position }),
      jobs: [...jobs],
      ...(now === undefined ? {} : { employment_status: now }),
    },
    title: before.position?.title !== position?.title,
    company: employer(before.position) !== employer(position),
  };
}

function withPosition(
  jobs: readonly Job[],
  { position: written, employment_status: status }: PersonEdit,
  companies: Companies,
): { readonly jobs: readonly Job[]; readonly position: Job | undefined } {
  const hasNone = written === null || status === 'retired' || status === 'unemployed';
  if (written === undefined || written === null) {
    return { jobs, position: hasNone ? undefined : newestActive(jobs) };
  }
  const given = jobWritten(written, companies);
  const listed = jobs.find((job) => isSameJob(job, given));
  if (listed === undefined) return { jobs: [given, ...jobs], position: given };
  return { jobs: jobs.map((job) => (job === listed ? given : job)), position: given };
}

function statusAfter(
  known: Person['employment_status'],
  position: Job | undefined,
): Person['employment_status'] {
  if (position !== undefined && position.ended_at === undefined) return 'employed';
  return known === 'employed' ? 'unemployed' : known;
}

export interface CareerChange {
  readonly person: Person;
  readonly title: boolean;
  readonly company: boolean;
}

/** Adds a job that begins on the first of `month`, when the current one ends. The newest job comes first. */
export function beginJob(person: Person, job: Job, month: Month): CareerChange {
  const { jobs, position } = careerOf(person);
  const started_at = firstOf(month);
  const later = jobs.find((one) => (one.started_at ?? '') > started_at);
  if (later !== undefined) {
    const message = `A job cannot begin on ${dayIn(started_at)}: one of this person began later, on ${dayIn(later.started_at)}. Let it begin then or after, or move the clock.`;
    deny('request-invalid', message, { field: 'job.started_at' });
  }
  const begun: Job = { ...job, started_at };
  const before = jobs.map((one) => (one === position ? { ...one, ended_at: started_at } : one));
  return {
    person: { ...person, jobs: [begun, ...before], position: begun, employment_status: 'employed' },
    title: position?.title !== job.title,
    company: employer(position) !== employer(job),
  };
}

/** Ends every active job on the first of `month`, or at its start if that is later. */
export function endJobs(person: Person, status: 'unemployed' | 'retired', month: Month): CareerChange {
  const { jobs } = careerOf(person);
  const end = firstOf(month);
  const isActive = ({ ended_at }: Job) => ended_at === undefined;
  const { position: _, ...rest } = person;
  const ended = jobs.map((job) => (isActive(job) ? { ...job, ended_at: latest(end, job.started_at) } : job));
  const changes = jobs.some(isActive);
  return {
    person: { ...rest, jobs: ended, employment_status: status },
    title: changes,
    company: changes,
  };
}

/** Returns the job that follows if only the title changes, at the same company. */
export function successorOf(job: Job, title: string): Job {
  const { started_at: _, started_at_year_only: __, level: ___, function: ____, ...kept } = job;
  return { ...kept, title };
}

function employer(job: Job | undefined): string | undefined {
  return job?.company?.id ?? job?.company?.name;
}

function latest(one: string, other: string | undefined): string {
  return other !== undefined && other > one ? other : one;
}

function dayIn(date: string | undefined): string {
  return (date ?? '').slice(0, 10);
}
