import { expect, test } from 'vitest';
import { nameLikeness, sameName } from './name-likeness.js';

test.each([
  ['createdAt', 'created_at', []],
  ['apiKeys', 'api-key', []],
  ['created_at', 'creationDate', []],
  ['createdAt', 'created', []],
  ['id', 'keyId', ['key']],
  ['pagination_token', 'PaginationCursor', []],
])('%s and %s are the same name', (ours, theirs, around) => {
  expect(nameLikeness(ours, theirs, new Set(around))).toBeGreaterThanOrEqual(sameName);
});

test.each([
  ['name', 'label'],
  ['shorthand', 'preview'],
  ['created_at', 'updated_at'],
  ['first_name', 'last_name'],
  ['verified', 'unverified'],
  ['id', 'keyId'],
  ['key', 'keyId'],
  ['', 'name'],
  ['name', '---'],
  ['name', 'n'.repeat(100_000)],
])('%s does not match %s', (ours, theirs) => {
  expect(nameLikeness(ours, theirs)).toBeLessThan(sameName);
});
