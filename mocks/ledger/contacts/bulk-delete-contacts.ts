import type { components } from '../../../generated/ledger.js';
import type { Handler } from '../../engine/handler.js';
import { isRefusal, type Refusal, refuse } from '../../engine/refusal.js';
import type { World } from '../../engine/world.js';
import type { Contact } from '../stored/contact.js';
import { changeLedger } from '../stored/ledger-of.js';
import { findContacts } from './find-contacts.js';
import { removeContacts } from './remove-contacts.js';
import { contactRecord } from './view/contact-record.js';

type Removed = components['schemas']['BulkDeleteContactsResponse'];

/** Removes the contacts that are named by contact id or customer reference id, and returns rows removed (section 4.3). */
export const bulkDeleteContacts: Handler<'bulkDeleteContacts'> = async ({ path, body }, world) => {
  const { contact_ids: contactIds = [], reference_ids: referenceIds = [] } = body;
  const isEmpty = contactIds.length + referenceIds.length === 0;
  const refusesEmpty = world.profile.reading('contacts.bulk-empty') === 'rejected';
  const removed = await changeLedger(path, world, async (store, ledger) => {
    if (isEmpty && refusesEmpty) return nothingNamed;
    const contacts = await findContacts(store, ledger.id, { contactIds, referenceIds });
    await removeContacts(store, ledger, contacts, world);
    return contacts;
  });
  return isRefusal(removed) ? removed : { status: 200, body: report(removed, world) };
};

const nothingNamed: Refusal = refuse(
  'request-invalid',
  'Neither `contact_ids` nor `reference_ids` names a contact: send at least one id in one of them.',
);

/** Question contacts.rows-removed. */
function report(removed: readonly Contact[], world: World): Removed {
  const response: Removed = { rows_removed: removed.length };
  if (world.profile.reading('contacts.rows-removed') === 'number') return response;
  // The types generated from the contract cover only the default profile.
  return Object.assign(response, { rows_removed: removed.map((contact) => contactRecord(contact, world)) });
}
