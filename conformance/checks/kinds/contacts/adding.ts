import { scenario } from '../../../scene/scenario.js';
import { textIn } from '../../../target/wire/members.js';
import { addingRules, newBook } from '../ledgers/book.js';
import { exampleContact } from '../ledgers/own.js';
import { everybody, found, seeAlike } from './lists.js';

/**
 * Each of the three identifying members of a contact suffices alone, and one without any is not added, whether it fails alone or with
 * its whole call (section 4.3).
 */
export const identifying = scenario({
  id: 'contacts/identifying',
  rules: [
    ...addingRules,
    'contacts.ident-linkedin',
    'contacts.ident-email',
    'contacts.ident-name',
    'contacts.ident-none',
  ],
  asksForPeople: true,
  requests: 24,
  async record(t) {
    const { add, references } = await newBook(t);
    const tag = t.owned.name('contact');
    // If this works, a refusal of fewer members is due to what is missing.
    await add([[{ ...exampleContact(`${tag}-whole`), email_address: `${tag}-whole@example.com` }]]);
    // The form of `linkedin` is open, so one that the target itself shows is used.
    const [linkedin] = [...t.pool.people.values()].flatMap((person) => textIn(person, 'linkedin') ?? []);
    for (const [rule, member, value] of [
      ['contacts.ident-name', 'name', 'Quorvex Tanbridge'],
      ['contacts.ident-email', 'email_address', `${tag}@example.com`],
      ['contacts.ident-linkedin', 'linkedin', linkedin],
    ] as const) {
      t.step(`add a contact with ${member} alone`);
      if (value === undefined)
        t.skip(rule, `no person with a \`${member}\` was found whose form could be used`);
      else await add([[{ reference_id: `${tag}-${member}`, [member]: value }]], { rule });
    }
    t.step('add a contact, and one without linkedin, email_address and name');
    const none = `${tag}-none`;
    const company = { company_name: 'Example Company', company_domain: 'example.com' };
    const rows = [exampleContact(`${tag}-beside`), { reference_id: none, ...company }];
    await add([rows], { isOdd: (reference) => reference === none });
    const expected = 'no contact that came with none of linkedin, email_address and name';
    const seen = { at: 'contacts', expected, received: `the contact ${none}` };
    t.soft('contacts.ident-none').holds(!references().includes(none), seen);
  },
});

/** More rows than careless services read of one call, and more ids than one statement of theirs takes. */
const [count, removed] = [620, 510];

/** Hundreds of contacts come by one call, and go by another and with their import (section 4.3). How many a call may have is open. */
export const contactsBatch = scenario({
  id: 'contacts/batch',
  rules: [
    'contacts.add-visible',
    'contacts.search-csv',
    'contacts.bulk-delete-refs',
    'imports.delete-completed',
  ],
  requests: 50,
  async record(t) {
    const book = await newBook(t);
    const tag = t.owned.name('contact');
    t.step(`add ${count} contacts by one call`);
    const rows = Array.from({ length: count }, (_, nth) => exampleContact(`${tag}-${nth + 1}`));
    const [importId, another] = await book.add([rows]);
    if (another !== undefined)
      return t.skip('contacts.add-visible', `${count} contacts are too many for one call`);
    await seeAlike(book.place, [everybody], await found(book.place, everybody));
    const removes = book.there().slice(0, removed);
    if (!(await book.deleteBulk('contacts.bulk-delete-refs', removes))) return;
    if (importId !== undefined) await book.undo(importId);
  },
});
