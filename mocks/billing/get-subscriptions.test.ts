import { expect, it } from 'vitest';
import { statusOf } from './usage.js';

it.each([
  ['before it starts', 99, 'upcoming'],
  ['when it starts', 100, 'active'],
  ['before it ends', 199, 'active'],
  ['when it ends', 200, 'expired'],
])('a subscription %s', (_, now, status) => {
  expect(statusOf({ startsAtMs: 100, endsAtMs: 200 }, now)).toBe(status);
});

it('a subscription without an end never expires', () => {
  expect(statusOf({ startsAtMs: 100, endsAtMs: null }, Number.MAX_SAFE_INTEGER)).toBe('active');
});
