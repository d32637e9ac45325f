import { expect, test } from 'vitest';
import { differenceOf } from './left.js';

test.each([
  [['a', 'b'], ['b', 'a'], '2 contacts'],
  [['a'], ['a', 'b'], '1 contact, without b'],
  [['a', 'x'], ['a'], '2 contacts, with x'],
  [['a', 'a'], ['a'], '2 contacts, with a'],
  [['x', 'a'], ['a', 'b'], '2 contacts, without b and with x'],
])('%j in place of %j is "%s"', (shown, expected, words) => {
  expect(differenceOf(shown, expected)).toBe(words);
});
