import type { Handler } from '../../engine/handler.js';
import { quote } from '../../engine/quote.js';
import { isRefusal, type Refusal, refuse } from '../../engine/refusal.js';
import { changeLedger } from '../stored/ledger-of.js';
import { type DeletionTarget, deletionTarget } from './deletion-target.js';
import { findContacts } from './find-contacts.js';
import { removeContacts } from './remove-contacts.js';

/** Removes one contact, named by its contact id or by the customer's reference id (section 4.3). */
export const deleteContact: Handler<'deleteContact'> = async ({ path }, world) => {
  const { profile } = world;
  const target = deletionTarget(profile.reading('contacts.prefixes'), path.contact_id);
  const outcome = await changeLedger(path, world, async (store, ledger) => {
    const found = await findContacts(store, ledger.id, namesOf(target));
    const isMissing = found.length === 0 && profile.reading('contacts.delete-missing') === 'rejected-404';
    return isMissing ? noContact(target, ledger.id) : removeContacts(store, ledger, found, world);
  });
  return isRefusal(outcome) ? outcome : { status: 204, body: undefined };
};

function namesOf(target: DeletionTarget) {
  return 'contactId' in target
    ? { contactIds: [target.contactId], referenceIds: [] }
    : { contactIds: [], referenceIds: [target.referenceId] };
}

function noContact(target: DeletionTarget, ledgerId: string): Refusal {
  const [value, meaning] =
    'contactId' in target
      ? [target.contactId, 'what starts with lc_ or ldc_ is taken for a contact id']
      : [target.referenceId, 'what does not start with lc_ or ldc_ is taken for a reference_id'];
  const message = `No contact ${quote(value)} in ledger ${quote(ledgerId)}: ${meaning}. \`getContacts\` lists those there are.`;
  return refuse('contact-missing', message, { field: 'contact_id' });
}
