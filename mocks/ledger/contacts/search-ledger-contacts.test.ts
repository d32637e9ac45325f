import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { startSmallLedger } from '../../../fixtures/services/small-ledger.js';

const referencesOf = (contacts: readonly { readonly reference_id?: string }[]) =>
  contacts.map(({ reference_id }) => reference_id ?? '-').sort();

/** Shared by tests that change nothing. */
const ledger = await startSmallLedger();

describe('searching contacts', () => {
  test.each([
    ['by what was sent', { field: 'reference_id', string_values: ['ada', 'li'] }, ['ada', 'li']],
    ['by what is known of the person', { field: 'name', string_values: ['Li Na 李娜'] }, ['li']],
    [
      'by the employer',
      { field: 'current_position.company.name', string_values: ['Harbour Health'] },
      ['li'],
    ],
    ['by a part, exactly', { field: 'name', string_values: ['Moreau'] }, []],
    ['by a part, fuzzily', { field: 'name', match_type: 'fuzzy', string_values: ['Moreau'] }, ['ada']],
    ['by a flag', { field: 'is_verified', string_values: ['false'] }, ['-', 'nobody']],
    [
      'by what must not be',
      { field: 'is_verified', type: 'must_not', string_values: ['true'] },
      ['-', 'nobody'],
    ],
    ['by who has a value', { field: 'email_address', match_type: 'exists' }, ['li']],
    ['by who has none', { field: 'reference_id', type: 'must_not', match_type: 'exists' }, ['-']],
    ['by whose person was found', { field: 'person.id', match_type: 'exists' }, ['ada', 'li']],
    ['by who changed company', { field: 'last_company_changed_at', match_type: 'exists' }, []],
    [
      'by the day of the import',
      { field: 'created_at', date_from: '2026-01-14', date_to: '2026-01-14' },
      ['-', 'ada', 'li', 'nobody'],
    ],
    ['by the day before', { field: 'created_at', date_to: '2026-01-13' }, []],
    ['by a slug', { field: 'linkedin', string_values: ['ada-moreau-7'] }, ['ada']],
    [
      'by an address for a slug',
      { field: 'linkedin', string_values: ['https://www.linkedin.com/in/Ada-Moreau-7/'] },
      ['ada'],
    ],
    [
      'by either of two',
      {
        operator: 'or',
        filters: [
          { field: 'country', string_values: ['Wonderland'] },
          { field: 'location', string_values: ['Nowhere, at all'] },
        ],
      },
      ['ada', 'nobody'],
    ],
  ])('%s', async (_, filter, references) => {
    const { search } = ledger;
    const { body } = await search({ filters: [filter] });
    expect(referencesOf(body.contacts ?? [])).toEqual(references);
    expect(body.count).toBe(references.length);
    expect((await search({ filters: [filter], view: 'count' })).body).toEqual({ count: references.length });
  });

  test('finds the contacts that match every filter', async () => {
    const { found } = ledger;
    const filters = [
      { field: 'is_verified', string_values: ['true'] },
      { field: 'country', match_type: 'exists' },
      { field: 'country', type: 'must_not', string_values: ['Wonderland'] },
    ];
    expect(referencesOf(await found({ filters }))).toEqual(['li']);
  });

  test('finds a contact by each value that it shows, exactly and fuzzily', async () => {
    const { search, found } = ledger;
    const shown = (await found()).flatMap((contact) =>
      leavesOf(contact).map(([field, value]) => ({ id: contact.id, field, value })),
    );
    expect(shown.length).toBeGreaterThan(40);
    for (const { id, field, value } of shown) {
      for (const match_type of ['exact', 'fuzzy', 'exists']) {
        const filter = { field, match_type, ...(match_type === 'exists' ? {} : { string_values: [value] }) };
        const { body } = await search({ filters: [filter] });
        expect(
          (body.contacts ?? []).map((contact) => contact.id),
          `${match_type} ${field}`,
        ).toContain(id);
      }
    }
  });

  test('finds a contact by its slug if it was sent with the URL', async () => {
    const { imported, found } = await startSmallLedger();
    await imported([{ reference_id: 'address', linkedin: 'https://linkedin.com/in/Ada-Moreau-7?x=1' }]);
    const filters = [{ field: 'linkedin', string_values: ['ada-moreau-7'] }];
    expect(referencesOf(await found({ filters }))).toEqual(['ada', 'address']);
  });

  test('treats reference ids that differ in a single byte as different', async () => {
    const { imported, found } = await startSmallLedger();
    const references = ['AB-1', 'ab-1', ' AB-1', 'AB-1 ', 'AB–1', 'AB- 1', 'caf\u00e9', 'cafe\u0301'];
    await imported(references.map((reference_id) => ({ reference_id, name: 'Somebody' })));
    for (const reference of references) {
      const filters = [{ field: 'reference_id', string_values: [reference] }];
      expect((await found({ filters })).map(({ reference_id }) => reference_id)).toEqual([reference]);
    }
  });

  test('finds fuzzily every contact that it finds exactly', async () => {
    const { imported, found } = await startSmallLedger();
    const word = fc.constantFrom('Ada', 'Zoë', 'zoe', 'van', 'Lee', 'Ltd', '李', '-', '7');
    const names = fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join(' '));
    await imported(fc.sample(names, { numRuns: 60, seed: 7 }).map((name) => ({ name })));
    await fc.assert(
      fc.asyncProperty(names, async (name) => {
        const by = (match_type: string) =>
          found({ filters: [{ field: 'name', match_type, string_values: [name] }], size: 100 });
        const fuzzily = new Set((await by('fuzzy')).map(({ id }) => id));
        for (const { id } of await by('exact')) expect(fuzzily).toContain(id);
      }),
      { numRuns: 40 },
    );
  });

  test('pages through the results in order', async () => {
    const { imported, found } = await startSmallLedger();
    await imported(
      Array.from({ length: 30 }, (_, at) => ({ name: `Row ${String((at * 7) % 30).padStart(2, '0')}` })),
    );
    const filters = [{ field: 'name', match_type: 'fuzzy', string_values: ['Row'] }];
    const names = Array.from({ length: 30 }, (_, at) => `Row ${String(at).padStart(2, '0')}`);
    for (const size of [1, 7, 30, 100]) {
      const up = await found({ filters, sort_by: 'name', size });
      const down = await found({ filters, sort_by: '-name', size });
      expect(up.map(({ name }) => name)).toEqual(names);
      expect(down.map(({ name }) => name)).toEqual([...names].reverse());
    }
  });

  test('returns the requested members', async () => {
    const { search } = ledger;
    const filters = [{ field: 'reference_id', string_values: ['ada'] }];
    const { body } = await search({ filters, return_fields: ['current_position.company', 'name'] });
    const { id, domain, linkedin } = {
      id: 'com_1b22e0',
      domain: 'northwind-robotics.example.com',
      linkedin: 'northwind-robotics',
    };
    expect(body.contacts).toEqual([
      {
        id: expect.any(String),
        name: 'Ada Moreau',
        current_position: { company: { id, name: 'Northwind Robotics', domain, linkedin } },
      },
    ]);
  });

  test.each([
    [{ filters: [{ field: 'titel', string_values: ['x'] }] }, 'filters[0].field'],
    [{ filters: [{ field: 'name', match_type: 'like', string_values: ['x'] }] }, 'filters[0].match_type'],
    [{ filters: 'name' }, 'filters'],
    [{ return_fields: ['nmae'] }, 'return_fields[0]'],
    [{ sort_by: 'current_position' }, 'sort_by'],
    [{ size: 0 }, 'size'],
    [{ view: 'everything' }, 'view'],
  ])('refuses %j', async (body, field) => {
    const { search } = ledger;
    const { status, error } = await search(body);
    expect([status, error?.message]).toEqual([400, expect.stringContaining(`\`${field}\``)]);
  });

  test.each([
    ['viewer', 'viewer', 200],
    ['editor', 'viewer', 403],
    ['any', 'viewer', 200],
  ] as const)(
    'that requires the role %s: %s is answered with %i, as JSON and as CSV',
    async (role, who, status) => {
      const { as, path } = await startSmallLedger({ profile: { 'contacts.search-role': role } });
      expect((await as[who].call('searchLedgerContacts', { path, body: {} })).status).toBe(status);
      expect((await as[who].call('downloadLedgerContacts', { path, body: {} })).status).toBe(status);
    },
  );
});

/** Returns the dot path and text of every member, in order. */
function leavesOf(record: object, prefix = ''): [path: string, text: string][] {
  return Object.entries(record).flatMap(([name, value]): [string, string][] =>
    typeof value === 'object' && value !== null
      ? leavesOf(value, `${prefix}${name}.`)
      : [[prefix + name, String(value)]],
  );
}
