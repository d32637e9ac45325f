import { machine } from '../../../scene/machine.js';
import { isSuccess } from '../../../scene/recorder.js';
import type { Scene } from '../../../scene/scene.js';
import { EndScenario } from '../../../target/end-scenario.js';
import type { JsonObject } from '../../../target/json.js';
import { importIdIn } from '../ledgers/own-ledger.js';
import {
  type Among,
  bulkDeletion,
  type ContactCell,
  type ContactLedger,
  type ContactRule,
  deleteInBulkAgain,
  nameOf,
  rules,
  type State,
  without,
} from './bulk-deletion.js';
import { contactIdOf, type Row, referenceOf, referencesOf, seeSame } from './contact.js';
import { asKnown, deleteOne, type Known, knownRows } from './deleting.js';
import { completedImport, contactsAs, contactsWhen, newPlace, seeLeft } from './place.js';
import { seeNumber } from './reading.js';

const byId = deletion('contacts.delete-by-id', ({ id }) => id);
const byBoth = bulkDeletion('contacts.bulk-delete-mixed', (some) => ({
  contact_ids: some.slice(0, 1).map(({ id }) => id),
  reference_ids: some.map(nameOf),
}));

/**
 * A contact among others (section 4.3). After each step the remaining contacts are read. A bulk deletion removes another
 * contact as well, by contact ids, reference ids or both.
 *
 * |       | delete, by either id | delete in bulk | add a duplicate | add again | delete again    |
 * | ----- | -------------------- | -------------- | --------------- | --------- | --------------- |
 * | there | gone                 | gone           |                 |           |                 |
 * | gone  |                      |                |                 | back      | refused, no row |
 * | back  | gone                 |                | stays as it was |           |                 |
 */
export const contactMachine = machine<Known, State, ContactLedger, ContactRule>({
  id: 'contacts',
  rules,
  requests: 57,
  begin: async (t) => ({
    place: await newPlace(t),
    tag: t.owned.name('contact'),
    added: 0,
    present: [],
    named: new Set(),
  }),
  create: { to: 'there', atMost: 1, run: create },
  states: {
    there: {
      // In this state, too, for targets that do not take a deleted reference id again.
      'add a duplicate': { run: addDuplicate },
      'delete some by contact ids': bulkDeletion('contacts.bulk-delete-ids', (some) => ({
        contact_ids: some.map(({ id }) => id),
      })),
      'delete by three calls at once': deletion('contacts.delete-by-id', ({ id }) => id, 3),
      'delete by reference id': deletion('contacts.delete-by-ref', ({ reference }) => reference),
      'delete some by reference ids': bulkDeletion('contacts.bulk-delete-refs', (some) => ({
        reference_ids: some.map(nameOf),
      })),
      'delete some by both': {
        to: 'gone',
        // Until both members have worked alone, the target may know one by another name.
        run: (t, contact, all) => (all.world.named.size === 2 ? byBoth : byId).run(t, contact, all),
      },
    },
    gone: {
      'delete again': { run: deleteAgain },
      'add again': { to: 'back', run: (t, contact, { world }) => addAgain(t, contact, world, 'Orla Quist') },
      'add again by two calls at once': {
        to: 'back',
        run: (t, contact, { world }) => addAgain(t, contact, world, 'Ilmar Osterwell', 'Zenna Vask'),
      },
    },
    back: {
      'add a duplicate': { run: addDuplicate },
      'delete by reference id': deletion('contacts.delete-by-ref', ({ reference }) => reference),
    },
  },
  reads: { count: (_t, _, { place, present }) => seeNumber(place, present.length) },
});

/** Returns one of the present contacts. Adds others if too few are left for the next steps. */
async function create(t: Scene<ContactRule>, world: ContactLedger, things: Among['things']): Promise<Known> {
  const { place, tag } = world;
  // After an unmet expectation the tour goes on with the contacts that the target shows.
  const isKnown = world.added === 0 || things.length > 0;
  const shown = isKnown ? world.present : asKnown(await contactsWhen(place, () => true));
  if (new Set(shown.map(nameOf)).size < shown.length)
    throw new EndScenario('unmet', 'two contacts have one reference_id');
  const references = Array.from({ length: 12 }, () => `${tag}-${++world.added}`);
  world.present = shown.length < 4 ? await knownRows(place, references, shown.map(nameOf)) : shown;
  const taken = new Set(things.flatMap(({ thing, state }) => (state === 'gone' ? [] : [nameOf(thing)])));
  const first = world.present.find((each) => !taken.has(nameOf(each)));
  if (!first || world.present.length < 4)
    throw new EndScenario('skipped', 'contacts show no `id`: map it with --overlay');
  t.step(`of ${world.present.length} contacts, take ${first.reference}`);
  return first;
}

/** @param times number of concurrent calls: in any order, the first one removes the contact */
function deletion(
  rule: 'contacts.delete-by-id' | 'contacts.delete-by-ref',
  by: (contact: Known) => string,
  times = 1,
): ContactCell {
  return {
    to: 'gone',
    async run(t, contact, { world }) {
      const { place } = world;
      t.step(
        `delete ${contact.reference} by ${by(contact)}${times === 1 ? '' : `, by ${times} calls at once`}`,
      );
      const calls = Array.from({ length: times }, () => deleteOne(t, place.ledgerId, by(contact)));
      const answers = await Promise.all(calls);
      if (!answers.some(isSuccess))
        for (const answer of answers) t.expect(rule, answer).accepted('the contact is there');
      world.present = without(world, [contact]);
      await seeLeft(rule, place, world.present.map(nameOf), 'that contact is removed, and no other');
    },
  };
}

async function deleteAgain(t: Scene<ContactRule>, contact: Known, all: Among): Promise<void> {
  const { world } = all;
  for (const name of [contact.id, contact.reference]) {
    t.step(`delete ${name} again`);
    await deleteOne(t, world.place.ledgerId, name);
  }
  const why = 'what does not exist is not removed, nor anything else';
  await seeLeft('contacts.delete-by-id', world.place, world.present.map(nameOf), why);
  await deleteInBulkAgain(t, contact, world);
}

/** Adds a duplicate, which is skipped, together with a new contact, which is added. */
async function addDuplicate(
  t: Scene<ContactRule>,
  { id, reference }: Known,
  { world }: Among,
): Promise<void> {
  const { tag } = world;
  const other = `${tag}-${++world.added}`;
  const expected = [...world.present.map(nameOf), other];
  t.step(`add a contact with the reference_id ${reference}, and another one`);
  const duplicate = { reference_id: reference, name: 'Zenna Vask' };
  const call = [duplicate, { reference_id: other, name: 'Ilmar Osterwell' }];
  const contacts = await add('contacts.dup-no-error', world, expected, [call]);
  const same = contacts.filter((contact) => referenceOf(contact) === reference);
  const isKept =
    same.length === 1 &&
    same.every((kept) => contactIdOf(kept) === id) &&
    !JSON.stringify(same).includes('Zenna');
  t.expect('contacts.dup-existing').holds(isKept, {
    at: 'contacts',
    expected: `one contact ${reference}, as it was: ${id}`,
    received: same.map((contact) => ({ id: contactIdOf(contact) ?? null, name: contact['name'] ?? null })),
  });
  seeShown(t, 'contacts.dup-no-error', contacts, expected);
  world.present = asKnown(contacts);
}

/**
 * Adds a deleted contact again: it is no duplicate. Of two calls at once, one is the first and the other a duplicate. Its
 * former contact id is unknown, unless the contact has the same id again.
 */
async function addAgain(
  t: Scene<ContactRule>,
  { id, reference }: Known,
  world: ContactLedger,
  ...names: readonly string[]
): Promise<Known> {
  const { place } = world;
  const expected = [...world.present.map(nameOf), reference];
  t.step(`add ${reference} again${names.length === 1 ? '' : ', by two calls at once'}`);
  const calls = names.map((name) => [{ reference_id: reference, name }]);
  const contacts = await add('contacts.add-visible', world, expected, calls);
  if (!referencesOf(contacts).includes(reference)) {
    world.present = asKnown(contacts);
    // The document does not say whether a ledger "already" has a reference_id that was deleted.
    throw new EndScenario('skipped', 'a reference_id that was deleted is not taken again');
  }
  const isTwice = referencesOf(contacts).filter((each) => each === reference).length > 1;
  seeShown(t, isTwice ? 'contacts.dup-existing' : 'contacts.add-visible', contacts, expected);
  world.present = asKnown(contacts);
  const contact = world.present.find((each) => each.reference === reference) ?? { id, reference };
  if (contact.id === id || names.length > 1) return contact;
  t.step(`delete ${id}, which it was before`);
  const stray = await deleteOne(t, place.ledgerId, id);
  if (isSuccess(stray))
    await seeLeft('contacts.delete-by-id', place, expected, 'no contact has that contact id any more');
  return contact;
}

/** Adds contacts by concurrent calls. Returns all contacts of the ledger once the imports are completed. */
async function add(
  rule: 'contacts.add-visible' | 'contacts.dup-no-error',
  { place }: ContactLedger,
  expected: readonly string[],
  calls: readonly (readonly Row[])[],
): Promise<readonly JsonObject[]> {
  const { t, ledgerId } = place;
  const path = { ledger_id: ledgerId };
  const answers = await Promise.all(
    calls.map((rows) => t.call('addContacts', { path, body: { contacts: [...rows] } })),
  );
  for (const answer of answers) {
    // Whether a deleted reference_id is accepted is a question of its own, not of this rule.
    if (rule === 'contacts.add-visible') t.body(answer);
    else t.expect(rule, answer).accepted('a duplicate is skipped');
  }
  const imports = new Set(answers.map(({ response }) => importIdIn(response.json)));
  for (const importId of imports) await completedImport(place, importId);
  return contactsAs(place, expected);
}

function seeShown(
  t: Scene<ContactRule>,
  rule: ContactRule,
  contacts: readonly JsonObject[],
  expected: readonly string[],
): void {
  const what = `${expected.length} contacts, with what was added`;
  seeSame(t.expect(rule), referencesOf(contacts), expected, what);
}
