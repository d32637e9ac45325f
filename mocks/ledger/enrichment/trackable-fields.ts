import type { Job, Person } from '../../population/population.js';
import type { TrackableField } from '../stored/versions.js';

/** How each trackable field is read from a person. Those of a job are of the current one. */
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

/** The fields that say something else now; an unknown value is an empty text. */
export function changesBetween(before: Person, now: Person): readonly TrackableField[] {
  return trackableFields.filter((field) => {
    const read = readers[field];
    return (read(before, before.position ?? {}) ?? '') !== (read(now, now.position ?? {}) ?? '');
  });
}

/** What a contact shows of its person that cannot be tracked. */
const others: readonly ((person: Person) => string | number | undefined)[] = [
  ({ position }) => position?.started_at,
  ({ position }) => position?.company?.linkedin,
  ({ jobs = [] }) => jobs.filter(({ ended_at: end }) => end === undefined).length,
];

/** Whether a contact shows a change of its person that no trackable field has. */
export function showsOtherwise(before: Person, now: Person): boolean {
  return others.some((read) => read(before) !== read(now));
}
