import { expect, test } from 'vitest';
import { isListed, type Json, peopleIn, personWith } from './json.js';
import { contractBody } from './wire/contract-body.js';

test.each([
  ['in a member of any name', { keys: [{ id: 'k1' }] }, true],
  ['in a bare list', [{ id: 'k1' }], true],
  ['in a list of texts', { data: ['k1'] }, true],
  [
    'in the list, whatever lists come before it',
    { warnings: [], links: [{ id: 'k2' }], apiKeys: [{ id: 'k1' }] },
    true,
  ],
  ['not in another list', { links: [{ id: 'k1' }], apiKeys: [] }, false],
  ['not in a list of others', { keys: [{ id: 'k2' }] }, false],
  ['not in an empty list', [], false],
  ['perhaps on another page', { keys: [{ id: 'k2' }], next: 'abc' }, undefined],
  ['not beside a page that does not follow', { keys: [{ id: 'k2' }], next: null }, false],
  ['unknown where there is no list', { message: 'k1' }, undefined],
])('a record is %s', (_, body, expected) => {
  expect(isListed(body, ['k1'])).toBe(expected);
});

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
