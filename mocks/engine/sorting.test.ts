import { expect, test } from 'vitest';
import { inOrder, rankingBy } from './sorting.js';

interface Row {
  readonly id: string;
  readonly age: number | undefined;
}
const rows: readonly Row[] = [
  { id: 'b', age: 2 },
  { id: 'a', age: undefined },
  { id: 'd', age: 1 },
  { id: 'c', age: 1 },
];
const accessors = { id: ({ id }: Row) => id, age: ({ age }: Row) => age };
const idsBy = async (sortBy: string) => {
  const ranking = rankingBy(sortBy, accessors, ({ id }) => id);
  return 'refused' in ranking ? ranking.message : (await inOrder(rows, ranking)).map(({ id }) => id).join('');
};

test.each([
  ['id', 'abcd'],
  ['+id', 'abcd'],
  [' id', 'abcd'],
  ['-id', 'dcba'],
  ['age', 'cdba'],
  ['-age', 'bcda'],
  ['ag', '`sort_by` is "ag", which is nothing to sort by: did you mean "age"?'],
  ['-xyzzy', '`sort_by` is "-xyzzy", which is nothing to sort by: sort by id, age.'],
])('sorting by %j gives %s', async (sortBy, expected) => {
  expect(await idsBy(sortBy)).toBe(expected);
});
