import { isSuccess } from '../../../scene/recorder.js';
import { scenario } from '../../../scene/scenario.js';
import { refusesInput } from '../../../target/exchange.js';
import type { JsonObject } from '../../../target/json.js';
import { textIn } from '../../../target/wire/members.js';
import { newBook } from '../ledgers/book.js';
import { contactsWhen, exampleContact, importMade, newPlace, referencesOf } from '../ledgers/own.js';
import { everybody, found, seeAlike } from './lists.js';

/**
 * Each of the three identifying members of a contact suffices alone, and one without any is not added, whether it fails alone or with
 * its whole call (section 4.3).
 */
export const identifying = scenario({
  id: 'contacts/identifying',
  rules: ['contacts.ident-linkedin', 'contacts.ident-email', 'contacts.ident-name', 'contacts.ident-none'],
  asksForPeople: true,
  requests: 22,
  async record(t) {
    const place = await newPlace(t);
    const imports: (string | undefined)[] = [];
    const add = async (...contacts: readonly JsonObject[]) => {
      t.step(`add ${contacts.map((each) => Object.keys(each).join(' and ')).join(', and ')}`);
      const path = { ledger_id: place.ledgerId };
      const answer = await t.call('addContacts', { path, body: { contacts } });
      if (isSuccess(answer)) imports.push(await importMade(t, place.ledgerId, answer));
      return answer;
    };
    const tag = t.owned.name('contact');
    // If this works, a refusal of fewer members is due to what is missing.
    const whole = exampleContact(`${tag}-whole`);
    t.body(await add({ ...whole, email_address: `${tag}-whole@example.com` }));
    // The form of `linkedin` is open, so one that the target itself shows is used.
    const [linkedin] = [...t.pool.people.values()].flatMap((person) => textIn(person, 'linkedin') ?? []);
    const taken: [`contacts.ident-${'name' | 'email' | 'linkedin'}`, string][] = [];
    for (const [rule, member, value] of [
      ['contacts.ident-name', 'name', 'Quorvex Tanbridge'],
      ['contacts.ident-email', 'email_address', `${tag}@example.com`],
      ['contacts.ident-linkedin', 'linkedin', linkedin],
    ] as const) {
      const reference_id = `${tag}-${member}`;
      if (value === undefined)
        t.skip(rule, `no person with a \`${member}\` was found whose form could be used`);
      else if (t.soft(rule, await add({ reference_id, [member]: value })).accepted(`it has its ${member}`))
        taken.push([rule, reference_id]);
    }
    const [beside, none] = [exampleContact(`${tag}-beside`), `${tag}-none`];
    const company = { company_name: 'Example Company', company_domain: 'example.com' };
    const answer = await add(beside, { reference_id: none, ...company });
    if (!isSuccess(answer) && !refusesInput(answer)) t.body(answer);

    t.step('get the contacts');
    const added = [whole, ...(isSuccess(answer) ? [beside] : [])].map((each) => each.reference_id);
    const all = [...added, ...taken.map(([, reference]) => reference)];
    const contacts = await contactsWhen(
      place,
      (some) => all.every((each) => referencesOf(some).includes(each)),
      imports,
    );
    const shown = referencesOf(contacts);
    for (const [rule, reference] of taken) {
      const seen = { at: 'contacts', expected: reference, received: `${shown.length} other contacts` };
      t.soft(rule).holds(shown.includes(reference), seen);
    }
    // Its absence shows something only if others are there.
    if (!added.some((each) => shown.includes(each)))
      return t.cannot('contacts.ident-none', 'a contact that was added is not shown');
    const expected = 'no contact that came with none of linkedin, email_address and name';
    const seen = { at: 'contacts', expected, received: `the contact ${none}` };
    t.soft('contacts.ident-none').holds(!shown.includes(none), seen);
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
