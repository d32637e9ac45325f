import { Leave } from '../../run/leave.js';
import { story } from '../../story/story.js';
import { isSuccess, type Teller } from '../../story/teller.js';
import type { Exchange } from '../../target/exchange.js';
import { rowsOf } from '../../wire/csv.js';
import { numberIn, objectIn } from '../../wire/members.js';
import { addContacts, completed, createLedger } from '../ledgers/own-ledger.js';
import { exampleContact, unidentifiedContact } from './example-contact.js';
import { importContacts, named } from './own-import.js';

/** The rows of an import that failed, as CSV (section 4.3). */
export const importErrors = story({
  id: 'imports/errors',
  rules: ['imports.errors-csv', 'imports.errors-only-failed'],
  needs: ['ledger', 'token', 'own-resources'],
  requests: 9,
  async tell(teller, lab) {
    const { id: ledgerId, name } = await createLedger(lab, teller);
    const download = (importId: string): Promise<Exchange> => {
      teller.step('download its errors');
      return lab.call('downloadImportErrors', {
        path: { ledger_id: ledgerId, import_id: importId },
        headers: { accept: 'text/csv, application/json;q=0.5' },
      });
    };
    const flawless = await importContacts(lab, teller, ledgerId, [`${name}-1`]);
    const none = await download(flawless.id);
    // Nothing may be there to download (question import.csv-empty).
    if (isSuccess(none) && !seeLines(teller, none, 0)) return;

    const [good, bad] = [
      [`${name}-2`, `${name}-3`],
      [`${name}-4`, `${name}-5`],
    ];
    const rows = [...good.map(exampleContact), ...bad.map(unidentifiedContact)];
    const id = named(await addContacts(lab, teller, ledgerId, rows));
    const batch = await completed(lab, teller, ledgerId, id);
    const failed = numberIn(objectIn(batch, 'counts'), 'failed') ?? numberIn(batch, 'failed');
    const errors = await download(id);
    teller.body(errors);
    if (errors.response.json !== undefined) {
      throw new Leave('skipped', 'the errors of an import are answered as JSON: map it with --overlay');
    }
    const cells = new Set(rowsOf(errors.response.text).flatMap((row) => Object.values(row)));
    const listed = good.filter((reference) => cells.has(reference));
    const unlisted = bad.filter((reference) => !cells.has(reference));
    if (failed === 0) {
      teller.cannot('imports.errors-csv', 'contacts that cannot be taken did not fail');
    }
    const areFailed = teller.see(
      'imports.errors-only-failed',
      listed.length === 0,
      () => ({
        at: 'text/csv',
        expected: 'no row that became a contact',
        received: `${listed.length} of the ${good.length} rows that did`,
      }),
      errors,
    );
    if (!areFailed || failed === 0) return;
    if (failed === undefined) {
      teller.skip('imports.errors-csv', 'an import shows no count `failed`: map it with --overlay');
      return;
    }
    // Not every target repeats what was sent.
    const isRowLost = unlisted.length > 0 && unlisted.length < bad.length;
    if (seeLines(teller, errors, failed) && isRowLost) {
      teller.see(
        'imports.errors-csv',
        false,
        () => ({
          at: 'text/csv',
          expected: `a line for each of ${bad.length} failed rows`,
          received: `none for ${unlisted.join(', ')}`,
        }),
        errors,
      );
    }
  },
});

/** One line per failed row; a line that has the names of the columns is none of them. */
function seeLines(teller: Teller<'imports.errors-csv'>, errors: Exchange, failed: number): boolean {
  const lines = rowsOf(errors.response.text).length;
  return teller.see(
    'imports.errors-csv',
    lines === failed,
    () => ({
      at: 'text/csv',
      expected: `${failed} lines, for ${failed} failed rows`,
      received: `${lines} lines`,
    }),
    errors,
  );
}
