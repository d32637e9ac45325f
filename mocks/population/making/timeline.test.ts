import fc from 'fast-check';
import { expect, it } from 'vitest';
import { presentMonth } from '../dates.js';
import { randomOf } from '../random.js';
import { drawTimeline } from './timeline.js';

const statuses = fc.constantFrom<'employed' | 'unemployed' | 'retired'>('employed', 'unemployed', 'retired');

it('puts titles at one company next to each other, without a gap', () => {
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

it('gives everybody a job, in the past, and writes January where only the year is known', () => {
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
