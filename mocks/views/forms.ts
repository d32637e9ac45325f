import type { components } from '../../generated/people.js';
import type { Readings } from '../../generated/questions.js';
import type { Profile } from '../engine/handler.js';
import { places } from '../population/places.js';
import type { Job, Person } from '../population/population.js';
import type { JsonObject } from '../state/json.js';
import { chosen, pick } from './choice.js';
import { idAs } from './ids.js';

const textForms: Record<Readings['record.text'], (text: string) => string> = {
  nfc: (text) => text.normalize('NFC'),
  nfd: (text) => text.normalize('NFD'),
  // Escaped when it is serialised.
  escaped: (text) => text.normalize('NFC'),
};

const dateForms: Record<Readings['record.date'], (day: string, time: string) => string> = {
  'rfc3339-utc': (day, time) => `${day}T${time}Z`,
  naive: (day, time) => `${day}T${time}`,
  // The local date and time are unchanged, so that the 1st of a month at 00:00 is still written as such.
  offset: (day, time) => `${day}T${time}+02:00`,
  'date-only': (day) => day,
  'date-with-z': (day) => `${day}Z`,
  fraction: (day, time) => `${day}T${time}.000Z`,
};

/** Formats a date of the population (question record.date). */
export function dateAs(reading: Readings['record.date'], date: string): string {
  return dateForms[reading](date.slice(0, 10), date.slice(11, 19) || '00:00:00');
}

const linkedinForms: Record<Readings['record.linkedin-form'], (slug: string) => string> = {
  slug: (slug) => slug,
  url: (slug) => `https://www.linkedin.com/in/${slug}`,
  'bare-host': (slug) => `linkedin.com/in/${slug}`,
};

type Names = Pick<Person, 'first_name' | 'last_name' | 'name'>;
type NameReading = Readings['record.name-parts'];

const initials = ['A.', 'B.', 'C.', 'E.', 'J.', 'K.', 'L.', 'M.', 'R.', 'T.'] as const;
const prefixes = ['Dr.', 'Prof.'] as const;

const shown: Record<NameReading, (person: Person, first: string, last: string) => Names> = {
  // A full name in the record may contain more than its parts.
  'first-last': ({ name }, first, last) => parts(first, last, name ?? `${first} ${last}`),
  'with-middle': ({ id = '' }, first, last) =>
    parts(
      first,
      last,
      chosen(`middle ${id}`, 0.3) ? `${first} ${pick(id, initials)} ${last}` : `${first} ${last}`,
    ),
  'with-prefix': ({ id = '' }, first, last) =>
    parts(first, last, `${chosen(`prefix ${id}`, 0.2) ? `${pick(id, prefixes)} ` : ''}${first} ${last}`),
  'name-only': (_, first, last) => ({ name: `${first} ${last}` }),
};

const undone: Record<NameReading, (name: string) => string> = {
  'first-last': (name) => name,
  'with-middle': (name) => name.replace(/(?<=\s)\p{Lu}\.\s+(?=\S)/u, ''),
  'with-prefix': (name) => name.replace(/^(Dr|Prof)\.\s+/iu, ''),
  'name-only': (name) => name,
};

function namesAs(reading: NameReading, person: Person): Names {
  const { first_name: first, last_name: last, name } = person;
  if (first !== undefined && last !== undefined) return shown[reading](person, first, last);
  const isWhole = reading === 'name-only' && name !== undefined;
  return {
    ...(first === undefined || isWhole ? {} : { first_name: first }),
    ...(last === undefined || isWhole ? {} : { last_name: last }),
    ...(name === undefined ? {} : { name }),
  };
}

/** Returns the name in the population of a person shown as `name`. */
export function plainName(profile: Profile, name: string): string {
  return undone[profile.reading('record.name-parts')](name);
}

function parts(first_name: string, last_name: string, name: string): Names {
  return { first_name, last_name, name };
}

/** A calling code of 1 to 3 digits (ITU E.164), then the national number. */
const international = /^\+(1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})(\d+)$/;

const phoneForms: Record<Readings['record.phone'], (e164: string) => string> = {
  e164: (e164) => e164,
  national,
  'free-text': (e164) => {
    const groups = groupsOf(e164);
    const dotted = groups.join('.');
    return pick(e164, [`${dotted} ext. 4`, dotted, groups.join(' '), `Tel. ${national(e164)}`, e164]);
  },
};

/** Returns a number such as +12025550123 (question record.phone). One in a custom format cannot be converted. */
function phoneAs(reading: Readings['record.phone'], number: string): string {
  return isE164(number) ? phoneForms[reading](number.replace(/[^\d+]/g, '')) : number;
}

/** Whether it is an international number, ignoring spaces, hyphens, dots and parentheses. */
function isE164(number: string): boolean {
  return /^\+[\d\s().-]+$/.test(number);
}

function national(e164: string): string {
  const [area, exchange, line] = groupsOf(e164);
  return e164.startsWith('+1') ? `(${area}) ${exchange}-${line}` : `0${area} ${exchange} ${line}`;
}

function groupsOf(e164: string): readonly string[] {
  const digits = international.exec(e164)?.[2] ?? e164.replace('+', '');
  const first = e164.startsWith('+1') ? 3 : 2;
  const second = first + Math.ceil((digits.length - first) / 2) - (e164.startsWith('+1') ? 1 : 0);
  return [digits.slice(0, first), digits.slice(first, second), digits.slice(second)];
}

const connections: Record<Readings['record.connections'], (count: number) => number> = {
  exact: (count) => count,
  'capped-500': (count) => Math.min(count, 500),
};

const employeeCounts: Record<Readings['record.employee-count'], (count: number, key: string) => number> = {
  integer: (count) => Math.round(count),
  fraction: (count, key) => (chosen(`employees ${key}`, 1 / 3) ? Math.floor(count) + 0.5 : Math.round(count)),
};

type LocationDetails = components['schemas']['LocationDetails'];
type Located = { readonly location?: string; readonly location_details?: LocationDetails };

const countryCodes: Record<Readings['record.country-code'], (code: string) => string> = {
  'upper-case': (code) => code.toUpperCase(),
  'lower-case': (code) => code.toLowerCase(),
};

const byText = new Map(places.map(({ text, details }) => [text, details]));

const details: Record<Readings['record.location-details'], (record: Located) => LocationDetails | undefined> =
  {
    'always-present': ({ location, location_details }) =>
      location_details ?? (location === undefined ? undefined : (byText.get(location) ?? { raw: location })),
    // About 15% are missing from the population.
    'sometimes-missing': ({ location_details }) => location_details,
    'never-present': () => undefined,
  };

type DriftReading = Readings['record.enum-drift'];
type Drifting = 'person' | 'job' | 'company';

interface Drift {
  readonly record: Drifting;
  readonly member: string;
  /** A value that the specification does not list. */
  readonly value: string;
}

const share = 1 / 8;

const drifts: Record<DriftReading, Drift | undefined> = {
  off: undefined,
  level: { record: 'job', member: 'level', value: 'Partner' },
  function: { record: 'job', member: 'function', value: 'Research' },
  'company-type': { record: 'company', member: 'type', value: 'Cooperative' },
  'email-status': { record: 'job', member: 'email_status', value: 'unknown' },
  'employment-status': { record: 'person', member: 'employment_status', value: 'student' },
};

/** Returns a record in which an enum value may be replaced by an unlisted one (question record.enum-drift). */
function drifted(reading: DriftReading, record: Drifting, members: JsonObject, key: string): JsonObject {
  const drift = drifts[reading];
  if (drift === undefined || drift.record !== record || members[drift.member] === undefined) return members;
  return chosen(`drift ${key}`, share) ? { ...members, [drift.member]: drift.value } : members;
}

type Company = components['schemas']['Company'];
type ExtraReading = Readings['record.extra-members'];

interface Extras {
  person(jobs: readonly Job[]): JsonObject;
  job(key: string): JsonObject;
  company(company: Company): JsonObject;
}

const none: Extras = { person: () => ({}), job: () => ({}), company: () => ({}) };

const some: Extras = {
  ...none,
  person: (jobs) => ({ has_multiple_jobs: jobs.filter((job) => job.ended_at === undefined).length > 1 }),
  job: (key) => ({ updated_by: pick(`updated ${key}`, ['pipeline', 'review']) }),
};

const nested: Extras = {
  ...some,
  job: (key) => ({
    ...some.job(key),
    started_at_details: { confidence: pick(`confidence ${key}`, ['validated', 'low']) },
  }),
  company: ({ id, domain }) => ({
    ...(id !== undefined && { group_id: `${id}-group` }),
    other_domains: domain === undefined ? [] : [`www.${domain}`],
  }),
};

const extras: Record<ExtraReading, Extras> = { none, some, nested };

export function formsOf(profile: Profile) {
  const drift = profile.reading('record.enum-drift');
  const form = profile.reading('record.id-form');
  const phone = profile.reading('record.phone');
  const date = profile.reading('record.date');
  const names = profile.reading('record.name-parts');
  return {
    text: textForms[profile.reading('record.text')],
    id: (id: string | undefined) => id && idAs(form, id),
    date: (text: string) => dateAs(date, text),
    /** For people; for companies it is always a slug. */
    linkedin: linkedinForms[profile.reading('record.linkedin-form')],
    names: (person: Person) => namesAs(names, person),
    phone: (number: string | undefined) => number && phoneAs(phone, number),
    connections: connections[profile.reading('record.connections')],
    /** The key identifies the company, for consistent choices. */
    employeeCount: employeeCounts[profile.reading('record.employee-count')],
    locationDetails: details[profile.reading('record.location-details')],
    countryCode: countryCodes[profile.reading('record.country-code')],
    drifted: (record: Drifting, members: JsonObject, key: string) => drifted(drift, record, members, key),
    extras: extras[profile.reading('record.extra-members')],
  };
}
