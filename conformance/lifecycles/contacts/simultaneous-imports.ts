import { story } from '../../story/story.js';
import { importIdIn } from '../ledgers/own-ledger.js';
import { referenceOf } from './contact.js';
import { completedImport, contactsWhen, newPlace, shownRows } from './place.js';
import { seeNumber } from './views.js';

/** Calls at once that add the same contact: in whatever order they are taken, one of them is the first (section 4.3). */
export const simultaneousImports = story({
  id: 'contacts/simultaneous-imports',
  rules: ['contacts.dup-existing', 'contacts.view-count'],
  needs: ['ledger', 'token', 'own-resources'],
  requests: 12,
  async tell(teller, lab) {
    const place = await newPlace(lab, teller);
    const tag = lab.belongings.name('contact');
    const reference = `${tag}-same`;
    await shownRows(place, [{ reference_id: `${tag}-first`, name: 'Quorvex Tanbridge' }]);

    teller.step('add a contact by two calls at once');
    const answers = await Promise.all(
      ['Ilmar Osterwell', 'Zenna Vask'].map((name) =>
        lab.call('addContacts', {
          path: { ledger_id: place.ledgerId },
          body: { contacts: [{ reference_id: reference, name }] },
        }),
      ),
    );
    const imports = new Set(answers.map((answer) => importIdIn(teller.body(answer))));
    for (const importId of imports) await completedImport(place, importId);
    teller.step('get the contacts when both imports are completed');
    const contacts = await contactsWhen(place, (all) => all.length === 2);
    const same = contacts.filter((contact) => referenceOf(contact) === reference);
    if (same.length === 0) {
      teller.cannot('contacts.dup-existing', 'a contact that was added is not shown');
      return;
    }
    const isOne = teller.see('contacts.dup-existing', same.length === 1, () => ({
      at: 'contacts',
      expected: `one contact with the reference_id ${reference}`,
      received: same.length,
    }));
    if (isOne && contacts.length === 2) await seeNumber(place, 2);
  },
});
