import { expect, test } from 'vitest';
import { readCases } from '../../fixtures/cases.js';
import type { JsonObject } from '../source/json.js';
import { withLinks } from './bundle.js';

type Made = Readonly<{ post: { responses: { '201': JsonObject } } }>;
type Pens = Readonly<{ paths: Readonly<{ '/pens': Made }> }>;
const document = readCases<Pens>(import.meta.dirname, '../../fixtures/forms/pens.yaml');
const { post } = document.paths['/pens'];

test('the response to a creation links to operations with the new id in their path, and to no others', () => {
  expect(withLinks('pens', document)).toEqual({
    paths: {
      ...document.paths,
      '/pens': {
        post: {
          ...post,
          responses: {
            ...post.responses,
            '201': {
              ...post.responses['201'],
              links: { getPen: { operationId: 'getPen', parameters: { id: '$response.body#/penId' } } },
            },
          },
        },
      },
    },
  });
});

test.each([
  [
    'an unknown action',
    { kind: 'pen', action: 'borrow', effect: 'none' },
    '"borrow" is none of create, read',
  ],
  [
    'an unknown effect',
    { kind: 'pen', action: 'read', effect: 'harmless' },
    '"harmless" is none of none, spend',
  ],
])('%s of a resource is refused with its place', (_, written, says) => {
  const paths = { '/pens': { get: { operationId: 'pens', 'x-resource': written, responses: {} } } };
  expect(() => withLinks('pens', { paths })).toThrow(says);
});
