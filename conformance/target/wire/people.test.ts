import { expect, test } from 'vitest';
import type { Json } from '../json.js';
import { contractBody } from './contract-body.js';
import { peopleIn, personWith } from './people.js';

const ada = { id: 'per_1', name: 'Ada' };

test.each<Json>([ada, { person: ada }, { status: 'ok', data: ada }])('the record is found in %j', (body) => {
  const record = contractBody('getPerson', body);
  expect(['per_1', 'per_2'].map((id) => personWith(id, record))).toEqual([ada, undefined]);
});

test.each<[Json, people: object[] | undefined]>([
  [[ada], [ada]],
  [{ results: [ada], count: 1 }, [ada]],
  [{ errors: [{ id: 'per_2' }], people: [ada, null] }, [ada]],
  [{ data: { people: [ada] } }, [ada]],
  [[], []],
  [{ people: [null, null] }, []],
  [{ people: [], errors: [{ id: 'per_2' }] }, []],
  [{ count: 3 }, undefined],
  [{ people: ['per_1'] }, undefined],
  [{ errors: [] }, undefined],
  [{ results: [{ found: true, person: ada }] }, undefined],
  [{ per_1: { ...ada, jobs: [{ id: 'job_1' }] } }, undefined],
  [null, undefined],
])('the people in %j are %j', (body, people) => {
  expect(peopleIn(contractBody('lookupPeople', body))).toEqual(people);
});
