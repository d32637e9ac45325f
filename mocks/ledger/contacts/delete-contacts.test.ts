import { describe, expect, it, test } from 'vitest';
import { startSmallLedger } from '../../../fixtures/services/small-ledger.js';
import { memoryStore } from '../../state/memory-store.js';
import {
  contactsOf,
  type DeletionTarget,
  deletionTarget,
  findContacts,
  type Names,
  referencesOf,
} from '../contacts.js';

const contact = (contactId: string): DeletionTarget => ({ contactId });
const reference = (referenceId: string): DeletionTarget => ({ referenceId });

describe('what a value in the path of a deletion stands for', () => {
  it.each<[value: string, inJustTheseLetters: DeletionTarget, inAnyCase: DeletionTarget]>([
    ['lc_4f1c09', contact('lc_4f1c09'), contact('lc_4f1c09')],
    ['ldc_4f1c09', contact('ldc_4f1c09'), contact('ldc_4f1c09')],
    ['lc_', contact('lc_'), contact('lc_')],
    ['lc_my own id', contact('lc_my own id'), contact('lc_my own id')],
    ['LC_4F1C09', reference('LC_4F1C09'), contact('lc_4f1c09')],
    ['Ldc_1', reference('Ldc_1'), contact('ldc_1')],
    ['CRM-1', reference('CRM-1'), reference('CRM-1')],
    ['lc', reference('lc'), reference('lc')],
    ['lc-1', reference('lc-1'), reference('lc-1')],
    ['ld_1', reference('ld_1'), reference('ld_1')],
    ['lcd_1', reference('lcd_1'), reference('lcd_1')],
    ['xlc_1', reference('xlc_1'), reference('xlc_1')],
    [' lc_1', reference(' lc_1'), reference(' lc_1')],
    ['crm/1', reference('crm/1'), reference('crm/1')],
  ])('%j', (value, inJustTheseLetters, inAnyCase) => {
    expect(deletionTarget('lc-ldc', value)).toEqual(inJustTheseLetters);
    expect(deletionTarget('lc-ldc-any-case', value)).toEqual(inAnyCase);
  });
});

/** Three contacts; the reference id of the last one looks like the contact id of the first. */
async function smallLedger() {
  const store = memoryStore();
  for (const [id, referenceId] of [
    ['lc_1', 'crm-1'],
    ['lc_2', null],
    ['lc_3', 'lc_1'],
  ] as const) {
    await store.put(contactsOf('led'), id, { id, referenceId });
    if (referenceId !== null) await store.put(referencesOf('led'), referenceId, id);
  }
  return store;
}

describe('contact ids and reference ids find', () => {
  it.each<[what: string, names: Partial<Names>, found: readonly string[]]>([
    ['nobody, when there are none', {}, []],
    ['contacts by contact id', { contactIds: ['lc_1', 'lc_2'] }, ['lc_1', 'lc_2']],
    ['contacts by reference id', { referenceIds: ['crm-1'] }, ['lc_1']],
    ['of both kinds', { contactIds: ['lc_2'], referenceIds: ['crm-1'] }, ['lc_2', 'lc_1']],
    ['once who is named by both', { contactIds: ['lc_1'], referenceIds: ['crm-1'] }, ['lc_1']],
    [
      'once who is named twice',
      { contactIds: ['lc_2', 'lc_2'], referenceIds: ['crm-1', 'crm-1'] },
      ['lc_2', 'lc_1'],
    ],
    ['nobody by an unknown id', { contactIds: ['lc_9', 'lc_2'], referenceIds: ['crm-9'] }, ['lc_2']],
    ['nobody by a reference id among the contact ids', { contactIds: ['crm-1'] }, []],
    ['by a reference id that looks like a contact id', { referenceIds: ['lc_1'] }, ['lc_3']],
    ['nobody by a contact id among the reference ids', { referenceIds: ['lc_2'] }, []],
  ])('%s', async (_, names, found) => {
    const contacts = await findContacts(await smallLedger(), 'led', {
      contactIds: [],
      referenceIds: [],
      ...names,
    });
    expect(contacts.map(({ id }) => id)).toEqual(found);
  });

  it('no contact of another ledger', async () => {
    const names = { contactIds: ['lc_1'], referenceIds: ['crm-1'] };
    expect(await findContacts(await smallLedger(), 'other', names)).toEqual([]);
  });
});

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
