import type { Store } from '../../state/store.js';
import { turns } from '../../state/turns.js';
import { type Contact, contactsOf, referencesOf } from '../stored/contact.js';

/** Contact ids and customer reference ids. Several may name the same contact, and any may name none. */
export interface Names {
  readonly contactIds: readonly string[];
  readonly referenceIds: readonly string[];
}

/** Returns the named contacts of a ledger, each once. */
export async function findContacts(
  store: Store,
  ledgerId: string,
  { contactIds, referenceIds }: Names,
): Promise<readonly Contact[]> {
  const ids = new Set(contactIds);
  const turn = turns();
  for (const reference of new Set(referenceIds)) {
    await turn();
    const id = await store.get<string>(referencesOf(ledgerId), reference);
    if (id !== undefined) ids.add(id);
  }
  const contacts: Contact[] = [];
  for (const id of ids) {
    await turn();
    const contact = await store.get<Contact>(contactsOf(ledgerId), id);
    if (contact !== undefined) contacts.push(contact);
  }
  return contacts;
}
