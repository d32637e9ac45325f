import { expect, it, test } from 'vitest';
import { inOrder, rankingBy } from './paging.js';
import { queryList, readQuery } from './query.js';

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
  try {
    const ranking = rankingBy(sortBy, accessors, ({ id }) => id);
    return (await inOrder(rows, ranking)).map(({ id }) => id).join('');
  } catch (error) {
    return error instanceof Error ? error.message : '';
  }
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

const shape = {
  types: { limit: 'integer', deep: 'boolean', fields: 'array', name: 'string' },
  defaults: { limit: 50 },
  maxima: { limit: 100 },
  longest: 100,
};

test.each([
  ['/x', { limit: 50 }],
  ['/x?', { limit: 50 }],
  ['/x?limit=7', { limit: 7 }],
  ['/x?limit=-7', { limit: -7 }],
  ['/x?limit=7.5', { limit: '7.5' }],
  ['/x?limit=', { limit: '' }],
  ['/x?limit=101', { limit: 101 }],
  ['/x?deep=true', { limit: 50, deep: true }],
  ['/x?deep=false', { limit: 50, deep: false }],
  ['/x?deep=0', { limit: 50, deep: '0' }],
  ['/x?deep=TRUE', { limit: 50, deep: 'TRUE' }],
  ['/x?limit=9007199254740990', { limit: 9007199254740990 }],
  ['/x?limit=99999999999999999999', { limit: 1e20 }],
  [`/x?limit=${'9'.repeat(400)}`, { limit: '9'.repeat(400) }],
  ['/x?deep=maybe', { limit: 50, deep: 'maybe' }],
  ['/x?fields=a,b&fields=c', { limit: 50, fields: ['a', 'b', 'c'] }],
  ['/x?name=Zo%C3%AB+%2B', { limit: 50, name: 'Zoë +' }],
  ['/x?unknown=1', { limit: 50 }],
])('%s has the parameters %j', (target, values) => {
  expect(readQuery(target, shape, { clamps: false, lists: 'comma' })).toEqual(values);
});

test('a number over its maximum becomes the maximum if the profile clamps', () => {
  expect(readQuery('/x?limit=101', shape, { clamps: true, lists: 'comma' })).toEqual({ limit: 100 });
});

it.each([
  ['comma', ['name,title'], ['name', 'title']],
  ['comma', ['name', ' title '], ['name', ' title ']],
  ['comma', ['name,,'], ['name', '', '']],
  ['comma', [''], ['']],
  ['repeated', ['name', 'title'], ['name', 'title']],
  ['repeated', ['name,title'], ['name,title']],
  ['json', ['["name","title"]'], ['name', 'title']],
  ['json', ['["name"', '"title"]'], ['name', 'title']],
  ['json', ['[]'], []],
  ['json', ['name,title'], 'name,title'],
  ['json', ['{"name":true}'], '{"name":true}'],
  ['json', ['[1]'], '[1]'],
  ['json', [''], ''],
] as const)('under %s reads %j as %j', (syntax, texts, list) => {
  expect(queryList(syntax, texts)).toEqual(list);
});
