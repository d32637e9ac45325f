import { describe, expect, test } from 'vitest';
import { asking, type Differences, matching, specimen } from '../../../fixtures/fakes/specimen.js';
import { company, education, job, person, place } from '../../../fixtures/fakes/specimen-records.js';
import { type OperationId, operations } from '../../../generated/operations.js';
import people from '../../../generated/people.json' with { type: 'json' };
import { records } from '../../../generated/records.js';
import { createJudging } from '../../judging/judging.js';
import type { Exchange } from '../../target/exchange.js';
import type { Json, JsonObject } from '../../target/json.js';
import { peoplePlace } from './looked.js';

const target = { peopleUrl: 'https://people.example/v1', org: 'org-1' };

/** Returns the rules that the exchanges violate. */
function violated(...exchanges: readonly Exchange[]): string[] {
  const broke = (rule: string, error: unknown) => {
    throw new Error(`${rule} broke`, { cause: error });
  };
  const judging = createJudging({ secrets: () => [] }, () => true, broke);
  const findings = exchanges.flatMap((exchange) => judging(exchange).findings);
  return [...new Set(findings.flatMap(([rule, { violations }]) => (violations.length > 0 ? [rule] : [])))];
}

const operationIds = Object.keys(operations) as OperationId[];

/** Responses of every operation that shows people, with one person in each place that the contract has. */
const shownBy: Record<string, (one: Json, differences?: Differences) => Exchange> = {
  find: (one, differences) => specimen({ answer: matching([one]), ...differences }),
  search: (one, differences) =>
    specimen({
      operation: 'search',
      body: { filters: [] },
      answer: { people: [one], count: 1 },
      ...differences,
    }),
  getPerson: (one, differences) =>
    specimen({
      operation: 'getPerson',
      method: 'GET',
      url: `${target.peopleUrl}/org-1/person/P-1`,
      answer: one,
      ...differences,
    }),
  lookupPeople: (one, differences) =>
    specimen({
      operation: 'lookupPeople',
      body: { ids: ['P-1'] },
      answer: { people: [one] },
      ...differences,
    }),
};

test('people appear where the contract places them', () => {
  const isPerson = /"#\/components\/schemas\/(Person|FindMatchResult)"/;
  const schemas: Record<string, unknown> = people.components.schemas;
  const reaches = (value: unknown, seen: readonly string[] = []): boolean => {
    const text = JSON.stringify(value) ?? '';
    if (isPerson.test(text)) return true;
    const names = [...text.matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name = '']) => name);
    return names.some((name) => !seen.includes(name) && reaches(schemas[name], [...seen, ...names]));
  };
  const placed = Object.values(people.paths)
    .flatMap((item) => Object.values(item))
    .filter((operation) => reaches(operation.responses?.['200']))
    .map(({ operationId }) => operationId);
  const described = operationIds.filter((operation) => peoplePlace(operation) !== undefined);
  expect(placed.sort()).toEqual(described.sort());
  expect(Object.keys(shownBy).sort()).toEqual(placed.sort());
});

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
    return [
      [`${record}.${name}-type`, holder({ [name]: value })],
      ...(values
        ? [
            [`${record}.${name.replaceAll('_', '-')}-enum`, holder({ [name]: 'no such value' })] as [
              string,
              JsonObject,
            ],
          ]
        : []),
    ];
  }),
);

/** Some rules about single members and their consistency. */
const untrue: [string, JsonObject][] = [
  ['job.started_at-first-day', person({ position: job({ started_at: '2020-09-02' }) })],
  ['education.ended_at-midnight', person({ education: [education({ ended_at: '2016-06-01T05:00:00Z' })] })],
  ['person.changes-not-future', person({ created_at: '2031-01-01' })],
  ['job.duration-matches-dates', person({ position: job({ duration: 6 }) })],
  ['job.active-is-last', person({ position: job({ is_last_at_company: false }) })],
  ['company.linkedin-slug', person({ position: job({ company: company({ linkedin: 'https://x/y' }) }) })],
  ['locdet.lat-range', person({ location_details: place({ lat: '142.36' }) })],
];

describe.each(Object.entries(shownBy))('a person in %s', (_, shown) => {
  test('is judged by every rule of its records', () => {
    expect(violated(shown(person()))).toEqual([]);
    const missed = [...wrong, ...untrue].filter(([rule, one]) => !violated(shown(one)).includes(rule));
    expect(missed.map(([rule]) => rule)).toEqual([]);
  });

  test('has a unique id across all operations', () => {
    const other = person({ linkedin: 'somebody-else' });
    expect(violated(specimen(), shown(other))).toContain('person.id-unique');
  });
});

test.each([
  ['search', { body: { filters: [], return_fields: ['id', 'jobs'] } }],
  ['lookupPeople', { body: { ids: ['P-1'], fields: ['id', 'jobs'] } }],
  ['getPerson', { url: `${target.peopleUrl}/org-1/person/P-1?fields=jobs` }],
  ['find', { body: { ...asking(['name', 'Ada']), return_fields: ['jobs'] } }],
] as const)('a person of whom %s shows a part is judged by what is shown', (operation, differences) => {
  const shown = shownBy[operation];
  const part = person({ position: job({ is_last_at_company: false, level: 'Chief' }) });
  // The end and the status, which show whether the job is active, may be omitted.
  expect(shown && violated(shown(part, differences))).toEqual(['job.level-enum']);
});

test.each(['previewFind', 'previewSearch'] as const)(
  'masked people in the response of %s are not records',
  (operation) => {
    const masked = { id: 'P-1', name: 'A** M*****', level: '***', connections: '4**', jobs: 2, email: true };
    expect(violated(specimen({ operation, answer: { people: [masked] } }))).toEqual([]);
    expect(violated(specimen({ operation, answer: matching([masked]) }))).toEqual([]);
  },
);

test('a refusal, an asynchronous response and an empty response contain no records', () => {
  for (const status of [202, 404]) {
    expect(violated(shownBy['getPerson']?.({ id: 7, name: 7 }, { status }) ?? specimen())).toEqual([]);
  }
  for (const answer of [null, {}, [], { people: [null] }, { people: ['P-1'] }, { error: { id: 'r1' } }]) {
    expect(violated(specimen({ operation: 'lookupPeople', answer }))).toEqual([]);
    expect(violated(specimen({ operation: 'getPerson', method: 'GET', answer }))).toEqual([]);
  }
});
