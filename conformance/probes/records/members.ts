import { type Property, type RecordId, records } from '../../../generated/records.js';
import { isAbsent, isArray, isObject, type Json, type JsonObject } from '../../target/json.js';
import { agrees, otherwise, type Sighting } from '../answers.js';
import { counts, type Tally } from './counts.js';
import { companyOf } from './people.js';

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
const ways = [
  ['omitted', ['text left out', 'other left out', 'list empty']],
  ['as-null', ['text null', 'other null', 'list empty']],
  ['empty-string', ['text empty', 'other left out', 'list empty']],
] as const satisfies readonly (readonly [string, readonly UnknownKind[]])[];

const drifts = {
  level: { record: 'job', member: 'level' },
  function: { record: 'job', member: 'function' },
  'company-type': { record: 'company', member: 'type' },
  'email-status': { record: 'job', member: 'email_status' },
  'employment-status': { record: 'person', member: 'employment_status' },
} as const;
type Drift = keyof typeof drifts;
const driftIds = Object.keys(drifts) as Drift[];
/** People or companies with a listed value: if one value in eight were unlisted, so many would be no coincidence. */
const enoughListed = 50;

const listed = { person: namesOf('person', 'score'), job: namesOf('job'), company: namesOf('company') };
/** Companies that it takes to rule out fractions: if one in eight has one, one run in 200 is mistaken. */
const enoughCompanies = 40;
/** If 15 of 100 locations lacked their details, so many records that have them would be no coincidence. */
const enoughLocations = 100;

/** Probes of which members records have, and with which values. */
export const members = {
  'record.absent': counts<'record.absent', UnknownKind | 'text in three ways'>('record.absent', {
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
              if (property.type === 'string' && known.size === 3) yield { of, kind: 'text in three ways' };
            }
          }
        }
      }
    },
    concludes(tally) {
      const all = tally.count(...unknownKinds);
      if (all < 20 || tally.count('text left out', 'text null', 'text empty') < 0.5 * all) return undefined;
      const share = (...of: readonly UnknownKind[]) => tally.count(...of) / all;
      for (const [reading, kinds] of ways) {
        const own: readonly UnknownKind[] = kinds;
        const others = unknownKinds.filter((kind) => !own.includes(kind));
        const isClear = own.every((kind) => kind === 'list empty' || share(kind) >= 0.2);
        if (isClear && share(...others) <= 0.03) return agrees(reading, `unknown members: ${own.join(', ')}`);
      }
      return mixed(tally, all);
    },
  }),
  'record.extra-members': counts('record.extra-members', {
    *traits({ person, records: shown }) {
      const ofPerson = unlisted(person, listed.person);
      const ofJobs = shown.job.map(({ value }) => unlisted(value, listed.job));
      const ofCompanies = shown.company.map(({ value }) => unlisted(value, listed.company));
      if (ofJobs.length > 0) yield 'with jobs';
      if (ofPerson.some(isScalar)) yield 'of people';
      if (!ofPerson.every(isScalar)) yield 'elsewhere';
      if (ofJobs.length > 0 && ofJobs.every((values) => values.some(isScalar))) yield 'of jobs';
      const within = [...ofJobs, ...ofCompanies].flat();
      if (within.some((value) => !isScalar(value))) yield 'nested';
      else if (ofCompanies.some((values) => values.length > 0)) yield 'elsewhere';
      if (ofPerson.length + within.length === 0) yield 'only listed';
    },
    concludes(tally) {
      const all = tally.count();
      if (all < 20 || tally.count('with jobs') < 0.5 * all) return undefined;
      if (tally.count('only listed') >= 0.97 * all)
        return agrees('none', 'only members that the document lists');
      const isEverywhere =
        tally.count('of people') >= 0.9 * all && tally.count('of jobs') >= 0.9 * tally.count('with jobs');
      const saw = 'people and jobs with members that are not listed';
      if (isEverywhere && tally.count('nested') >= 0.2 * all)
        return agrees('nested', `${saw}, some with members of their own`);
      if (isEverywhere && tally.count('nested', 'elsewhere') === 0) return agrees('some', saw);
      return otherwise('members that are not listed in some of the records');
    },
  }),
  'record.enum-drift': counts<'record.enum-drift', `${'listed' | 'unlisted'} ${Drift}`>('record.enum-drift', {
    *traits(shown) {
      for (const drift of driftIds) {
        const { record, member } = drifts[drift];
        const values = records[record].properties.find(({ name }) => name === member)?.values;
        for (const located of shown.records[record]) {
          const value = located.value[member];
          if (typeof value !== 'string' || value === '') continue;
          // Companies are shown with many people.
          const unit = located.member === 'company' ? companyOf(located.value) : undefined;
          const isListed = values?.includes(value) ?? true;
          yield {
            of: `${drift} ${unit ?? shown.key}`,
            kind: `${isListed ? 'listed' : 'unlisted'} ${drift}`,
          };
        }
      }
    },
    concludes(tally) {
      const [drift, another] = driftIds.filter((one) => tally.count(`unlisted ${one}`) >= 3);
      if (another !== undefined) return otherwise('values that are not listed in several members');
      if (drift !== undefined) {
        const isMost = tally.count(`listed ${drift}`) < tally.count(`unlisted ${drift}`);
        return agrees(isMost ? [] : drift, `values of \`${drifts[drift].member}\` that are not listed`);
      }
      const isOff = driftIds.every(
        (one) => tally.count(`unlisted ${one}`) === 0 && tally.count(`listed ${one}`) >= enoughListed,
      );
      return isOff ? agrees('off', 'only values that are listed') : undefined;
    },
  }),
  'record.connections': counts('record.connections', {
    *traits({ person: { connections: count } }) {
      if (typeof count === 'number') yield count > 500 ? 'over 500' : count === 500 ? '500' : 'under 500';
    },
    concludes(tally) {
      const [over, capped] = [tally.count('over 500'), tally.count('500')];
      if (over >= 2) return agrees('exact', 'people with more than 500 connections');
      // So many people with exactly 500 are no coincidence.
      return over === 0 && capped >= 5 && capped >= 0.05 * tally.count()
        ? agrees('capped-500', 'several people with 500 connections, nobody with more')
        : undefined;
    },
  }),
  'record.employee-count': counts('record.employee-count', {
    *traits({ records: { company } }) {
      for (const { value } of company) {
        const [of, count] = [companyOf(value), value['employee_count']];
        if (of === undefined || typeof count !== 'number') continue;
        yield { of, kind: Number.isInteger(count) ? 'a whole number' : 'a fraction' };
      }
    },
    concludes(tally) {
      const fractions = tally.count('a fraction');
      if (fractions >= 2) return agrees('fraction', 'companies with a fraction in `employee_count`');
      return fractions === 0 && tally.count() >= enoughCompanies
        ? agrees('integer', `${enoughCompanies} companies with whole numbers in \`employee_count\``)
        : undefined;
    },
  }),
  'record.location-details': counts('record.location-details', {
    *traits({ key, records: { person, job } }) {
      for (const { value } of [...person, ...job]) {
        const { location, location_details: details } = value;
        if (typeof location !== 'string' || location === '') continue;
        yield { of: `${key} ${location}`, kind: isAbsent(details) ? 'without' : 'with' };
      }
    },
    concludes(tally) {
      const [lacks, all] = [tally.count('without'), tally.count()];
      if (tally.count('with') === 0)
        return lacks >= 30 ? agrees('never-present', 'no location with `location_details`') : undefined;
      if (all < enoughLocations || (lacks > 0 && lacks < 0.05 * all)) return undefined;
      if (lacks === 0)
        return agrees('always-present', `${enoughLocations} locations with \`location_details\``);
      return lacks <= 0.4 * all
        ? agrees('sometimes-missing', 'some locations without `location_details`')
        : otherwise('most locations without `location_details`');
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

/** With a choice per record, several members are written in each of the ways. */
function mixed(tally: Tally<UnknownKind | 'text in three ways'>, all: number): Sighting<'mixed'> | undefined {
  const isMixed = unknownKinds.every((kind) => kind.startsWith('list') || tally.count(kind) >= 0.2 * all);
  if (isMixed && tally.count('text in three ways') >= 5)
    return agrees('mixed', 'unknown members written in each way');
  const odd = unknownKinds.filter((kind) => tally.count(kind) > 0.1 * all);
  const fits = ways.some(([, own]) => odd.every((kind) => own.some((one) => one === kind)));
  return all >= 60 && !fits ? otherwise(`unknown members: ${odd.join(', ')}`) : undefined;
}

function namesOf(record: RecordId, ...more: readonly string[]): ReadonlySet<string> {
  return new Set([...records[record].properties.map(({ name }) => name), ...more]);
}

function unlisted(record: JsonObject, names: ReadonlySet<string>) {
  return Object.entries(record).flatMap(([name, value]) => (names.has(name) ? [] : [value]));
}

const isScalar = (value: JsonObject[string]) => !isObject(value) && !isArray(value);
