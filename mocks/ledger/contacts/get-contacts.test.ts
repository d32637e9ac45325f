import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contacts, startSmallLedger } from '../../../fixtures/services/small-ledger.js';

/** Shared by tests that change nothing. */
const ledger = await startSmallLedger();

describe('getting contacts', () => {
  test('shows the contact as it was sent, and the person behind it', async () => {
    const { search } = ledger;
    const { body } = await search({ filters: [{ field: 'reference_id', string_values: ['ada'] }] });
    expect(body).toEqual({
      count: 1,
      contacts: [
        {
          id: expect.stringMatching(/^lc_/),
          reference_id: 'ada',
          is_verified: true,
          name: 'Ada Moreau',
          linkedin: 'ada-moreau-7',
          country: 'Wonderland',
          location: 'Cambridge, Massachusetts, United States',
          has_multiple_jobs: false,
          person: { id: 'per_4f1c09a2d7' },
          current_position: {
            title: 'Senior Data Engineer',
            level: 'Senior Staff',
            function: 'Engineering',
            company: {
              id: 'com_1b22e0',
              name: 'Northwind Robotics',
              domain: 'northwind-robotics.example.com',
              linkedin: 'northwind-robotics',
            },
            email: 'ada.moreau@northwind-robotics.example.com',
            email_status: 'valid',
            started_at: '2020-09-01T00:00:00Z',
          },
          import_id: expect.stringMatching(/^imp_/),
          created_at: '2026-01-14T05:00:00.200Z',
        },
      ],
    });
  });

  test('omits what is not known of a contact without a match', async () => {
    const { found } = ledger;
    const [nobody] = await found({ filters: [{ field: 'reference_id', string_values: ['nobody'] }] });
    expect(nobody).toEqual({
      id: expect.any(String),
      ...contacts.nobody,
      is_verified: false,
      import_id: expect.any(String),
      created_at: expect.any(String),
    });
  });

  test('returns only the count on request', async () => {
    const { read } = ledger;
    const { body } = await read('getContacts', { query: { view: 'count' } });
    expect(body).toEqual({ count: 4 });
  });

  test('names the view of full data as the profile does', async () => {
    const { read } = await startSmallLedger({ profile: { 'contacts.view-names': 'full-count' } });
    const statusOf = async (view: string) => (await read('getContacts', { query: { view } })).status;
    expect([await statusOf('full'), await statusOf('count'), await statusOf('data')]).toEqual([
      200, 200, 400,
    ]);
    const { body } = await read('getContacts');
    expect(body.contacts).toHaveLength(4);
  });

  test('returns contacts in the order of their ids', async () => {
    const { read } = ledger;
    const { body } = await read('getContacts');
    const ids = (body.contacts ?? []).map(({ id }) => id);
    expect(ids).toEqual([...ids].sort());
  });

  test.each([
    ['name', ['Ada Moreau', 'Li Na 李娜', 'Nobody Unheard-of', 'Zoë Without Reference']],
    ['+name', ['Ada Moreau', 'Li Na 李娜', 'Nobody Unheard-of', 'Zoë Without Reference']],
    ['-name', ['Zoë Without Reference', 'Nobody Unheard-of', 'Li Na 李娜', 'Ada Moreau']],
    ['current_position.company.name', ['Li Na 李娜', 'Ada Moreau']],
    ['-current_position.company.name', ['Ada Moreau', 'Li Na 李娜']],
  ])('sorts by %s, contacts without a value last', async (sort_by, names) => {
    const { read } = ledger;
    const { body } = await read('getContacts', { query: { sort_by } });
    expect((body.contacts ?? []).map(({ name }) => name).slice(0, names.length)).toEqual(names);
  });

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

  test('does not find the ledger of another organization', async () => {
    const { as, path, mock } = ledger;
    const foreign = await as.other.call('getContacts', { path: { ...path, org_id: mock.otherOrg } });
    const absent = await as.other.call('getContacts', {
      path: { org_id: mock.otherOrg, ledger_id: 'led_none' },
    });
    expect([foreign.status, absent.status]).toEqual([404, 404]);
    expect(foreign.error?.message.replace(path.ledger_id, 'led_none')).toBe(absent.error?.message);
  });
});

describe('the pages of contacts', () => {
  test('contain every contact once, whatever their size and order', async () => {
    const { found, imported } = await startSmallLedger();
    await imported(
      Array.from({ length: 60 }, (_, at) => ({ name: `Somebody ${at % 7}`, reference_id: `r${at}` })),
    );
    const orders = fc.constantFrom('id', '-id', 'name', '-reference_id', 'last_info_changed_at');
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 100 }), orders, async (size, sort_by) => {
        const ids = (await found({ size, sort_by })).map(({ id }) => id);
        expect([ids.length, new Set(ids).size]).toEqual([64, 64]);
      }),
      { numRuns: 25 },
    );
  });

  test('continue after a deleted contact, and never repeat one', async () => {
    const { read, remove, imported } = await startSmallLedger();
    const pageAfter = (pagination_token?: string) =>
      read('getContacts', { query: { size: 2, ...(pagination_token ? { pagination_token } : {}) } });
    const { body: first } = await pageAfter();
    for (const { id } of first.contacts ?? []) await remove(id ?? '');
    await imported([{ name: 'Newcomer' }]);
    const { body: second } = await pageAfter(first.pagination_token);
    const ids = (second.contacts ?? []).map(({ id }) => id);
    expect(ids).toHaveLength(2);
    expect(ids.every((id) => (id ?? '') > (first.contacts?.at(-1)?.id ?? ''))).toBe(true);
  });

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

  test('are refused with a token of another ledger', async () => {
    const { read, as } = await startSmallLedger();
    const { body: first } = await read('getContacts', { query: { size: 1 } });
    const { body: other } = await as.editor.call('createLedger', { body: { name: 'Prospects' } });
    const query = { size: 1, pagination_token: first.pagination_token ?? '' };
    expect((await as.viewer.call('getContacts', { path: { ledger_id: other.id }, query })).status).toBe(400);
    expect((await read('getContacts', { query })).status).toBe(200);
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
