import { expect, test } from 'vitest';
import { dayNumber, monthNumber, readDate } from './dates.js';

test.each([
  ['2020-09-01T00:00:00Z', 2020, 9, 1, '00:00:00'],
  ['2020-09-01T00:00:00', 2020, 9, 1, '00:00:00'],
  ['2020-09-01T00:00', 2020, 9, 1, '00:00'],
  ['2020-09-01 00:00:00', 2020, 9, 1, '00:00:00'],
  ['2020-09-01T00:00:00+02:00', 2020, 9, 1, '00:00:00'],
  ['2020-09-01T00:00:00.000Z', 2020, 9, 1, '00:00:00.000'],
  ['2020-02-29T23:59:60-05:30', 2020, 2, 29, '23:59:60'],
  ['2020-09-01', 2020, 9, 1, undefined],
  ['2020-09-01Z', 2020, 9, 1, undefined],
  ['2020-09', 2020, 9, undefined, undefined],
  ['2020', 2020, undefined, undefined, undefined],
])('parses %s as written', (text, year, month, day, time) => {
  expect(readDate(text)).toEqual({ year, month, day, time });
});

test.each([
  '2019-02-29',
  '2020-04-31',
  '2020-00-01',
  '2020-13',
  '2020-09-00',
  '2020-09-01T24:00',
  '2020-09-01T00:60',
  '20-09-01',
  '09/01/2020',
  'Sep 2020',
  '2020-09-01T',
  '',
  1598918400000,
  null,
  undefined,
])('%j is not a date, even if parsed again', (value) => {
  expect([readDate(value), readDate(value)]).toEqual([undefined, undefined]);
});

test('counts months and days as written, without a time zone', () => {
  const late = readDate('2020-12-31T00:00:00-11:00');
  const early = readDate('2021-01-01T00:00:00+14:00');
  expect((monthNumber(early) ?? 0) - (monthNumber(late) ?? 0)).toBe(1);
  expect((dayNumber(early) ?? 0) - (dayNumber(late) ?? 0)).toBe(1);
  expect([dayNumber(readDate('2020-12')), monthNumber(readDate('2020'))]).toEqual([undefined, undefined]);
});
