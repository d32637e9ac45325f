import { roundsOf } from '../../../scene/both-at-once.js';
import { eventually } from '../../../scene/eventually.js';
import { isSuccess, scenario } from '../../../scene/scenario.js';
import { unmapped } from '../../../target/end-scenario.js';
import type { Exchange } from '../../../target/exchange.js';
import { rowsOf, withoutApostrophe } from '../../../target/wire/csv.js';
import { numberIn, objectIn } from '../../../target/wire/members.js';
import {
  addContacts,
  completed,
  createLedger,
  exampleContact,
  imported,
  isDeletable,
  statusNow,
  undoImport,
  unidentifiedContact,
} from '../ledgers/own.js';
import { importLists } from './lists.js';

/** Delays between reads of an import that is not processing yet (question import.states). */
const waitsMs = [60, 60, 60, 60];

/** Deleting the contacts of an import while it is processing (section 3 rule 3). It may be completed before that. */
const importUndoneEarly = scenario({
  id: 'imports/undone-early',
  rules: ['imports.delete-processing'],
  requests: 11,
  async record(t) {
    const rule = 'imports.delete-processing';
    const { id: ledgerId, name } = await createLedger(t);
    const id = await addContacts(t, ledgerId, [`${name}-1`, `${name}-2`].map(exampleContact));
    const read = () => statusNow(t, ledgerId, id);
    const isBegun = (status: string | undefined) => status === undefined || isDeletable(status);
    const status = await eventually(t, waitsMs, read, isBegun, 'imports');
    if (status !== 'processing')
      return t.cannot(rule, `an import was ${status} before its contacts could be deleted`);
    t.step('delete the contacts of the import while it is processed');
    const deletion = await undoImport(t, ledgerId, id);
    // If it is completed by now, it may have been before the deletion as well.
    const isLate = isSuccess(deletion)
      ? (numberIn(deletion.response.json, 'rows_removed') ?? 0) > 0
      : (await read()) !== 'processing';
    if (isLate) t.cannot(rule, 'an import was completed before its contacts could be deleted');
    else t.soft(rule, deletion).accepted('the import is processing');
  },
});

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
const importErrors = scenario({
  id: 'imports/errors',
  rules: ['imports.errors-csv', 'imports.errors-only-failed'],
  requests: 19,
  async record(t) {
    const { id: ledger_id, name } = await createLedger(t);
    const flawless = await imported(t, ledger_id, [exampleContact(`${name}-1`)]);
    const [good, bad] = [
      [`${name}-2`, `${name}-3`],
      [`${name}-4`, `${name}-5, "b" & c`],
    ];
    const rows = [...good.map(exampleContact), ...bad.map(unidentifiedContact)];
    const id = await addContacts(t, ledger_id, rows);
    const failed = numberIn(objectIn(await completed(t, ledger_id, id), 'counts'), 'failed');
    const download = (import_id: string) =>
      t.call('downloadImportErrors', {
        path: { ledger_id, import_id },
        headers: { accept: 'text/csv, application/json;q=0.5' },
      });
    for (let round = Math.min(4, roundsOf(t)); round > 0; round -= 1) {
      t.step('download its errors, and at once those of an import without any');
      const [errors, none] = await Promise.all([download(id), download(flawless)]);
      t.body(errors);
      if ([errors, none].some((each) => isSuccess(each) && each.response.json !== undefined))
        throw unmapped('the errors of an import are no CSV');
      // There may be nothing to download (question import.csv-empty).
      if (isSuccess(none)) seeRows(none, 0, []);
      const { listed } = errorRowsIn(errors.response.text);
      const seen = { at: 'text/csv', expected: 'no row that became a contact', received: listed(good) };
      if (listed([...good, ...bad]).length === 0)
        t.skip('imports.errors-only-failed', 'the errors of an import show no `reference_id` of a row');
      else t.expect('imports.errors-only-failed', errors).holds(listed(good).length === 0, seen);
      if (failed === undefined) return t.unmapped('imports.errors-csv', 'an import shows no count `failed`');
      if (failed === 0) return t.cannot('imports.errors-csv', 'contacts that cannot be taken did not fail');
      seeRows(errors, failed, bad);
    }

    /** Expects one line per failed row, and all invalid rows if lines repeat what was sent. */
    function seeRows(errors: Exchange, count: number, invalid: readonly string[]): void {
      const { lines, listed } = errorRowsIn(errors.response.text);
      const { length } = listed(invalid);
      const isSo = lines === count && (length === 0 || length === invalid.length);
      const expected = `${count} lines, for ${count} failed rows`;
      const received = `${lines} lines, with ${length} of ${invalid.length} rows that cannot be taken`;
      t.expect('imports.errors-csv', errors).holds(isSo, { at: 'text/csv', expected, received });
    }
  },
});

export const importScenarios = [importLists, importErrors, importUndoneEarly] as const;
