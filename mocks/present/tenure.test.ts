import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Job } from '../population/population.js';
import { type TenureReadings, tenures } from '../views/tenure.js';

const now = Date.UTC(2026, 1, 15);
const usual: TenureReadings = {
  duration: 'months-between-plus-one',
  yearOnly: 'from-january-1',
  gap: 'gap-1-month',
};

const durations = ['months-between', 'months-between-plus-one', 'rounded', 'stale'] as const;
const gaps = ['gap-0-months', 'gap-1-month', 'gap-3-months'] as const;

/** Builds a job from "2020-09" to "2021-03", or an active one. */
function job(company: string, from: string, to?: string, more: Partial<Job> = {}): Job {
  return {
    company: { id: company },
    started_at: `${from}-01T00:00:00Z`,
    ...(to !== undefined && { ended_at: `${to}-01T00:00:00Z` }),
    ...more,
  };
}

describe('duration', () => {
  it.each([
    ['months-between', '2020-09', '2021-03', 6],
    ['months-between', '2025-09', undefined, 5],
    ['months-between-plus-one', '2020-09', '2021-03', 7],
    ['months-between-plus-one', '2025-09', undefined, 6],
    ['months-between-plus-one', '2026-02', undefined, 1],
    ['rounded', '2020-09', '2021-03', 6],
    ['rounded', '2025-09', undefined, 5],
    ['rounded', '2026-01', undefined, 1],
    ['stale', '2020-09', '2021-03', 7],
    ['stale', '2025-09', undefined, 4],
    ['stale', '2026-01', undefined, 0],
  ] as const)('%s: from %s to %s is %i months', (duration, from, to, months) => {
    expect(tenures([job('a', from, to)], now, { ...usual, duration })[0]?.duration).toBe(months);
  });

  it('is never negative, even if the clock is before the start', () => {
    expect(tenures([job('a', '2030-01')], now, usual)[0]?.duration).toBe(0);
  });

  it('of a year-only job counts from January 1, or is omitted along with the tenure', () => {
    const jobs = [job('a', '2020-01', '2021-03', { started_at_year_only: true })];
    expect(tenures(jobs, now, usual)[0]).toMatchObject({ duration: 15, company_tenure: 15 });
    expect(tenures(jobs, now, { ...usual, yearOnly: 'omitted' })[0]).toEqual({
      is_first_at_company: true,
      is_last_at_company: true,
    });
  });
});

describe('company_tenure', () => {
  it('does not span another company in between', () => {
    const jobs = [
      job('a', '2019-01', '2019-12'),
      job('b', '2020-01', '2020-12'),
      job('a', '2021-01', '2021-12'),
    ];
    expect(tenures(jobs, now, usual).map((one) => one.company_tenure)).toEqual([12, 12, 12]);
  });
});

describe('first and last at the company', () => {
  it('an active job is last even without a start', () => {
    expect(tenures([{ title: 'x' }], now, usual)).toEqual([{ is_last_at_company: true }]);
  });
});

describe('under every reading', () => {
  const month = fc.integer({ min: 0, max: 320 });
  const written = (at: number) => `${2000 + Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`;
  const jobs = fc.array(
    fc
      .tuple(fc.constantFrom('a', 'b'), month, fc.option(fc.nat(60), { nil: undefined }))
      .map(([company, from, length]) =>
        job(company, written(from), length === undefined ? undefined : written(from + length)),
      ),
    { maxLength: 8 },
  );
  const readings = fc.record({
    duration: fc.constantFrom(...durations),
    yearOnly: fc.constant(usual.yearOnly),
    gap: fc.constantFrom(...gaps),
  });

  it('the result does not depend on the order of jobs', () => {
    fc.assert(
      fc.property(jobs, readings, (held, chosen) => {
        expect(tenures([...held].reverse(), now, chosen)).toEqual([...tenures(held, now, chosen)].reverse());
      }),
    );
  });
});
