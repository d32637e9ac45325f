import { fold, foldCompany } from '../../population/index/fold.js';
import { holdings } from '../../population/index/holdings.js';
import { companySlug, domain, emailAddress, personSlug, ticker } from '../../population/index/identifiers.js';
import type { FieldName, Job, Person } from '../../population/population.js';

/** What a filter of people may name. */
export interface PeopleField {
  /** The values of a person; none where the field is absent. */
  readonly valuesOf: (person: Person) => readonly string[];
  /** A criterion of find whose index knows everybody who has a value of this field. */
  readonly index?: FieldName;
  /** An identifier as it is filed, of what may be an address; undefined for a text that cannot be one. */
  readonly identifier?: (text: string) => string | undefined;
  /** The words of a text that count. */
  readonly words?: (text: string) => readonly string[];
}

/** The criteria of find, with what the index makes of their values: identifiers as a whole, texts by their words. */
const criteria: Readonly<Record<FieldName, Pick<PeopleField, 'identifier' | 'words'>>> = {
  name: { words: fold },
  title: { words: fold },
  linkedin: { identifier: personSlug },
  email_address: { identifier: emailAddress },
  'company.name': { words: foldCompany },
  'company.linkedin': { identifier: companySlug },
  'company.domain': { identifier: domain },
  'company.ticker': { identifier: ticker },
  'education.school': { words: fold },
};

const ofJobs: Readonly<Record<string, (job: Job) => string | undefined>> = {
  title: ({ title }) => title,
  level: ({ level }) => level,
  function: (job) => job.function,
  started_at: ({ started_at: start }) => start,
  ended_at: ({ ended_at: end }) => end,
  'company.name': ({ company }) => company?.name,
  'company.linkedin': ({ company }) => company?.linkedin,
  'company.domain': ({ company }) => company?.domain,
  'company.ticker': ({ company }) => company?.ticker,
  'company.industry': ({ company }) => company?.industry,
  'company.country': ({ company }) => company?.country,
  'company.type': ({ company }) => company?.type,
};

const ofPerson: Readonly<Record<string, (person: Person) => string | undefined>> = {
  country: ({ country }) => country,
  location: ({ location }) => location,
  employment_status: ({ employment_status: status }) => status,
  created_at: (person) => person.created_at,
  info_change_detected_at: (person) => person.info_change_detected_at,
  title_change_detected_at: (person) => person.title_change_detected_at,
  company_change_detected_at: (person) => person.company_change_detected_at,
};

/**
 * The fields that filters of people may name (question search.filters). Those of jobs look at every job; with
 * `position.` before them, at the current one, whose values are in the index as those of any job are.
 */
export const peopleFields: ReadonlyMap<string, PeopleField> = new Map([
  ...Object.entries(ofJobs).flatMap(([name, read]): readonly [string, PeopleField][] => [
    [name, field(name, ({ jobs = [] }) => jobs.map(read))],
    [`position.${name}`, field(name, ({ position }) => [position && read(position)])],
  ]),
  ...Object.entries(ofPerson).map(([name, read]): [string, PeopleField] => [
    name,
    field(name, (person) => [read(person)]),
  ]),
  ...Object.keys(criteria)
    .filter(isCriterion)
    .map((name): [string, PeopleField] => [
      name,
      field(name, (person) => holdings(person, name).map(({ value }) => value)),
    ]),
]);

/** A field whose values, if it is a criterion of find, are in the index of `name`. */
function field(name: string, read: (person: Person) => readonly (string | undefined)[]): PeopleField {
  const indexed = isCriterion(name) ? { index: name, ...criteria[name] } : undefined;
  const written = indexed?.identifier ?? ((text: string) => text);
  return {
    ...indexed,
    valuesOf: (person) =>
      read(person).flatMap((value) => (value === undefined || value === '' ? [] : (written(value) ?? value))),
  };
}

function isCriterion(name: string): name is FieldName {
  return Object.hasOwn(criteria, name);
}
