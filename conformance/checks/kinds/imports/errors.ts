import { roundsOf } from '../../../scene/both-at-once.js';
import { isSuccess } from '../../../scene/recorder.js';
import { scenario } from '../../../scene/scenario.js';
import { EndScenario } from '../../../target/end-scenario.js';
import type { Exchange } from '../../../target/exchange.js';
import { rowsOf, withoutApostrophe } from '../../../target/wire/csv.js';
import { numberIn, objectIn } from '../../../target/wire/members.js';
import {
  addContacts,
  completed,
  exampleContact,
  imported,
  unidentifiedContact,
} from '../ledgers/own-imports.js';
import { createLedger } from '../ledgers/own-ledger.js';

/** A CSV of failed rows: the number of lines below the header, and which of some reference ids are the text of a cell. */
export function errorRowsIn(text: string) {
  const rows = rowsOf(text);
  const cells = new Set(rows.flatMap((row) => Object.values(row)).map(withoutApostrophe));
  return {
    lines: rows.length,
    listed: (references: readonly string[]) =>
      references.filter((each) => cells.has(withoutApostrophe(each))),
  };
}

/** The failed rows of an import as CSV, downloaded several times (section 4.3). */
export const importErrors = scenario({
  id: 'imports/errors',
  rules: ['imports.errors-csv', 'imports.errors-only-failed'],
  requests: 19,
  async record(t) {
    const { id: ledgerId, name } = await createLedger(t);
    const flawless = await imported(t, ledgerId, [exampleContact(`${name}-1`)]);
    const good = [`${name}-2`, `${name}-3`];
    const bad = [`${name}-4`, `${name}-5, "b" & c`];
    const rows = [...good.map(exampleContact), ...bad.map(unidentifiedContact)];
    const id = await addContacts(t, ledgerId, rows);
    const failed = numberIn(objectIn(await completed(t, ledgerId, id), 'counts'), 'failed');
    for (let round = Math.min(4, roundsOf(t)); round > 0; round -= 1) {
      t.step('download its errors, and at once those of an import without any');
      const [errors, none] = await Promise.all([id, flawless].map(download));
      if (!errors || !none) return;
      // There may be nothing to download (question import.csv-empty).
      if (isSuccess(none) && !seeRows(none, 0, [])) return;
      t.body(errors);
      const { listed } = errorRowsIn(errors.response.text);
      if (listed([...good, ...bad]).length === 0) {
        t.skip('imports.errors-only-failed', 'the errors of an import show no `reference_id` of a row');
      } else {
        const received = listed(good).join(', ');
        const seen = { at: 'text/csv', expected: 'no row that became a contact', received };
        if (!t.soft('imports.errors-only-failed', errors).holds(received === '', seen)) return;
      }
      if (failed === undefined)
        return t.skip('imports.errors-csv', 'an import shows no count `failed`: map it with --overlay');
      if (failed === 0) return t.cannot('imports.errors-csv', 'contacts that cannot be taken did not fail');
      if (!seeRows(errors, failed, bad)) return;
    }

    async function download(importId: string): Promise<Exchange> {
      const errors = await t.call('downloadImportErrors', {
        path: { ledger_id: ledgerId, import_id: importId },
        headers: { accept: 'text/csv, application/json;q=0.5' },
      });
      if (!isSuccess(errors) || errors.response.json === undefined) return errors;
      const because = 'the errors of an import are answered as JSON: map it with --overlay';
      throw new EndScenario('skipped', because);
    }

    /** Expects one line per failed row, and all invalid rows if lines repeat what was sent. Returns whether it is so. */
    function seeRows(errors: Exchange, count: number, invalid: readonly string[]): boolean {
      const { lines, listed } = errorRowsIn(errors.response.text);
      const shown = listed(invalid).length;
      const isSo = lines === count && (shown === 0 || shown === invalid.length);
      const expected = `${count} lines, for ${count} failed rows`;
      const received = `${lines} lines, with ${shown} of ${invalid.length} rows that cannot be taken`;
      return t.soft('imports.errors-csv', errors).holds(isSo, { at: 'text/csv', expected, received });
    }
  },
});
