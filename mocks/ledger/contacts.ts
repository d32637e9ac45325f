import type { components } from '../../generated/ledger.js';
import type { Readings } from '../../generated/questions.js';
import type { Handler, World } from '../engine/handler.js';
import { quote, type Refusal, refuse } from '../engine/refusal.js';
import type { Person } from '../population/population.js';
import type { Collection, Store } from '../state/store.js';
import { turns } from '../state/turns.js';
import { contactRecord } from './contact-view.js';
import { changeLedger, counted, type Ledger, putLedger } from './ledgers.js';

/** What a client sends about a contact: one row of an import, as it was sent. */
export type ContactInput = Readonly<components['schemas']['ContactInput']>;

export type Contact = {
  readonly id: string;
  readonly ledgerId: string;
  readonly importId: string;
  /** The customer's own id; null if none was sent. */
  readonly referenceId: string | null;
  /** Never altered after the import. */
  readonly input: ContactInput;
  readonly createdAtMs: number;
  /** The person whom the waterfall of `find` matches; null if there is none. */
  readonly match: { readonly personId: string; readonly score: number } | null;
  /** Whether the person was found and works at the company that the contact was imported with. */
  readonly verified: boolean;
  /** The person as of the last check, from which all is shown; null without a match. Contacts share person objects. */
  readonly seen: Person | null;
  /** When a change was noticed, in milliseconds since 1970; null if nothing changed since the import. */
  readonly companyChangedAtMs: number | null;
  readonly infoChangedAtMs: number | null;
  /** When a change of a tracked field was noticed, and the version of the tracked fields that noticed it. */
  readonly customChange: { readonly changedAtMs: number; readonly version: number } | null;
};

export const contactsOf = (ledgerId: string): Collection<Contact> => `contacts:${ledgerId}`;
export const referencesOf = (ledgerId: string): Collection<string> => `contact-references:${ledgerId}`;

/** Contact ids and customer reference ids. Several may name the same contact, and any may name none. */
export interface Names {
  readonly contactIds: readonly string[];
  readonly referenceIds: readonly string[];
}

export async function findContacts(
  store: Store,
  ledgerId: string,
  { contactIds, referenceIds }: Names,
): Promise<readonly Contact[]> {
  const ids = new Set(contactIds);
  const turn = turns();
  for (const reference of new Set(referenceIds)) {
    await turn();
    const id = await store.get(referencesOf(ledgerId), reference);
    if (id !== undefined) ids.add(id);
  }
  const contacts: Contact[] = [];
  for (const id of ids) {
    await turn();
    const contact = await store.get(contactsOf(ledgerId), id);
    if (contact !== undefined) contacts.push(contact);
  }
  return contacts;
}

/** Removes contacts from a ledger and from its counts. Must be called within a transaction, with the ledger as it is there. */
export async function removeContacts(
  store: Store,
  ledger: Ledger,
  contacts: readonly Contact[],
  { profile }: Pick<World, 'profile'>,
): Promise<void> {
  const isFreed = profile.reading('contacts.reference-again') === 'free';
  const turn = turns();
  for (const { id, referenceId } of contacts) {
    await turn();
    await store.delete(contactsOf(ledger.id), id);
    if (referenceId !== null && isFreed) await store.delete(referencesOf(ledger.id), referenceId);
  }
  const counts = contacts.reduce((sum, contact) => counted(sum, contact, -1), ledger.counts);
  await putLedger(store, { ...ledger, counts });
}

/** Removes one contact, named by its contact id or by the customer's reference id (section 4.3). */
export const deleteContact: Handler<'deleteContact'> = async ({ path }, world) => {
  const { profile } = world;
  const target = deletionTarget(profile.reading('contacts.prefixes'), path.contact_id);
  return changeLedger(path, world, async (store, ledger) => {
    const names = {
      contactIds: 'contactId' in target ? [target.contactId] : [],
      referenceIds: 'referenceId' in target ? [target.referenceId] : [],
    };
    const found = await findContacts(store, ledger.id, names);
    const isMissing = found.length === 0 && profile.reading('contacts.delete-missing') === 'rejected-404';
    if (isMissing) return noContact(target, ledger.id);
    await removeContacts(store, ledger, found, world);
    return { status: 204, body: undefined };
  });
};

function noContact(target: DeletionTarget, ledgerId: string): Refusal {
  const [value, meaning] =
    'contactId' in target
      ? [target.contactId, 'what starts with lc_ or ldc_ is taken for a contact id']
      : [target.referenceId, 'what does not start with lc_ or ldc_ is taken for a reference_id'];
  const message = `No contact ${quote(value)} in ledger ${quote(ledgerId)}: ${meaning}. \`getContacts\` lists those there are.`;
  return refuse('contact-missing', message, { field: 'contact_id' });
}

/** What the value in the path of a deletion stands for. */
export type DeletionTarget = { readonly contactId: string } | { readonly referenceId: string };

const prefix = /^l(?:d)?c_/;

const compared: Readonly<Record<Readings['contacts.prefixes'], (value: string) => string>> = {
  'lc-ldc': (value) => value,
  'lc-ldc-any-case': (value) => value.toLowerCase(),
};

/** A value with a contact-ID prefix is a contact id, whether or not there is one; any other is a reference id. */
export function deletionTarget(reading: Readings['contacts.prefixes'], value: string): DeletionTarget {
  const text = compared[reading](value);
  return prefix.test(text) ? { contactId: text } : { referenceId: value };
}

type Removed = components['schemas']['BulkDeleteContactsResponse'];

/** Removes the contacts that are named by contact id or customer reference id, and returns rows removed (section 4.3). */
export const bulkDeleteContacts: Handler<'bulkDeleteContacts'> = async ({ path, body }, world) => {
  const { contact_ids: contactIds = [], reference_ids: referenceIds = [] } = body;
  const isEmpty = contactIds.length + referenceIds.length === 0;
  return changeLedger(path, world, async (store, ledger) => {
    if (isEmpty && world.profile.reading('contacts.bulk-empty') === 'rejected') return nothingNamed;
    const contacts = await findContacts(store, ledger.id, { contactIds, referenceIds });
    await removeContacts(store, ledger, contacts, world);
    return { status: 200, body: report(contacts, world) };
  });
};

const nothingNamed: Refusal = refuse(
  'request-invalid',
  'Neither `contact_ids` nor `reference_ids` names a contact: send at least one id in one of them.',
);

function report(removed: readonly Contact[], world: World): Removed {
  const response: Removed = { rows_removed: removed.length };
  if (world.profile.reading('contacts.rows-removed') === 'number') return response;
  // The types generated from the contract cover only the default profile.
  return Object.assign(response, { rows_removed: removed.map((contact) => contactRecord(contact, world)) });
}
