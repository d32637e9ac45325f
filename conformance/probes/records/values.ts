import type { Readings } from '../../../generated/questions.js';
import { records } from '../../../generated/records.js';
import { isAbsent, isArray, isObject, type Json, type JsonObject } from '../../target/json.js';
import { leavesOf } from '../../target/wire/members.js';
import type { Choice } from '../probe.js';
import { activePosition, companyOf, counts, type Shown } from './counts.js';

const time = String.raw`^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d`;

const closed = [
  ['job', 'level', 'level'],
  ['job', 'function', 'function'],
  ['company', 'type', 'company-type'],
  ['job', 'email_status', 'email-status'],
  ['person', 'employment_status', 'employment-status'],
] as const;
/** So many people have a value of each: one value in eight is outside the set, if any is. */
const enoughListed = 50;

/** The readings of a member without a value, by its JSON. */
const absences: Readonly<Record<string, string>> = { '': 'omitted', null: 'as-null', '""': 'empty-string' };
const absenceOf = (value: Json | undefined): string => absences[JSON.stringify(value) ?? ''] ?? 'present';

const phoneForms = {
  e164: /^\+[1-9]\d{6,14}$/,
  'international, with separators': /^\+/,
  'with words': /[a-z]/i,
  'with dots': /\./,
  national: /^\(|^0[\d() -]+$/,
  digits: /^[\d() -]+$/,
};

export const values = {
  'record.date': written('record.date', datesOf, {
    'rfc3339-utc': new RegExp(`${time}Z$`),
    naive: new RegExp(`${time}$`),
    offset: new RegExp(String.raw`${time}[+-]\d\d:\d\d$`),
    'date-only': /^\d{4}-\d\d-\d\d$/,
    'date-with-z': /^\d{4}-\d\d-\d\dZ$/,
    fraction: new RegExp(String.raw`${time}\.\d{3}Z$`),
  }),
  'record.linkedin-form': written('record.linkedin-form', ({ person }) => [person['linkedin']], {
    url: /^https?:\/\/[^/\s]+\/\S+$/i,
    'bare-host': /^[\w-]+(\.[\w-]+)+\/\S+$/,
    slug: /^[^/:\s]+$/,
  }),
  'record.country-code': written(
    'record.country-code',
    ({ records: { locdet } }) => locdet.map(({ value }) => value['country_code']),
    { 'upper-case': /^[A-Z]{2}$/, 'lower-case': /^[a-z]{2}$/ },
  ),
  'record.active-marker': counts('record.active-marker', ({ person }) => {
    const position = activePosition(person);
    return position ? [absenceOf(position['ended_at'])] : [];
  }),
  'record.id-form': counts(
    'record.id-form',
    ({ records: { person, company, parent } }) =>
      [...person, ...company, ...parent].flatMap(({ value: { id: of } }) => {
        const kind = isText(of) ? idKind(of) : undefined;
        return isText(of) && kind !== undefined ? [{ of, kind }] : [];
      }),
    ({ prevailing }) => prevailing({ least: 20 }),
  ),
  'record.text': counts(
    'record.text',
    function* ({ person, exchange }) {
      for (const { value } of leavesOf(person)) {
        if (!isText(value) || value.normalize('NFC') === value.normalize('NFD')) continue;
        if (exchange.response.text.includes(value)) yield value === value.normalize('NFC') ? 'nfc' : 'nfd';
        else yield 'escaped';
        return;
      }
    },
    ({ prevailing }) => prevailing({ least: 5 }),
  ),
  'record.phone': counts(
    'record.phone',
    ({ person, records: { job } }) =>
      [person['cell_phone_number'], ...job.map(({ value }) => value['direct_dial_number'])].flatMap((of) =>
        isText(of) ? [{ of, kind: formOf(of, phoneForms) }] : [],
      ),
    ({ units, count, share, prevailing }) => {
      if (units.length < 20) return undefined;
      // Three forms in use mean that none is enforced.
      if (Object.keys(phoneForms).filter((kind) => share(kind) >= 0.05).length >= 3) return 'free-text';
      // Without an area code in brackets or a trunk zero, a national number may consist of digits and spaces.
      if (share('national', 'digits') >= 0.97 && 2 * count('national') >= units.length) return 'national';
      return prevailing({ least: 30 });
    },
  ),
  'record.absent': counts(
    'record.absent',
    function* ({ records: shown }) {
      for (const record of ['person', 'job', 'education', 'company', 'parent', 'locdet'] as const) {
        for (const { name, type } of records[record].properties) {
          // `ended_at` of an active job is another question.
          if (type !== 'string' || name === 'ended_at') continue;
          for (const { value } of shown[record])
            yield { of: `${record} ${name}`, kind: absenceOf(value[name]) };
        }
      }
    },
    ({ units }) => {
      // A service has no form for a member that it never has.
      const ways = units
        .filter((kinds) => kinds.has('present') && kinds.size > 1)
        .map((kinds) => (['omitted', 'as-null', 'empty-string'] as const).filter((kind) => kinds.has(kind)));
      if (ways.length < 3) return undefined;
      if (ways.filter((kinds) => kinds.length === 3).length >= 5) return 'mixed';
      const [kind, ...others] = new Set(ways.flat());
      return others.length > 0 ? undefined : kind;
    },
  ),
  'record.extra-members': counts(
    'record.extra-members',
    function* ({ person, records: { job, company } }) {
      const own = [...unlisted(person, 'person'), ...job.flatMap(({ value }) => unlisted(value, 'job'))];
      const all = [...own, ...company.flatMap(({ value }) => unlisted(value, 'company'))];
      if (all.some((value) => isObject(value) || isArray(value))) yield 'nested';
      else yield all.length > 0 ? 'some' : 'none';
    },
    ({ count, share, prevailing }) =>
      count('nested') >= 3 && share('none') === 0 ? 'nested' : prevailing({ least: 20 }),
  ),
  'record.enum-drift': counts(
    'record.enum-drift',
    function* ({ id, records: shown }) {
      for (const [record, member, drift] of closed) {
        const listed = records[record].properties.find(({ name }) => name === member)?.values ?? [];
        for (const { value: holder } of shown[record]) {
          const value = holder[member];
          // Companies are shown with many people.
          const of = `${drift} ${record === 'company' ? companyOf(holder) : id}`;
          if (isText(value)) yield { of, kind: listed.includes(value) ? `listed ${drift}` : drift };
        }
      }
    },
    ({ count, occasional }) => {
      const drifts = closed.map(([, , drift]) => drift);
      const isEnough = drifts.every((drift) => count(`listed ${drift}`) >= enoughListed);
      return occasional('off', isEnough ? 0 : Number.POSITIVE_INFINITY, drifts);
    },
  ),
  'record.connections': counts(
    'record.connections',
    ({ person: { connections: count } }) =>
      typeof count === 'number' ? [count > 500 ? 'exact' : count === 500 ? 'capped-500' : 'less'] : [],
    ({ count, share }) => {
      if (count('exact') > 0) return 'exact';
      // So many people with exactly 500 are no coincidence.
      return count('capped-500') >= 5 && share('capped-500') >= 0.05 ? 'capped-500' : undefined;
    },
  ),
  'record.employee-count': counts(
    'record.employee-count',
    ({ records: { company } }) =>
      company.flatMap(({ value }) => {
        const [of, count] = [companyOf(value), value['employee_count']];
        if (of === undefined || typeof count !== 'number') return [];
        return [{ of, kind: Number.isInteger(count) ? 'integer' : 'fraction' }];
      }),
    // One company in eight has a fraction of an employee, if any has.
    ({ occasional }) => occasional('integer', 40, ['fraction']),
  ),
  'record.location-details': counts(
    'record.location-details',
    ({ id, records: { person, job } }) =>
      [...person, ...job].flatMap(({ value: { location, location_details: details } }) =>
        isText(location) ? [{ of: `${id} ${location}`, kind: isAbsent(details) ? 'without' : 'with' }] : [],
      ),
    ({ units, count, share }) => {
      if (units.length >= 30 && count('with') === 0) return 'never-present';
      // 15 locations of 100 lack their details, if any does.
      if (units.length < 100) return undefined;
      if (count('without') === 0) return 'always-present';
      return share('without') >= 0.05 ? 'sometimes-missing' : undefined;
    },
  ),
  'record.name-parts': counts(
    'record.name-parts',
    function* ({ person }) {
      const [name = '', first = '', last = ''] = ['name', 'first_name', 'last_name'].map((each) =>
        plain(person[each]),
      );
      if (name === '' || (first === '') !== (last === '')) return;
      if (first === '' && last === '') yield 'name-only';
      else if (name === `${first} ${last}`) yield 'first-last';
      else if (name.startsWith(`${first} `) && name.endsWith(` ${last}`)) yield 'with-middle';
      else yield name.endsWith(` ${first} ${last}`) ? 'with-prefix' : 'otherwise';
    },
    ({ units, count, share, prevailing, occasional }) => {
      if (share('name-only', 'otherwise') > 0.03)
        return prevailing({ kinds: ['name-only', 'otherwise', 'first-last'] });
      if (count('with-middle', 'with-prefix') > 0.7 * units.length) return undefined;
      // One name in five has a title or a middle name, if any has.
      return occasional('first-last', 60, ['with-middle', 'with-prefix']);
    },
  ),
};

type Forms = Readonly<Record<string, RegExp>>;

const formOf = (value: string, forms: Forms): string =>
  Object.entries(forms).find(([, form]) => form.test(value))?.[0] ?? 'another form';

/** Defines a probe of how values are written: its reading has the form of practically all of them, or none of the known forms. */
function written<Q extends Choice>(
  question: Q,
  valuesOf: (shown: Shown) => readonly (Json | undefined)[],
  forms: Readonly<Record<Readings[Q], RegExp>>,
) {
  return counts(question, (shown) =>
    valuesOf(shown).flatMap((value) => (isText(value) ? [formOf(value, forms)] : [])),
  );
}

const isText = (value: Json | undefined): value is string => typeof value === 'string' && value !== '';

function datesOf({ records: shown }: Shown) {
  return (['person', 'job', 'education'] as const).flatMap((record) => {
    const names = records[record].properties.filter(({ date }) => date !== undefined).map(({ name }) => name);
    return shown[record].flatMap(({ value }) => names.map((name) => value[name]));
  });
}

/** Returns the form of an id; undefined for one of digits that may be any, as only some of them are long. */
function idKind(id: string): string | undefined {
  if (/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(id)) return 'uuid';
  if (/^\d+$/.test(id)) return id.length >= 17 ? 'numeric-string' : undefined;
  if (encodeURIComponent(id) !== id) return 'reserved-characters';
  return /^[a-z]{1,12}[-_]./i.test(id) ? 'prefixed' : 'another form';
}

/** Returns the members that a record should not have; the score of a person is one of find. */
function unlisted(value: JsonObject, record: 'person' | 'job' | 'company'): readonly (Json | undefined)[] {
  const names = new Set([...records[record].properties.map(({ name }) => name), 'score']);
  return Object.entries(value).flatMap(([name, member]) => (names.has(name) ? [] : [member]));
}

/** Returns a text in one Unicode form with single spaces. */
const plain = (value: Json | undefined): string =>
  typeof value === 'string' ? value.normalize('NFC').trim().replace(/\s+/g, ' ') : '';
