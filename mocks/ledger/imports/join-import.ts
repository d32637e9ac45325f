import type { World } from '../../engine/world.js';
import type { Store } from '../../state/store.js';
import { type Ledger, putLedger } from '../stored/ledger.js';
import {
  errorsOf,
  findImport,
  type LedgerImport,
  noRows,
  putImport,
  rowsKey,
  rowsOf,
} from '../stored/ledger-import.js';
import type { ReadRows } from './read-rows.js';
import { scheduleOf } from './schedule.js';

/**
 * Returns the open import of the same file if the profile merges calls and there is one (question import.merge), otherwise a new
 * one.
 */
export async function importToJoin(
  store: Store,
  ledger: Ledger,
  filename: string | null,
  world: World,
): Promise<LedgerImport> {
  const merges = world.profile.reading('import.merge') === 'on';
  for (const { id } of merges ? ledger.openImports : []) {
    const open = await findImport(store, ledger.id, id);
    if (!('refused' in open) && open.filename === filename) return open;
  }
  return newImport(ledger, filename, world);
}

/** Adds the rows of a call to an import. */
export async function putRows(
  store: Store,
  ledger: Ledger,
  batch: LedgerImport,
  { pending, failed }: ReadRows,
): Promise<{ readonly ledger: Ledger; readonly importId: string }> {
  const { id, completesAtMs, counts } = batch;
  const key = rowsKey(id, counts.total + 1);
  await store.put(rowsOf(ledger.id), key, pending);
  if (failed.length > 0) await store.put(errorsOf(ledger.id), key, failed);
  const total = counts.total + pending.length + failed.length;
  await putImport(store, { ...batch, counts: { ...counts, total, failed: counts.failed + failed.length } });
  if (ledger.openImports.some((open) => open.id === id)) return { ledger, importId: id };
  const openImports = [...ledger.openImports, { id, completesAtMs }];
  const joined = { ...ledger, imports: batch.sequence, openImports };
  await putLedger(store, joined);
  return { ledger: joined, importId: id };
}

function newImport(ledger: Ledger, filename: string | null, { ids, clock, profile }: World): LedgerImport {
  const now = clock.now();
  return {
    id: ids.next('imp'),
    ledgerId: ledger.id,
    sequence: ledger.imports + 1,
    filename,
    state: 'open',
    createdAtMs: now,
    ...scheduleOf(now, profile),
    endedAtMs: null,
    counts: noRows,
  };
}
