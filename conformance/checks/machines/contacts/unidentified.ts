import { isSuccess } from '../../../scene/recorder.js';
import { scenario } from '../../../scene/scenario.js';
import { importIdIn } from '../ledgers/own-ledger.js';
import { isSameSet, referencesOf } from './contact.js';
import { completedImport, contactsWhen, newPlace, shownRows } from './place.js';

/** How a call is refused that is wrong in itself. */
const refusals = [400, 409, 413, 422];

/** A contact that nothing identifies is not added, whether it fails alone or its whole call is refused (section 4.3). */
export const unidentified = scenario({
  id: 'contacts/unidentified',
  rules: ['contacts.ident-none', 'contacts.ident-empty'],
  requests: 12,
  async record(t) {
    const place = await newPlace(t);
    const tag = t.owned.name('contact');
    const [first, good, none, empty] = [`${tag}-first`, `${tag}-good`, `${tag}-none`, `${tag}-empty`];
    await shownRows(place, [{ reference_id: first, name: 'Quorvex Tanbridge' }]);

    t.step('add another one, one without linkedin, email_address and name, and one with "" for all three');
    const company = { company_name: 'Example Company', company_domain: 'example.com' };
    const answer = await t.call('addContacts', {
      path: { ledger_id: place.ledgerId },
      body: {
        contacts: [
          { reference_id: good, name: 'Ilmar Osterwell' },
          { reference_id: none, ...company },
          { reference_id: empty, linkedin: '', email_address: '', name: '', ...company },
        ],
      },
    });
    const isAccepted = isSuccess(answer);
    if (isAccepted) await completedImport(place, importIdIn(answer.response.json));
    else if (!refusals.includes(answer.response.status)) t.body(answer);

    t.step('get the contacts');
    const expected = isAccepted ? [first, good] : [first];
    const contacts = await contactsWhen(place, (all) => isSameSet(referencesOf(all), expected));
    const shown = referencesOf(contacts);
    for (const [rule, reference, lack] of [
      ['contacts.ident-none', none, 'none of linkedin, email_address and name'],
      ['contacts.ident-empty', empty, '"" for linkedin, email_address and name'],
    ] as const) {
      t.soft(rule).holds(!shown.includes(reference), {
        at: 'contacts',
        expected: `no contact that came with ${lack}`,
        received: `the contact ${reference}`,
      });
    }
  },
});
