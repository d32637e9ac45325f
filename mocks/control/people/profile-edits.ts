import type { Person } from '../../population/population.js';
import type { PersonEdit } from './person-edit.js';

/** Replaces members of the profile, and removes what was derived from the old values. */
export function withProfile(person: Person, edit: PersonEdit): Person {
  const { job, jobs, position, title, employment_status, email, email_status, ...members } = edit;
  const { first_name, last_name, name, location, location_details } = members;
  const edited: Person = { ...person };
  for (const member of membersOf(members)) put(edited, member, members[member]);
  const hasParts = first_name !== undefined || last_name !== undefined;
  if (name === undefined && hasParts) put(edited, 'name', fullName(edited));
  if (name !== undefined && first_name === undefined) delete edited.first_name;
  if (name !== undefined && last_name === undefined) delete edited.last_name;
  if (location !== undefined && location_details === undefined) delete edited.location_details;
  return edited;
}

/** Sets a member, or deletes it if it is null. */
function put<Name extends keyof Person>(
  person: Person,
  name: Name,
  value: Person[Name] | null | undefined,
): void {
  if (value === null || value === undefined) delete person[name];
  else person[name] = value;
}

function membersOf<T extends object>(members: T): readonly (keyof T)[] {
  // The contract admits no other members than these.
  return Object.keys(members) as (keyof T)[];
}

function fullName({ first_name = '', last_name = '' }: Person): string | undefined {
  const name = `${first_name} ${last_name}`.trim();
  return name === '' ? undefined : name;
}
