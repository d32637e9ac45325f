import type { JsonObject } from '../../../target/json.js';
import { textIn } from '../../../target/wire/members.js';

/** A contact as the run sends it, with the customer reference id by which it is recognised. */
export type Row = JsonObject & { readonly reference_id: string };

/** The contact id that a contact shows. */
export function contactIdOf(contact: JsonObject): string | undefined {
  return textIn(contact, 'id', 'contact_id');
}

/** The customer reference id that a contact shows. */
export function referenceOf(contact: JsonObject): string | undefined {
  return textIn(contact, 'reference_id');
}

/** The customer reference ids of contacts, in their order. Those that have none are left out. */
export function referencesOf(contacts: readonly JsonObject[]): readonly string[] {
  return contacts.flatMap((contact) => referenceOf(contact) ?? []);
}

/** Two lists with the same texts, each as often, in whatever order. */
export function isSameSet(a: readonly string[], b: readonly string[]): boolean {
  return JSON.stringify(a.toSorted()) === JSON.stringify(b.toSorted());
}
