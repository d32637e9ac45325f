import { expect, test } from 'vitest';
import { hasValue, leavesOf } from './leaves.js';

test('every value of a body is found, with its path', () => {
  const body = { id: 'k1', by: { user: 'u1' }, roles: ['viewer', 'admin'], count: 0 };

  expect(leavesOf(body)).toEqual([
    { at: 'id', value: 'k1' },
    { at: 'by.user', value: 'u1' },
    { at: 'roles[0]', value: 'viewer' },
    { at: 'roles[1]', value: 'admin' },
    { at: 'count', value: 0 },
  ]);
});

test('null, empty and missing members are no values', () => {
  expect(leavesOf({ a: null, b: '', c: {}, d: [] })).toEqual([]);
  expect(leavesOf(undefined)).toEqual([]);
});

test('a bare text is itself a value', () => {
  expect(hasValue('sa_1', 'sa_1')).toBe(true);
  expect(hasValue('sa_10', 'sa_1')).toBe(false);
});
