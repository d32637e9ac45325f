import type { Handler } from '../../engine/handler.js';
import { isRefusal } from '../../engine/refusal.js';
import type { Store } from '../../state/store.js';
import { turns } from '../../state/turns.js';
import { contactsOf, referencesOf } from '../stored/contact.js';
import { noContacts } from '../stored/counts.js';
import { type Ledger, ledgersOf, putLedger } from '../stored/ledger.js';
import { errorsOf, importsOf, type LedgerImport, putImport, rowsOf } from '../stored/ledger-import.js';
import { changeLedger } from '../stored/ledger-of.js';
import { versionsOf } from '../stored/versions.js';

/** Deletes a ledger and its contacts. Question ledger.delete decides what else is deleted. */
export const deleteLedger: Handler<'deleteLedger'> = async ({ path }, world) => {
  const now = world.clock.now();
  const isHard = world.profile.reading('ledger.delete') === 'hard';
  const refused = await changeLedger(path, world, async (store, ledger) => {
    for (const contents of [contactsOf, referencesOf, rowsOf]) await clear(store, contents(ledger.id));
    await (isHard ? forget : retire)(store, ledger, now);
    return {};
  });
  return isRefusal(refused) ? refused : { status: 204, body: undefined };
};

async function forget(store: Store, ledger: Ledger): Promise<void> {
  for (const records of [importsOf, errorsOf, versionsOf]) await clear(store, records(ledger.id));
  await store.delete(ledgersOf(ledger.org), ledger.id);
}

/** Keeps the records readable. Open imports become `deleted`, as there is no ledger left to add contacts to. */
async function retire(store: Store, ledger: Ledger, now: number): Promise<void> {
  for (const { id } of ledger.openImports) {
    const batch = await store.get<LedgerImport>(importsOf(ledger.id), id);
    if (batch !== undefined) await putImport(store, { ...batch, state: 'deleted', endedAtMs: now });
  }
  await putLedger(store, { ...ledger, counts: noContacts, openImports: [], deletedAtMs: now });
}

async function clear(store: Store, collection: string): Promise<void> {
  const turn = turns();
  for (const { key } of await store.scan(collection)) {
    await store.delete(collection, key);
    await turn();
  }
}
