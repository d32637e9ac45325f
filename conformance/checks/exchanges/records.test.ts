import { describe, expect, test } from 'vitest';
import { readCases } from '../../../fixtures/cases.js';
import {
  asking,
  type Differences,
  matching,
  showing,
  specimen,
  type Verdict,
  verdictOn,
} from '../../../fixtures/fakes/specimen.js';
import { company, education, job, person, place } from '../../../fixtures/fakes/specimen-records.js';
import { records } from '../../../generated/records.js';
import { createJudging } from '../../judging/judging.js';
import type { Json, JsonObject } from '../../target/json.js';
import type { judges } from './catalogue.js';

type Rule = keyof typeof judges;

function findingsOf(exchanges: readonly Differences[]) {
  const broke = (rule: string, error: unknown) => {
    throw new Error(`${rule} broke`, { cause: error });
  };
  const judging = createJudging({ secrets: () => [] }, () => true, broke);
  return exchanges.flatMap((each) => judging(specimen(each)).findings);
}

/** Returns the rules that the exchanges violate. */
const violated = (...exchanges: readonly Differences[]): string[] => [
  ...new Set(
    findingsOf(exchanges).flatMap(([rule, { violations }]) => (violations.length > 0 ? [rule] : [])),
  ),
];

const url = 'https://people.example/v1/org-1/person/P-1';

/** Responses of every operation that shows people. */
const shownBy = {
  find: (one: Json): Differences => ({ answer: matching([one]) }),
  search: (one: Json): Differences => ({
    operation: 'search',
    body: { filters: [] },
    answer: { people: [one] },
  }),
  getPerson: (one: Json): Differences => ({ operation: 'getPerson', method: 'GET', url, answer: one }),
  lookupPeople: (one: Json): Differences => ({
    operation: 'lookupPeople',
    body: { ids: ['P-1'] },
    answer: { people: [one] },
  }),
};

/** Returns a person in whom a record of this kind has the changes. */
const holders: Record<string, (changes: JsonObject) => JsonObject> = {
  person,
  education: (changes) => person({ education: [education(changes)] }),
  job: (changes) => person({ jobs: [job(changes)] }),
  company: (changes) => person({ position: job({ company: company(changes) }) }),
  parent: (changes) => person({ position: job({ company: company({ ultimate_parent: changes }) }) }),
  locdet: (changes) => person({ location_details: place(changes) }),
};

/** One wrong record per rule of types and values. */
const wrong = Object.entries(records).flatMap(([record, { properties }]) =>
  properties.flatMap(({ name, type, values }): [string, JsonObject][] => {
    const holder = holders[record];
    if (!holder) return [];
    const value = type === 'string' ? 7 : type === 'object' ? 'an object' : { wrong: true };
    const enumeration = `${record}.${name.replaceAll('_', '-')}-enum`;
    return [
      [`${record}.${name}-type`, holder({ [name]: value })],
      ...(values ? [[enumeration, holder({ [name]: 'no such value' })] as [string, JsonObject]] : []),
    ];
  }),
);

describe.each(Object.entries(shownBy))('a person in %s', (_, shown) => {
  test('is judged by every rule of its records', () => {
    expect(violated(shown(person()))).toEqual([]);
    const missed = wrong.filter(([rule, one]) => !violated(shown(one)).includes(rule));
    expect(missed.map(([rule]) => rule)).toEqual([]);
  });

  test('has a unique id across all operations', () => {
    expect(violated({}, shown(person({ linkedin: 'somebody-else' })))).toContain('person.id-unique');
  });
});

test.each<[keyof typeof shownBy, Differences]>([
  ['search', { body: { filters: [], return_fields: ['id', 'jobs'] } }],
  ['lookupPeople', { body: { ids: ['P-1'], fields: ['id', 'jobs'] } }],
  ['getPerson', { url: `${url}?fields=jobs` }],
  ['find', { body: { ...asking(['name', 'Ada']), return_fields: ['jobs'] } }],
])('a person of whom %s shows a part is judged by what is shown', (operation, differences) => {
  const part = person({ position: job({ is_last_at_company: false, level: 'Chief' }) });
  // The end and the status, which show whether the job is active, may be omitted.
  expect(violated({ ...shownBy[operation](part), ...differences })).toEqual(['job.level-enum']);
});

test('masked people of previews, a refusal, an asynchronous and an empty response hold no records', () => {
  const masked = { id: 'P-1', name: 'A** M*****', level: '***', connections: '4**', jobs: 2, email: true };
  for (const answer of [{ people: [masked] }, matching([masked])])
    for (const operation of ['previewFind', 'previewSearch'] as const)
      expect(violated({ operation, answer })).toEqual([]);
  for (const status of [202, 404])
    expect(violated({ ...shownBy.getPerson({ id: 7, name: 7 }), status })).toEqual([]);
  for (const answer of [null, {}, [], { people: [null] }, { people: ['P-1'] }, { error: { id: 'r1' } }])
    for (const operation of ['lookupPeople', 'getPerson'] as const)
      expect(violated({ operation, answer })).toEqual([]);
});

test.each([null, '', [], {}])('%j counts as absent, whatever the type', (absent) => {
  const one = Object.fromEntries(Object.keys(person()).map((name) => [name, absent]));
  const ofRecords = new Set(wrong.map(([rule]) => rule));
  const seen = findingsOf([showing(one)]).filter(
    ([rule, { observations }]) => observations > 0 && ofRecords.has(rule),
  );
  expect(seen).toEqual([]);
});

/** Returns a person in whom a member of a record has this value. */
const holding: Readonly<Record<string, (name: string, value: Json) => JsonObject>> = {
  person: (name, value) => person({ [name]: value }),
  job: (name, value) => person({ jobs: null, position: job({ [name]: value }) }),
  company: (name, value) => person({ jobs: null, position: job({ company: company({ [name]: value }) }) }),
};

type Values = Readonly<Record<Verdict, readonly Json[]> & { rule: Rule; of: string }>;
type Again = Readonly<Record<string, { readonly second: JsonObject; readonly verdict: Verdict }>>;
const cases = readCases<{
  readonly members: readonly Values[];
  readonly places: readonly { readonly rule: Rule; readonly place: JsonObject; readonly verdict: Verdict }[];
  readonly people: Again;
  readonly companies: Again;
}>(import.meta.dirname, 'records.cases.yaml');
const ofJobs: readonly Values[] = [
  {
    ...{ rule: 'person.jobs-never-object', of: 'person.jobs' },
    holds: [[job()], ['x']],
    broken: [job()],
    silent: [null, [], {}, 'x'],
  },
  {
    ...{ rule: 'person.jobs-elements', of: 'person.jobs' },
    holds: [[job()], [null, job()]],
    broken: [['x'], [job(), 7], [[job()]]],
    silent: [[], [null], job()],
  },
];

test.each([...cases.members, ...ofJobs])('$rule', ({ rule, of, ...values }) => {
  const [record = '', name = ''] = of.split('.');
  for (const expected of ['holds', 'broken', 'silent'] as const) {
    const verdicts = values[expected].map((value) =>
      verdictOn(rule, { answer: matching([holding[record]?.(name, value) ?? null]) }),
    );
    expect(verdicts).toEqual(values[expected].map(() => expected));
  }
});

test.each(cases.places)('$rule of $place', ({ rule, place: changes, verdict }) => {
  const one = person({ location_details: place(changes), position: null, jobs: null });
  expect(verdictOn(rule, { answer: matching([one]) })).toBe(verdict);
});

test.each(Object.entries(cases.people))('a person shown again: %s', (_, { second, verdict }) => {
  expect(verdictOn('person.id-unique', {}, showing(person(second)))).toBe(verdict);
});

const employer = (changes: JsonObject) =>
  showing(person({ jobs: null, position: job({ company: company(changes) }) }));

test.each(Object.entries(cases.companies))('a company shown again: %s', (_, { second, verdict }) => {
  expect(verdictOn('company.id-unique', employer({}), employer(second))).toBe(verdict);
});
