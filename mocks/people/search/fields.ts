import { type Property, type RecordId, records } from '../../../generated/records.js';
import * as identifiers from '../../population/index/identifiers.js';
import { fold, foldCompany } from '../../population/index/words.js';
import type { Job, Person } from '../../population/population.js';
import { isList, isObject, type Json } from '../../state/json.js';
import { tenureReadings, tenures } from '../../views/tenure.js';
import { type SearchView, shownLocation, shownOfJob, shownOfPerson } from './shown-values.js';

export interface Attribute {
  readonly key: string;
  readonly words: (text: string) => readonly string[];
  /** Normalizes the spellings of a value to the one that is indexed; undefined if the text is not a valid value. */
  readonly identifier?: (text: string) => string | undefined;
}

interface PersonAttribute extends Attribute {
  readonly of: 'person';
  readonly valuesOf: (person: Person, view: SearchView) => readonly string[];
}

interface JobAttribute extends Attribute {
  readonly of: 'job';
  readonly valuesOf: (
    jobs: readonly Job[],
    person: Person,
    view: SearchView,
  ) => readonly (readonly string[])[];
}

export interface PeopleField {
  readonly attribute: PersonAttribute | JobAttribute;
  /** For members of jobs, whether only the current job counts. */
  readonly isOfPosition: boolean;
}

/** Members with several spellings, by the end of their path, and how each is normalized. */
const spellings: readonly (readonly [RegExp, NonNullable<Attribute['identifier']>])[] = [
  [/^linkedin$/, identifiers.personSlug],
  [/^email(_address)?$/, identifiers.emailAddress],
  [/^company\.(.*\.)?linkedin$/, identifiers.companySlug],
  [/^company\.(.*\.)?domain$/, identifiers.domain],
  [/^company\.(.*\.)?ticker$/, identifiers.ticker],
  [/_number$/, identifiers.phoneDigits],
];

const ofTenure = ['duration', 'company_tenure', 'is_first_at_company', 'is_last_at_company'] as const;

const personAttributes: readonly PersonAttribute[] = [
  // The only criterion of find that is not a member of a person.
  { path: 'email_address', type: 'string' } satisfies Member,
  ...membersOf('person', ['job']),
].map((member) => ({ of: 'person', ...attributeOf(member), valuesOf: personReader(member.path) }));

const jobAttributes: readonly JobAttribute[] = membersOf('job').map((member) => {
  return { of: 'job', ...attributeOf(member), valuesOf: jobReader(member.path) };
});

/** The fields of filters by dot path: those of any job with or without `jobs.`, those of the current one with `position.`. */
export const peopleFields: ReadonlyMap<string, PeopleField> = new Map([
  ...jobAttributes.flatMap((attribute): (readonly [string, PeopleField])[] => [
    [attribute.key, { attribute, isOfPosition: false }],
    [`jobs.${attribute.key}`, { attribute, isOfPosition: false }],
    [`position.${attribute.key}`, { attribute, isOfPosition: true }],
  ]),
  ...personAttributes.map((attribute) => [attribute.key, { attribute, isOfPosition: false }] as const),
]);

function attributeOf({ path, type }: Member): Attribute {
  const isNumber = type === 'number' || type === 'integer';
  const [, identifier = isNumber ? identifiers.numberOf : undefined] =
    spellings.find(([form]) => form.test(path)) ?? [];
  return {
    key: path,
    words: /^company\.(.*\.)?name$/.test(path) ? foldCompany : fold,
    ...(identifier === undefined ? {} : { identifier }),
  };
}

function personReader(path: string): PersonAttribute['valuesOf'] {
  if (path === 'email_address') return (person) => readEmails(person);
  const shown = shownOfPerson[path];
  if (shown !== undefined) return (person, view) => writtenOut(shown(person, view, person));
  const read = readerOf(path);
  return isWithinLocation(path)
    ? (person, view) => read({ location_details: shownLocation(person, view) })
    : (person) => read(person);
}

const readEmails = readerOf('jobs.email');

function jobReader(path: string): JobAttribute['valuesOf'] {
  const member = ofTenure.find((name) => name === path);
  if (member !== undefined) {
    return (jobs, _, view) => {
      const terms = tenures(jobs, view.now, tenureReadings(view.profile));
      return terms.map((term) => writtenOut(term[member]));
    };
  }
  const shown = shownOfJob[path];
  if (shown !== undefined) {
    return (jobs, person, view) => jobs.map((job) => writtenOut(shown(job, view, person)));
  }
  const read = readerOf(path);
  return isWithinLocation(path)
    ? (jobs, _, view) => jobs.map((job) => read({ location_details: shownLocation(job, view) }))
    : (jobs) => jobs.map((job: Json) => read(job));
}

function isWithinLocation(path: string): boolean {
  return path.startsWith('location_details.');
}

const none: readonly string[] = [];

function writtenOut(value: unknown): readonly string[] {
  return value === undefined || value === null || value === '' ? none : [String(value)];
}

/** A member that holds a value, of a record or of a nested one, by dot path. */
interface Member {
  readonly path: string;
  readonly type: Property['type'];
}

export function membersOf(
  record: RecordId,
  except: readonly RecordId[] = [],
  before = '',
): readonly Member[] {
  return records[record].properties.flatMap(({ name, type, record: within }): readonly Member[] => {
    const path = `${before}${name}`;
    if (within === undefined) return [{ path, type }];
    return except.includes(within) ? [] : membersOf(within, except, `${path}.`);
  });
}

/** Returns a function that reads the values of a record at a dot path as strings; of a list, those of each item. */
export function readerOf(path: string): (record: Json) => readonly string[] {
  const steps = path.split('.');
  const none: readonly string[] = [];
  const read = (value: Json | undefined, from: number): readonly string[] => {
    let at = value;
    for (let step = from; step < steps.length; step += 1) {
      if (isList(at)) return at.flatMap((item) => read(item, step));
      if (!isObject(at)) return none;
      at = at[steps[step] ?? ''];
    }
    if (isList(at)) return at.flatMap((item) => read(item, steps.length));
    return at === undefined || at === null || at === '' || isObject(at) ? none : [String(at)];
  };
  return (record) => read(record, 0);
}

/** Returns a value in the form in which values are compared: in NFC and, if it has several spellings, normalized. */
export function compared({ identifier }: Attribute, value: string): string {
  const composed = value.normalize('NFC');
  return identifier?.(composed) ?? composed;
}
