import type { World } from '../../engine/world.js';
import type { Store } from '../../state/store.js';
import { turns } from '../../state/turns.js';
import { type Contact, contactsOf, referencesOf } from '../stored/contact.js';
import { withoutContacts } from '../stored/counts.js';
import { type Ledger, putLedger } from '../stored/ledger.js';

/** Removes contacts from a ledger and from its counts. Must be called within a transaction, with the ledger as it is there. */
export async function removeContacts(
  store: Store,
  ledger: Ledger,
  contacts: readonly Contact[],
  { profile }: Pick<World, 'profile'>,
): Promise<Ledger> {
  const isFreed = profile.reading('contacts.reference-again') === 'free';
  const turn = turns();
  for (const { id, referenceId } of contacts) {
    await turn();
    await store.delete(contactsOf(ledger.id), id);
    if (referenceId !== null && isFreed) await store.delete(referencesOf(ledger.id), referenceId);
  }
  const counted = { ...ledger, counts: withoutContacts(ledger.counts, contacts) };
  await putLedger(store, counted);
  return counted;
}
