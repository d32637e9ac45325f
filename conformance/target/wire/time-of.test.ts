import { expect, test } from 'vitest';
import { timeOf } from './time-of.js';

test.each([
  ['2026-01-14T05:00:00.000Z', Date.UTC(2026, 0, 14, 5)],
  ['2026-01-14 05:00:00Z', Date.UTC(2026, 0, 14, 5)],
  [1_768_366_800, Date.UTC(2026, 0, 14, 5)],
  [1_768_366_800_000, Date.UTC(2026, 0, 14, 5)],
  ['2026-01-14', undefined],
  ['yesterday', undefined],
  [3, undefined],
])('the time of %s is %s', (value, expected) => {
  expect(timeOf(value)).toBe(expected);
});
