import { nearest } from '../../spec/catalogue/nearest.js';
import type { World } from '../engine/handler.js';
import { quote, type Refusal, refuse } from '../engine/refusal.js';
import type { Job, Person } from '../population/population.js';
import { isObject, type Json, type JsonObject } from '../state/json.js';
import { type Career, careerAs } from '../views/career.js';
import { idAs } from '../views/ids.js';
import { positionOf, type Told, toldOf } from '../views/person.js';
import type { Contact } from './contacts.js';
import { versionAs } from './tracked-fields.js';

const nothing: JsonObject = {};

/** A contact and its person as last seen, in the forms of the profile. Short-lived, to hold no person in memory twice. */
export class ContactView {
  readonly contact: Contact;
  readonly world: World;
  #career: Career | undefined;
  #position: JsonObject | undefined;

  constructor(contact: Contact, world: World) {
    this.contact = contact;
    this.world = world;
  }

  /** Returns a member as it was sent, or that of the person if it was not sent. */
  known(name: Told): string | undefined {
    const { input, seen } = this.contact;
    return input[name] ?? (seen === null ? undefined : toldOf(seen, name, this.world));
  }

  careerOf(person: Person): Career {
    this.#career ??= careerAs(person, this.world.profile);
    return this.#career;
  }

  get position(): JsonObject {
    const { seen } = this.contact;
    this.#position ??= (seen && positionOf(seen, this.careerOf(seen), this.world)) ?? nothing;
    return this.#position;
  }

  get company(): JsonObject {
    const { company } = this.position;
    return isObject(company) ? company : nothing;
  }
}

/** Reads the members of a contact by dot path, in the order of a record and of the columns of a CSV. */
const readers: Readonly<Record<string, (view: ContactView) => Json | undefined>> = {
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
};

export const memberPaths: readonly string[] = Object.keys(readers);

/** How each member is read, and the names of its path, taken apart once for a hundred thousand contacts. */
const members = new Map(
  Object.entries(readers).map(([path, read]) => [path, { read, names: path.split('.') }]),
);

/** Returns the value of a contact at a path; undefined if it is absent, even if the profile writes that as null or "". */
export function readMember(path: string, view: ContactView): Json | undefined {
  const value = members.get(path)?.read(view);
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

function hasMultipleJobs(view: ContactView): boolean | undefined {
  const { seen } = view.contact;
  return seen === null ? undefined : view.careerOf(seen).jobs.filter(isActive).length > 1;
}

const isActive = ({ ended_at }: Job): boolean => ended_at === undefined;

/** Returns a contact as the API shows it (section 2.8), with the members at some paths that are not absent. */
export function contactRecord(contact: Contact, world: World, paths = memberPaths): JsonObject {
  const view = new ContactView(contact, world);
  const record: Growing = {};
  for (const path of paths) {
    const value = readMember(path, view);
    if (value !== undefined) plant(record, members.get(path)?.names ?? [], value);
  }
  return record;
}

type Growing = { [name: string]: Json | Growing | undefined };

function isGrowing(value: Json | Growing | undefined): value is Growing {
  return isObject(value);
}

function plant(record: Growing, names: readonly string[], value: Json, at = 0): void {
  const name = names[at] ?? '';
  if (at === names.length - 1) {
    record[name] = value;
    return;
  }
  const known = record[name];
  const inside = isGrowing(known) ? known : {};
  record[name] = inside;
  plant(inside, names, value, at + 1);
}

/** Returns the members that `return_fields` selects, each by its path or that of an object around it, and `id`. */
export function selectedPaths(fields: readonly string[] | undefined = []): readonly string[] | Refusal {
  if (fields.length === 0) return memberPaths;
  const unknown = fields.findIndex((field) => !memberPaths.some((path) => isWithin(path, field)));
  if (unknown >= 0) return unknownField(fields[unknown] ?? '', unknown);
  return memberPaths.filter((path) => path === 'id' || fields.some((field) => isWithin(path, field)));
}

function isWithin(path: string, field: string): boolean {
  return path === field || path.startsWith(`${field}.`);
}

function unknownField(field: string, at: number): Refusal {
  const meant = nearest(field, memberPaths);
  const hint =
    meant === undefined ? `The members are ${memberPaths.join(', ')}.` : `Did you mean ${quote(meant)}?`;
  const place = `return_fields[${at}]`;
  const message = `\`${place}\` is ${quote(field)}, which is no member of a contact. ${hint}`;
  return refuse('request-invalid', message, { field: place });
}
