import type { RuleId } from '../../../../generated/rules.js';
import { eventually } from '../../../scene/eventually.js';
import type { Expectation } from '../../../scene/recorder.js';
import type { Scene } from '../../../scene/scene.js';
import { EndScenario } from '../../../target/end-scenario.js';
import type { JsonObject } from '../../../target/json.js';
import { textIn } from '../../../target/wire/members.js';
import { differenceOf, isSameSet } from '../../laws/same-set.js';
import { readAll } from '../../laws/whole.js';
import { completed, named } from './own-imports.js';
import { createLedger } from './own-ledger.js';

/** A ledger of the run, with the scene that records what happens in it. */
export interface Place<Rule extends RuleId = RuleId> {
  readonly t: Scene<Rule>;
  readonly ledgerId: string;
}

/** Creates an empty ledger. Ends the scenario if none can be created. */
export const newPlace = async <Rule extends RuleId>(t: Scene<Rule>): Promise<Place<Rule>> => ({
  t,
  ledgerId: (await createLedger(t)).id,
});

/** Returns the contact id of a contact, or undefined if it shows none. */
export const contactIdOf = (contact: JsonObject): string | undefined => textIn(contact, 'id');

/** Returns the customer reference id of a contact, or undefined if it shows none. */
export const referenceOf = (contact: JsonObject): string | undefined => textIn(contact, 'reference_id');

/** Returns the customer reference ids of contacts in order, leaving out contacts without one. */
export const referencesOf = (contacts: readonly JsonObject[]): readonly string[] =>
  contacts.flatMap((contact) => referenceOf(contact) ?? []);

/** The two ids of a contact that was added. */
export interface Known {
  readonly reference: string;
  readonly id: string;
}

/** Returns the ids of contacts by reference id, leaving out contacts that lack one. Ends the scenario if none shows an id. */
export function asKnown(contacts: readonly JsonObject[]): readonly Known[] {
  // An absent id may have another name; an empty one is a fault.
  if (contacts.length > 0 && contacts.every((contact) => contact['id'] === undefined))
    throw new EndScenario('skipped', 'contacts show no `id`: map it with --overlay');
  return contacts
    .flatMap((contact) => {
      const [reference, id] = [referenceOf(contact), contactIdOf(contact)];
      return reference === undefined || id === undefined ? [] : [{ reference, id }];
    })
    .toSorted((a, b) => (a.reference < b.reference ? -1 : 1));
}

/** Expects contacts to be exactly the wanted ones, by an identifying text. Returns the result of the expectation. */
export function seeSame<Result>(
  expectation: Expectation<Result>,
  shown: readonly string[],
  wanted: readonly string[],
  expected: string,
): Result {
  const seen = { at: 'contacts', expected, received: differenceOf(shown, wanted) };
  return expectation.holds(isSameSet(shown, wanted), seen);
}

/** Returns every contact of a ledger, page by page. Ends the scenario if not all can be read. */
export async function contactsOf(t: Scene, ledgerId: string): Promise<readonly JsonObject[]> {
  const { answer, records, lacks } = await readAll(t.learnt, 'getContacts', ({ size, from }) =>
    t.call('getContacts', { path: { ledger_id: ledgerId }, query: { size, pagination_token: from } }),
  );
  t.body(answer);
  if (lacks === 'a way on') {
    const because = 'getContacts shows no list, or no way to the next page: map it with --overlay';
    throw new EndScenario('skipped', because);
  }
  if (lacks === 'an end')
    throw new EndScenario('inconclusive', `the contacts of a ledger have no end after ${records.length}`);
  return records;
}

/** Delays between two reads of contacts, as what was done may show later. */
const waitsMs = [250, 750, 2000] as const;

type Test = (contacts: readonly JsonObject[]) => boolean;

/** Returns all contacts of the ledger, read again for a few seconds until they are as expected. */
export async function contactsWhen({ t, ledgerId }: Place, isExpected: Test): Promise<readonly JsonObject[]> {
  const contacts = await eventually(t, waitsMs, () => contactsOf(t, ledgerId), isExpected);
  if (contacts.length === 0 || isExpected(contacts) || referencesOf(contacts).length > 0) return contacts;
  throw new EndScenario('skipped', 'contacts show no `reference_id`: map it with --overlay');
}

/** Returns all contacts of the ledger, read again for a few seconds until they have just these reference ids. */
export const contactsAs = (place: Place, expected: readonly string[]): Promise<readonly JsonObject[]> =>
  contactsWhen(place, (shown) => isSameSet(referencesOf(shown), expected));

/**
 * Returns all contacts of the ledger once these imports have brought what is expected. Contacts that are new to the ledger show
 * by themselves that they were processed, so an import is read only if some are missing.
 */
export async function contactsAfter(
  place: Place,
  importIds: readonly (string | undefined)[],
  isExpected: Test,
): Promise<readonly JsonObject[]> {
  const { t, ledgerId } = place;
  // If no import is completed at once, the first read would be in vain.
  if (t.learnt.waits.imports.hasHelped) await t.wait(waitsMs[0]);
  const contacts = await contactsOf(t, ledgerId);
  if (isExpected(contacts)) return contacts;
  for (const importId of importIds) await completed(t, ledgerId, named(importId));
  return contactsWhen(place, isExpected);
}

/** Expects the ledger to have exactly the contacts with these customer reference ids now, and returns them. */
export async function seeLeft<Rule extends RuleId>(
  rule: Rule,
  place: Place<Rule>,
  expected: readonly string[],
  why: string,
): Promise<readonly JsonObject[]> {
  const contacts = await contactsAs(place, expected);
  const what = `${why}, so that ${expected.length} contacts are left`;
  seeSame(place.t.expect(rule), referencesOf(contacts), expected, what);
  return contacts;
}
