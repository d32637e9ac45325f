import { isSuccess } from '../../../scene/recorder.js';
import { scenario } from '../../../scene/scenario.js';
import { EndScenario } from '../../../target/end-scenario.js';
import { textIn } from '../../../target/wire/members.js';
import {
  contactsAfter,
  contactsWhen,
  referencesOf,
  sharedPlace,
  shownReferences,
} from '../ledgers/own-contacts.js';
import { completed, imported, importMade, named } from '../ledgers/own-imports.js';

/** Each of the three identifying members of a contact suffices alone (section 4.3). */
export const identifying = scenario({
  id: 'contacts/identifying',
  rules: ['contacts.ident-linkedin', 'contacts.ident-email', 'contacts.ident-name'],
  asksForPeople: true,
  requests: 12,
  async record(t) {
    const place = await sharedPlace(t);
    const path = { ledger_id: place.ledgerId };
    const tag = t.owned.name('contact');
    const referenceFor = (member: string) => `${tag}-${member}`;
    // The form of `linkedin` is open, so one that the target itself shows is used.
    const [linkedin] = [...t.pool.people.values()].flatMap((person) => textIn(person, 'linkedin') ?? []);
    if (linkedin === undefined) {
      t.skip('contacts.ident-linkedin', 'no person with a `linkedin` was found whose form could be used');
    }
    const rows = [
      { rule: 'contacts.ident-name', member: 'name', value: 'Quorvex Tanbridge' },
      { rule: 'contacts.ident-email', member: 'email_address', value: `${tag}@example.com` },
      { rule: 'contacts.ident-linkedin', member: 'linkedin', value: linkedin },
    ] as const;

    if (!t.worked('addContacts')) {
      t.step('add a contact with name and email');
      // If this works, a refusal of fewer members is due to what is missing.
      const whole = { name: 'Quorvex Wholebridge', email_address: `${tag}-whole@example.com` };
      await t.call('addContacts', { path, body: { contacts: [whole] } });
    }
    const taken: { readonly row: (typeof rows)[number]; readonly importId: string | undefined }[] = [];
    for (const row of rows) {
      const { rule, member, value } = row;
      if (value === undefined) continue;
      t.step(`add a contact with ${member} alone`);
      const contact = { reference_id: referenceFor(member), [member]: value };
      const answer = await t.call('addContacts', { path, body: { contacts: [contact] } });
      if (!t.soft(rule, answer).accepted(`a contact needs no more than ${member}`)) continue;
      taken.push({ row, importId: await importMade(t, place.ledgerId, answer) });
    }

    t.step('get the contacts');
    const importIds = taken.map(({ importId }) => importId);
    const contacts = await contactsAfter(place, importIds, (all) => {
      const listed = referencesOf(all);
      return taken.every(({ row }) => listed.includes(referenceFor(row.member)));
    });
    const shown = referencesOf(contacts);
    if (contacts.length > 0 && shown.length === 0) return;
    for (const { row } of taken) {
      const { rule, member } = row;
      t.soft(rule).holds(shown.includes(referenceFor(member)), {
        at: 'contacts',
        expected: `the contact that came with ${member} alone`,
        received: `${shown.length} other contacts`,
      });
    }
  },
});

/** Statuses that refuse an invalid call. */
const refusals = [400, 409, 413, 422];

/** A contact without an identifying member is not added, whether it fails alone or with its whole call (section 4.3). */
export const unidentified = scenario({
  id: 'contacts/unidentified',
  rules: ['contacts.ident-none'],
  requests: 9,
  async record(t) {
    const place = await sharedPlace(t);
    const tag = t.owned.name('contact');
    const good = { reference_id: `${tag}-good`, name: 'Ilmar Osterwell' };
    const none = `${tag}-none`;
    t.step('add a contact, and one without linkedin, email_address and name');
    const company = { company_name: 'Example Company', company_domain: 'example.com' };
    const answer = await t.call('addContacts', {
      path: { ledger_id: place.ledgerId },
      body: {
        contacts: [good, { reference_id: none, ...company }],
      },
    });
    const isAccepted = isSuccess(answer);
    if (isAccepted) await completed(t, place.ledgerId, named(await importMade(t, place.ledgerId, answer)));
    else if (!refusals.includes(answer.response.status)) t.body(answer);
    const look = async () => {
      t.step('get the contacts');
      const isThere = (all: readonly string[]) => all.includes(good.reference_id);
      return shownReferences(await contactsWhen(place, (all) => isThere(referencesOf(all))));
    };
    let shown = isAccepted ? await look() : [];
    if (!shown.includes(good.reference_id)) {
      // It may have failed with the others: their absence shows something only if this one is there.
      await imported(t, place.ledgerId, [good]);
      shown = await look();
      if (!shown.includes(good.reference_id))
        throw new EndScenario('inconclusive', 'no contact is shown by the `reference_id` that it came with');
    }
    t.soft('contacts.ident-none').holds(!shown.includes(none), {
      at: 'contacts',
      expected: 'no contact that came with none of linkedin, email_address and name',
      received: `the contact ${none}`,
    });
  },
});
