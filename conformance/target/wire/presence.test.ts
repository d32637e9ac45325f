import { expect, test } from 'vitest';
import { isDate, isId, presence, timeOf } from './presence.js';

const isText = ({ value }: { readonly value: unknown }) => typeof value === 'string';

test('a value under its name is shown', () => {
  expect(presence([{ at: 'secret', value: 's' }], ({ at }) => at === 'secret', isText)).toBe('shown');
});

test('a value that may be there under another name is perhaps shown', () => {
  expect(presence([{ at: 'hidden', value: 's' }], ({ at }) => at === 'secret', isId)).toBe('perhaps');
});

test('if every member is something else, the value is not shown', () => {
  expect(presence([{ at: 'id', value: 'k' }], ({ at }) => at === 'secret', isId)).toBe('not shown');
});

test.each([
  ['2026-01-14T05:00:00.000Z', Date.UTC(2026, 0, 14, 5)],
  ['2026-01-14 05:00:00Z', Date.UTC(2026, 0, 14, 5)],
  [1_768_366_800, Date.UTC(2026, 0, 14, 5)],
  [1_768_366_800_000, Date.UTC(2026, 0, 14, 5)],
  ['2026-01-14', undefined],
  ['yesterday', undefined],
  [3, undefined],
])('the time of %s is %s', (value, expected) => {
  expect(timeOf(value)).toBe(expected);
});

test('a day without a time is a date, and a count is not', () => {
  expect(isDate({ at: 'lastUsed', value: '2026-01-14' })).toBe(true);
  expect(isDate({ at: 'uses', value: 3 })).toBe(false);
});

test.each([
  ['id', true],
  ['keyId', true],
  ['createdBy.id', false],
  ['identity', false],
])('%s names the record itself: %s', (at, expected) => {
  expect(isId({ at, value: 'x' })).toBe(expected);
});
