import { type Refusal, refuse } from '../../engine/refusal.js';
import type { Job, Person } from '../../population/population.js';
import { careerOf } from '../../views/career.js';
import type { PersonEdit } from './person-edit.js';

/** Changes the email address at the current job. A new one is valid unless a status is given. */
export function withEmail(person: Person, { email, email_status }: PersonEdit): Person | Refusal {
  if (email === undefined && email_status === undefined) return person;
  const { jobs, position } = careerOf(person);
  if (position === undefined) return noCurrentJob('email');
  const address = email ?? position.email;
  if (address === undefined) {
    const message =
      '`email_status` needs an address, and none is known at the current job: send `email`, too.';
    return refuse('conflict', message, { field: 'email_status' });
  }
  const status = email_status ?? (address === position.email ? position.email_status : 'valid');
  const mailed: Job = { ...position, email: address, email_status: status ?? 'valid' };
  return { ...person, jobs: jobs.map((job) => (job === position ? mailed : job)), position: mailed };
}

export function noCurrentJob(member: string): Refusal {
  const message = `\`${member}\` is about the current job, and the person has none: give them one by \`job\`.`;
  return refuse('conflict', message, { field: member });
}
