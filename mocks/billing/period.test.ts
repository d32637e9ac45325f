import { expect, it } from 'vitest';
import { periodOf } from './usage.js';

it.each([
  ['2026-01', '2026-01-01T00:00:00Z', '2026-02-01T00:00:00Z'],
  ['2025-12', '2025-12-01T00:00:00Z', '2026-01-01T00:00:00Z'],
  ['2024-02', '2024-02-01T00:00:00Z', '2024-03-01T00:00:00Z'],
])('the billing period of %s', (month, period_start, period_end) => {
  expect(periodOf(month)).toEqual({ period_start, period_end });
});
