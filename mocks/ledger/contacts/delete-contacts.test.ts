import { describe, expect, test } from 'vitest';
import { startSmallLedger } from '../../../fixtures/services/small-ledger.js';

/** The small ledger, with a lookup of contact ids by reference id. */
async function startLedger(options: Parameters<typeof startSmallLedger>[0] = {}) {
  const ledger = await startSmallLedger(options);
  const idOf = async (reference: string): Promise<string> => {
    const { body } = await ledger.read('getContacts');
    return body.contacts?.find(({ reference_id }) => reference_id === reference)?.id ?? '';
  };
  return { ...ledger, idOf };
}

describe('deleting a contact', () => {
  test.each(['crm/7', 'a b&c?d#e', '100%', 'Zoë', '%2F'])(
    'with the reference id %s',
    async (reference_id) => {
      const { remove, imported, references } = await startLedger();
      await imported([{ reference_id, name: 'Somebody' }]);
      expect((await remove(reference_id)).status).toBe(204);
      expect(await references()).toEqual(['ada', 'li', 'nobody']);
    },
  );

  test('that does not exist is accepted if the profile says so', async () => {
    const { remove, counts } = await startLedger({ profile: { 'contacts.delete-missing': 'accepted-204' } });
    expect((await remove('lc_none')).status).toBe(204);
    expect(await counts()).toEqual({ total: 4, verified: 2, new_jobs: 0 });
  });
});

describe('deleting contacts in bulk', () => {
  test.each([{}, { contact_ids: [] }, { contact_ids: [], reference_ids: [] }])(
    'without any id is refused, or removes nothing if the profile says so: %j',
    async (body) => {
      const { bulkRemove } = await startLedger();
      expect((await bulkRemove(body)).status).toBe(400);
      const lenient = await startLedger({ profile: { 'contacts.bulk-empty': 'answered-0' } });
      expect(await lenient.bulkRemove(body)).toMatchObject({ status: 200, body: { rows_removed: 0 } });
    },
  );

  test('returns the removed contacts if the profile says so', async () => {
    const { bulkRemove, found } = await startLedger({ profile: { 'contacts.rows-removed': 'contacts' } });
    const [ada] = await found({ filters: [{ field: 'reference_id', string_values: ['ada'] }] });
    expect((await bulkRemove({ reference_ids: ['ada', 'crm-none'] })).body).toEqual({ rows_removed: [ada] });
  });

  test.each([
    { contact_ids: 'lc_1' },
    { reference_ids: [7] },
    { contact_ids: Array(50_001).fill('lc_1') },
    [],
  ])('refuses anything but two lists of at most 50,000 ids', async (body) => {
    const { bulkRemove } = await startLedger();
    expect((await bulkRemove(body)).status).toBe(400);
  });

  test('accepts 50,000 ids', async () => {
    const { bulkRemove, idOf } = await startLedger();
    const contact_ids = Array.from({ length: 49_999 }, (_, at) => `lc_${at}`);
    const body = { contact_ids: [...contact_ids, await idOf('ada')] };
    expect((await bulkRemove(body)).body).toEqual({ rows_removed: 1 });
  });
});

describe.each(['free', 'kept'] as const)('the reference_id of a deleted contact is %s', (reading) => {
  const profile = { 'contacts.reference-again': reading };
  const ada = { reference_id: 'ada', name: 'Ada Moreau' };

  test.each<[string, (ledger: Awaited<ReturnType<typeof startLedger>>) => Promise<unknown>]>([
    ['by its reference id', ({ remove }) => remove('ada')],
    ['by its contact id', async ({ remove, idOf }) => remove(await idOf('ada'))],
    ['in bulk', ({ bulkRemove }) => bulkRemove({ reference_ids: ['ada'] })],
    [
      'with its import',
      async ({ read, deleteImport }) => {
        const { body } = await read('listImports');
        for (const { id = '' } of body.imports ?? []) await deleteImport(id);
      },
    ],
  ])('if it was deleted %s', async (_, remove) => {
    const ledger = await startLedger({ profile });
    await remove(ledger);
    const gone = await ledger.references();
    await ledger.imported([ada]);
    const added = reading === 'free' ? ['ada'] : [];
    expect(await ledger.references()).toEqual([...added, ...gone]);
    expect(await ledger.remove('ada')).toMatchObject({ status: reading === 'free' ? 204 : 404 });
  });
});
