import { describe, expect, test } from 'vitest';
import { startLedger } from '../../../fixtures/services/ledger-service.js';
import type { Readings } from '../../../generated/questions.js';

const ada = { name: 'Ada Moreau' };

/** Creates four imports, a day apart, of 1 to 4 contacts: two of them from files, the last one still processing. */
async function fourImports(profile: Partial<Readings> = {}) {
  const ledger = await startLedger({ profile });
  const { clock, add } = ledger;
  const ids: string[] = [];
  for (const [at, filename] of [undefined, 'Customers.csv', undefined, 'prospects.csv'].entries()) {
    if (at > 0) clock.advance(86_400_000);
    const { body } = await add(Array(at + 1).fill(ada), filename === undefined ? {} : { filename });
    ids.push(body.import_id);
  }
  /** Returns the numbers of the imports that a query lists, from 1. */
  const listed = async (query: Readonly<Record<string, string | number>> = {}) => {
    const { body } = await ledger.read('listImports', { query });
    return body.imports.map(({ id }) => ids.indexOf(id) + 1);
  };
  const within = async (query: Readonly<Record<string, string | number>> = {}) => {
    const { body } = await ledger.read('searchImportHistory', { query });
    return body.imports.map(({ id }) => ids.indexOf(id) + 1);
  };
  return { ...ledger, listed, within };
}

describe('the list of imports', () => {
  test('filters by file name, status and type, and by all of them at once', async () => {
    const { listed } = await fourImports();
    expect(await listed()).toEqual([4, 3, 2, 1]);
    expect(await listed({ filename: 'CUST' })).toEqual([2]);
    expect(await listed({ filename: '.csv' })).toEqual([4, 2]);
    expect(await listed({ filename: 'nothing' })).toEqual([]);
    expect(await listed({ status: 'completed' })).toEqual([3, 2, 1]);
    expect(await listed({ status: 'processing' })).toEqual([4]);
    expect(await listed({ status: 'failed' })).toEqual([]);
    expect(await listed({ import_type: 'api' })).toEqual([3, 1]);
    expect(await listed({ import_type: 'csv', status: 'completed' })).toEqual([2]);
  });

  test('is sorted by the requested member, imports without a value last', async () => {
    const { listed } = await fourImports();
    expect(await listed({ sort_by: '+created_at' })).toEqual([1, 2, 3, 4]);
    expect(await listed({ sort_by: '-created_at' })).toEqual([4, 3, 2, 1]);
    expect(await listed({ sort_by: 'filename' })).toEqual([2, 4, 1, 3]);
    expect(await listed({ sort_by: '-import_type' })).toEqual([2, 4, 1, 3]);
    expect(await listed({ sort_by: '-total' })).toEqual([4, 3, 2, 1]);
    expect(await listed({ sort_by: '-completed_at' })).toEqual([3, 2, 1, 4]);
  });

  test('comes in pages that together contain all imports, each with the total', async () => {
    const { listed, read } = await fourImports();
    const pages: number[] = [];
    for (let offset = 0; offset < 6; offset += 1) pages.push(...(await listed({ limit: 1, offset })));
    expect(pages).toEqual([4, 3, 2, 1]);
    const { body } = await read('listImports', { query: { limit: 3, offset: 1 } });
    expect(body).toMatchObject({ total: 4, limit: 3, offset: 1 });
    expect(body.imports).toHaveLength(3);
  });

  test.each([
    [{ limit: 0 }, '`limit` is 0; it must be at least 1.'],
    [{ limit: -1 }, '`limit` is -1; it must be at least 1.'],
    [{ limit: 101 }, '`limit` is 101; it must be at most 100.'],
    [{ limit: 'ten' }, '`limit` is "ten"; it must be a whole number.'],
    [{ offset: -1 }, '`offset` is -1; it must be at least 0.'],
    [
      { status: 'done' },
      '`status` is "done"; it must be one of pending, processing, completed, failed, deleted.',
    ],
    [{ import_type: 'xml' }, '`import_type` is "xml"; it must be one of api, csv.'],
    [
      { sort_by: '-created' },
      '`sort_by` is "-created"; it must be one of created_at, completed_at, filename, status, import_type, total.',
    ],
  ])('is refused for %j', async (query, message) => {
    const { read } = await startLedger();
    const { status, error } = await read('listImports', { query });
    expect([status, error?.message]).toEqual([400, message]);
  });

  test('lowers a limit to the maximum if the profile says so', async () => {
    const { read } = await startLedger({ profile: { 'list.limit-over': 'clamped' } });
    expect((await read('listImports', { query: { limit: 500 } })).body.limit).toBe(100);
  });
});

describe('the import history', () => {
  test('contains the imports of a range of days, including the last day', async () => {
    const { within } = await fourImports();
    expect(await within()).toEqual([4, 3, 2, 1]);
    expect(await within({ from: '2026-01-15', to: '2026-01-16' })).toEqual([3, 2]);
    expect(await within({ from: '2026-01-16' })).toEqual([4, 3]);
    expect(await within({ to: '2026-01-14' })).toEqual([1]);
    expect(await within({ from: '2025-01-01', to: '2025-12-31' })).toEqual([]);
    expect(await within({ limit: 2, offset: 1 })).toEqual([3, 2]);
  });

  test('excludes the last day if the profile says so', async () => {
    const { within } = await fourImports({ 'import.range': 'half-open' });
    expect(await within({ from: '2026-01-15', to: '2026-01-17' })).toEqual([3, 2]);
    expect(await within({ from: '2026-01-15', to: '2026-01-15' })).toEqual([]);
  });

  test.each([
    [{ from: '2026-02-30' }, '`from` is "2026-02-30"; it must be a date such as 2026-01-31.'],
    [{ from: '14.01.2026' }, '`from` is "14.01.2026"; it must be a date such as 2026-01-31.'],
    [
      { from: '2026-01-15', to: '2026-01-14' },
      '`from` is "2026-01-15", which is after `to`, "2026-01-14": exchange them.',
    ],
  ])('is refused for the range %j', async (query, message) => {
    const { read } = await startLedger();
    const { status, error } = await read('searchImportHistory', { query });
    expect([status, error?.message]).toEqual([400, message]);
  });

  test('is not mistaken for an import with that id', async () => {
    const { read } = await startLedger();
    expect((await read('searchImportHistory')).body).toEqual({ imports: [], total: 0, limit: 50, offset: 0 });
  });
});
