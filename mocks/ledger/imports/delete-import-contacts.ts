import type { Handler } from '../../engine/handler.js';
import { quote } from '../../engine/quote.js';
import { refuse } from '../../engine/refusal.js';
import type { Store } from '../../state/store.js';
import { walk } from '../../state/walk.js';
import { removeContacts } from '../contacts/remove-contacts.js';
import { type Contact, contactsOf } from '../stored/contact.js';
import { decideDeletion } from '../stored/import-states.js';
import { findImport, noRows, putImport, statusOf } from '../stored/ledger-import.js';
import { changeLedger } from '../stored/ledger-of.js';
import { closeImport } from './close-import.js';
import { takeRows } from './process-import.js';

/** Removes the contacts that an import created, and no others (section 3 rule 3). */
export const deleteImportContacts: Handler<'deleteImportContacts'> = async ({ path }, world) => {
  const now = world.clock.now();
  const outcome = await changeLedger(path, world, async (store, ledger) => {
    const batch = await findImport(store, ledger.id, path.import_id);
    if ('refused' in batch) return batch;
    const status = statusOf(batch, now);
    const deletion = decideDeletion(status, world.profile);
    if (deletion === undefined) return refuse('import-state', forbidden(batch.id, status));
    const contacts = await contactsOfImport(store, ledger.id, batch.id);
    await removeContacts(store, ledger, contacts, world);
    if (deletion.cancels) await takeRows(store, batch);
    if (deletion.ends) await closeImport(store, ledger, batch, { state: 'deleted', now });
    else if (deletion.forgets) await putImport(store, { ...batch, counts: noRows });
    const left = deletion.ends ? 'deleted' : status;
    return { import_id: batch.id, status: left, rows_removed: contacts.length } as const;
  });
  return 'refused' in outcome ? outcome : { status: 200, body: outcome };
};

function forbidden(id: string, status: string): string {
  return `Import ${quote(id)} is ${status}; only of one that is processing or completed the contacts can be deleted.`;
}

async function contactsOfImport(
  store: Store,
  ledgerId: string,
  importId: string,
): Promise<readonly Contact[]> {
  const contacts: Contact[] = [];
  for await (const contact of walk<Contact>(store, contactsOf(ledgerId))) {
    if (contact.importId === importId) contacts.push(contact);
  }
  return contacts;
}
