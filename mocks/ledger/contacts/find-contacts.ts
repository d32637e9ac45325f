import type { Store } from '../../state/store.js';
import { turns } from '../../state/turns.js';
import { type Contact, contactsOf, referencesOf } from '../stored/contact.js';

/** Ids of contacts and customer reference ids, of which any number may name the same contact or none. */
export interface Names {
  readonly contactIds: readonly string[];
  readonly referenceIds: readonly string[];
}

/** The contacts of a ledger that are named, each once. */
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
