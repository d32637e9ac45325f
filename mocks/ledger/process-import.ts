import { organizationIds } from '../engine/credentials.js';
import { csvOf } from '../engine/csv.js';
import type { Handler, Upcoming, World } from '../engine/handler.js';
import { deny, quote, refuse } from '../engine/refusal.js';
import { populationNow } from '../population/edits.js';
import type { Population } from '../population/population.js';
import { type Store, walk } from '../state/store.js';
import { turns } from '../state/turns.js';
import { columns } from './add-contacts.js';
import { type Contact, contactsOf, referencesOf, removeContacts } from './contacts.js';
import {
  afterAction,
  decideDeletion,
  errorsOf,
  type FailedRow,
  findImport,
  importsOf,
  type LedgerImport,
  noRows,
  type PendingRow,
  putImport,
  rowsKey,
  rowsOf,
  statusOf,
} from './imports.js';
import {
  changeLedger,
  keptLedgerOf,
  type Ledger,
  type LedgerPath,
  ledgersOf,
  listLedgers,
  putLedger,
  withContacts,
} from './ledgers.js';
import { matchOf, newContact } from './match.js';

interface OpenImport {
  readonly ledger: Pick<Ledger, 'org' | 'id'>;
  readonly id: string;
  readonly completesAtMs: number;
}

/** Schedules the import that is due next, across all ledgers (questions import.duration and import.states). */
export const nextImport: Upcoming = async (world) => {
  let first: OpenImport | undefined;
  for (const org of await organizationIds(world)) {
    for (const ledger of await listLedgers(world.store, org)) {
      for (const { id, completesAtMs } of ledger.openImports) {
        if (completesAtMs === null || (first !== undefined && completesAtMs >= first.completesAtMs)) continue;
        first = { ledger, id, completesAtMs };
      }
    }
  }
  if (first === undefined) return undefined;
  const next = first;
  return { atMs: next.completesAtMs, perform: (then) => complete(next, then) };
};

async function complete({ ledger: { org, id: ledgerId }, id }: OpenImport, world: World): Promise<void> {
  await world.store.transact(async (store) => {
    const ledger = await store.get(ledgersOf(org), ledgerId);
    // Another call may have ended it in the meantime.
    if (!ledger?.openImports.some((open) => open.id === id)) return;
    const batch = await store.get(importsOf(ledgerId), id);
    if (batch === undefined) return;
    const population = await populationNow(world);
    await processImport(store, ledger, batch, { population, world });
  });
}

/** Turns the rows of an import that is due into contacts. Must be called within a transaction. */
async function processImport(
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
  const [skipped, alsoFailed] = fails ? [0, duplicates.length] : [duplicates.length, 0];
  const outcome = { total: counts.total, succeeded, skipped, failed: counts.failed + alsoFailed };
  await putImport(store, { ...batch, state: 'completed', endedAtMs: createdAtMs, counts: outcome });
  await putLedger(store, { ...withoutOpen(ledger, batch), counts: contacts });
}

const withoutOpen = (ledger: Ledger, { id }: LedgerImport): Ledger => ({
  ...ledger,
  openImports: ledger.openImports.filter((open) => open.id !== id),
});

async function takeRows(store: Store, { id, ledgerId }: LedgerImport): Promise<readonly PendingRow[]> {
  const lists = await store.scan(rowsOf(ledgerId), { prefix: `${id}/` });
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

/** Fails an open import: none of its rows becomes a contact. No call of the service does this; it is a fault for tests. */
export function failImport(path: LedgerPath & { readonly import_id: string }, world: World): Promise<void> {
  const now = world.clock.now();
  return changeLedger(path, world, async (store, ledger) => {
    const batch = await findImport(store, ledger.id, path.import_id);
    const status = statusOf(batch, now);
    if (afterAction(status, 'fail') === undefined) {
      deny('conflict', `Import ${quote(batch.id)} is ${status}; only one that is under way can fail.`);
    }
    await takeRows(store, batch);
    await closeImport(store, ledger, batch, { state: 'failed', now });
  });
}

/** Removes the contacts that an import created, and no others (section 3 rule 3). */
export const deleteImportContacts: Handler<'deleteImportContacts'> = async ({ path }, world) => {
  const now = world.clock.now();
  return changeLedger(path, world, async (store, ledger) => {
    const batch = await findImport(store, ledger.id, path.import_id);
    const status = statusOf(batch, now);
    const deletion = decideDeletion(status, world.profile);
    if (deletion === undefined) return refuse('import-state', forbidden(batch.id, status));
    const contacts = await contactsOfImport(store, ledger.id, batch.id);
    await removeContacts(store, ledger, contacts, world);
    if (deletion.cancels) await takeRows(store, batch);
    if (deletion.ends) await closeImport(store, ledger, batch, { state: 'deleted', now });
    else if (deletion.forgets) await putImport(store, { ...batch, counts: noRows });
    const left = deletion.ends ? 'deleted' : status;
    return { status: 200, body: { import_id: batch.id, status: left, rows_removed: contacts.length } };
  });
};

function forbidden(id: string, status: string): string {
  return `Import ${quote(id)} is ${status}; only of one that is processing or completed the contacts can be deleted.`;
}

async function contactsOfImport(store: Store, ledgerId: string, importId: string): Promise<Contact[]> {
  const contacts: Contact[] = [];
  for await (const contact of walk(store, contactsOf(ledgerId))) {
    if (contact.importId === importId) contacts.push(contact);
  }
  return contacts;
}

/** Ends an import within a transaction. One that had ended before keeps its end time. */
async function closeImport(
  store: Store,
  { org, id }: Pick<Ledger, 'org' | 'id'>,
  batch: LedgerImport,
  { state, now }: { readonly state: 'deleted' | 'failed'; readonly now: number },
): Promise<void> {
  await putImport(store, { ...batch, state, endedAtMs: batch.endedAtMs ?? now });
  const ledger = await store.get(ledgersOf(org), id);
  if (ledger !== undefined) await putLedger(store, withoutOpen(ledger, batch));
}

/** Returns the failed rows of an import as CSV, in the order in which they were sent (section 4.3). */
export const downloadImportErrors: Handler<'downloadImportErrors'> = async ({ path }, world) => {
  const { store, profile } = world;
  const ledger = await keptLedgerOf(path, world);
  const batch = await findImport(store, ledger.id, path.import_id);
  const failed = await failedRows(store, ledger.id, batch.id);
  const whenEmpty = profile.reading('import.csv-empty');
  if (failed.length === 0 && whenEmpty === 'empty-204') return { status: 204, body: undefined };
  if (failed.length === 0 && whenEmpty === 'rejected-404') {
    const message = `No row of import ${quote(batch.id)} failed, so that there are no errors.`;
    return refuse('nothing-failed', message);
  }
  const rows = failed.map(({ values, error }) => [...columns.map((column) => values[column]), error]);
  return {
    status: 200,
    headers: { 'Content-Disposition': `attachment; filename="${batch.id}-errors.csv"` },
    chunks: csvOf([...columns, 'error'], rows, profile),
  };
};

async function failedRows(store: Store, ledgerId: string, importId: string): Promise<readonly FailedRow[]> {
  const lists = await store.scan(errorsOf(ledgerId), { prefix: `${importId}/` });
  return lists.flatMap(({ value }) => value).sort((a, b) => a.row - b.row);
}
