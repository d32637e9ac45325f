import { opaqueId } from '../population/opaque-id.js';
import type { Job, Person } from '../population/population.js';
import { isSameJob } from '../present/career.js';
import { dateAs } from '../present/dates.js';
import { type Companies, companyMeant } from './companies.js';
import type { WrittenJob, WrittenPerson } from './written.js';

type Known = Person & { readonly id: string };

const dayDates = [
  'created_at',
  'info_change_detected_at',
  'title_change_detected_at',
  'company_change_detected_at',
] as const;
const periodDates = ['started_at', 'ended_at'] as const;

/**
 * Creates a person from what the user wrote, and what follows from it. The position is one of the jobs, if it is listed among
 * them.
 * @param place distinguishes people without an id or anything else that identifies them
 */
export function personWritten(written: WrittenPerson, companies: Companies, place: string): Known {
  const { jobs: writtenJobs, position: writtenPosition, education, ...members } = written;
  const listed = writtenJobs?.map((job) => jobWritten(job, companies));
  const given = writtenPosition && jobWritten(writtenPosition, companies);
  const { jobs, position } = withPosition(listed, given, written.employment_status);
  const name = written.name ?? joined(written);
  return {
    ...dated(members, dayDates),
    id: written.id ?? opaqueId('per', `written ${called(written) ?? place}`),
    ...(position === undefined ? {} : { position }),
    ...(jobs === undefined ? {} : { jobs }),
    ...(education === undefined ? {} : { education: education.map((one) => dated(one, periodDates)) }),
    ...(name === undefined ? {} : { name }),
    ...(written.employment_status === undefined && position !== undefined && position.ended_at === undefined
      ? { employment_status: 'employed' as const }
      : {}),
  };
}

/** Returns a job as stored: what follows from the dates is computed when it is returned to a client. */
export function jobWritten(written: WrittenJob, companies: Companies): Job {
  const {
    duration: _,
    company_tenure: __,
    is_first_at_company: ___,
    is_last_at_company: ____,
    company,
    ...kept
  } = written;
  return {
    ...dated(kept, periodDates),
    ...(kept.email !== undefined && kept.email_status === undefined
      ? { email_status: 'valid' as const }
      : {}),
    ...(company === undefined ? {} : { company: companyMeant(company, companies) }),
  };
}

/** People who are retired or unemployed by what the user wrote have no position unless it is written. */
function withPosition(
  jobs: readonly Job[] | undefined,
  given: Job | undefined,
  status: Person['employment_status'],
): { readonly jobs: Job[] | undefined; readonly position: Job | undefined } {
  if (given === undefined) {
    const hasNone = status === 'retired' || status === 'unemployed';
    return { jobs: jobs && [...jobs], position: hasNone ? undefined : newestActive(jobs ?? []) };
  }
  const listed = jobs?.find((job) => isSameJob(job, given));
  const position = listed === undefined ? given : { ...listed, ...given };
  return { jobs: jobs?.map((job) => (job === listed ? position : job)), position };
}

/** Returns the active job that started last. */
export function newestActive(jobs: readonly Job[]): Job | undefined {
  let newest: Job | undefined;
  for (const job of jobs) {
    if (job.ended_at !== undefined) continue;
    if (newest === undefined || (job.started_at ?? '') > (newest.started_at ?? '')) newest = job;
  }
  return newest;
}

function called({ linkedin, jobs = [], name, ...others }: WrittenPerson): string | undefined {
  return linkedin ?? jobs.find(({ email }) => email !== undefined)?.email ?? name ?? joined(others);
}

function joined({ first_name, last_name }: WrittenPerson): string | undefined {
  const parts = [first_name, last_name].filter((part) => part !== undefined && part !== '');
  return parts.length === 0 ? undefined : parts.join(' ');
}

/** Normalises dates, so that they can be compared; in responses they have the form that the profile says. */
function dated<Name extends string, T extends { readonly [N in Name]?: string }>(
  record: T,
  names: readonly Name[],
): T {
  const dates: { [N in Name]?: string } = {};
  for (const name of names) {
    const date = record[name];
    if (date !== undefined && date !== '') dates[name] = dateAs('rfc3339-utc', date);
  }
  return { ...record, ...dates };
}
