import { parse } from 'csv-parse/sync';
import { describe, expect, test } from 'vitest';
import { startLedger } from '../../../fixtures/services/ledger-service.js';

const good = { reference_id: 'good', name: 'Ada Moreau' };

describe('the errors of an import', () => {
  test('are the failed rows, in order, with their values and the reason', async () => {
    const { imported, errorsOf } = await startLedger();
    const id = await imported([
      good,
      { reference_id: 'bad', company_name: 'Acme, Inc.', unknown: 1 },
      { name: 7, country: 'Österreich 🙂' },
      'Ada',
    ]);
    const { status, text, headers } = await errorsOf(id);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toMatch(/^text\/csv/);
    expect(headers.get('content-disposition')).toBe(`attachment; filename="${id}-errors.csv"`);
    const rows: Record<string, string>[] = parse(text, { columns: true });
    expect(
      rows.map(({ reference_id, company_name, name, country, error }) => [
        reference_id,
        company_name,
        name,
        country,
        error,
      ]),
    ).toEqual([
      [
        'bad',
        'Acme, Inc.',
        '',
        '',
        'Row 2: none of linkedin, email_address and name is given; send at least one.',
      ],
      ['', '', '7', 'Österreich 🙂', 'Row 3: `name` is 7; it must be a text.'],
      ['', '', '', '', 'Row 4: a contact must be an object, and this is "\\"Ada\\"".'],
    ]);
    expect(text).not.toContain('good');
  });
});
