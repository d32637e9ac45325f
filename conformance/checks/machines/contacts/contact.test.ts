import { describe, expect, test } from 'vitest';
import { contactIdOf, differenceOf, isSameSet, referencesOf } from './contact.js';

describe('the identifier of a contact', () => {
  test('is its reference id, if it has one', () => {
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

test.each([
  [['a', 'b'], ['b', 'a'], '2 contacts'],
  [['a'], ['a', 'b'], '1 contact, without b'],
  [['a', 'x'], ['a'], '2 contacts, with x'],
  [['a', 'a'], ['a'], '2 contacts, with a'],
  [['x', 'a'], ['a', 'b'], '2 contacts, without b and with x'],
])('%j in place of %j is "%s"', (shown, expected, words) => {
  expect(differenceOf(shown, expected)).toBe(words);
});
