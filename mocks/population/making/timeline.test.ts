import fc from 'fast-check';
import { expect, it } from 'vitest';
import { drawTimeline, presentMonth } from '../career.js';
import { randomOf } from '../random.js';

const statuses = fc.constantFrom<'employed' | 'unemployed' | 'retired'>('employed', 'unemployed', 'retired');

it('keeps the jobs at one company consecutive, without a gap', () => {
  fc.assert(
    fc.property(fc.nat(), statuses, (seed, status) => {
      const stays = drawTimeline(randomOf(seed, 'person', 0), status);
      for (const [index, stay] of stays.entries()) {
        const older = stays[index + 1];
        if (older === undefined || older.spell !== stay.spell) continue;
        const exact = !stay.startYearOnly && !older.endYearOnly;
        if (exact && older.end !== undefined) expect(older.end).toBe(stay.start);
      }
      expect(stays.map(({ spell }) => spell)).toEqual(
        stays.map(({ spell }) => spell).toSorted((a, b) => a - b),
      );
    }),
  );
});

it('gives every person a job that started in the past, and writes January if only the year is known', () => {
  fc.assert(
    fc.property(fc.nat(), statuses, (seed, status) => {
      const stays = drawTimeline(randomOf(seed, 'person', 0), status);
      expect(stays.length).toBeGreaterThan(0);
      for (const { start, startYearOnly, end = start, endYearOnly } of stays) {
        expect(start).toBeLessThan(presentMonth);
        if (startYearOnly) expect(start % 12).toBe(0);
        if (endYearOnly) expect(end % 12).toBe(0);
      }
    }),
  );
});
