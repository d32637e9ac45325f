import { describe, expect, test } from 'vitest';
import { startLedger } from '../../../fixtures/services/ledger-service.js';

const ada = { reference_id: 'ada', name: 'Ada Moreau' };
const li = { reference_id: 'li', linkedin: 'li-na-3' };

describe('an import', () => {
  test.each([
    ['immediate', 0, 'completed'],
    ['200-ms', 199, 'processing'],
    ['200-ms', 200, 'completed'],
    ['1-minute', 59_999, 'processing'],
    ['1-minute', 60_000, 'completed'],
    ['stuck', 100_000_000, 'processing'],
  ] as const)('with the reading %s is, after %d ms, %s', async (duration, waitMs, status) => {
    const { add, importOf, clock } = await startLedger({ profile: { 'import.duration': duration } });
    const { body } = await add([ada]);
    expect(body.status).toBe(duration === 'immediate' ? 'completed' : 'processing');
    clock.advance(waitMs);
    expect((await importOf(body.import_id)).status).toBe(status);
  });

  test('with the reading with-pending is pending for half of its duration', async () => {
    const { add, importOf, deleteImport, clock } = await startLedger({
      profile: { 'import.states': 'with-pending' },
    });
    const { import_id, status } = (await add([ada])).body;
    expect(status).toBe('pending');
    expect((await deleteImport(import_id)).status).toBe(409);
    clock.advance(100);
    expect((await importOf(import_id)).status).toBe('processing');
    clock.advance(100);
    expect((await importOf(import_id)).status).toBe('completed');
  });

  test.each([
    ['answered-200', 200],
    ['answered-201', 201],
    ['answered-202', 202],
  ] as const)('with the reading %s is answered with %d', async (reading, status) => {
    const { add } = await startLedger({ profile: { 'import.status-code': reading } });
    expect((await add([ada])).status).toBe(status);
  });

  test('includes later calls for the same file if the profile merges calls', async () => {
    const { add, importOf, errorsOf, clock, references } = await startLedger({
      profile: { 'import.merge': 'on' },
    });
    const first = (await add([ada, {}])).body.import_id;
    clock.advance(150);
    expect((await add([li, {}])).body.import_id).toBe(first);
    expect((await add([li], { filename: 'a.csv' })).body.import_id).not.toBe(first);
    clock.advance(50);
    expect(await importOf(first)).toMatchObject({
      status: 'completed',
      counts: { total: 4, succeeded: 2, skipped: 0, failed: 2 },
    });
    expect(await references()).toEqual(['ada', 'li']);
    expect((await errorsOf(first)).text.match(/Row \d/g)).toEqual(['Row 2', 'Row 4']);
    expect((await add([ada])).body.import_id).not.toBe(first);
  });
});

describe('a contact', () => {
  test('that is invalid fails the whole call if the profile says so', async () => {
    const { add, state } = await startLedger({
      profile: { 'import.bad-row': 'whole-400', 'errors.request-invalid': 'rejected-422' },
    });
    const before = await state();
    const { status, error } = await add([ada, { name: 7 }, null]);
    expect([status, error?.message]).toEqual([
      400,
      '2 of the contacts cannot be taken, so none of them was. Row 2: `name` is 7; it must be a text.',
    ]);
    expect(await state()).toBe(before);
    expect((await add([ada])).status).toBe(202);
  });

  test('that is a duplicate is an error if the profile says so', async () => {
    const { imported, importOf, errorsOf } = await startLedger({
      profile: { 'import.duplicate': 'error-row' },
    });
    const id = await imported([ada, {}, ada, li]);
    expect((await importOf(id)).counts).toEqual({ total: 4, succeeded: 2, skipped: 0, failed: 2 });
    expect((await errorsOf(id)).text.split('\r\n').slice(1, -1)).toEqual([
      ',,,,,,,,,,"Row 2: none of linkedin, email_address and name is given; send at least one."',
      'ada,,,Ada Moreau,,,,,,,"Row 3: a contact with the reference_id ""ada"" is there already."',
    ]);
  });
});

describe('deleting the contacts of an import', () => {
  test.each([
    ['rejected-409', 409],
    ['rejected-400', 400],
    ['rejected-422', 422],
  ] as const)('in another state is, with the reading %s, refused with %d', async (reading, status) => {
    const { imported, deleteImport } = await startLedger({ profile: { 'import.wrong-state': reading } });
    const id = await imported([ada]);
    expect((await deleteImport(id)).status).toBe(200);
    expect((await deleteImport(id)).status).toBe(status);
  });

  test('keeps the status of the import if the profile says so, and can be repeated', async () => {
    const { imported, deleteImport, importOf, counts } = await startLedger({
      profile: { 'import.after-delete': 'unchanged' },
    });
    const id = await imported([ada, li]);
    expect((await deleteImport(id)).body).toEqual({ import_id: id, status: 'completed', rows_removed: 2 });
    expect(await importOf(id)).toMatchObject({
      status: 'completed',
      counts: { total: 0, succeeded: 0, skipped: 0, failed: 0 },
    });
    expect((await deleteImport(id)).body.rows_removed).toBe(0);
    expect((await counts())?.total).toBe(0);
  });

  test('while it is processing leaves an empty import that completes, if it keeps its status', async () => {
    const { add, deleteImport, importOf, references, clock } = await startLedger({
      profile: { 'import.after-delete': 'unchanged' },
    });
    const { import_id } = (await add([ada])).body;
    expect((await deleteImport(import_id)).body.status).toBe('processing');
    clock.advance(200);
    expect([(await importOf(import_id)).status, await references()]).toEqual(['completed', []]);
  });

  test('while it is processing does not cancel the rest if the profile says so', async () => {
    const { add, deleteImport, importOf, references, clock } = await startLedger({
      profile: { 'import.delete-processing': 'continued' },
    });
    const { import_id } = (await add([ada])).body;
    expect((await deleteImport(import_id)).body).toMatchObject({ status: 'processing', rows_removed: 0 });
    clock.advance(200);
    expect([(await importOf(import_id)).status, await references()]).toEqual(['completed', ['ada']]);
    expect((await deleteImport(import_id)).body).toMatchObject({ status: 'deleted', rows_removed: 1 });
  });
});

describe('the role that adding contacts requires', () => {
  test.each([
    ['any', ['viewer', 'editor', 'admin']],
    ['viewer', ['viewer', 'editor', 'admin']],
    ['editor', ['editor', 'admin']],
    ['admin', ['admin']],
  ] as const)('with the reading %s allows %j', async (reading, allowed) => {
    const { as, path } = await startLedger({ profile: { 'import.add-role': reading } });
    for (const who of ['viewer', 'editor', 'admin'] as const) {
      const { status } = await as[who].call('addContacts', { path, body: { contacts: [ada] } });
      expect([who, status]).toEqual([who, allowed.some((name) => name === who) ? 202 : 403]);
    }
  });
});
