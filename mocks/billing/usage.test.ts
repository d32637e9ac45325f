import { describe, expect, it } from 'vitest';
import type { UsageRecord } from '../engine/usage.js';
import { groupUsage, periodOf, statusOf } from './usage.js';

const used = (period: string, principalId: string, operation: string, credits: number): UsageRecord => ({
  period,
  principalId,
  operation,
  requests: 1,
  credits,
});
const records = [
  used('2025-12', 'ada', 'find', 9),
  used('2026-01', 'ada', 'find', 3),
  used('2026-01', 'li', 'find', 4),
  used('2026-01', 'ada', 'search', 5),
];

describe('usage in groups', () => {
  it.each([
    ['org', false, ['2026-01 - find 2 7', '2026-01 - search 1 5']],
    ['org', true, ['2026-01 - find 2 7', '2026-01 - search 1 5', '2025-12 - find 1 9']],
    ['principal', false, ['2026-01 ada find 1 3', '2026-01 ada search 1 5', '2026-01 li find 1 4']],
    [
      'principal',
      true,
      ['2026-01 ada find 1 3', '2026-01 ada search 1 5', '2026-01 li find 1 4', '2025-12 ada find 1 9'],
    ],
  ] as const)('by %s, with history: %s', (by, history, expected) => {
    const groups = groupUsage(records, '2026-01', { by, history });
    expect(
      groups.map((one) =>
        [one.period, one.principal ?? '-', one.operation, one.requests, one.credits].join(' '),
      ),
    ).toEqual(expected);
  });
});

it.each([
  ['2026-01', '2026-01-01T00:00:00Z', '2026-02-01T00:00:00Z'],
  ['2025-12', '2025-12-01T00:00:00Z', '2026-01-01T00:00:00Z'],
  ['2024-02', '2024-02-01T00:00:00Z', '2024-03-01T00:00:00Z'],
])('the billing period of %s', (month, period_start, period_end) => {
  expect(periodOf(month)).toEqual({ period_start, period_end });
});

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
