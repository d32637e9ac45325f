import { isSuccess } from '../../scenarios/recorder.js';
import { scenario } from '../../scenarios/scenario.js';
import { importIdIn } from '../ledgers/own-ledger.js';
import { contactIdOf, isSameSet, type Row, referenceOf, referencesOf } from './contact.js';
import { completedImport, contactsWhen, imported, newPlace, shownRows } from './place.js';

/** Contacts whose `reference_id` is there already, in the ledger or in the call itself (section 4.3). */
export const duplicates = scenario({
  id: 'contacts/duplicates',
  rules: [
    'contacts.dup-existing',
    'contacts.dup-in-batch',
    'contacts.dup-no-error',
    'contacts.dup-other-ledger',
  ],
  needs: ['token'],
  requests: 20,
  async record(t) {
    const place = await newPlace(t);
    const tag = t.owned.name('contact');
    const row = (letter: string, name: string): Row => ({ reference_id: `${tag}-${letter}`, name });
    const first = row('a', 'Quorvex Tanbridge');
    const [before] = await shownRows(place, [first]);

    /** Adds contacts of which one is a duplicate. Answers all contacts, once the import is completed. */
    async function added(what: string, rows: readonly Row[], expected: readonly Row[]) {
      t.step(what);
      const answer = await t.call('addContacts', {
        path: { ledger_id: place.ledgerId },
        body: { contacts: [...rows] },
      });
      if (!isSuccess(answer)) {
        t.soft('contacts.dup-no-error', answer).accepted('a duplicate is skipped, and spoils nothing');
        return undefined;
      }
      await completedImport(place, importIdIn(answer.response.json));
      const references = expected.map((each) => each.reference_id);
      return contactsWhen(place, (all) => isSameSet(referencesOf(all), references));
    }

    const seeOthers = (shown: readonly string[], { reference_id: other }: Row) =>
      t.soft('contacts.dup-no-error').holds(shown.includes(other), {
        at: 'contacts',
        expected: `the contact ${other}, which came with a duplicate of another one`,
        received: `${shown.length} other contacts`,
      });

    const second = row('b', 'Ilmar Osterwell');
    const again = await added(
      'add a contact with the same reference_id, and another one',
      [row('a', 'Zenna Vask'), second],
      [first, second],
    );
    if (again) {
      const same = again.filter((contact) => referenceOf(contact) === first.reference_id);
      const [kept] = same;
      const isKept =
        same.length === 1 &&
        contactIdOf(kept ?? {}) === contactIdOf(before ?? {}) &&
        !JSON.stringify(kept).includes('Zenna');
      t.soft('contacts.dup-existing').holds(isKept, {
        at: 'contacts',
        expected: `one contact ${first.reference_id}, as it was: ${contactIdOf(before ?? {})} "${first.name}"`,
        received: same.map((contact) => ({ id: contactIdOf(contact) ?? null, name: contact.name ?? null })),
      });
      seeOthers(referencesOf(again), second);
    }

    const [third, fourth] = [row('c', 'Orla Quist'), row('d', 'Tamsin Ruud')];
    const twice = await added(
      'add two contacts with the same new reference_id, and another one',
      [third, row('c', 'Orla Quist the Second'), fourth],
      [first, second, third, fourth],
    );
    if (twice) {
      const shown = referencesOf(twice);
      const count = shown.filter((reference) => reference === third.reference_id).length;
      t.soft('contacts.dup-in-batch').holds(count === 1, {
        at: 'contacts',
        expected: `one contact with the reference_id ${third.reference_id}`,
        received: count,
      });
      seeOthers(shown, fourth);
    }

    const other = await newPlace(t);
    t.step('add a contact with a reference_id of the first ledger');
    await imported(other, [first]);
    const elsewhere = referencesOf(await contactsWhen(other, (all) => all.length > 0));
    t.expect('contacts.dup-other-ledger').holds(elsewhere.includes(first.reference_id), {
      at: 'contacts',
      expected: `the contact ${first.reference_id} in the second ledger as well`,
      received: `${elsewhere.length} contacts`,
    });
  },
});
