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

  test.each([
    {},
    { sort_by: '-name' },
    { filters: [{ field: 'is_verified', string_values: ['true'] }], sort_by: 'reference_id' },
    { filters: [{ field: 'name', string_values: ['nobody at all'] }] },
    { return_fields: ['name', 'current_position.company'] },
  ])('contains the contacts of the search, in the same order: %j', async (body) => {
    const { rows } = await download(body);
    const contacts = await ledger.found({ ...body, size: 1 });
    const cells = rows.map((row) => Object.entries(row).filter(([, cell]) => cell !== ''));
    expect(cells).toEqual(contacts.map((contact) => leavesOf(contact)));
  });

  test('names the members of a contact in its first line, even without any contacts', async () => {
    const { text, headers } = await download({ filters: [{ field: 'id', string_values: ['lc_none'] }] });
    expect(text).toBe(`${memberPaths.join(',')}\r\n`);
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
  });

  test('ignores size, page token and view', async () => {
    const { rows } = await download({ size: 1, pagination_token: 'made-up', view: 'count' });
    expect(rows).toHaveLength(4);
  });

  test('contains ids that can be sent again unchanged, unless the profile neutralises formulas', async () => {
    const references = ['-17', '=1+1', '+4', '@x', "'-17"];
    for (const [reading, mark] of [
      ['as-they-are', ''],
      ['neutralised', "'"],
    ] as const) {
      const own = await startSmallLedger({ profile: { 'import.csv-formulas': reading } });
      await own.imported(references.map((reference_id) => ({ reference_id, name: 'Somebody' })));
      const { rows } = await download({ return_fields: ['reference_id'] }, own);
      const shown = rows.map(({ reference_id }) => reference_id);
      expect(shown).toEqual(
        expect.arrayContaining(references.map((id) => (id.startsWith("'") ? id : mark + id))),
      );
    }
  });

  test('is refused with the same error as the search', async () => {
    const { read } = ledger;
    const body = { sort_by: 'nam' };
    const { status, error } = await read('downloadLedgerContacts', { body });
    expect([status, error]).toEqual([400, (await read('searchLedgerContacts', { body })).error]);
  });

  test('is the same if it is streamed', async () => {
    const body = { sort_by: 'name' };
    const whole = await download(body);
    const pieces = await download(body, await startSmallLedger({ selfCheck: false }));
    expect(pieces.text).toBe(whole.text);
  });
});

/** Returns the dot path and text of every member, in order. */
function leavesOf(record: object, prefix = ''): [path: string, text: string][] {
  return Object.entries(record).flatMap(([name, value]): [string, string][] =>
    typeof value === 'object' && value !== null
      ? leavesOf(value, `${prefix}${name}.`)
      : [[prefix + name, String(value)]],
  );
}
