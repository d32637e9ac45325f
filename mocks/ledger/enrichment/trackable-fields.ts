import type { Job, Person } from '../../population/population.js';
import type { TrackableField } from '../stored/versions.js';

/** Reads each trackable field from a person. Job fields come from the current job. */
const readers: Readonly<Record<TrackableField, (person: Person, job: Job) => string | undefined>> = {
  name: (person) => person.name,
  linkedin: (person) => person.linkedin,
  country: (person) => person.country,
  location: (person) => person.location,
  employment_status: (person) => person.employment_status,
  title: (_, job) => job.title,
  level: (_, job) => job.level,
  function: (_, job) => job.function,
  'company.id': (_, job) => job.company?.id,
  'company.name': (_, job) => job.company?.name,
  'company.domain': (_, job) => job.company?.domain,
  email_address: (_, job) => job.email,
  email_status: (_, job) => job.email_status,
};

export const trackableFields = Object.keys(readers).filter(isTrackable);

export function isTrackable(name: string): name is TrackableField {
  return Object.hasOwn(readers, name);
}

/** Returns the fields whose values differ. An unknown value counts as an empty string. */
export function changesBetween(before: Person, now: Person): readonly TrackableField[] {
  return trackableFields.filter((field) => {
    const read = readers[field];
    return (read(before, before.position ?? {}) ?? '') !== (read(now, now.position ?? {}) ?? '');
  });
}

/** What a contact shows of its person but cannot be tracked. */
const others: readonly ((person: Person) => string | number | undefined)[] = [
  ({ position }) => position?.started_at,
  ({ position }) => position?.company?.linkedin,
  ({ jobs = [] }) => jobs.filter(({ ended_at: end }) => end === undefined).length,
];

/** Whether a contact shows a change of its person that no trackable field covers. */
export function showsOtherwise(before: Person, now: Person): boolean {
  return others.some((read) => read(before) !== read(now));
}
