import { scenario } from '../../../scene/scenario.js';
import { textIn } from '../../../target/wire/members.js';
import { importIdIn } from '../ledgers/own-ledger.js';
import { referencesOf } from './contact.js';
import { completedImport, contactsWhen, newPlace } from './place.js';

/** Each of the three members that identify a contact is enough by itself (section 4.3). */
export const identifying = scenario({
  id: 'contacts/identifying',
  rules: ['contacts.ident-linkedin', 'contacts.ident-email', 'contacts.ident-name'],
  asksForPeople: true,
  requests: 13,
  async record(t) {
    const place = await newPlace(t);
    const tag = t.owned.name('contact');
    // In which form a contact's `linkedin` is written is open: one that the target itself shows is in a good one.
    const [linkedin] = [...t.pool.people.values()].flatMap((person) => textIn(person, 'linkedin') ?? []);
    if (linkedin === undefined) {
      t.skip('contacts.ident-linkedin', 'no person with a `linkedin` was found whose form could be used');
    }
    const rows = [
      { rule: 'contacts.ident-name', member: 'name', value: 'Quorvex Tanbridge' },
      { rule: 'contacts.ident-email', member: 'email_address', value: `${tag}@example.com` },
      ...(linkedin === undefined
        ? []
        : [{ rule: 'contacts.ident-linkedin', member: 'linkedin', value: linkedin } as const]),
    ] as const;

    t.step('add a contact with name and email');
    // Where this works, a refusal of less speaks of what is missing.
    await t.call('addContacts', {
      path: { ledger_id: place.ledgerId },
      body: { contacts: [{ name: 'Quorvex Wholebridge', email_address: `${tag}-whole@example.com` }] },
    });

    const taken: (typeof rows)[number][] = [];
    for (const row of rows) {
      const { rule, member, value } = row;
      t.step(`add a contact with ${member} alone`);
      const contact = { reference_id: referenceFor(member), [member]: value };
      const answer = await t.call('addContacts', {
        path: { ledger_id: place.ledgerId },
        body: { contacts: [contact] },
      });
      if (!t.soft(rule, answer).accepted(`a contact needs no more than ${member}`)) continue;
      await completedImport(place, importIdIn(answer.response.json));
      taken.push(row);
    }

    t.step('get the contacts');
    const expected = taken.map(({ member }) => referenceFor(member));
    const contacts = await contactsWhen(place, (all) => {
      const listed = referencesOf(all);
      return expected.every((reference) => listed.includes(reference));
    });
    const shown = referencesOf(contacts);
    if (contacts.length > 0 && shown.length === 0) return;
    for (const { rule, member } of taken) {
      t.soft(rule).holds(shown.includes(referenceFor(member)), {
        at: 'contacts',
        expected: `the contact that came with ${member} alone`,
        received: `${shown.length} other contacts`,
      });
    }

    function referenceFor(member: string): string {
      return `${tag}-${member}`;
    }
  },
});
