import type { Readings } from '../../generated/questions.js';
import type { Job } from '../population/population.js';
import { chosen } from './choice.js';

const share = 0.25;

const pairs: Record<Readings['record.email-pair'], (job: Job, key: () => string) => Job> = {
  'both-or-neither': (job) => job,
  'status-only': (job, key) => (chosen(`email ${key()}`, share) ? withoutEmail(job) : job),
  'email-only': (job, key) => (chosen(`email ${key()}`, share) ? withoutStatus(job) : job),
};

/** Keeps `email` and `email_status` together or drops one; `key` identifies the job, if needed (question record.email-pair). */
export function emailPairAs(reading: Readings['record.email-pair'], job: Job, key: () => string): Job {
  return job.email === undefined || job.email_status === undefined ? job : pairs[reading](job, key);
}

function withoutEmail({ email: _, ...job }: Job): Job {
  return job;
}

function withoutStatus({ email_status: _, ...job }: Job): Job {
  return job;
}
