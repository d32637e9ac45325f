import { expect, it, test } from 'vitest';
import { fakeService } from '../../fixtures/services/fake-service.js';
import { demo } from '../../spec/demo/demo.js';
import { queryList, readQuery } from './query.js';
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

const ledgers = `/ledger/v1/${demo.org}/ledgers`;

async function refused(path: string, init: RequestInit) {
  const service = await fakeService();
  const answer = await service.send(path, {
    ...init,
    headers: { Authorization: `Bearer ${await service.token()}`, 'Content-Type': 'application/json' },
  });
  return [answer.status, (Object(await answer.json()) as { message?: string }).message];
}

test('a query parameter that is not as documented is refused with 400, with its name and value', async () => {
  const service = await fakeService();
  const token = await service.token();
  const made = await service.send(ledgers, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: '{"name":"x"}',
  });
  const { id } = Object(await made.json());
  const answer = await service.send(`${ledgers}/${id}/imports?limit=many`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  expect([answer.status, await answer.json()]).toEqual([
    400,
    { error: 'invalid_request', message: '`limit` is "many"; it must be a whole number.' },
  ]);
});

test('a body that is nested thousands of levels deep is refused, and the mock keeps running', async () => {
  const depth = 50_000;
  const body = `{"filters":${'[{"filters":'.repeat(depth)}[]${'}]'.repeat(depth)}}`;
  const [status, message] = await refused(`/people/v1/${demo.org}/search`, { method: 'POST', body });
  expect([status, message]).toEqual([400, expect.stringContaining('nested more than 100 levels')]);
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
