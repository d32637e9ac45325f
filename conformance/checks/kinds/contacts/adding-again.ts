import { isSuccess } from '../../../scene/recorder.js';
import type { Exchange } from '../../../target/exchange.js';
import type { JsonObject } from '../../../target/json.js';
import { numberIn, objectIn } from '../../../target/wire/members.js';
import { differenceOf, isSameSet } from '../../laws/same-set.js';
import { atOnce } from '../../laws/things.js';
import {
  asKnown,
  contactIdOf,
  contactsAfter,
  contactsAs,
  type Known,
  type Place,
  referenceOf,
  referencesOf,
  seeLeft,
  seeSame,
} from '../ledgers/own-contacts.js';
import { addContacts, completed, exampleContact, importMade, type Row } from '../ledgers/own-imports.js';
import { deleteOne } from './deleting.js';
import { type Held, type LifeRule, referencesHeld } from './held.js';
import { isPlain } from './tricky.js';

interface Added {
  readonly importId: string | undefined;
  readonly contacts: readonly JsonObject[];
}

export const addRows = ({ t, ledgerId }: Place, rows: readonly Row[]): Promise<Exchange> =>
  t.call('addContacts', { path: { ledger_id: ledgerId }, body: { contacts: [...rows] } });

/** Expects the rows to be added. A service may reject a reference id, but must then report it for the row or the call. */
export async function seeAdded(
  { t, ledgerId }: Place<LifeRule>,
  rows: readonly Row[],
  answer: Exchange,
): Promise<Added> {
  if (!isSuccess(answer)) t.fails(answer);
  const isTaken = isSuccess(answer);
  const plain = rows.flatMap(({ reference_id }) =>
    isPlain(reference_id) ? [exampleContact(reference_id)] : [],
  );
  const sent = isTaken ? rows : plain;
  const importIds = isTaken
    ? [await importMade(t, ledgerId, answer)]
    : await addInParts({ t, ledgerId }, sent);
  const [importId] = importIds.length === 1 ? importIds : [];
  const references = sent.map((row) => row.reference_id);
  const contacts = await contactsAfter({ t, ledgerId }, importIds, (all) =>
    isSameSet(referencesOf(all), references),
  );
  const shown = referencesOf(contacts);
  if (contacts.length > 0 && shown.length === 0) return { importId, contacts };
  const missing = references.filter((each) => !shown.includes(each));
  const hasImport = missing.length > 0 && importId !== undefined;
  const batch = hasImport ? await completed(t, ledgerId, importId) : {};
  const isExplained = missing.length <= (notTaken(batch) ?? missing.length) && !missing.some(isPlain);
  t.expect('contacts.add-visible').holds(isExplained, {
    at: 'contacts',
    expected: `each of ${references.length} contacts that were added`,
    received: differenceOf(shown, references),
  });
  const twice = shown.filter((each, nth) => shown.indexOf(each) < nth);
  const once = { at: 'contacts', expected: 'one contact by each reference_id', received: twice };
  t.expect('contacts.dup-in-batch').holds(twice.length === 0, once);
  const strange = shown.filter((each) => !references.includes(each));
  t.expect('resource.as-sent').holds(strange.length === 0, {
    at: 'contacts[].reference_id',
    expected: 'reference ids that were sent',
    received: [...strange],
  });
  return { importId, contacts };
}

/** Adds contacts by calls with few each: a service may take no more. Returns the ids of their imports. */
async function addInParts(
  { t, ledgerId }: Place,
  rows: readonly Row[],
): Promise<readonly (string | undefined)[]> {
  const ids: (string | undefined)[] = [];
  for (let nth = 0; nth < rows.length; nth += fewRows)
    ids.push(await addContacts(t, ledgerId, rows.slice(nth, nth + fewRows)));
  return ids;
}

const fewRows = 25;

/** Returns how many rows an import reports as not added; undefined if it shows no such counts. */
function notTaken(batch: JsonObject): number | undefined {
  const counts = objectIn(batch, 'counts');
  const [failed, skipped] = ['failed', 'skipped'].map(
    (name) => numberIn(counts, name) ?? numberIn(batch, name),
  );
  return failed === undefined || skipped === undefined ? undefined : failed + skipped;
}

/**
 * Adds contacts that were deleted again: they are no duplicates. The last one comes by two calls at once, of which one is the first and
 * the other a duplicate. By their former ids there is nothing any more. Returns whether the service takes them again.
 */
export async function seeAddedAgain(held: Held, gone: readonly Known[]): Promise<boolean> {
  const { place } = held;
  const { t } = place;
  const again = gone.map(({ reference }) => reference);
  const expected = [...referencesHeld(held), ...again];
  t.step(`add ${again.join(', ')} again, the last one by two calls at once`);
  const contacts = await added(held, expected, [
    again.map(exampleContact),
    again.slice(-1).map(exampleContact),
  ]);
  const shown = referencesOf(contacts);
  // The document does not say whether a ledger "already" has a reference id that was deleted.
  if (!again.some((each) => shown.includes(each))) return false;
  const isTwice = new Set(shown).size < shown.length;
  const what = `${expected.length} contacts, with what was added`;
  seeSame(t.expect(isTwice ? 'contacts.dup-existing' : 'contacts.add-visible'), shown, expected, what);
  held.there = asKnown(contacts);
  held.later = [...held.later, ...again];
  const former = gone.filter(({ id }) => held.there.every((each) => each.id !== id));
  t.step('delete by the ids that they had before');
  for (const { id } of former) await deleteOne(t, place.ledgerId, id);
  const why = 'no contact has that contact id any more';
  if (former.length > 0) await seeLeft('contacts.delete-by-id', place, expected, why);
  return true;
}

/** Adds duplicates of contacts that are there and of one another: they are skipped, and the others are added. */
export async function seeDuplicates(held: Held, some: readonly (Known | undefined)[]): Promise<void> {
  const { place, tag } = held;
  const { t } = place;
  const known = some.flatMap((each) => each ?? []);
  const twice = `plain-new-${++held.added}-${tag}`;
  const fresh = [twice, `plain-new-${++held.added}-${tag}`];
  const expected = [...referencesHeld(held), ...fresh];
  t.step(`add ${known.length} contacts that are there already, and two others, one of them twice`);
  const other = (reference: string): Row => ({ reference_id: reference, name: 'Zenna Vask' });
  const [first, ...others] = known.map(({ reference }) => reference);
  const rows = [...(first === undefined ? [] : [first]), ...fresh.slice(1), twice, twice, ...others];
  const contacts = await added(held, expected, [rows.map(other)]);
  const shown = referencesOf(contacts);
  for (const { id, reference } of known) {
    const same = contacts.filter((contact) => referenceOf(contact) === reference);
    const isKept =
      same.length === 1 && same.every((each) => contactIdOf(each) === id && each['name'] !== 'Zenna Vask');
    t.expect('contacts.dup-existing').holds(isKept, {
      at: 'contacts',
      expected: `one contact ${reference}, as it was: ${id}`,
      received: same.map((each) => ({ id: contactIdOf(each) ?? null, name: each['name'] ?? null })),
    });
  }
  const count = shown.filter((each) => each === twice).length;
  const seen = { at: 'contacts', expected: `one contact with the reference_id ${twice}`, received: count };
  t.expect('contacts.dup-in-batch').holds(count === 1, seen);
  seeSame(t.expect('contacts.dup-no-error'), shown, expected, 'each contact that is no duplicate');
  held.there = asKnown(contacts);
  held.later = [...held.later, ...fresh];
}

/** Adds contacts by calls at once. Returns all contacts of the ledger once the imports are completed. */
async function added(
  { place, there }: Held,
  expected: readonly string[],
  calls: readonly (readonly Row[])[],
): Promise<readonly JsonObject[]> {
  const { t } = place;
  const answers = await atOnce(calls.map((rows) => () => addRows(place, rows)));
  for (const [nth, answer] of answers.entries()) {
    const hasKnown = calls[nth]?.some((row) => there.some(({ reference }) => reference === row.reference_id));
    if (hasKnown)
      t.expect('contacts.dup-no-error', answer).accepted('a duplicate is skipped, and spoils nothing');
    else t.body(answer);
  }
  const imports = new Set<string>();
  for (const answer of answers) imports.add((await importMade(t, place.ledgerId, answer)) ?? '');
  for (const importId of imports) if (importId !== '') await completed(t, place.ledgerId, importId);
  return contactsAs(place, expected);
}
