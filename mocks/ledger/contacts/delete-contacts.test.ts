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
  test('by its contact id removes it and no other', async () => {
    const { remove, idOf, references, counts } = await startLedger();
    expect(await remove(await idOf('ada'))).toMatchObject({ status: 204, text: '' });
    expect(await references()).toEqual(['li', 'nobody']);
    expect(await counts()).toEqual({ total: 3, verified: 1, new_jobs: 0 });
  });

  test('by its reference id removes it and no other', async () => {
    const { remove, references, counts } = await startLedger();
    expect((await remove('nobody')).status).toBe(204);
    expect(await references()).toEqual(['ada', 'li']);
    expect(await counts()).toEqual({ total: 3, verified: 2, new_jobs: 0 });
  });

  test.each(['crm/7', 'a b&c?d#e', '100%', 'Zoë', '%2F'])(
    'with the reference id %s',
    async (reference_id) => {
      const { remove, imported, references } = await startLedger();
      await imported([{ reference_id, name: 'Somebody' }]);
      expect((await remove(reference_id)).status).toBe(204);
      expect(await references()).toEqual(['ada', 'li', 'nobody']);
    },
  );

  test('by a value with a contact-ID prefix never removes a contact with that reference id', async () => {
    const { remove, imported, references, bulkRemove } = await startLedger();
    await imported([{ reference_id: 'ldc_7', name: 'Somebody' }]);
    expect((await remove('ldc_7')).status).toBe(404);
    expect(await references()).toContain('ldc_7');
    expect((await bulkRemove({ reference_ids: ['ldc_7'] })).body).toEqual({ rows_removed: 1 });
  });

  test('by an upper-case prefix means a reference id, unless the profile says otherwise', async () => {
    const outcome = async (prefixes: 'lc-ldc' | 'lc-ldc-any-case') => {
      const { remove, imported, references, idOf } = await startLedger({
        profile: { 'contacts.prefixes': prefixes },
      });
      await imported([{ reference_id: 'LDC_7', name: 'Somebody' }]);
      const ada = (await remove((await idOf('ada')).toUpperCase())).status;
      return [ada, (await remove('LDC_7')).status, await references()];
    };
    expect(await outcome('lc-ldc')).toEqual([404, 204, ['ada', 'li', 'nobody']]);
    expect(await outcome('lc-ldc-any-case')).toEqual([204, 404, ['LDC_7', 'li', 'nobody']]);
  });

  test('that does not exist is refused and changes nothing', async () => {
    const { remove, state } = await startLedger();
    await remove('nobody');
    const before = await state();
    expect(await remove('nobody')).toMatchObject({
      status: 404,
      error: {
        error: 'not_found',
        message: expect.stringMatching(/^No contact "nobody" in ledger "led_\w+": .*reference_id/),
      },
    });
    expect((await remove('lc_none')).error?.message).toMatch(/taken for a contact id/);
    expect(await state()).toBe(before);
  });

  test('that does not exist is accepted if the profile says so', async () => {
    const { remove, counts } = await startLedger({ profile: { 'contacts.delete-missing': 'accepted-204' } });
    expect((await remove('lc_none')).status).toBe(204);
    expect(await counts()).toEqual({ total: 4, verified: 2, new_jobs: 0 });
  });

  test('allows a new contact with the same reference id', async () => {
    const { remove, imported, references } = await startLedger();
    await remove('ada');
    await imported([{ reference_id: 'ada', name: 'Ada Moreau' }]);
    expect(await references()).toEqual(['ada', 'li', 'nobody']);
  });

  test('is refused to a viewer, and the contact remains', async () => {
    const { as, path, references } = await startLedger();
    const { status } = await as.viewer.call('deleteContact', { path: { ...path, contact_id: 'ada' } });
    expect([status, await references()]).toEqual([403, ['ada', 'li', 'nobody']]);
  });

  test('in a ledger of another organization is answered with 404', async () => {
    const { as, path, mock, references } = await startLedger();
    const foreign = { ...path, org_id: mock.otherOrg };
    const { status } = await as.other.call('deleteContact', { path: { ...foreign, contact_id: 'ada' } });
    const bulk = await as.other.call('bulkDeleteContacts', {
      path: foreign,
      body: { reference_ids: ['ada'] },
    });
    expect([status, bulk.status, await references()]).toEqual([404, 404, ['ada', 'li', 'nobody']]);
  });
});

describe('deleting contacts in bulk', () => {
  test('removes them and returns their number', async () => {
    const { bulkRemove, idOf, references, counts } = await startLedger();
    const contact_ids = [await idOf('ada'), await idOf('nobody'), 'lc_none'];
    const reference_ids = ['ada', 'li', 'crm-none', 'li'];
    expect(await bulkRemove({ contact_ids, reference_ids })).toMatchObject({
      status: 200,
      body: { rows_removed: 3 },
    });
    expect(await references()).toEqual([]);
    expect(await counts()).toEqual({ total: 1, verified: 0, new_jobs: 0 });
  });

  test('a second time removes nothing', async () => {
    const { bulkRemove, references } = await startLedger();
    const body = { reference_ids: ['ada', 'li'] };
    expect((await bulkRemove(body)).body).toEqual({ rows_removed: 2 });
    expect((await bulkRemove(body)).body).toEqual({ rows_removed: 0 });
    expect(await references()).toEqual(['nobody']);
  });

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

  test('is refused to a viewer', async () => {
    const { read, references } = await startLedger();
    const { status } = await read('bulkDeleteContacts', { body: { reference_ids: ['ada'] } });
    expect([status, await references()]).toEqual([403, ['ada', 'li', 'nobody']]);
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
