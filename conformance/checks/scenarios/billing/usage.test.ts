import { expect, test } from 'vitest';
import type { JsonObject } from '../../../target/json.js';
import { fallen, linesOf, mayBePaged, totalsOf, unequal } from './usage.js';

const november = { period_start: '2026-11-01T00:00:00Z', period_end: '2026-12-01T00:00:00Z' };
const december = { period_start: '2026-12-01T00:00:00Z', period_end: '2027-01-01T00:00:00Z' };
const inNovember = Date.UTC(2026, 10, 20);
const totals = (...records: JsonObject[]) =>
  totalsOf(linesOf({ records: records.map((record) => ({ ...november, ...record })) }));
const find = (requests: number, more: JsonObject = {}): JsonObject => ({
  operation: 'find',
  requests,
  ...more,
});

test.each<[what: string, before: JsonObject[], after: JsonObject[], now: number, value: number | undefined]>([
  ['grows', [find(3)], [find(4)], inNovember, undefined],
  ['stays', [find(3)], [find(3)], inNovember, undefined],
  ['falls', [find(3)], [find(2)], inNovember, 2],
  ['is split otherwise', [find(3)], [find(1), find(2)], inNovember, undefined],
  ['vanishes', [find(3)], [{ operation: 'search', requests: 9 }], inNovember, 0],
  ['vanishes with everything else', [find(3)], [], inNovember, 0],
  ['is of a period that is over', [find(3)], [find(1, december)], Date.UTC(2026, 11, 1), undefined],
  ['is shown otherwise', [find(3)], [{ operation: 'find', requests: 'three' }], inNovember, 0],
])('usage that %s', (_, before, after, now, value) => {
  expect(fallen(totals(...before), totals(...after), now)?.after).toBe(value);
});

const ada = { principal: 'ada' };
const li = { principal: 'li' };

test.each<[what: string, before: JsonObject[], principals: JsonObject[], after: JsonObject[], told: unknown]>(
  [
    ['add up', [find(5)], [find(2, ada), find(3, li)], [find(5)], { quiet: true }],
    ['fall short', [find(5)], [find(2, ada)], [find(5)], { quiet: true, differs: { sum: 2 } }],
    ['are too many', [find(5)], [find(6, ada)], [find(5)], { quiet: true, differs: { sum: 6 } }],
    ['were asked for amid calls', [find(5)], [find(6, ada)], [find(7)], { quiet: false }],
    ['have used nothing', [find(0)], [], [find(0)], { quiet: false }],
    [
      'add up where it is quiet',
      [find(5), { operation: 'getUsage', requests: 1 }],
      [find(5, ada), { operation: 'getUsage', requests: 2, ...ada }],
      [find(5), { operation: 'getUsage', requests: 3 }],
      { quiet: true },
    ],
  ],
)('principals that %s', (_, before, principals, after, told) => {
  expect(unequal(totals(...before), totals(...principals), totals(...after))).toMatchObject(Object(told));
});

test('the period may be a sibling of the records', () => {
  const [line] = linesOf({ ...november, records: [find(1)] });
  expect(line).toMatchObject({ period: november.period_start, startsAt: Date.UTC(2026, 10, 1) });
});

test.each<[body: JsonObject, expected: boolean]>([
  [{ ...november, group_by: 'org', records: [] }, false],
  [{ records: [], next_page_token: null }, false],
  [{ records: [], next_page_token: 'abc' }, true],
  [{ records: [], total: 300 }, true],
])('whether %j may be a page of many', (body, expected) => {
  expect(mayBePaged(body)).toBe(expected);
});
