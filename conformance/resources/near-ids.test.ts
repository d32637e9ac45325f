import { expect, test } from 'vitest';
import { isLong } from './near-ids.js';

test.each([
  ['key_08e2fdc49ea91d54f8f3', true],
  ['3f2504e0-4f89-11d3-9a0c-0305e82c3301', true],
  ['1024', false],
  ['1234567890123456', false],
  ['ledger-7', false],
])('whether a near miss of %s is certain not to be another id: %s', (id, expected) => {
  expect(isLong(id)).toBe(expected);
});
