import { describe, expect, test } from 'vitest';
import { startSmallLedger } from '../../../fixtures/services/small-ledger.js';

/** Shared by tests that change nothing. */
const ledger = await startSmallLedger();

describe('getting contacts', () => {
  test('is refused if sort_by names an unknown member', async () => {
    const { read } = ledger;
    const { error } = await read('getContacts', { query: { sort_by: '-nam' } });
    expect(error?.message).toBe('`sort_by` is "-nam"; did you mean "name"?');
  });

  test.each([0, 101, -1, 'all'])('is refused with the size %s', async (size) => {
    const { read } = ledger;
    expect((await read('getContacts', { query: { size } })).status).toBe(400);
  });

  test.each([
    ['viewer', 'viewer', 200],
    ['editor', 'viewer', 403],
    ['editor', 'editor', 200],
    ['admin', 'editor', 403],
    ['any', 'viewer', 200],
    ['any', 'other', 403],
    ['viewer', 'key', 403],
    ['viewer', 'anonymous', 401],
  ] as const)('that requires the role %s: %s is answered with %i', async (role, who, status) => {
    const { as, path } = await startSmallLedger({ profile: { 'contacts.get-role': role } });
    expect((await as[who].call('getContacts', { path })).status).toBe(status);
  });
});

describe('the pages of contacts', () => {
  test('are refused with a token of another query', async () => {
    const { read, search, found } = ledger;
    const { body } = await search({ size: 1, sort_by: 'name' });
    const pagination_token = body.pagination_token;
    const same = { size: 1, sort_by: 'name', pagination_token };
    const filters = [{ field: 'name', match_type: 'exists' }];
    const statusOf = async (query: object) => (await search(query)).status;
    expect(await statusOf(same)).toBe(200);
    expect(await statusOf({ ...same, return_fields: ['name'] })).toBe(200);
    expect(await statusOf({ ...same, size: 2 })).toBe(400);
    expect(await statusOf({ ...same, sort_by: '-name' })).toBe(400);
    expect(await statusOf({ ...same, filters })).toBe(400);
    expect(await statusOf({ ...same, pagination_token: `x${pagination_token}` })).toBe(400);
    expect((await read('getContacts', { query: { size: 2, pagination_token: 'made-up' } })).status).toBe(400);
    expect(await found()).toHaveLength(4);
  });

  test.each([
    ['as-null', null],
    ['empty-string', ''],
    ['absent', undefined],
  ] as const)('end with a token %s', async (reading, token) => {
    const { read } = await startSmallLedger({ profile: { 'search.page-end': reading } });
    expect((await read('getContacts', { query: { size: 4 } })).body.pagination_token).toBe(token);
    expect((await read('getContacts', { query: { size: 3 } })).body.pagination_token).toBeTruthy();
  });

  test('end with an empty page if the profile says so', async () => {
    const { search } = await startSmallLedger({ profile: { 'search.page-end': 'empty-page' } });
    const { body: last } = await search({ size: 4 });
    const { body: empty } = await search({ size: 4, pagination_token: last.pagination_token });
    expect([last.contacts?.length, empty]).toEqual([4, { contacts: [], count: 4 }]);
  });
});
