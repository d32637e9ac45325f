import type { Readings } from '../../generated/questions.js';
import type { Job, Person } from '../population/population.js';
import type { Career } from './career.js';
import { chosen } from './choice.js';

type Status = Readings['record.position-status'];
type Listing = Readings['record.position-in-jobs'];

const lastOfOthers: Record<Status, boolean> = {
  strict: false,
  'last-job-kept': true,
  'missing-status': false,
};
const statusMayMiss: Record<Status, boolean> = {
  strict: false,
  'last-job-kept': false,
  'missing-status': true,
};

/** Returns the job that `position` shows (question record.position-status). */
export function positionAs(reading: Status, person: Person, { jobs, position }: Career): Job | undefined {
  const { employment_status: status } = person;
  if (position !== undefined || (status !== 'retired' && status !== 'unemployed')) return position;
  return lastOfOthers[reading] ? lastEnded(jobs) : undefined;
}

/** Returns the employment status, if shown (question record.position-status). */
export function statusAs(reading: Status, person: Person): Person['employment_status'] {
  const missing = statusMayMiss[reading] && chosen(`status ${person.id}`, 0.2);
  return missing ? undefined : person.employment_status;
}

const listings: Record<Listing, (jobs: readonly Job[], position: Job) => readonly Job[]> = {
  included: (jobs) => jobs,
  'left-out': (jobs, position) => jobs.filter((job) => job !== position),
  differs: (jobs, position) => jobs.map((job) => (job === position ? elsewhere(job) : job)),
};

/** Returns the jobs that `jobs` lists (question record.position-in-jobs). */
export function listedJobs(
  reading: Listing,
  jobs: readonly Job[],
  position: Job | undefined,
): readonly Job[] {
  return position === undefined ? jobs : listings[reading](jobs, position);
}

/** Returns the same job as in an older record: a different location text, no email. */
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
