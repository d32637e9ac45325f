import { type Companies, jobWritten, newestActive } from '../../own-data/people.js';
import type { Job, Person } from '../../population/population.js';
import { careerOf, isSameJob } from '../../views/career.js';
import { type CareerChange, employer } from './career-edits.js';
import type { PersonEdit } from './person-edit.js';

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
