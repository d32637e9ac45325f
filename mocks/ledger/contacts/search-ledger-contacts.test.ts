import { describe, expect, test } from 'vitest';
import { startSmallLedger } from '../../../fixtures/services/small-ledger.js';

const referencesOf = (contacts: readonly { readonly reference_id?: string }[]) =>
  contacts.map(({ reference_id }) => reference_id ?? '-').sort();

/** Shared by tests that change nothing. */
const ledger = await startSmallLedger();

describe('searching contacts', () => {
  test('finds a contact by its slug if it was sent with the URL', async () => {
    const { imported, found } = await startSmallLedger();
    await imported([{ reference_id: 'address', linkedin: 'https://linkedin.com/in/Ada-Moreau-7?x=1' }]);
    const filters = [{ field: 'linkedin', string_values: ['ada-moreau-7'] }];
    expect(referencesOf(await found({ filters }))).toEqual(['ada', 'address']);
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
});
