import type { components } from '../../../generated/ledger.js';
import type { Job, Person } from '../../population/population.js';

/** The name of a field of which changes can be tracked, as the contract lists them. */
export type TrackableField = components['schemas']['TrackableField'];

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

/** What every trackable field of a person says now; an unknown value is an empty text. */
export type Snapshot = { readonly [field: string]: string };

export function snapshotOf(person: Person): Snapshot {
  const job = person.position ?? {};
  return Object.fromEntries(trackableFields.map((field) => [field, readers[field](person, job) ?? '']));
}

/** The fields that say something else now. */
export function changesBetween(before: Snapshot, now: Snapshot): readonly TrackableField[] {
  return trackableFields.filter((field) => (before[field] ?? '') !== (now[field] ?? ''));
}
