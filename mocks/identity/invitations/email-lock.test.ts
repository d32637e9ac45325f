import { expect, test } from 'vitest';
import { isSameEmail } from '../invitations.js';

test.each([
  ['case-insensitive', 'ada@example.com', 'ada@example.com', true],
  ['case-insensitive', 'Ada@Example.COM', 'ada@example.com', true],
  ['case-insensitive', 'ada+crm@example.com', 'ada@example.com', false],
  ['case-insensitive', 'li@example.com', 'ada@example.com', false],
  ['exact', 'ada@example.com', 'ada@example.com', true],
  ['exact', 'Ada@example.com', 'ada@example.com', false],
] as const)('under %s, %s and %s are the same: %s', (reading, a, b, isSame) => {
  expect(isSameEmail(a, b, reading)).toBe(isSame);
  expect(isSameEmail(b, a, reading)).toBe(isSame);
});
