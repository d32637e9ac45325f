import { expect, test } from 'vitest';
import { withLinks } from './bundle.js';

const ok = { '201': { description: 'Made.' }, '404': { description: 'Nowhere.' } };

const document = {
  paths: {
    '/pens': {
      post: {
        operationId: 'createPen',
        'x-resource': { kind: 'pen', action: 'create', id: 'penId', effect: 'write' },
        responses: ok,
      },
    },
    '/pens/{id}': {
      get: {
        operationId: 'getPen',
        'x-resource': { kind: 'pen', action: 'read', id: 'id', effect: 'none' },
        responses: {},
      },
    },
    '/inks/{id}': {
      get: {
        operationId: 'getInk',
        'x-resource': { kind: 'ink', action: 'read', id: 'id', effect: 'none' },
        responses: {},
      },
    },
    '/pens/removal': {
      post: {
        operationId: 'removePens',
        'x-resource': { kind: 'pen', action: 'remove', id: 'ids', effect: 'destroy' },
        responses: {},
      },
    },
  },
};

test('the response to a creation links to operations with the new id in their path, and to no others', () => {
  expect(withLinks('pens', document)).toEqual({
    paths: {
      ...document.paths,
      '/pens': {
        post: {
          ...document.paths['/pens'].post,
          responses: {
            ...ok,
            '201': {
              ...ok['201'],
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
