import type { World } from '../../engine/world.js';
import type { Population } from '../../population/population.js';
import type { Store } from '../../state/store.js';
import { turns } from '../../state/turns.js';
import { matchOf } from '../enrichment/match.js';
import { newContact } from '../enrichment/new-contact.js';
import { contactsOf, referencesOf } from '../stored/contact.js';
import { withContacts } from '../stored/counts.js';
import { type Ledger, putLedger } from '../stored/ledger.js';
import {
  errorsOf,
  type FailedRow,
  type LedgerImport,
  type PendingRow,
  putImport,
  rowsKey,
  rowsOf,
} from '../stored/ledger-import.js';

/** Turns the rows of an import that is due into contacts. Must be called within a transaction. */
export async function processImport(
  store: Store,
  ledger: Ledger,
  batch: LedgerImport,
  { population, world }: { readonly population: Population; readonly world: World },
): Promise<void> {
  const { profile, ids } = world;
  const createdAtMs = batch.completesAtMs ?? world.clock.now();
  const origin = { ledgerId: ledger.id, importId: batch.id, createdAtMs };
  const duplicates: PendingRow[] = [];
  const { counts } = batch;
  let { counts: contacts } = ledger;
  let succeeded = 0;
  const turn = turns();
  for (const row of await takeRows(store, batch)) {
    await turn();
    const { reference_id: reference } = row.input;
    if (reference !== undefined && (await store.get(referencesOf(ledger.id), reference)) !== undefined) {
      duplicates.push(row);
      continue;
    }
    const id = ids.next('lc');
    const contact = newContact(row.input, await matchOf(row.input, population, profile), { ...origin, id });
    await store.put(contactsOf(ledger.id), id, contact);
    if (reference !== undefined) await store.put(referencesOf(ledger.id), reference, id);
    contacts = withContacts(contacts, [contact]);
    succeeded += 1;
  }
  const fails = profile.reading('import.duplicate') === 'error-row';
  if (fails && duplicates.length > 0) await putDuplicates(store, batch, duplicates);
  await putImport(store, {
    ...batch,
    state: 'completed',
    endedAtMs: createdAtMs,
    counts: {
      total: counts.total,
      succeeded,
      skipped: fails ? 0 : duplicates.length,
      failed: counts.failed + (fails ? duplicates.length : 0),
    },
  });
  const openImports = ledger.openImports.filter(({ id }) => id !== batch.id);
  await putLedger(store, { ...ledger, counts: contacts, openImports });
}

/** Returns the pending rows of an import, and deletes them. */
export async function takeRows(store: Store, { id, ledgerId }: LedgerImport): Promise<readonly PendingRow[]> {
  const lists = await store.scan<readonly PendingRow[]>(rowsOf(ledgerId), { prefix: `${id}/` });
  for (const { key } of lists) await store.delete(rowsOf(ledgerId), key);
  return lists.flatMap(({ value }) => value);
}

async function putDuplicates(
  store: Store,
  { id, ledgerId, counts }: LedgerImport,
  duplicates: readonly PendingRow[],
): Promise<void> {
  const failed = duplicates.map(({ row, input }): FailedRow => {
    const error = `Row ${row}: a contact with the reference_id ${JSON.stringify(input.reference_id)} is there already.`;
    return { row, values: input, error };
  });
  // The rows of each call are stored under its first row: this list comes after all of them.
  await store.put(errorsOf(ledgerId), rowsKey(id, counts.total + 1), failed);
}
