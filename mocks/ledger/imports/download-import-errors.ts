import { csvOf } from '../../engine/csv.js';
import type { Handler } from '../../engine/handler.js';
import { quote } from '../../engine/quote.js';
import { refuse } from '../../engine/refusal.js';
import type { Store } from '../../state/store.js';
import { errorsOf, type FailedRow, findImport } from '../stored/ledger-import.js';
import { keptLedgerOf } from '../stored/ledger-of.js';
import { columns } from './read-rows.js';

/** Returns the failed rows of an import as CSV, in the order in which they were sent (section 4.3). */
export const downloadImportErrors: Handler<'downloadImportErrors'> = async ({ path }, world) => {
  const { store, profile } = world;
  const ledger = await keptLedgerOf(path, world);
  if ('refused' in ledger) return ledger;
  const batch = await findImport(store, ledger.id, path.import_id);
  if ('refused' in batch) return batch;
  const failed = await failedRows(store, ledger.id, batch.id);
  const whenEmpty = profile.reading('import.csv-empty');
  if (failed.length === 0 && whenEmpty === 'empty-204') return { status: 204, body: undefined };
  if (failed.length === 0 && whenEmpty === 'rejected-404') {
    return refuse(
      'nothing-failed',
      `No row of import ${quote(batch.id)} failed, so that there are no errors.`,
    );
  }
  const rows = failed.map(({ values, error }) => [...columns.map((column) => values[column]), error]);
  return {
    status: 200,
    headers: { 'Content-Disposition': `attachment; filename="${batch.id}-errors.csv"` },
    chunks: csvOf([...columns, 'error'], rows, profile),
  };
};

async function failedRows(store: Store, ledgerId: string, importId: string): Promise<readonly FailedRow[]> {
  const lists = await store.scan<readonly FailedRow[]>(errorsOf(ledgerId), { prefix: `${importId}/` });
  return lists.flatMap(({ value }) => value).sort((a, b) => a.row - b.row);
}
