import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { intervalOf, startOf } from './filter.js';

describe('a text that names a time', () => {
  it.each([
    ['2024-05-01', '2024-05-01T00:00:00.000Z', 86_400_000],
    ['2024-05-01Z', '2024-05-01T00:00:00.000Z', 86_400_000],
    ['2024-05-01T09:30:00Z', '2024-05-01T09:30:00.000Z', 1],
    ['2024-05-01T09:30:00', '2024-05-01T09:30:00.000Z', 1],
    ['2024-05-01 09:30', '2024-05-01T09:30:00.000Z', 1],
    ['2024-05-01T09:30:00.25+02:00', '2024-05-01T07:30:00.250Z', 1],
  ])('%s begins at %s', (text, start, lasts) => {
    const interval = intervalOf(text);
    expect(new Date(interval?.fromMs ?? 0).toISOString()).toBe(start);
    expect((interval?.untilMs ?? 0) - (interval?.fromMs ?? 0)).toBe(lasts);
  });

  it.each(['', 'soon', '2024', '2024-05', '2024-02-31', '2024-13-01', '2024-05-01T25:00:00Z', '01/05/2024'])(
    'is not %j',
    (text) => expect(startOf(text)).toBeUndefined(),
  );

  it('a date contains every moment of its day', () => {
    const moment = fc.date({ min: new Date('1970-01-01'), max: new Date('2100-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(moment, (date) => {
        const { fromMs = Number.NaN, untilMs = Number.NaN } =
          intervalOf(date.toISOString().slice(0, 10)) ?? {};
        expect(startOf(date.toISOString())).toBe(date.getTime());
        expect(date.getTime()).toBeGreaterThanOrEqual(fromMs);
        expect(date.getTime()).toBeLessThan(untilMs);
      }),
    );
  });
});
