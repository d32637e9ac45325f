import type { components } from '../../generated/people.js';
import type { Readings } from '../../generated/questions.js';
import { type Property, type RecordId, records } from '../../generated/records.js';
import type { Profile } from '../engine/handler.js';
import type { Job } from '../population/population.js';
import { isList, type Json, type JsonObject } from '../state/json.js';
import { pick } from './choice.js';
import { formsOf } from './forms.js';

type Company = components['schemas']['Company'];
type Education = components['schemas']['Education'];
type LocationDetails = components['schemas']['LocationDetails'];

/** The profile, how it shows every record, and the companies and places already shown. */
export interface View extends ReturnType<typeof formsOf> {
  readonly profile: Profile;
  /** People share employers, so each company is written once. */
  readonly companies: WeakMap<Company, JsonObject>;
  /** People share places too. */
  readonly places: WeakMap<LocationDetails, JsonObject>;
}

export function viewOf(profile: Profile): View {
  return { ...formsOf(profile), profile, companies: new WeakMap(), places: new WeakMap() };
}

/** Formats the dates of a record as the profile does; absent ones stay absent. */
export function dated<Name extends string>(
  record: { readonly [N in Name]?: string },
  names: readonly Name[],
  view: View,
): JsonObject {
  const dates: Record<string, string> = {};
  for (const name of names) {
    const date = record[name];
    if (date !== undefined) dates[name] = view.date(date);
  }
  return dates;
}

/** Writes a job (section 2.3); `key` identifies it. */
export function jobAs(job: Job, key: string, view: View): JsonObject {
  const members = {
    ...job,
    ...dated(job, ['started_at', 'ended_at'], view),
    location_details: locationAs(job, view),
    direct_dial_number: view.phone(job.direct_dial_number),
    company: job.company && companyAs(job.company, view),
    ...view.extras.job(key),
  };
  return written('job', view.drifted('job', members, key), key, view);
}

/** Writes a few members of a job, as `jobAs` does, for a hundred thousand contacts: the whole takes four times as long. */
export function briefJobAs(job: Job, key: string, view: View): JsonObject {
  const shown = view.drifted('job', job, key);
  const text = (name: string) => textIn(shown[name], view);
  return {
    title: text('title'),
    level: text('level'),
    function: text('function'),
    company: job.company && companyAs(job.company, view),
    email: text('email'),
    email_status: text('email_status'),
    started_at: job.started_at && view.date(job.started_at),
  };
}

/** Writes an education (section 2.2). */
export function educationAs(education: Education, key: string, view: View): JsonObject {
  const members = { ...education, ...dated(education, ['started_at', 'ended_at'], view) };
  return written('education', members, `${key}/${education.school}/${education.started_at}`, view);
}

function companyAs(company: Company, view: View): JsonObject {
  const known = view.companies.get(company);
  if (known !== undefined) return known;
  const key = `company ${company.id ?? company.name}`;
  const count = company.employee_count;
  const parent = company.ultimate_parent;
  const members = {
    ...company,
    id: view.id(company.id),
    employee_count: count && view.employeeCount(count, key),
    ultimate_parent:
      parent && written('parent', { ...parent, id: view.id(parent.id) }, `parent ${parent.id}`, view),
    ...view.extras.company(company),
  };
  const shown = written('company', view.drifted('company', members, key), key, view);
  view.companies.set(company, shown);
  return shown;
}

/** Writes the location of a person or a job (section 2.6). */
export function locationAs(
  record: { readonly location?: string; readonly location_details?: LocationDetails },
  view: View,
): JsonObject | undefined {
  const { places } = view;
  const details = view.locationDetails(record);
  if (details === undefined) return undefined;
  const known = places.get(details);
  if (known !== undefined) return known;
  const { country_code: code, raw } = details;
  const shownCode = code && view.countryCode(code);
  const shown = written('locdet', { ...details, country_code: shownCode }, `location ${raw}`, view);
  places.set(details, shown);
  return shown;
}

const holdsList = (property: Property) => property.type === 'array';
const holdsString = (property: Property) => property.type === 'string';

const forms: Record<Readings['record.absent'], (property: Property, key: string) => Json | undefined> = {
  omitted: (property) => (holdsList(property) ? [] : undefined),
  'as-null': (property) => (holdsList(property) ? [] : null),
  'empty-string': (property) => (holdsList(property) ? [] : holdsString(property) ? '' : undefined),
  mixed: (property, key) => {
    const choice = `absent ${key} ${property.name}`;
    if (holdsList(property)) return pick(choice, [undefined, null, []]);
    return holdsString(property) ? pick(choice, [undefined, null, '']) : pick(choice, [undefined, null]);
  },
};

const markers: Record<Readings['record.active-marker'], Json | undefined> = {
  omitted: undefined,
  'as-null': null,
  'empty-string': '',
};

/** Returns a record in the order of the specification, absent members in the form of the profile, unlisted ones last. */
export function written(record: RecordId, members: JsonObject, key: string, view: View): JsonObject {
  const result: Record<string, Json> = {};
  for (const property of records[record].properties) {
    const value = members[property.name];
    const shown = isAbsent(value) ? absentForm(record, property, key, view) : textIn(value, view);
    if (shown !== undefined) result[property.name] = shown;
  }
  for (const name in members) {
    const value = members[name];
    if (value !== undefined && !(name in result) && !isListed(record, name)) result[name] = value;
  }
  return Object.freeze(result);
}

function absentForm(record: RecordId, property: Property, key: string, view: View): Json | undefined {
  if (record === 'job' && property.name === 'ended_at')
    return markers[view.profile.reading('record.active-marker')];
  return forms[view.profile.reading('record.absent')](property, key);
}

function textIn(value: Json | undefined, view: View): Json | undefined {
  if (typeof value === 'string') return view.text(value);
  return isList(value) ? Object.freeze(value.map((item) => textIn(item, view) ?? null)) : value;
}

function isAbsent(value: Json | undefined): boolean {
  return value === undefined || value === null || value === '' || (isList(value) && value.length === 0);
}

function isListed(record: RecordId, name: string): boolean {
  return records[record].properties.some((property) => property.name === name);
}
