import type { Handler } from '../../engine/handler.js';
import { listImportsOf } from '../stored/ledger-import.js';
import { keptLedgerOf } from '../stored/ledger-of.js';
import { dateRange } from './date-range.js';
import { importPage } from './import-page.js';

/** Returns the imports that were created within a range of days, newest first. */
export const searchImportHistory: Handler<'searchImportHistory'> = async ({ path, query }, world) => {
  const { store, profile } = world;
  const ledger = await keptLedgerOf(path, world);
  if ('refused' in ledger) return ledger;
  const range = dateRange(query, profile.reading('import.range'));
  if ('refused' in range) return range;
  const imports = (await listImportsOf(store, ledger.id)).filter(
    ({ createdAtMs }) => createdAtMs >= range.fromMs && createdAtMs < range.beforeMs,
  );
  return { status: 200, body: importPage(imports, query, world) };
};
