import { type Property, type RecordId, records } from '../../../generated/records.js';
import { isAbsent, isArray, isObject, type Json, type JsonObject } from '../../target/json.js';
import { companyOf, counts } from './counts.js';

const unknownKinds = [
  'text left out',
  'text null',
  'text empty',
  'other left out',
  'other null',
  'list left out',
  'list null',
  'list empty',
] as const;
type UnknownKind = (typeof unknownKinds)[number];

/** The kinds of missing members that belong to each reading, besides lists, which are always `[]`. */
const ways: readonly (readonly ['omitted' | 'as-null' | 'empty-string', ...(readonly UnknownKind[])])[] = [
  ['omitted', 'text left out', 'other left out'],
  ['as-null', 'text null', 'other null'],
  ['empty-string', 'text empty', 'other left out'],
];

const drifts = {
  level: { record: 'job', member: 'level' },
  function: { record: 'job', member: 'function' },
  'company-type': { record: 'company', member: 'type' },
  'email-status': { record: 'job', member: 'email_status' },
  'employment-status': { record: 'person', member: 'employment_status' },
} as const;
type Drift = keyof typeof drifts;
const driftIds = Object.keys(drifts) as Drift[];

/** How many it takes to conclude that something does not exist, because it would have been seen by chance. */
const enough = {
  /** People or companies with a value of a closed set: one value in eight is outside it. */
  listed: 50,
  /** Companies: one in eight has a fraction of an employee, so that one run in 200 is mistaken. */
  companies: 40,
  /** Locations: 15 of 100 lack their details. */
  locations: 100,
  /** Names: one in five has a title. */
  names: 60,
};

const listed = { person: namesOf('person', 'score'), job: namesOf('job'), company: namesOf('company') };

/** Probes of which members records have, and with which values. */
export const members = {
  'record.absent': counts<'record.absent', UnknownKind | 'text in three ways'>('record.absent', {
    what: 'members without a value',
    *traits({ records: shown }, noted) {
      // Members that had a value somewhere: a service has no form for a member that it never has.
      const had = noted('members that had a value');
      for (const record of ['person', 'job', 'education', 'company', 'parent', 'locdet'] as const) {
        const properties = records[record].properties.filter((property) => isAsked(record, property));
        for (const { value } of shown[record]) {
          for (const property of properties) {
            const of = `${record} ${property.name}`;
            const written = value[property.name];
            if (!isAbsent(written)) had.add(of);
            else if (had.has(of)) {
              const kind = unknownKind(property, written);
              const known = noted(of).add(kind);
              yield kind;
              if (property.type === 'string' && known.size === 3) yield 'text in three ways';
            }
          }
        }
      }
    },
    concludes({ all, count, share }) {
      if (all < 20 || share('text left out', 'text null', 'text empty') < 0.5) return undefined;
      const others = (own: readonly UnknownKind[]) =>
        unknownKinds.filter((kind) => kind !== 'list empty' && !own.includes(kind));
      const [way] = ways.filter(
        ([, ...own]) => own.every((kind) => share(kind) >= 0.2) && share(...others(own)) <= 0.03,
      );
      if (way) return way[0];
      // With a choice per record, several members are written in each of the ways.
      const isMixed = unknownKinds.every((kind) => kind.startsWith('list') || share(kind) >= 0.2);
      if (isMixed && count('text in three ways') >= 5) return 'mixed';
      const fits = ways.some(([, ...own]) => others(own).every((kind) => share(kind) <= 0.1));
      return all >= 60 && !fits ? [] : undefined;
    },
  }),
  'record.extra-members': counts('record.extra-members', {
    what: 'people by members that the document does not list',
    *traits({ person, records: shown }) {
      const ofPerson = unlisted(person, listed.person);
      const ofJobs = shown.job.map(({ value }) => unlisted(value, listed.job));
      const ofCompanies = shown.company.map(({ value }) => unlisted(value, listed.company));
      if (ofJobs.length > 0) yield 'with jobs';
      if (ofPerson.some(isScalar)) yield 'some of their own';
      if (!ofPerson.every(isScalar)) yield 'others';
      if (ofJobs.length > 0 && ofJobs.every((values) => values.some(isScalar))) yield 'some in each job';
      const within = [...ofJobs, ...ofCompanies].flat();
      if (within.some((value) => !isScalar(value))) yield 'nested ones';
      else if (ofCompanies.some((values) => values.length > 0)) yield 'others';
      if (ofPerson.length + within.length === 0) yield 'none';
    },
    concludes({ all, count, share }) {
      if (all < 20 || share('with jobs') < 0.5) return undefined;
      if (share('none') >= 0.97) return 'none';
      const isOfJobs = count('some in each job') >= 0.9 * count('with jobs');
      if (!isOfJobs || share('some of their own') < 0.9) return [];
      if (share('nested ones') >= 0.2) return 'nested';
      return count('nested ones', 'others') === 0 ? 'some' : [];
    },
  }),
  'record.enum-drift': counts<'record.enum-drift', `${'listed' | 'unlisted'} ${Drift}`>('record.enum-drift', {
    what: 'values of closed sets',
    *traits({ key, records: shown }) {
      for (const drift of driftIds) {
        const { record, member } = drifts[drift];
        const values = records[record].properties.find(({ name }) => name === member)?.values;
        for (const located of shown[record]) {
          const value = located.value[member];
          if (typeof value !== 'string' || value === '') continue;
          // Companies are shown with many people.
          const unit = located.member === 'company' ? companyOf(located.value) : undefined;
          const isListed = values?.includes(value) ?? true;
          yield { of: `${drift} ${unit ?? key}`, kind: `${isListed ? 'listed' : 'unlisted'} ${drift}` };
        }
      }
    },
    concludes({ count }) {
      const [drift, another] = driftIds.filter((one) => count(`unlisted ${one}`) >= 3);
      if (another !== undefined) return [];
      if (drift !== undefined) return count(`listed ${drift}`) < count(`unlisted ${drift}`) ? [] : drift;
      const isOff = driftIds.every(
        (one) => count(`unlisted ${one}`) === 0 && count(`listed ${one}`) >= enough.listed,
      );
      return isOff ? 'off' : undefined;
    },
  }),
  'record.connections': counts('record.connections', {
    what: '`connections` of people',
    *traits({ person: { connections: count } }) {
      if (typeof count === 'number') yield count > 500 ? 'over 500' : count === 500 ? 'exactly 500' : 'less';
    },
    concludes({ count, share }) {
      if (count('over 500') > 0) return count('over 500') >= 2 ? 'exact' : undefined;
      // So many people with exactly 500 are no coincidence.
      return count('exactly 500') >= 5 && share('exactly 500') >= 0.05 ? 'capped-500' : undefined;
    },
  }),
  'record.employee-count': counts('record.employee-count', {
    what: '`employee_count` of companies',
    *traits({ records: { company } }) {
      for (const { value } of company) {
        const [of, count] = [companyOf(value), value['employee_count']];
        if (of === undefined || typeof count !== 'number') continue;
        yield { of, kind: Number.isInteger(count) ? 'whole' : 'with a fraction' };
      }
    },
    concludes({ all, count }) {
      const fractions = count('with a fraction');
      if (fractions > 0) return fractions >= 2 ? 'fraction' : undefined;
      return all >= enough.companies ? 'integer' : undefined;
    },
  }),
  'record.location-details': counts('record.location-details', {
    what: 'locations',
    *traits({ key, records: { person, job } }) {
      for (const { value } of [...person, ...job]) {
        const { location, location_details: details } = value;
        if (typeof location !== 'string' || location === '') continue;
        yield { of: `${key} ${location}`, kind: isAbsent(details) ? 'without details' : 'with details' };
      }
    },
    concludes({ all, count, share }) {
      const lacks = share('without details');
      if (count('with details') === 0) return all >= 30 ? 'never-present' : undefined;
      if (all < enough.locations || (lacks > 0 && lacks < 0.05)) return undefined;
      if (lacks === 0) return 'always-present';
      return lacks <= 0.4 ? 'sometimes-missing' : [];
    },
  }),
  'record.name-parts': counts('record.name-parts', {
    what: '`name` by its parts',
    *traits({ person }) {
      const name = plain(person['name']);
      if (name === undefined) return;
      if (isAbsent(person['first_name']) && isAbsent(person['last_name'])) return yield 'no parts';
      const [first, last] = [plain(person['first_name']), plain(person['last_name'])];
      if (first === undefined || last === undefined) return;
      if (name === `${first} ${last}`) yield 'first and last';
      else if (name.startsWith(`${first} `) && name.endsWith(` ${last}`)) yield 'something between';
      else yield name.endsWith(` ${first} ${last}`) ? 'something before' : 'otherwise';
    },
    concludes({ all, count, share }) {
      if (all >= 10 && share('no parts') >= 0.97) return 'name-only';
      if (share('no parts', 'otherwise') > 0.1) return all >= enough.names ? [] : undefined;
      const [between, before] = [count('something between'), count('something before')];
      if (between >= 3 && before >= 3) return [];
      const isSome = (times: number) => times >= 3 && times >= 0.05 * all && times <= 0.7 * all;
      if (before === 0 && isSome(between)) return 'with-middle';
      if (between === 0 && isSome(before)) return 'with-prefix';
      const isPlain = between + before === 0 && share('first and last') >= 0.97;
      return isPlain && all >= enough.names ? 'first-last' : undefined;
    },
  }),
};

/** Excludes `ended_at` of a job, which is another question, and flags, which are not set if they are missing. */
const isAsked = (record: RecordId, { name, type }: Property) =>
  type !== 'boolean' && !(record === 'job' && name === 'ended_at');

function unknownKind({ type }: Property, written: Json | undefined): UnknownKind {
  const what = type === 'array' ? 'list' : type === 'string' ? 'text' : 'other';
  if (written === undefined) return `${what} left out`;
  if (written === null || what === 'other') return `${what} null`;
  return `${what} empty`;
}

function namesOf(record: RecordId, ...more: readonly string[]): ReadonlySet<string> {
  return new Set([...records[record].properties.map(({ name }) => name), ...more]);
}

function unlisted(record: JsonObject, names: ReadonlySet<string>) {
  return Object.entries(record).flatMap(([name, value]) => (names.has(name) ? [] : [value]));
}

const isScalar = (value: JsonObject[string]) => !isObject(value) && !isArray(value);

/** Returns a text in one Unicode form with single spaces, undefined if it is empty. */
function plain(value: Json | undefined): string | undefined {
  const text = typeof value === 'string' ? value.normalize('NFC').trim().replace(/\s+/g, ' ') : '';
  return text === '' ? undefined : text;
}
