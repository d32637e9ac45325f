import { describe, expect, test } from 'vitest';
import { startLedger } from '../../../fixtures/services/ledger-service.js';
import { dateRange } from '../imports.js';

const noon = Date.parse('2026-01-14T12:00:00Z');
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
  test('that ends before it begins is refused, naming both days', () => {
    expect(includes(noon, '2026-02-01', '2026-01-31', 'inclusive')).toBe(
      '`from` is "2026-02-01", which is after `to`, "2026-01-31": exchange them.',
    );
  });
});

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
});

describe('the import history', () => {
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
});
