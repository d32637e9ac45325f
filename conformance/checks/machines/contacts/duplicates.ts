import { isSuccess } from '../../../scene/recorder.js';
import { scenario } from '../../../scene/scenario.js';
import { importIdIn } from '../ledgers/own-ledger.js';
import { isSameSet, type Row, referencesOf } from './contact.js';
import { completedImport, contactsWhen, sharedPlace, shownReferences } from './place.js';

/** Contacts whose `reference_id` is there already, in the call itself (section 4.3). */
export const duplicates = scenario({
  id: 'contacts/duplicates',
  rules: ['contacts.dup-in-batch', 'contacts.dup-no-error'],
  requests: 10,
  async record(t) {
    const place = await sharedPlace(t);
    const tag = t.owned.name('contact');
    const row = (letter: string, name: string): Row => ({ reference_id: `${tag}-${letter}`, name });
    const [first, other] = [row('a', 'Orla Quist'), row('b', 'Tamsin Ruud')];
    const contacts = [first, row('a', 'Orla Quist the Second'), other];
    t.step('add two contacts with the same reference_id, and another one');
    const answer = await t.call('addContacts', { path: { ledger_id: place.ledgerId }, body: { contacts } });
    const isTaken = t
      .soft('contacts.dup-no-error', answer)
      .accepted('a duplicate is skipped, and spoils nothing');
    if (!isTaken || !isSuccess(answer)) return;
    await completedImport(place, importIdIn(answer.response.json));
    const expected = [first.reference_id, other.reference_id];
    const ofThese = (references: readonly string[]) => references.filter((one) => expected.includes(one));
    const all = await contactsWhen(place, (some) => isSameSet(ofThese(referencesOf(some)), expected));
    const shown = ofThese(shownReferences(all));
    const count = shown.filter((reference) => reference === first.reference_id).length;
    t.soft('contacts.dup-in-batch').holds(count === 1, {
      at: 'contacts',
      expected: `one contact with the reference_id ${first.reference_id}`,
      received: count,
    });
    t.soft('contacts.dup-no-error').holds(shown.includes(other.reference_id), {
      at: 'contacts',
      expected: `the contact ${other.reference_id}, which came with a duplicate of another one`,
      received: `${shown.length} other contacts`,
    });
  },
});
