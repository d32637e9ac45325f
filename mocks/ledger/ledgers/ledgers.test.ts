import { describe, expect, test } from 'vitest';
import { startLedger } from '../../../fixtures/services/ledger-service.js';

describe('a deleted ledger', () => {
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
