import { expect, test } from 'vitest';
import { specimen } from '../../../../fixtures/fakes/specimen.js';
import type { JsonObject } from '../../../target/json.js';
import { fallen, linesOf, quiet, totalsOf } from './usage.js';

const november = { period_start: '2026-11-01T00:00:00Z', period_end: '2026-12-01T00:00:00Z' };
const december = { period_start: '2026-12-01T00:00:00Z', period_end: '2027-01-01T00:00:00Z' };
const usage = (...records: JsonObject[]) => {
  const lines = linesOf({ records: records.map((record) => ({ ...november, ...record })) });
  return { answer: specimen(), lines, totals: totalsOf(lines), principals: [] };
};
const find = (requests: number, more: JsonObject = {}): JsonObject => ({
  operation: 'find',
  requests,
  ...more,
});

test.each<[what: string, before: JsonObject[], after: JsonObject[], has: boolean]>([
  ['grows', [find(3)], [find(4)], false],
  ['stays', [find(3)], [find(3)], false],
  ['falls', [find(3)], [find(2)], true],
  ['is split otherwise', [find(3)], [find(1), find(2)], false],
  ['vanishes', [find(3)], [{ operation: 'search', requests: 9 }], true],
  ['is of a period that is over', [find(3)], [find(1, december)], false],
  ['is shown otherwise', [find(3)], [{ operation: 'find', requests: 'three' }], true],
])('usage that %s: fallen is %4$s', (_, before, after, has) => {
  expect(fallen(usage(...before), usage(...after)) !== undefined).toBe(has);
});

const ada = { principal: 'ada' };
const li = { principal: 'li' };

test.each<
  [what: string, before: JsonObject[], principals: JsonObject[], after: JsonObject[], sums: number[]]
>([
  ['add up', [find(5)], [find(2, ada), find(3, li)], [find(5)], [5]],
  ['fall short', [find(5)], [find(2, ada)], [find(5)], [2]],
  ['were asked for amid calls', [find(5)], [find(6, ada)], [find(7)], []],
  ['have used nothing', [find(0)], [], [find(0)], []],
])('principals that %s use %4$j', (_, before, principals, after, sums) => {
  const [first, middle, last] = [before, principals, after].map((records) => usage(...records).totals);
  expect(first && middle && last && quiet(first, middle, last).map(({ sum }) => sum)).toEqual(sums);
});

test('the period may be a sibling of the records', () => {
  const [line] = linesOf({ ...november, records: [find(1)] });
  expect(line).toMatchObject({ period: november.period_start, startsAt: Date.UTC(2026, 10, 1) });
});
