import { scenario } from '../../scenarios/scenario.js';
import { importIdIn } from '../ledgers/own-ledger.js';
import { referenceOf } from './contact.js';
import { completedImport, contactsWhen, newPlace, shownRows } from './place.js';
import { seeNumber } from './views.js';

/** Calls at once that add the same contact: in whatever order they are taken, one of them is the first (section 4.3). */
export const simultaneousImports = scenario({
  id: 'contacts/simultaneous-imports',
  rules: ['contacts.dup-existing', 'contacts.view-count'],
  needs: ['token'],
  requests: 12,
  async record(t) {
    const place = await newPlace(t);
    const tag = t.owned.name('contact');
    const reference = `${tag}-same`;
    await shownRows(place, [{ reference_id: `${tag}-first`, name: 'Quorvex Tanbridge' }]);

    t.step('add a contact by two calls at once');
    const answers = await Promise.all(
      ['Ilmar Osterwell', 'Zenna Vask'].map((name) =>
        t.call('addContacts', {
          path: { ledger_id: place.ledgerId },
          body: { contacts: [{ reference_id: reference, name }] },
        }),
      ),
    );
    const imports = new Set(answers.map((answer) => importIdIn(t.body(answer))));
    for (const importId of imports) await completedImport(place, importId);
    t.step('get the contacts when both imports are completed');
    const contacts = await contactsWhen(place, (all) => all.length === 2);
    const same = contacts.filter((contact) => referenceOf(contact) === reference);
    if (same.length === 0) {
      t.cannot('contacts.dup-existing', 'a contact that was added is not shown');
      return;
    }
    const isOne = t.soft('contacts.dup-existing').holds(same.length === 1, {
      at: 'contacts',
      expected: `one contact with the reference_id ${reference}`,
      received: same.length,
    });
    if (isOne && contacts.length === 2) await seeNumber(place, 2);
  },
});
