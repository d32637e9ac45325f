import { describe, expect, test } from 'vitest';
import { startLedger } from '../../../fixtures/services/ledger-service.js';
import type { Readings } from '../../../generated/questions.js';
import { dateRange } from '../imports.js';

const noon = Date.parse('2026-01-14T12:00:00Z');
const midnight = Date.parse('2026-01-15T00:00:00Z');

function includes(
  at: number,
  from: string | undefined,
  to: string | undefined,
  reading: 'inclusive' | 'half-open',
) {
  const range = dateRange({ from, to }, reading);
  return 'refused' in range ? range.message : at >= range.fromMs && at < range.beforeMs;
}

describe('a range of days', () => {
  test.each([
    ['2026-01-14', '2026-01-14', true, false],
    ['2026-01-14', '2026-01-15', true, true],
    ['2026-01-13', '2026-01-14', true, false],
    ['2026-01-15', '2026-01-16', false, false],
    [undefined, '2026-01-14', true, false],
    ['2026-01-14', undefined, true, true],
    [undefined, undefined, true, true],
  ])('from %s to %s includes noon of the 14th: %s when inclusive, %s when half-open', (...row) => {
    const [from, to, inclusive, halfOpen] = row;
    expect(includes(noon, from, to, 'inclusive')).toBe(inclusive);
    expect(includes(noon, from, to, 'half-open')).toBe(halfOpen);
  });

  test('ends with its last day in UTC', () => {
    expect(includes(midnight - 1, '2026-01-01', '2026-01-14', 'inclusive')).toBe(true);
    expect(includes(midnight, '2026-01-01', '2026-01-14', 'inclusive')).toBe(false);
  });

  test('that ends before it begins is refused, naming both days', () => {
    expect(includes(noon, '2026-02-01', '2026-01-31', 'inclusive')).toBe(
      '`from` is "2026-02-01", which is after `to`, "2026-01-31": exchange them.',
    );
  });
});

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
  const within = async (query: Readonly<Record<string, string | number>> = {}) => {
    const { body } = await ledger.read('searchImportHistory', { query });
    return body.imports.map(({ id }) => ids.indexOf(id) + 1);
  };
  return { ...ledger, within };
}

describe('the list of imports', () => {
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
