import { describe, expect, test } from 'vitest';
import { contactIdOf, isSameSet, referencesOf } from './contact.js';

describe('what a contact shows', () => {
  test('is its reference id, where it has one', () => {
    expect(
      referencesOf([{ reference_id: 'b' }, { id: 'lc_1' }, { reference_id: '' }, { reference_id: 'a' }]),
    ).toEqual(['b', 'a']);
  });

  test('is its contact id, under either name', () => {
    expect(contactIdOf({ id: 'lc_1' })).toBe('lc_1');
    expect(contactIdOf({ contact_id: 'lc_1' })).toBe('lc_1');
    expect(contactIdOf({ reference_id: 'a' })).toBeUndefined();
  });
});

test.each([
  [['a', 'b'], ['b', 'a'], true],
  [['a', 'b'], ['a'], false],
  [['a', 'a'], ['a'], false],
  [['a', 'a', 'b'], ['a', 'b', 'b'], false],
  [[], [], true],
])('%j has the texts of %j: %s', (a, b, expected) => {
  expect(isSameSet(a, b)).toBe(expected);
});
