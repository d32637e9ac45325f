import { describe, expect, test } from 'vitest';
import { startService } from '../../../fixtures/calls.js';
import { startLedger } from '../../../fixtures/services/ledger-service.js';

describe('a ledger', () => {
  test('is created with name and description, and listed as getLedger returns it', async () => {
    const { as } = await startService();
    const body = { name: 'Customers 🙂', description: 'Everybody with a contract' };
    const created = await as.editor.call('createLedger', { body });

    expect(created.status).toBe(201);
    expect(created.body).toEqual({
      id: expect.stringMatching(/^led_/),
      ...body,
      created_at: '2026-01-14T05:00:00.000Z',
      counts: { total: 0, verified: 0, new_jobs: 0 },
    });
    const path = { ledger_id: created.body.id };
    expect((await as.viewer.call('getLedger', { path })).body).toEqual(created.body);
    expect((await as.viewer.call('getLedgers')).body).toEqual({ ledgers: [created.body] });
  });

  test('may share its name with another ledger, and the oldest is listed first', async () => {
    const { as, clock } = await startService();
    const ids: string[] = [];
    for (const name of ['B', 'A', 'A']) {
      clock.advance(1000);
      ids.push((await as.editor.call('createLedger', { body: { name } })).body.id);
    }
    const { body } = await as.viewer.call('getLedgers');
    expect(body.ledgers.map(({ id, name }) => [id, name])).toEqual([
      [ids[0], 'B'],
      [ids[1], 'A'],
      [ids[2], 'A'],
    ]);
  });

  test.each([
    [{}, '`name` is missing.'],
    [{ name: '' }, '`name` is empty.'],
    [{ name: '  ' }, '`name` is blank.'],
    [{ name: 7 }, '`name` is 7; it must be a text.'],
    [{ name: 'x'.repeat(256) }, '`name` has 256 characters; at most 255 are allowed.'],
    [
      { name: 'x', description: 'y'.repeat(1001) },
      '`description` has 1001 characters; at most 1000 are allowed.',
    ],
  ])('created with %j is refused, and nothing is written', async (body, message) => {
    const { as, state } = await startService();
    await as.editor.call('getLedgers');
    const before = await state();
    const { status, error } = await as.editor.call('createLedger', { body });
    expect([status, error?.message]).toEqual([400, message]);
    expect(await state()).toBe(before);
  });

  test('is updated field by field, and an empty description removes the description', async () => {
    const { write, read } = await startLedger();
    await write('updateLedger', { body: { description: 'All of them' } });
    expect((await read('getLedger')).body).toMatchObject({ name: 'Customers', description: 'All of them' });
    await write('updateLedger', { body: { name: 'Clients', unknown: 1 } });
    expect((await read('getLedger')).body).toMatchObject({ name: 'Clients', description: 'All of them' });
    const { body } = await write('updateLedger', { body: { description: '' } });
    expect(body).not.toHaveProperty('description');
  });

  test('refuses an empty update', async () => {
    const { write } = await startLedger();
    const { status, error } = await write('updateLedger', { body: {} });
    expect([status, error?.message]).toEqual([400, 'The value needs one of name, description.']);
  });

  test('shows its counts at the top level if the profile says so', async () => {
    const { read, imported } = await startLedger({ profile: { 'ledger.counts': 'flat' } });
    await imported([{ name: 'Ada Moreau' }, { name: 'Nobody Unheard-of' }]);
    expect((await read('getLedger')).body).toMatchObject({ total: 2, verified: 1, new_jobs: 0 });
    expect((await read('getLedger')).body).not.toHaveProperty('counts');
  });
});

describe('a deleted ledger', () => {
  const reads = [
    'getLedger',
    'getContacts',
    'listImports',
    'searchImportHistory',
    'getTrackedFields',
    'listTrackedVersions',
  ] as const;

  test('is removed with all of its contents', async () => {
    const { path, write, read, as, imported, state } = await startLedger();
    await imported([{ name: 'Ada Moreau', reference_id: 'r1' }, { title: 'nobody' }]);
    await write('updateTrackedFields', { body: { fields: ['title'] } });
    expect((await write('deleteLedger')).status).toBe(204);

    for (const operation of reads)
      expect([operation, (await read(operation)).status]).toEqual([operation, 404]);
    expect((await as.viewer.call('getLedgers')).body.ledgers).toEqual([]);
    expect(await state()).not.toContain(path.ledger_id);
    expect((await write('deleteLedger')).error?.message).toBe(
      `No ledger "${path.ledger_id}" in organization "org_demo": \`getLedgers\` lists those there are.`,
    );
  });

  test('is still readable with the reading soft, but has no contacts', async () => {
    const { write, read, as, imported, add, importOf } = await startLedger({
      profile: { 'ledger.delete': 'soft' },
    });
    const done = await imported([{ name: 'Ada Moreau', reference_id: 'r1' }]);
    const { body: open } = await add([{ name: 'Li Na' }]);
    await write('updateTrackedFields', { body: { fields: ['title'] } });
    await write('deleteLedger');

    expect((await read('getLedger')).body).toMatchObject({
      name: 'Customers',
      deleted_at: '2026-01-14T05:00:00.200Z',
      counts: { total: 0, verified: 0, new_jobs: 0 },
    });
    expect((await importOf(done)).status).toBe('completed');
    expect((await importOf(open.import_id)).status).toBe('deleted');
    expect((await read('getTrackedFields')).body.fields).toEqual(['title']);
    expect((await as.viewer.call('getLedgers')).body.ledgers).toEqual([]);
    expect((await add([{ name: 'Ada Moreau' }])).status).toBe(404);
    expect((await write('updateLedger', { body: { name: 'x' } })).status).toBe(404);
    expect((await write('deleteLedger')).status).toBe(404);
    expect((await read('getContacts')).status).toBe(404);
  });
});

describe('the ledger of another organization', () => {
  test('is indistinguishable from one that never existed', async () => {
    const { as, path, mock, state } = await startLedger();
    const elsewhere = { org_id: mock.otherOrg };
    await as.other.call('getLedgers', { path: elsewhere });
    const before = await state();
    for (const operation of ['getLedger', 'deleteLedger', 'listImports', 'getTrackedFields'] as const) {
      const foreign = await as.other.call(operation, { path: { ...elsewhere, ...path } });
      const unheardOf = await as.other.call(operation, { path: { ...elsewhere, ledger_id: 'led_nowhere' } });
      expect([operation, foreign.status]).toEqual([operation, 404]);
      expect(foreign.error?.message.replace(path.ledger_id, 'led_nowhere')).toBe(unheardOf.error?.message);
    }
    expect(await state()).toBe(before);
    expect((await as.other.call('getLedger', { path })).status).not.toBe(200);
  });
});
