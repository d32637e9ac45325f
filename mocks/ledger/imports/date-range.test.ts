import { describe, expect, test } from 'vitest';
import { dateRange } from '../imports.js';

const noon = Date.parse('2026-01-14T12:00:00Z');
const midnight = Date.parse('2026-01-15T00:00:00Z');

function includes(
  at: number,
  from: string | undefined,
  to: string | undefined,
  reading: 'inclusive' | 'half-open',
) {
  const range = dateRange({ from, to }, reading);
  return 'refused' in range ? range.message : at >= range.fromMs && at < range.beforeMs;
}

describe('a range of days', () => {
  test.each([
    ['2026-01-14', '2026-01-14', true, false],
    ['2026-01-14', '2026-01-15', true, true],
    ['2026-01-13', '2026-01-14', true, false],
    ['2026-01-15', '2026-01-16', false, false],
    [undefined, '2026-01-14', true, false],
    ['2026-01-14', undefined, true, true],
    [undefined, undefined, true, true],
  ])('from %s to %s includes noon of the 14th: %s when inclusive, %s when half-open', (...row) => {
    const [from, to, inclusive, halfOpen] = row;
    expect(includes(noon, from, to, 'inclusive')).toBe(inclusive);
    expect(includes(noon, from, to, 'half-open')).toBe(halfOpen);
  });

  test('ends with its last day in UTC', () => {
    expect(includes(midnight - 1, '2026-01-01', '2026-01-14', 'inclusive')).toBe(true);
    expect(includes(midnight, '2026-01-01', '2026-01-14', 'inclusive')).toBe(false);
  });

  test('that ends before it begins is refused, naming both days', () => {
    expect(includes(noon, '2026-02-01', '2026-01-31', 'inclusive')).toBe(
      '`from` is "2026-02-01", which is after `to`, "2026-01-31": exchange them.',
    );
  });
});
