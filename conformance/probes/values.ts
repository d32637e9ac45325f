import { records } from '../../generated/records.js';
import { pivotsOf } from '../arbitraries/knowledge.js';
import type { Looked } from '../checks/exchanges/judge.js';
import { type Located, type RecordView, recordsOf } from '../view/record-view.js';
import * as p from './probe.js';

export interface Shown {
  readonly id: string;
  readonly person: p.JsonObject;
  readonly records: RecordView['records'];
  readonly exchange: p.Exchange;
}

/** The most people that are remembered: a target may make up any number. */
const peopleMost = 5000;

/** Returns a function for the people of an answer who were not shown before: in full, with a job. */
function freshPeople(): (looked: Looked) => readonly Shown[] {
  const known = new Set<string>();
  return ({ exchange, records: view }) => {
    if (!view?.plain || !p.isSuccess(exchange)) return [];
    return view.records.person.flatMap((located) => {
      const { value: person } = located;
      const id = p.textIn(person, 'id') ?? '';
      if (id === '' || known.has(id) || known.size >= peopleMost || !hasJob(person)) return [];
      known.add(id);
      return [{ id, person, records: recordsOf([located]), exchange }];
    });
  };
}

/** Whether a job is shown as in chapter 2, and not as a line of text. */
const hasJob = ({ jobs, position }: p.JsonObject): boolean =>
  [...p.itemsOf(jobs), position].some(
    (job) => p.isObject(job) && p.isObject(job['company']) && !p.isAbsent(job['started_at']),
  );

export function jobsOf({ records }: Shown): readonly Located[] {
  const listed = records.job.filter(({ member }) => member === 'jobs');
  return listed.length > 0 ? listed : records.job;
}

/** Returns the `position` of a person who may be employed, undefined if it has ended or is missing. */
export function activePosition({
  position,
  employment_status: status,
}: p.JsonObject): p.JsonObject | undefined {
  if (!p.isObject(position) || !p.isAbsent(position['ended_at'])) return undefined;
  return p.isAbsent(status) || status === 'employed' ? position : undefined;
}

/** Whether the company, the title and the start are the same: they distinguish the jobs of a person. */
export function isSameJob(job: p.JsonObject, other: p.JsonObject): boolean {
  const company = companyOf(job['company']);
  if (company === undefined || companyOf(other['company']) !== company) return false;
  return job['title'] === other['title'] && job['started_at'] === other['started_at'];
}

export const companyOf = (company: p.Json | undefined): string | undefined => p.textIn(company, 'id', 'name');

/** Shows hundreds of people in few requests: by a search without filters or, if there is none, by what people have in common. */
const morePeople: p.Provocation = {
  send: (t) =>
    t.shared('more people', async () => {
      let pagination_token: string | undefined;
      for (let page = 0; page < 3; page += 1) {
        const body = { filters: [], size: 100, ...(pagination_token !== undefined && { pagination_token }) };
        const answer = await p.unlessEnded(t.call('search', { body }));
        pagination_token = p.textIn(answer?.response.json, 'pagination_token');
        if (pagination_token === undefined) break;
      }
      if (pagination_token !== undefined) return;
      const broad = pivotsOf(t.pool.people.values()).filter(({ fields: [first] }) =>
        /^(title|company|education)/.test(first?.field_name ?? ''),
      );
      await t.find({ matches: broad.slice(-40), size: 5 });
    }),
};

/** What a person, or another named unit, shows: the reading that it fits, or a name for something else. */
type Trait = string | { readonly of: string; readonly kind: string };

interface Counting<Reading extends string> extends p.Policy<Reading> {
  /** The readings that agree with what is shown, where it is not the reading of this name. */
  readonly fits?: Readonly<Record<string, readonly Reading[]>>;
}

/**
 * Defines a probe of what people show, whoever asked for them: one person alone decides nothing. Each unit counts once,
 * however often it is shown. By default, so many units show what all others show as well, and so few are an oddity.
 * @param traits may remember names in the set
 */
export function counts<const Reading extends string = never>(
  { fits = {}, ...policy }: Counting<Reading>,
  traits: (shown: Shown, memory: Set<string>) => Iterable<Trait>,
): p.Probe<Reading> {
  const { sometimes = [] } = policy;
  return p.remembers<Reading>({ least: 10, odd: 0.03, ...morePeople, ...policy }, (question) => {
    const readings = p.readingsOf<Reading>(question);
    const fitting = (kind: string): readonly Reading[] =>
      fits[kind] ??
      readings
        .filter((each) => each === kind)
        .flatMap((each) => (sometimes.includes(each) ? each : [each, ...sometimes]));
    const fresh = freshPeople();
    const [counted, memory] = [new Set<string>(), new Set<string>()];
    return function* (looked) {
      for (const shown of fresh(looked)) {
        for (const trait of traits(shown, memory)) {
          const { of, kind } = typeof trait === 'string' ? { of: shown.id, kind: trait } : trait;
          if (counted.has(`${kind} ${of}`)) continue;
          counted.add(`${kind} ${of}`);
          yield p.agrees(fitting(kind), kind);
        }
      }
    };
  });
}

const time = String.raw`^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d`;

const closed = [
  ['job', 'level', 'level'],
  ['job', 'function', 'function'],
  ['company', 'type', 'company-type'],
  ['job', 'email_status', 'email-status'],
  ['person', 'employment_status', 'employment-status'],
] as const;
const drifts = closed.map(([, , drift]) => drift);

const absences: Readonly<Record<string, string>> = { '': 'omitted', null: 'as-null', '""': 'empty-string' };
const absenceOf = (value: p.Json | undefined): string => absences[JSON.stringify(value) ?? ''] ?? 'present';

const phoneForms = {
  e164: /^\+[1-9]\d{6,14}$/,
  'free-text': /^\+|[a-z]|\./i,
  // Without an area code in brackets or a trunk zero, a national number may consist of digits and spaces.
  national: /^[\d() -]+$/,
};

export const values = {
  'record.date': written(datesOf, {
    'rfc3339-utc': new RegExp(`${time}Z$`),
    naive: new RegExp(`${time}$`),
    offset: new RegExp(String.raw`${time}[+-]\d\d:\d\d$`),
    'date-only': /^\d{4}-\d\d-\d\d$/,
    'date-with-z': /^\d{4}-\d\d-\d\dZ$/,
    fraction: new RegExp(String.raw`${time}\.\d{3}Z$`),
  }),
  'record.linkedin-form': written(({ person }) => [person['linkedin']], {
    url: /^https?:\/\/[^/\s]+\/\S+$/i,
    'bare-host': /^[\w-]+(\.[\w-]+)+\/\S+$/,
    slug: /^[^/:\s]+$/,
  }),
  'record.country-code': written(
    ({ records: { locdet } }) => locdet.map(({ value }) => value['country_code']),
    { 'upper-case': /^[A-Z]{2}$/, 'lower-case': /^[a-z]{2}$/ },
  ),
  'record.active-marker': counts({}, ({ person }) => {
    const position = activePosition(person);
    return position ? [absenceOf(position['ended_at'])] : [];
  }),
  'record.id-form': counts({}, ({ records: { person, company, parent } }) =>
    [...person, ...company, ...parent].flatMap(({ value: { id: of } }) => {
      const kind = isText(of) ? idKind(of) : undefined;
      return isText(of) && kind !== undefined ? [{ of, kind }] : [];
    }),
  ),
  'record.text': counts({ least: 5 }, function* ({ person, exchange }) {
    for (const { value } of p.leavesOf(person)) {
      if (!isText(value) || value.normalize('NFC') === value.normalize('NFD')) continue;
      if (exchange.response.text.includes(value)) yield value === value.normalize('NFC') ? 'nfc' : 'nfd';
      else yield 'escaped';
      return;
    }
  }),
  'record.phone': counts(
    { sometimes: ['free-text'], least: 20 },
    function* ({ person, records: { job } }, shapes) {
      for (const of of [
        person['cell_phone_number'],
        ...job.map(({ value }) => value['direct_dial_number']),
      ]) {
        if (!isText(of)) continue;
        const kind = formOf(of, phoneForms);
        shapes.add(of.replace(/\d+/g, '0'));
        // Text that always has the same shape is a form of its own.
        if (kind !== 'free-text' || shapes.size > 2) yield { of, kind };
      }
    },
  ),
  // A service has no form for a member that it never has.
  'record.absent': counts({ sometimes: ['mixed'], least: 3 }, function* ({ records: shown }, known) {
    for (const record of ['person', 'job', 'education', 'company', 'parent', 'locdet'] as const) {
      for (const { name, type } of records[record].properties) {
        // `ended_at` of an active job is another question.
        if (type !== 'string' || name === 'ended_at') continue;
        const of = `${record} ${name}`;
        for (const { value } of shown[record]) {
          const kind = absenceOf(value[name]);
          if (kind === 'present') known.add(of);
          else if (known.has(of)) yield { of, kind };
        }
      }
    }
  }),
  'record.extra-members': counts(
    { fits: { none: ['none'] }, sometimes: ['nested'], least: 20 },
    function* ({ person, records: { job, company } }) {
      const own = [...unlisted(person, 'person'), ...job.flatMap(({ value }) => unlisted(value, 'job'))];
      const all = [...own, ...company.flatMap(({ value }) => unlisted(value, 'company'))];
      if (all.some((value) => p.isObject(value) || p.isArray(value))) yield 'nested';
      else yield all.length > 0 ? 'some' : 'none';
    },
  ),
  // One value in eight is outside the set, if any is.
  'record.enum-drift': counts({ sometimes: drifts, odd: 0, enough: 150 }, function* ({ records: shown }) {
    const odd = closed.filter(([record, member]) => {
      const listed = records[record].properties.find(({ name }) => name === member)?.values ?? [];
      return shown[record].some(({ value }) => isText(value[member]) && !listed.includes(value[member]));
    });
    if (odd.length === 0) yield 'off';
    else yield* odd.map(([, , drift]) => drift);
  }),
  'record.connections': counts(
    { sometimes: ['exact'], odd: 0, least: 5 },
    ({ person: { connections: count } }) =>
      typeof count === 'number' && count >= 500 ? [count > 500 ? 'exact' : 'capped-500'] : [],
  ),
  // One company in eight has a fraction of an employee, if any has.
  'record.employee-count': counts(
    { sometimes: ['fraction'], odd: 0, enough: 40 },
    ({ records: { company } }) =>
      company.flatMap(({ value }) => {
        const [of, count] = [companyOf(value), value['employee_count']];
        if (of === undefined || typeof count !== 'number') return [];
        return [{ of, kind: Number.isInteger(count) ? 'integer' : 'fraction' }];
      }),
  ),
  // 15 locations of 100 lack their details, if any does.
  'record.location-details': counts(
    { sometimes: ['sometimes-missing'], enough: 50 },
    ({ id, records: { person, job } }) =>
      [...person, ...job].flatMap(({ value: { location, location_details: details } }) =>
        isText(location)
          ? [{ of: `${id} ${location}`, kind: p.isAbsent(details) ? 'never-present' : 'always-present' }]
          : [],
      ),
  ),
  // One name in five has a title or a middle name, if any has.
  'record.name-parts': counts(
    { sometimes: ['with-middle', 'with-prefix'], enough: 60 },
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
  ),
};

type Forms = Readonly<Record<string, RegExp>>;

const formOf = (value: string, forms: Forms): string =>
  Object.entries(forms).find(([, form]) => form.test(value))?.[0] ?? 'another form';

/** Defines a probe of how values are written: its reading has the form of practically all of them, or none of the known forms. */
function written(valuesOf: (shown: Shown) => readonly (p.Json | undefined)[], forms: Forms): p.Probe<never> {
  return counts({}, (shown) =>
    valuesOf(shown).flatMap((each) => (isText(each) ? [formOf(each, forms)] : [])),
  );
}

const isText = (value: p.Json | undefined): value is string => typeof value === 'string' && value !== '';

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
function unlisted(
  value: p.JsonObject,
  record: 'person' | 'job' | 'company',
): readonly (p.Json | undefined)[] {
  const names = new Set([...records[record].properties.map(({ name }) => name), 'score']);
  return Object.entries(value).flatMap(([name, member]) => (names.has(name) ? [] : [member]));
}

const plain = (value: p.Json | undefined): string =>
  typeof value === 'string' ? value.normalize('NFC').trim().replace(/\s+/g, ' ') : '';
