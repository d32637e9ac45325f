import { expect, test } from 'vitest';
import type { Json } from '../json.js';
import { contractBody } from './contract-body.js';
import { peopleIn, personIn, personWith } from './people.js';

const ada = { id: 'per_1', name: 'Ada' };

test.each<Json>([ada, { person: ada }, { status: 'ok', data: ada }])('the record is found in %j', (body) => {
  const record = contractBody('getPerson', body);
  expect(personIn(record)).toEqual(ada);
  expect(personWith('per_1', record)).toEqual(ada);
  expect(personWith('per_2', record)).toBeUndefined();
});

test.each<Json>([
  [ada],
  { people: [ada] },
  { results: [ada], count: 1 },
  { errors: [{ id: 'per_2' }], people: [ada, null] },
  { data: { people: [ada] } },
  { total: 1, hits: [ada] },
])('people are found in %j', (body) => {
  expect(peopleIn(contractBody('lookupPeople', body))).toEqual([ada]);
});

test.each<Json>([[], { people: [] }, { people: [null, null] }, { people: [], errors: [{ id: 'per_2' }] }])(
  'there is nobody in %j',
  (body) => {
    expect(peopleIn(contractBody('lookupPeople', body))).toEqual([]);
  },
);

test.each<Json>([
  { count: 3 },
  { ids: ['per_1'] },
  { people: ['per_1'] },
  { errors: [] },
  { results: [{ found: true, person: ada }] },
  { per_1: { ...ada, jobs: [{ id: 'job_1' }] } },
  null,
  'Ada',
])('people cannot be read from %j', (body) => {
  expect(peopleIn(contractBody('lookupPeople', body))).toBeUndefined();
});
