import { describe, expect, test } from 'vitest';
import { areSame, fieldsIn } from './tracked.js';

describe('fields in a response', () => {
  test.each([
    ['by whatever name', { version: 1, tracked: ['title', 'name'] }, ['title', 'name']],
    ['an empty list', { fields: [] }, []],
    ['no list', { fields: null }, undefined],
    ['of another form', { fields: [{ id: 7 }] }, undefined],
  ])('%s', (_, body, expected) => {
    expect(fieldsIn(body)).toEqual(expected);
  });
});

test('lists of fields are equal in any order, but not if an item is repeated', () => {
  expect(areSame(['a', 'b'], ['b', 'a'])).toBe(true);
  expect(areSame(['a', 'b'], ['a', 'b', 'b'])).toBe(false);
  expect(areSame(['a,b'], ['a', 'b'])).toBe(false);
  expect(areSame(undefined, undefined)).toBe(false);
});
