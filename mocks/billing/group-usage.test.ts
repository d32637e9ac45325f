import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { UsageRecord } from '../engine/usage.js';
import { groupUsage } from './usage.js';

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

const record: fc.Arbitrary<UsageRecord> = fc.record({
  period: fc.constantFrom('2025-11', '2025-12', '2026-01'),
  principalId: fc.constantFrom('ada', 'li'),
  operation: fc.constantFrom('find', 'search'),
  requests: fc.nat(100),
  credits: fc.nat(100),
});

describe('any usage', () => {
  it('of principals adds up to that of their organization', () => {
    fc.assert(
      fc.property(fc.array(record), fc.boolean(), (all, history) => {
        const totals = (by: 'org' | 'principal') => {
          const sums = new Map<string, number>();
          for (const { period, operation, credits } of groupUsage(all, '2026-01', { by, history })) {
            const key = `${period} ${operation}`;
            sums.set(key, (sums.get(key) ?? 0) + credits);
          }
          return sums;
        };
        expect(totals('principal')).toEqual(totals('org'));
      }),
    );
  });

  it('with history only adds groups', () => {
    fc.assert(
      fc.property(fc.array(record), fc.constantFrom('org' as const, 'principal' as const), (all, by) => {
        const current = groupUsage(all, '2026-01', { by, history: false });
        expect(groupUsage(all, '2026-01', { by, history: true }).slice(0, current.length)).toEqual(current);
      }),
    );
  });
});
