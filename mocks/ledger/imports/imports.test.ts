import { describe, expect, test } from 'vitest';
import { startLedger } from '../../../fixtures/services/ledger-service.js';

const ada = { reference_id: 'ada', name: 'Ada Moreau', company_name: 'Northwind Robotics' };
const li = { reference_id: 'li', email_address: 'li.na@harbour-health.example.com' };
const nobody = { reference_id: 'nobody', name: 'Nobody Unheard-of' };

describe('added contacts', () => {
  test('become an import that is processing, and contacts once it is completed', async () => {
    const { add, importOf, read, clock, references, counts } = await startLedger();
    const added = await add([ada, nobody]);
    const { import_id } = added.body;
    expect(added).toMatchObject({ status: 202, body: { status: 'processing' } });
    expect((await read('listImports')).body).toMatchObject({ imports: [{ id: import_id }], total: 1 });
    clock.advance(199);
    expect([(await importOf(import_id)).status, await references()]).toEqual(['processing', []]);
    clock.advance(1);
    expect(await importOf(import_id)).toEqual({
      id: import_id,
      ledger_id: expect.stringMatching(/^led_/),
      import_type: 'api',
      status: 'completed',
      created_at: '2026-01-14T05:00:00.000Z',
      completed_at: '2026-01-14T05:00:00.200Z',
      counts: { total: 2, succeeded: 2, skipped: 0, failed: 0 },
    });
    expect(await references()).toEqual(['ada', 'nobody']);
    expect(await counts()).toEqual({ total: 2, verified: 1, new_jobs: 0 });
  });

  test('are verified if the person is found, and works at the company that was sent', async () => {
    const { imported, read } = await startLedger();
    await imported([
      ada,
      li,
      nobody,
      { ...ada, reference_id: 'elsewhere', company_name: 'Harbour Health', linkedin: 'ada-moreau-7' },
    ]);
    const { body } = await read('getContacts');
    const verified = (body.contacts ?? []).filter(({ is_verified }) => is_verified);
    expect(verified.map(({ reference_id }) => reference_id).sort()).toEqual(['ada', 'li']);
  });

  test('that are invalid count as failed, and do not affect the others', async () => {
    const { imported, importOf, references } = await startLedger();
    const id = await imported([ada, { company_name: 'Acme' }, null, li, { ...nobody, title: 7 }]);
    expect((await importOf(id)).counts).toEqual({ total: 5, succeeded: 2, skipped: 0, failed: 3 });
    expect(await references()).toEqual(['ada', 'li']);
  });

  test('may be none, which creates an import without rows', async () => {
    const { imported, importOf } = await startLedger();
    const id = await imported([]);
    expect(await importOf(id)).toMatchObject({
      status: 'completed',
      counts: { total: 0, succeeded: 0, skipped: 0, failed: 0 },
    });
  });

  test.each([
    ['missing', {}, '`contacts` is missing.'],
    ['no list', { contacts: { 0: ada } }, '`contacts` is an object; it must be a list.'],
    ['null', { contacts: null }, '`contacts` is null; it must be a list.'],
    [
      'over 1000',
      { contacts: Array(1001).fill(ada) },
      '`contacts` has 1001 elements; at most 1000 are allowed.',
    ],
    ['in a file without a name', { contacts: [ada], filename: '' }, '`filename` is empty.'],
  ])('that are %s are refused as a whole, and nothing is written', async (_, body, message) => {
    const { write, state } = await startLedger();
    const before = await state();
    const { status, error } = await write('addContacts', { body });
    expect([status, error?.message]).toEqual([400, message]);
    expect(await state()).toBe(before);
  });

  test('require the role editor', async () => {
    const { as, path, state } = await startLedger();
    await as.viewer.call('getLedger', { path });
    const before = await state();
    expect((await as.viewer.call('addContacts', { path, body: { contacts: [ada] } })).status).toBe(403);
    expect(await state()).toBe(before);
  });
});

describe('a contact with an existing reference id', () => {
  test('is skipped within a call: the first one wins', async () => {
    const { imported, importOf, read } = await startLedger();
    const id = await imported([ada, { reference_id: 'ada', name: 'Another' }, li]);
    expect((await importOf(id)).counts).toEqual({ total: 3, succeeded: 2, skipped: 1, failed: 0 });
    const { contacts = [] } = (await read('getContacts')).body;
    expect(contacts.find(({ reference_id }) => reference_id === 'ada')?.name).toBe('Ada Moreau');
  });

  test('is skipped after an earlier call, which is not affected, and the others are added', async () => {
    const { imported, importOf, references } = await startLedger();
    const first = await imported([ada]);
    const second = await imported([{ ...ada, name: 'Another' }, li]);
    expect((await importOf(first)).counts).toMatchObject({ succeeded: 1, skipped: 0 });
    expect((await importOf(second)).counts).toMatchObject({ succeeded: 1, skipped: 1, failed: 0 });
    expect(await references()).toEqual(['ada', 'li']);
  });

  test('is a new contact if case or spaces differ, in another ledger, or without reference id', async () => {
    const { imported, counts, as } = await startLedger();
    await imported([
      ada,
      { ...ada, reference_id: 'ADA' },
      { ...ada, reference_id: ' ada' },
      { name: 'Ada Moreau' },
    ]);
    await imported([{ name: 'Ada Moreau' }]);
    expect((await counts())?.total).toBe(5);
    const { body: other } = await as.editor.call('createLedger', { body: { name: 'Other' } });
    const path = { ledger_id: other.id };
    const added = await as.editor.call('addContacts', { path, body: { contacts: [ada] } });
    expect(added.status).toBe(202);
  });

  test('can be added again after it was deleted', async () => {
    const { imported, deleteImport, references } = await startLedger();
    await deleteImport(await imported([ada]));
    expect(await references()).toEqual([]);
    await imported([ada]);
    expect(await references()).toEqual(['ada']);
  });
});

describe('deleting the contacts of an import', () => {
  test('removes the contacts that it created and no others', async () => {
    const { imported, deleteImport, importOf, references, counts } = await startLedger();
    await imported([ada]);
    const second = await imported([ada, li, nobody]);
    const deleted = await deleteImport(second);
    expect(deleted.body).toEqual({ import_id: second, status: 'deleted', rows_removed: 2 });
    expect(await references()).toEqual(['ada']);
    expect(await counts()).toEqual({ total: 1, verified: 1, new_jobs: 0 });
    expect(await importOf(second)).toMatchObject({
      status: 'deleted',
      counts: { total: 3, succeeded: 2, skipped: 1, failed: 0 },
    });
  });

  test('while it is processing cancels the rest', async () => {
    const { add, deleteImport, importOf, references, clock } = await startLedger();
    const { import_id } = (await add([ada, li])).body;
    expect((await deleteImport(import_id)).body).toMatchObject({ status: 'deleted', rows_removed: 0 });
    clock.advance(60_000);
    expect([(await importOf(import_id)).status, await references()]).toEqual(['deleted', []]);
  });

  test('a second time is refused, and nothing changes', async () => {
    const { imported, deleteImport, state } = await startLedger();
    const id = await imported([ada]);
    await deleteImport(id);
    const before = await state();
    const { status, error } = await deleteImport(id);
    expect([status, error?.message]).toEqual([
      409,
      `Import "${id}" is deleted; only of one that is processing or completed the contacts can be deleted.`,
    ]);
    expect(await state()).toBe(before);
  });

  test('of an unknown import is refused', async () => {
    const { deleteImport, path } = await startLedger();
    const { status, error } = await deleteImport('imp_nowhere');
    expect([status, error?.message]).toEqual([
      404,
      `No import "imp_nowhere" in ledger "${path.ledger_id}": \`listImports\` lists those there are.`,
    ]);
  });
});
