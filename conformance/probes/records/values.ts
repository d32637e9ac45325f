import { records } from '../../../generated/records.js';
import { isAbsent, isArray, isObject, type Json, type JsonObject } from '../../target/json.js';
import { leavesOf } from '../../target/wire/members.js';
import { activePosition, companyOf, counts, occasional, prevailing, type Shown } from './counts.js';

const day = String.raw`^\d{4}-\d\d-\d\d`;
const time = String.raw`${day}T\d\d:\d\d:\d\d`;
const other = 'in another form';

/** Members with values of a closed set. */
const closed = [
  ['job', 'level'],
  ['job', 'function'],
  ['company', 'type'],
  ['job', 'email_status'],
  ['person', 'employment_status'],
] as const;
/** So many people have a value of each: one value in eight is outside the set, if any is. */
const enoughListed = 50;

/** Probes of how values are written, and of which members records have. */
export const values = {
  'record.date': written('dates', datesOf, {
    'date and time with Z': [new RegExp(`${time}Z$`), 'rfc3339-utc'],
    'date and time without a zone': [new RegExp(`${time}$`), 'naive'],
    'date and time with an offset': [new RegExp(String.raw`${time}[+-]\d\d:\d\d$`), 'offset'],
    'date alone': [new RegExp(`${day}$`), 'date-only'],
    'date with Z': [new RegExp(`${day}Z$`), 'date-with-z'],
    'date and time with milliseconds and Z': [new RegExp(String.raw`${time}\.\d{3}Z$`), 'fraction'],
  }),
  'record.linkedin-form': written('`linkedin`', ({ person }) => [person['linkedin']], {
    'with a scheme': [/^https?:\/\/[^/\s]+\/\S+$/i, 'url'],
    'without a scheme': [/^[\w-]+(\.[\w-]+)+\/\S+$/, 'bare-host'],
    'the slug alone': [/^[^/:\s]+$/, 'slug'],
  }),
  'record.country-code': written(
    'country codes',
    ({ records: { locdet } }) => locdet.map(({ value }) => value['country_code']),
    { 'in upper case': [/^[A-Z]{2}$/, 'upper-case'], 'in lower case': [/^[a-z]{2}$/, 'lower-case'] },
  ),
  'record.active-marker': counts(
    '`ended_at` of an active job',
    ({ person }) => {
      const position = activePosition(person);
      return position ? [JSON.stringify(position['ended_at']) ?? 'left out'] : [];
    },
    (tally) => prevailing(tally, { 'left out': 'omitted', null: 'as-null', '""': 'empty-string' }),
  ),
  'record.id-form': counts(
    'ids',
    ({ records: { person, company, parent } }) =>
      [...person, ...company, ...parent].flatMap(({ value: { id: of } }) =>
        isText(of) ? [{ of, kind: idKind(of) }] : [],
      ),
    (tally) => {
      const kinds = {
        'a UUID': 'uuid',
        'more than 16 digits': 'numeric-string',
        'characters to be escaped': 'reserved-characters',
        'a prefix and an opaque part': 'prefixed',
        [other]: [],
      } as const;
      return prevailing(tally, kinds, 20);
    },
  ),
  'record.text': counts(
    'letters beyond ASCII',
    function* ({ person, exchange }) {
      for (const { value } of leavesOf(person)) {
        if (!isText(value) || value.normalize('NFC') === value.normalize('NFD')) continue;
        if (exchange.response.text.includes(value)) yield value === value.normalize('NFC') ? 'NFC' : 'NFD';
        else yield 'escaped';
        return;
      }
    },
    (tally) => prevailing(tally, { NFC: 'nfc', NFD: 'nfd', escaped: 'escaped' }, 5),
  ),
  'record.phone': counts(
    'phone numbers',
    ({ person, records: { job } }) =>
      [person['cell_phone_number'], ...job.map(({ value }) => value['direct_dial_number'])].flatMap((of) =>
        isText(of) ? [{ of, kind: formOf(of, phoneForms) }] : [],
      ),
    (tally) => {
      const { units, count, share } = tally;
      if (units.length < 20) return undefined;
      // Three forms in use mean that none is enforced.
      if (Object.keys(phoneForms).filter((kind) => share(kind) >= 0.05).length >= 3) return 'free-text';
      // Without an area code in brackets or a trunk zero, a national number may consist of digits and spaces.
      if (share('national', 'digits') >= 0.97 && 2 * count('national') >= units.length) return 'national';
      const none = Object.fromEntries([...Object.keys(phoneForms), other].map((kind) => [kind, []]));
      return prevailing<'e164'>(tally, { ...none, 'plus and digits': 'e164' }, 30);
    },
  ),
  'record.absent': counts(
    'text members by how they are missing',
    function* ({ records: shown }) {
      for (const record of ['person', 'job', 'education', 'company', 'parent', 'locdet'] as const) {
        for (const { name, type } of records[record].properties) {
          // `ended_at` of an active job is another question.
          if (type !== 'string' || name === 'ended_at') continue;
          for (const { value } of shown[record])
            yield { of: `${record} ${name}`, kind: missing[JSON.stringify(value[name]) ?? ''] ?? 'present' };
        }
      }
    },
    ({ units }) => {
      // A service has no form for a member that it never has.
      const ways = units
        .filter((kinds) => kinds.has('present') && kinds.size > 1)
        .map((kinds) => [...kinds].filter((kind) => kind !== 'present'));
      if (ways.length < 3) return undefined;
      if (ways.filter((kinds) => kinds.length === 3).length >= 5) return 'mixed';
      const [kind = '', ...others] = new Set(ways.flat());
      return others.length > 0
        ? undefined
        : (({ 'left out': 'omitted', null: 'as-null' } as const)[kind] ?? 'empty-string');
    },
  ),
  'record.extra-members': counts(
    'people by members that the document does not list',
    function* ({ person, records: { job, company } }) {
      const own = [...unlisted(person, 'person'), ...job.flatMap(({ value }) => unlisted(value, 'job'))];
      const all = [...own, ...company.flatMap(({ value }) => unlisted(value, 'company'))];
      if (all.some((value) => isObject(value) || isArray(value))) yield 'nested ones';
      else yield all.length > 0 ? 'some' : 'none';
    },
    (tally) => {
      const { count, share } = tally;
      if (count('nested ones') >= 3 && share('none') === 0) return 'nested';
      return prevailing(tally, { none: 'none', some: 'some', 'nested ones': [] }, 20);
    },
  ),
  'record.enum-drift': counts(
    'values of closed sets',
    function* ({ id, records: shown }) {
      for (const [record, member] of closed) {
        const listed = records[record].properties.find(({ name }) => name === member)?.values ?? [];
        const drift = (record === 'company' ? 'company-type' : member).replace('_', '-');
        for (const { value: holder } of shown[record]) {
          const value = holder[member];
          // Companies are shown with many people.
          const of = `${drift} ${record === 'company' ? companyOf(holder) : id}`;
          if (isText(value)) yield { of, kind: `${listed.includes(value) ? 'listed' : 'unlisted'} ${drift}` };
        }
      }
    },
    (tally) => {
      const drifts = ['level', 'function', 'company-type', 'email-status', 'employment-status'] as const;
      const rare = Object.fromEntries(drifts.map((drift) => [`unlisted ${drift}`, drift]));
      const isEnough = drifts.every((drift) => tally.count(`listed ${drift}`) >= enoughListed);
      return occasional(tally, rare, 'off', isEnough ? 0 : Number.POSITIVE_INFINITY);
    },
  ),
  'record.connections': counts(
    '`connections` of people',
    ({ person: { connections: count } }) =>
      typeof count === 'number' ? [count > 500 ? 'over 500' : count === 500 ? 'exactly 500' : 'less'] : [],
    ({ count, share }) => {
      if (count('over 500') > 0) return 'exact';
      // So many people with exactly 500 are no coincidence.
      return count('exactly 500') >= 5 && share('exactly 500') >= 0.05 ? 'capped-500' : undefined;
    },
  ),
  'record.employee-count': counts(
    '`employee_count` of companies',
    ({ records: { company } }) =>
      company.flatMap(({ value }) => {
        const [of, count] = [companyOf(value), value['employee_count']];
        if (of === undefined || typeof count !== 'number') return [];
        return [{ of, kind: Number.isInteger(count) ? 'whole' : 'with a fraction' }];
      }),
    // One company in eight has a fraction of an employee, if any has.
    (tally) => occasional(tally, { 'with a fraction': 'fraction' }, 'integer', 40),
  ),
  'record.location-details': counts(
    'locations',
    ({ id, records: { person, job } }) =>
      [...person, ...job].flatMap(({ value: { location, location_details: details } }) =>
        isText(location)
          ? [{ of: `${id} ${location}`, kind: isAbsent(details) ? 'without details' : 'with details' }]
          : [],
      ),
    ({ units, count, share }) => {
      if (units.length >= 30 && count('with details') === 0) return 'never-present';
      // 15 locations of 100 lack their details, if any does.
      if (units.length < 100) return undefined;
      if (count('without details') === 0) return 'always-present';
      return share('without details') >= 0.05 ? 'sometimes-missing' : undefined;
    },
  ),
  'record.name-parts': counts(
    '`name` by its parts',
    function* ({ person }) {
      const [name, first, last] = ['name', 'first_name', 'last_name'].map((each) => plain(person[each]));
      if (name === '' || (first === '') !== (last === '')) return;
      if (first === '' && last === '') yield 'no parts';
      else if (name === `${first} ${last}`) yield 'first and last';
      else if (name?.startsWith(`${first} `) && name.endsWith(` ${last}`)) yield 'something between';
      else yield name?.endsWith(` ${first} ${last}`) ? 'something before' : 'otherwise';
    },
    (tally) => {
      const { count, share } = tally;
      if (share('no parts', 'otherwise') > 0.03)
        return prevailing(tally, { 'no parts': 'name-only', otherwise: [], 'first and last': [] });
      if (count('something between', 'something before') > 0.7 * tally.units.length) return undefined;
      const rare = { 'something between': 'with-middle', 'something before': 'with-prefix' } as const;
      // One name in five has a title or a middle name, if any has.
      return occasional(tally, rare, 'first-last', 60);
    },
  ),
};

/** How a text may be missing, by its JSON. */
const missing: Readonly<Record<string, string>> = { '': 'left out', null: 'null', '""': 'empty' };

const phoneForms: Readonly<Record<string, readonly [RegExp]>> = {
  'plus and digits': [/^\+[1-9]\d{6,14}$/],
  'international, with separators': [/^\+/],
  'with words': [/[a-z]/i],
  'with dots': [/\./],
  national: [/^\(|^0[\d() -]+$/],
  digits: [/^[\d() -]+$/],
};

const formOf = (value: string, known: Readonly<Record<string, readonly [RegExp, ...unknown[]]>>): string =>
  Object.entries(known).find(([, [form]]) => form.test(value))?.[0] ?? other;

/**
 * Defines a probe of how values are written: its reading has the form of practically all of them, or none of the known forms.
 * @param what is written, as in `dates`
 */
function written<const Reading extends string>(
  what: string,
  valuesOf: (shown: Shown) => readonly (Json | undefined)[],
  known: Readonly<Record<string, readonly [form: RegExp, reading: Reading]>>,
) {
  const readings = Object.entries(known).map(([kind, [, reading]]) => [kind, reading] as const);
  return counts(
    what,
    (shown) => valuesOf(shown).flatMap((value) => (isText(value) ? [formOf(value, known)] : [])),
    (tally) => prevailing(tally, { ...Object.fromEntries(readings), [other]: [] }),
  );
}

const isText = (value: Json | undefined): value is string => typeof value === 'string' && value !== '';

/** Returns all dates of a person, and of the records within. */
function datesOf({ records: shown }: Shown) {
  return (['person', 'job', 'education'] as const).flatMap((record) => {
    const names = records[record].properties.filter(({ date }) => date !== undefined).map(({ name }) => name);
    return shown[record].flatMap(({ value }) => names.map((name) => value[name]));
  });
}

function idKind(id: string): string {
  if (/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(id)) return 'a UUID';
  // Some of them are longer than the numbers that are exact.
  if (/^\d{17,}$/.test(id)) return 'more than 16 digits';
  if (/^\d+$/.test(id)) return 'digits';
  if (encodeURIComponent(id) !== id) return 'characters to be escaped';
  return /^[a-z]{1,12}[-_]./i.test(id) ? 'a prefix and an opaque part' : other;
}

/** Returns the members that a record should not have; the score of a person is one of find. */
function unlisted(value: JsonObject, record: 'person' | 'job' | 'company'): readonly (Json | undefined)[] {
  const names = new Set([...records[record].properties.map(({ name }) => name), 'score']);
  return Object.entries(value).flatMap(([name, member]) => (names.has(name) ? [] : [member]));
}

/** Returns a text in one Unicode form with single spaces. */
const plain = (value: Json | undefined): string =>
  typeof value === 'string' ? value.normalize('NFC').trim().replace(/\s+/g, ' ') : '';
