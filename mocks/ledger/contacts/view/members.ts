import { careerOf } from '../../../present/career.js';
import { idAs } from '../../../present/ids.js';
import { activeJobsAs } from '../../../present/multiple-active.js';
import type { Json } from '../../../state/json.js';
import { versionAs } from '../../tracked-fields/version-form.js';
import type { ContactView } from './contact-view.js';

/**
 * Reads the members of a contact by dot path. These are what a record shows, what filters and `sort_by` may name, and the columns
 * of a CSV, in this order.
 */
const readers = {
  id: ({ contact }) => contact.id,
  reference_id: ({ contact }) => contact.referenceId,
  is_verified: ({ contact }) => contact.verified,
  name: (view) => view.known('name'),
  linkedin: (view) => view.known('linkedin'),
  email_address: ({ contact }) => contact.input.email_address,
  country: (view) => view.known('country'),
  location: (view) => view.known('location'),
  last_company_changed_at: ({ contact }) => moment(contact.companyChangedAtMs),
  last_info_changed_at: ({ contact }) => moment(contact.infoChangedAtMs),
  'last_custom_change.changed_at': ({ contact }) => moment(contact.customChange?.changedAtMs),
  'last_custom_change.version': versionOfChange,
  has_multiple_jobs: hasMultipleJobs,
  'person.id': ({ contact, world }) =>
    contact.match && idAs(world.profile.reading('record.id-form'), contact.match.personId),
  'current_position.title': ({ position }) => position['title'],
  'current_position.level': ({ position }) => position['level'],
  'current_position.function': ({ position }) => position['function'],
  'current_position.company.id': ({ company }) => company['id'],
  'current_position.company.name': ({ company }) => company['name'],
  'current_position.company.domain': ({ company }) => company['domain'],
  'current_position.company.linkedin': ({ company }) => company['linkedin'],
  'current_position.email': ({ position }) => position['email'],
  'current_position.email_status': ({ position }) => position['email_status'],
  'current_position.started_at': ({ position }) => position['started_at'],
  import_id: ({ contact }) => contact.importId,
  created_at: ({ contact }) => moment(contact.createdAtMs),
} as const satisfies Readonly<Record<string, (view: ContactView) => Json | undefined>>;

export type MemberPath = keyof typeof readers;

export const memberPaths: readonly MemberPath[] = Object.keys(readers).filter(isMemberPath);

export function isMemberPath(path: string): path is MemberPath {
  return Object.hasOwn(readers, path);
}

/** Returns the value of a contact at a path; undefined if it is absent, even if the profile writes that as null or "". */
export function readMember(path: MemberPath, view: ContactView): Json | undefined {
  const value: Json | undefined = readers[path](view);
  return value === null || value === '' ? undefined : value;
}

/** Returns undefined for what never happened: an absent time of change means that nothing changed since the import. */
function moment(ms: number | null | undefined): string | undefined {
  return ms === null || ms === undefined ? undefined : new Date(ms).toISOString();
}

function versionOfChange({ contact, world }: ContactView): string | number | undefined {
  const { customChange: change, ledgerId } = contact;
  return change === null
    ? undefined
    : versionAs(world.profile.reading('tracked.version'), change.version, ledgerId);
}

function hasMultipleJobs({ contact: { seen }, world }: ContactView): boolean | undefined {
  if (seen === null) return undefined;
  const { jobs } = activeJobsAs(world.profile.reading('record.multiple-active'), careerOf(seen));
  return jobs.filter((job) => job.ended_at === undefined).length > 1;
}
