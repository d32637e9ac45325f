import { expect, it } from 'vitest';
import { Bits } from './bits.js';
import { PeopleColumns } from './columns.js';
import { resultsOf } from './matching.js';

it('searches for the first page of a query, and reuses the result for the other pages', () => {
  const columns = new PeopleColumns([]);
  let searches = 0;
  const find = async () => {
    searches += 1;
    return new Bits(0);
  };
  for (let page = 0; page < 5; page += 1) void resultsOf('one', columns, find);
  expect(searches).toBe(1);
  void resultsOf('other', columns, find);
  void resultsOf('one', new PeopleColumns([]), find);
  expect(searches).toBe(3);
});

it('evicts the least recently used query, and does not keep very long ones', () => {
  const columns = new PeopleColumns([]);
  const found: string[] = [];
  const ask = (query: string) =>
    resultsOf(query, columns, async () => {
      found.push(query.slice(0, 1));
      return new Bits(0);
    });
  for (const query of [...'abcdefghijklmnop', 'a', 'q', 'a', 'b']) void ask(query);
  expect(found.join('')).toBe('abcdefghijklmnopqb');
  for (let time = 0; time < 2; time += 1) void ask('z'.repeat(20_000));
  expect(found.slice(-2)).toEqual(['z', 'z']);
});
