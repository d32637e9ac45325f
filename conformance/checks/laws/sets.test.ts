import { expect, test } from 'vitest';
import { differenceOf, isSameSet } from './pages.js';

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
  [['a', 'b'], ['b', 'a'], '2 of 2'],
  [['a'], ['a', 'b'], '1 of 2, without b'],
  [['a', 'x'], ['a'], '2 of 1, with x'],
  [['a', 'a'], ['a'], '2 of 1, with a'],
  [['x', 'a'], ['a', 'b'], '2 of 2, without b and with x'],
])('%j in place of %j is "%s"', (shown, expected, words) => {
  expect(differenceOf(shown, expected)).toBe(words);
});
