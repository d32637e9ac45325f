import { parse } from 'csv-parse/sync';
import { describe, expect, test } from 'vitest';
import { startSmallLedger } from '../../../fixtures/services/small-ledger.js';
import { memberPaths } from '../contact-view.js';

/** Shared by tests that change nothing. */
const ledger = await startSmallLedger();

describe('the CSV of a search', () => {
  const download = async (body: object, from = ledger) => {
    const { text, headers } = await from.read('downloadLedgerContacts', { body });
    const rows: Record<string, string>[] = parse(text, { columns: true });
    return { text, headers, rows };
  };

  test('names the members of a contact in its first line, even without any contacts', async () => {
    const { text, headers } = await download({ filters: [{ field: 'id', string_values: ['lc_none'] }] });
    expect(text).toBe(`${memberPaths.join(',')}\r\n`);
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
  });

  test('is the same if it is streamed', async () => {
    const body = { sort_by: 'name' };
    const whole = await download(body);
    const pieces = await download(body, await startSmallLedger({ selfCheck: false }));
    expect(pieces.text).toBe(whole.text);
  });
});
