import type { Person } from '../../population/population.js';
import type { PersonEdit } from './person-edit.js';

/** What a person says of themselves: it replaces what was known, and takes with it what followed from that. */
export function withProfile(person: Person, edit: PersonEdit): Person {
  const { job, title, employment_status, email, email_status, ...members } = edit;
  const { first_name, last_name, name, location, location_details } = members;
  const edited: Person = { ...person, ...members };
  const hasParts = first_name !== undefined || last_name !== undefined;
  if (name === undefined && hasParts) edited.name = fullName(edited);
  if (name !== undefined && first_name === undefined) delete edited.first_name;
  if (name !== undefined && last_name === undefined) delete edited.last_name;
  if (location !== undefined && location_details === undefined) delete edited.location_details;
  return edited;
}

function fullName({ first_name = '', last_name = '' }: Person): string {
  return `${first_name} ${last_name}`.trim();
}
