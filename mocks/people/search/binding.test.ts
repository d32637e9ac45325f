import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Json } from '../../state/json.js';
import { bindingOf } from './search.js';

it.each<[string, Json, Json]>([
  ['members in another order', { a: 1, b: { c: 2, d: 3 } }, { b: { d: 3, c: 2 }, a: 1 }],
  ['absent members', { a: 1, b: undefined }, { a: 1 }],
])('queries have equal bindings if they differ only in %s', (_, one, other) => {
  expect(bindingOf(one)).toBe(bindingOf(other));
});

it.each<[string, Json, Json]>([
  ['another value', { a: 1 }, { a: 2 }],
  ['another order of filters', [1, 2], [2, 1]],
  ['another member', { a: 1 }, { b: 1 }],
])('queries have different bindings if they differ in %s', (_, one, other) => {
  expect(bindingOf(one)).not.toBe(bindingOf(other));
});

it('a binding is the query as JSON', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(JSON.parse(bindingOf(JSON.parse(JSON.stringify(value))))).toEqual(
        JSON.parse(JSON.stringify(value)),
      );
    }),
  );
});
