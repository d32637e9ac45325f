import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import { startService } from '../../fixtures/calls.js';

const imports = 10;
const perImport = 1000;
const total = imports * perImport;

test('ten thousand contacts are imported, counted, searched, paged, exported, enriched and deleted, each exactly once', async () => {
  const service = await startService({ people: 1000 });
  const { editor, viewer } = service.as;
  const { people } = service.mock;
  const ledger = await editor.call('createLedger', { body: { name: 'Large' } });
  const path = { ledger_id: ledger.body.id };
  const references = Array.from({ length: total }, (_, at) => `r${at}`);

  const batches: string[] = [];
  for (let start = 0; start < total; start += perImport) {
    const contacts = references.slice(start, start + perImport).map((reference_id, at) => ({
      reference_id,
      name: `${people[at % people.length]?.name} ${start + at}`,
      linkedin: people[at % people.length]?.linkedin,
    }));
    batches.push((await editor.call('addContacts', { path, body: { contacts } })).body.import_id);
  }
  service.clock.advance(1000);
  expect((await viewer.call('getLedger', { path })).body.counts).toMatchObject({ total, verified: total });

  // Paged by id and by name: each contact appears once, whatever the order.
  for (const sort_by of ['id', '-name']) {
    const seen: string[] = [];
    let token: string | undefined;
    do {
      const query = { size: 100, sort_by, pagination_token: token };
      const { body } = await viewer.call('getContacts', { path, query });
      seen.push(...(body.contacts ?? []).map(({ reference_id = '' }) => reference_id));
      token = body.pagination_token ?? undefined;
    } while (token !== undefined);
    expect(seen.length).toBe(total);
    expect(new Set(seen)).toEqual(new Set(references));
  }

  const filters = [{ field: 'reference_id', string_values: ['r7', 'r7777', 'nobody'] }];
  const found = await viewer.call('searchLedgerContacts', { path, body: { filters } });
  expect(found.body.contacts?.map(({ reference_id }) => reference_id).sort()).toEqual(['r7', 'r7777']);
  const table = await viewer.call('downloadLedgerContacts', {
    path,
    body: { return_fields: ['reference_id'] },
  });
  const rows: { reference_id: string }[] = parse(table.text, { columns: true });
  expect(new Set(rows.map(({ reference_id }) => reference_id))).toEqual(new Set(references));
  expect(rows.length).toBe(total);
  expect(await service.mock.control.enrich()).toEqual({ contacts: total, changed: 0, notified: 0 });

  const half = { reference_ids: references.slice(0, total / 2) };
  expect((await editor.call('bulkDeleteContacts', { path, body: half })).body.rows_removed).toBe(total / 2);
  expect((await editor.call('bulkDeleteContacts', { path, body: half })).body.rows_removed).toBe(0);
  let removed = 0;
  for (const import_id of batches) {
    const { body } = await editor.call('deleteImportContacts', { path: { ...path, import_id } });
    removed += body.rows_removed;
  }
  expect(removed).toBe(total / 2);
  expect((await viewer.call('getLedger', { path })).body.counts).toMatchObject({
    total: 0,
    verified: 0,
    new_jobs: 0,
  });
  expect((await viewer.call('getContacts', { path, query: { view: 'count' } })).body.count).toBe(0);
});
