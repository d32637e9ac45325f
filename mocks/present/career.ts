import type { Job, Person } from '../population/population.js';

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

/** Maps every job; the position stays one of them. */
export function mapJobs({ jobs, position }: Career, change: (job: Job, at: number) => Job): Career {
  const changed = jobs.map(change);
  return { jobs: changed, position: position && changed[jobs.indexOf(position)] };
}

/** Returns a key for a job that is the same in every answer, for consistent choices. */
export function jobKey(personId: string, job: Job): string {
  return `${personId}/${job.company?.id ?? job.company?.name}/${job.title}/${job.started_at}`;
}

/** Whether two records describe the same job. */
export function isSameJob(a: Job, b: Job): boolean {
  return a.title === b.title && a.started_at === b.started_at && a.company?.id === b.company?.id;
}
