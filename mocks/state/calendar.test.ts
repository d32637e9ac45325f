import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayOf, monthOf } from './calendar.js';

test('days and months are those of the instant in UTC, whatever the order of queries', () => {
  const instants = fc.array(
    fc.date({ min: new Date('1990-01-01'), max: new Date('2090-01-01'), noInvalidDate: true }),
  );
  fc.assert(
    fc.property(instants, (dates) => {
      for (const date of dates) {
        expect(dayOf(date.getTime())).toBe(date.toISOString().slice(0, 10));
        expect(monthOf(date.getTime())).toBe(date.toISOString().slice(0, 7));
      }
    }),
    { seed: 3 },
  );
});

test('a day ends at midnight', () => {
  const midnight = Date.parse('2026-02-01T00:00:00Z');

  expect([midnight - 1, midnight].map(dayOf)).toEqual(['2026-01-31', '2026-02-01']);
});
