import { expect, test } from 'vitest';
import type { Json } from '../../../target/json.js';
import { peopleIn, personIn, personWith } from './reading.js';

const ada = { id: 'per_1', name: 'Ada' };

test.each<Json>([ada, { person: ada }, { status: 'ok', data: ada }])('the record is found in %j', (body) => {
  expect(personIn(body)).toEqual(ada);
  expect(personWith('per_1', body)).toEqual(ada);
  expect(personWith('per_2', body)).toBeUndefined();
});

test.each<Json>([
  [ada],
  { people: [ada] },
  { results: [ada], count: 1 },
  { errors: [], people: [ada, null] },
  { data: { people: [ada] } },
])('people are found in %j', (body) => {
  expect(peopleIn(body)).toEqual([ada]);
});

test.each<Json>([{ count: 3 }, null, 'Ada'])('there are no people in %j', (body) => {
  expect(peopleIn(body)).toBeUndefined();
});
