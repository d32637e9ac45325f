import type { Store } from '../../state/store.js';
import { findLedger, type Ledger, putLedger } from '../stored/ledger.js';
import { type LedgerImport, putImport } from '../stored/ledger-import.js';

/**
 * Ends an import, and removes it from the open imports of its ledger. An import that had ended before keeps its end time. Must be
 * called within a transaction.
 */
export async function closeImport(
  store: Store,
  { org, id }: Pick<Ledger, 'org' | 'id'>,
  batch: LedgerImport,
  { state, now }: { readonly state: 'deleted' | 'failed'; readonly now: number },
): Promise<void> {
  await putImport(store, { ...batch, state, endedAtMs: batch.endedAtMs ?? now });
  const ledger = await findLedger(store, org, id);
  if (ledger === undefined) return;
  await putLedger(store, {
    ...ledger,
    openImports: ledger.openImports.filter((open) => open.id !== batch.id),
  });
}
