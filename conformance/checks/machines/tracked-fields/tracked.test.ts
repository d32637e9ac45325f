import { describe, expect, test } from 'vitest';
import { areSame, fieldsIn, lacking, versionIn } from './tracked.js';

describe('fields in a response', () => {
  test.each([
    ['by whatever name', { version: 1, tracked: ['title', 'name'] }, ['title', 'name']],
    ['an empty list', { fields: [] }, []],
    ['no list', { fields: null }, undefined],
    ['with more about each', { fields: [{ name: 'title' }] }, ['title']],
    ['of another form', { fields: [{ id: 7 }] }, undefined],
  ])('%s', (_, body, expected) => {
    expect(fieldsIn(body)).toEqual(expected);
  });
});

test('lists are equal in any order, but not if an item is repeated', () => {
  expect(areSame(['a', 'b'], ['b', 'a'])).toBe(true);
  expect(areSame(['a', 'b'], ['a', 'b', 'b'])).toBe(false);
  expect(areSame(['a,b'], ['a', 'b'])).toBe(false);
  expect(areSame(undefined, undefined)).toBe(false);
});

test.each([
  [{ version: 3 }, '3'],
  [{ version: '2026-01-14T05:00:00.000Z' }, '2026-01-14T05:00:00.000Z'],
  [{ id: 'v-1', version: '' }, 'v-1'],
  [{ fields: [] }, undefined],
])('%j has version %j', (record, expected) => {
  expect(versionIn(record)).toBe(expected);
});

test('lacking returns the items that only the first list has', () => {
  expect(lacking(['3', '2', '1'], ['2'])).toEqual(['3', '1']);
});
