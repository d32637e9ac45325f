import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { AnyInput } from './calls.js';
import { each, type Paging, paged, pages } from './paging.js';

type Query = Readonly<Record<string, unknown>>;
const queryOf = ({ query }: AnyInput) => query ?? {};
const response = new Response();

/** A service that returns a list page by page and records its requests. */
function service(all: readonly unknown[], paging: Paging, size: number, end: string, name: string) {
  const asked: AnyInput[] = [];
  const call = async (input: AnyInput = {}) => {
    asked.push(input);
    const query: Query = paging.by === 'token in body' ? Object(input.body) : queryOf(input);
    const from = Number(paging.by === 'offset' ? (query['offset'] ?? 0) : (query['pagination_token'] ?? 0));
    const items = all.slice(from, from + size);
    const list = { [name]: items };
    if (paging.by === 'offset')
      return { response, data: { ...list, total: all.length, offset: from, limit: size } };
    const isLast = end === 'empty-page' ? items.length === 0 : from + size >= all.length;
    const lastTokens: Readonly<Record<string, object>> = {
      'as-null': { pagination_token: null },
      'empty-string': { pagination_token: '' },
    };
    const token = isLast ? (lastTokens[end] ?? {}) : { pagination_token: String(from + size) };
    return { response, data: { ...list, ...token } };
  };
  return { call, asked };
}

const gathered = async (items: AsyncIterable<unknown>) => {
  const all: unknown[] = [];
  for await (const item of items) all.push(item);
  return all;
};

test('each item is yielded once and in order, for any page size, name of the list and mark of the last page', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...Object.values(paged)),
      fc.uniqueArray(fc.integer(), { maxLength: 60 }),
      fc.integer({ min: 1, max: 70 }),
      fc.constantFrom('absent', 'as-null', 'empty-string', 'empty-page'),
      fc.constantFrom('', 'items', 'data', 'results'),
      async (paging, all, size, end, other) => {
        const { call } = service(all, paging, size, end, other || paging.items);
        expect(await gathered(each(call, { ...paging, operation: 'list' }))).toEqual(all);
      },
    ),
  );
});

test.each(Object.entries(paged))('the input of %s is repeated for every page', async (operation, paging) => {
  const { call, asked } = service([1, 2, 3], paging, 1, 'absent', paging.items);
  const first = { body: { sort_by: 'name' }, query: { sort_by: 'name' }, path: { ledger_id: 'led_1' } };
  await gathered(each(call, { ...paging, operation }, first));
  expect(asked).toHaveLength(3);
  for (const input of asked) expect(input).toMatchObject(first);
});

test('a page is requested when the loop reaches it, and none after the loop ends', async () => {
  const { call, asked } = service([1, 2, 3, 4, 5], paged.search, 2, 'absent', 'people');
  for await (const { items } of pages(call, { ...paged.search, operation: 'search' })) {
    expect(items).toEqual([1, 2]);
    break;
  }
  expect(asked).toHaveLength(1);
});

test('a bare list is complete, unless it may be a page', async () => {
  const call = async () => ({ response, data: [1, 2] });
  const search = { ...paged.search, operation: 'search' };
  expect(await gathered(each(call, search))).toEqual([1, 2]);
  await expect(gathered(each(call, search, { body: { size: 2 } }))).rejects.toThrow('there may be more');
});

const forever: readonly [string, Paging, (calls: number) => unknown, RegExp][] = [
  ['a token that is its own', paged.search, () => ({ people: [1], pagination_token: 'a' }), /leads back/],
  [
    'tokens in a circle',
    paged.getContacts,
    (calls) => ({ contacts: [calls], pagination_token: `${calls % 3}` }),
    /leads back/,
  ],
  ['empty pages without an end', paged.search, (calls) => ({ pagination_token: `${calls}` }), /101 pages/],
  [
    'an offset that is ignored',
    paged.listImports,
    () => ({ imports: [1], total: 9, offset: 0 }),
    /at offset 1/,
  ],
  ['an offset that is ignored silently', paged.listImports, () => ({ imports: [1] }), /at offset 1/],
];

test.each(forever)('%s ends with an error, not in an endless loop', async (_, paging, data, message) => {
  let calls = 0;
  const call = async () => ({ response, data: data(calls++) });
  await expect(gathered(each(call, { ...paging, operation: 'list' }))).rejects.toThrow(message);
  expect(calls).toBeLessThan(200);
});

test.each(['text', 7, { people: 'nobody' }])('a response of %j is no page', async (data) => {
  const call = async () => ({ response, data });
  await expect(gathered(each(call, { ...paged.search, operation: 'search' }))).rejects.toThrow(
    'no list of `people`',
  );
});
