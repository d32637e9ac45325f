import { expect, test } from 'vitest';
import type { JsonObject } from '../source/json.js';
import { recordPlacesOf } from './operations.js';

const person: JsonObject = { 'x-record': 'person', properties: { jobs: { items: { 'x-record': 'job' } } } };
const tree: JsonObject = { properties: { below: { $ref: '#/components/schemas/Tree' }, one: person } };
const document: JsonObject = {
  components: {
    schemas: { Person: person, Tree: tree, Found: { 'x-record': 'found', allOf: [person] } },
    responses: {
      Shared: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Person' } } } },
    },
  },
};
const answering = (schema: JsonObject, status = '200'): JsonObject => ({
  responses: { [status]: { content: { 'application/json': { schema } } } },
});

test.each<[what: string, operation: JsonObject, expected: readonly [string, string][]]>([
  ['itself', answering({ $ref: '#/components/schemas/Person' }), [['person', '']]],
  [
    'in a response that is shared',
    { responses: { '200': { $ref: '#/components/responses/Shared' } } },
    [['person', '']],
  ],
  ['in a list', answering({ items: person }), [['person', '*']]],
  ['in a member', answering({ properties: { people: { items: person } } }), [['person', 'people.*']]],
  [
    'in what was matched, with a score',
    answering({
      'x-record': 'match',
      properties: { people: { items: { $ref: '#/components/schemas/Found' } } },
    }),
    [['person', 'people.*']],
  ],
  ['in a schema that holds itself', answering({ $ref: '#/components/schemas/Tree' }), [['person', 'one']]],
  ['nowhere in a refusal', answering(person, '404'), []],
  ['nowhere in other objects', answering({ properties: { id: { type: 'string' } } }), []],
])('a record is found %s', (_, operation, expected) => {
  const places = recordPlacesOf(document, operation);
  expect(places.map(({ record, path }) => [record, path.join('.')])).toEqual(expected);
});
