import { type Refusal, refuse } from '../../engine/refusal.js';
import { firstOf, type Month } from '../../population/career.js';
import type { Job, Person } from '../../population/population.js';
import { careerOf } from '../../views/career.js';

/** A person after a career change, and which of the two dated changes it was. */
export interface CareerChange {
  readonly person: Person;
  readonly title: boolean;
  readonly company: boolean;
}

/** Adds a job that begins on the first of `month`, when the current one ends. The newest job comes first. */
export function beginJob(person: Person, job: Job, month: Month): CareerChange | Refusal {
  const { jobs, position } = careerOf(person);
  const started_at = firstOf(month);
  const later = jobs.find((one) => (one.started_at ?? '') > started_at);
  if (later !== undefined) {
    const message = `A job cannot begin on ${dayIn(started_at)}: one of this person began later, on ${dayIn(later.started_at)}. Let it begin then or after, or move the clock.`;
    return refuse('request-invalid', message, { field: 'job.started_at' });
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

/** The identity of the employer of a job. */
export function employer(job: Job | undefined): string | undefined {
  return job?.company?.id ?? job?.company?.name;
}

function latest(one: string, other: string | undefined): string {
  return other !== undefined && other > one ? other : one;
}

function dayIn(date: string | undefined): string {
  return (date ?? '').slice(0, 10);
}
