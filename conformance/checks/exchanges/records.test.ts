import { describe, expect, test } from 'vitest';
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

const ofPerson = (name: string) => (value: Json) => person({ [name]: value });
const ofJob = (name: string) => (value: Json) => person({ jobs: null, position: job({ [name]: value }) });
const ofCompany = (name: string) => (value: Json) =>
  person({ jobs: null, position: job({ company: company({ [name]: value }) }) });

const cases: [
  rule: Rule,
  holder: (value: Json) => JsonObject,
  holds: Json[],
  broken: Json[],
  silent: Json[],
][] = [
  ['person.jobs-never-object', ofPerson('jobs'), [[job()], ['x']], [job()], [null, [], {}, 'x']],
  [
    'person.jobs-elements',
    ofPerson('jobs'),
    [[job()], [null, job()]],
    [['x'], [job(), 7], [[job()]]],
    [[], [null], job()],
  ],
  ['person.education-elements', ofPerson('education'), [[{ school: 'x' }]], [['x'], [[1]]], [[], [{}], null]],
  ['person.connections-nonneg', ofPerson('connections'), [0, 500], [-1, -0.5], [null, '500', '-1']],
  ['company.employee-nonneg', ofCompany('employee_count'), [0, 10.5], [-1], [null, '-1']],
  [
    'company.sic-elements',
    ofCompany('sic_codes'),
    [
      ['0711', '7'],
      ['0711', null],
    ],
    [[711], ['0711', { a: 1 }]],
    [[], '0711'],
  ],
  [
    'company.linkedin-slug',
    ofCompany('linkedin'),
    ['northwind', 'école-42', '1234'],
    ['https://www.linkedin.com/company/x', 'linkedin.com/company/x', 'company/x'],
    ['', null, 7],
  ],
  [
    'job.email-shape',
    ofJob('email'),
    ['a@b.co', 'Ä.b+c@sub.exämple.com', "o'x@b.example"],
    ['a.b.co', 'a@b', 'a@@b.co', 'a b@c.de', '@b.co', 'a@b.', 'a@.co', 'a@b.co, c@d.co'],
    ['', null, 7],
  ],
];

test.each(cases)('%s', (rule, holder, ...values) => {
  const verdicts = values.map((some) =>
    some.map((value) => verdictOn(rule, { answer: matching([holder(value)]) })),
  );
  const expected = ['holds', 'broken', 'silent'] as const;
  expect(verdicts).toEqual(values.map((some, index) => some.map(() => expected[index])));
});

test.each<[rule: Rule, place: JsonObject, verdict: Verdict]>([
  ['locdet.country-code-iso', { country_code: 'no' }, 'holds'],
  ['locdet.country-code-iso', { country_code: 'UK' }, 'broken'],
  ['locdet.country-code-iso', { country_code: 47 }, 'silent'],
  ['locdet.county-us-only', { country_code: 'pr' }, 'holds'],
  ['locdet.county-us-only', { country_code: 'USA' }, 'silent'],
  ['locdet.county-us-only', { country_code: null }, 'silent'],
  ['locdet.county-us-only', { country_code: 'NO', county: null }, 'silent'],
  ['locdet.msa-us-only', { country_code: 'GB', msa: '' }, 'silent'],
  ['locdet.zip-us-5', { country_code: 'us' }, 'holds'],
  ['locdet.zip-us-5', { postal_code: '02139-4307' }, 'broken'],
  ['locdet.zip-us-5', { postal_code: '2139', country_code: 'AU' }, 'silent'],
  ['locdet.zip-us-5', { postal_code: '901', country_code: 'PR' }, 'silent'],
  ['locdet.lat-range', { lat: '-90' }, 'holds'],
  ['locdet.lat-range', { lat: 'north' }, 'silent'],
  ['locdet.lon-range', { lon: '+180.0' }, 'holds'],
  ['locdet.lon-range', { lon: null }, 'silent'],
])('%s of %j', (rule, changes, verdict) => {
  const one = person({ location_details: place(changes), position: null, jobs: null });
  expect(verdictOn(rule, { answer: matching([one]) })).toBe(verdict);
});

test.each<[what: string, second: JsonObject, verdict: Verdict]>([
  ['the same', {}, 'holds'],
  ['another form of the slug', { linkedin: 'https://www.linkedin.com/in/Ada-Moreau-7/?a=b' }, 'holds'],
  ['another slug', { linkedin: 'ada-moreau-8' }, 'broken'],
  ['another time of the day', { created_at: '2023-05-12' }, 'holds'],
  ['another day', { created_at: '2023-05-13T05:23:29Z' }, 'broken'],
  ['nothing in common', { linkedin: null, created_at: '' }, 'silent'],
  ['another id', { id: 'P-2', linkedin: 'ada-moreau-8' }, 'silent'],
  ['drift', { connections: 413, name: 'Ada M.' }, 'holds'],
])('a person shown again: %s', (_, second, verdict) => {
  expect(verdictOn('person.id-unique', {}, showing(person(second)))).toBe(verdict);
});

const employer = (changes: JsonObject) =>
  showing(person({ jobs: null, position: job({ company: company(changes) }) }));

test.each<[what: string, second: JsonObject, verdict: Verdict]>([
  ['the same', {}, 'holds'],
  ['another spacing and case', { name: ' NORTHWIND  robotics' }, 'holds'],
  ['another name', { name: 'Northwind' }, 'broken'],
  ['another slug', { linkedin: 'northwind' }, 'broken'],
  ['a type fault', { name: 7, linkedin: 7 }, 'silent'],
  ['another company', { id: 'C-7', name: 'Other' }, 'silent'],
])('a company shown again: %s', (_, second, verdict) => {
  expect(verdictOn('company.id-unique', employer({}), employer(second))).toBe(verdict);
});
