import type { RuleId } from '../../../../generated/rules.js';
import { eventually } from '../../../scene/eventually.js';
import type { Scene } from '../../../scene/scene.js';
import { EndScenario } from '../../../target/end-scenario.js';
import type { JsonObject } from '../../../target/json.js';
import { named } from '../imports/own-import.js';
import { addContacts, completed, contactsOf, createLedger, sharedLedger } from '../ledgers/own-ledger.js';
import { isSameSet, referencesOf, seeSame } from './contact.js';

/** A ledger of the run, with the scene that records what happens in it. */
export interface Place<Rule extends RuleId = RuleId> {
  readonly t: Scene<Rule>;
  readonly ledgerId: string;
}

/** Creates an empty ledger. Ends the scenario if none can be created. */
export async function newPlace<Rule extends RuleId>(t: Scene<Rule>): Promise<Place<Rule>> {
  const { id: ledgerId } = await createLedger(t);
  return { t, ledgerId };
}

/** Returns a ledger that other scenarios add contacts to as well. */
export async function sharedPlace<Rule extends RuleId>(t: Scene<Rule>): Promise<Place<Rule>> {
  const { id: ledgerId } = await sharedLedger(t);
  return { t, ledgerId };
}

/**
 * Suffixes of reference ids, unsorted, with names in yet another order, and whether an email address is sent. Names differ
 * by a word, a letter or not at all; one has to be quoted in CSV.
 */
const lettered = [
  ['e', 'Quorvex Tanbridge', true],
  ['b', 'Quorvex Tanbridge', false],
  ['g', 'Quorvex', false],
  ['a', 'Tanbridge Quorvex', true],
  ['h', 'Quorvex Tanbridges', false],
  ['c', 'Ilmar Osterwell', true],
  ['f', 'Zenna "Zee" Vask, Jr.', true],
  ['d', 'Ilmar', false],
] as const;

/** Returns a ledger whose contacts are only read, with their reference ids. */
export async function filledPlace<Rule extends RuleId>(
  t: Scene<Rule>,
): Promise<{ readonly place: Place<Rule>; readonly references: readonly string[] }> {
  const rowsOf = (tag: string) =>
    lettered.map(([letter, name, hasEmail]) => ({
      reference_id: `${tag}-${letter}`,
      name,
      ...(hasEmail ? { email_address: `${tag}-${letter}@example.com` } : {}),
    }));
  const { id: ledgerId, name } = await sharedLedger(t, 'for reading', (made) =>
    imported({ t, ledgerId: made.id }, rowsOf(made.name)),
  );
  return { place: { t, ledgerId }, references: rowsOf(name).map((row) => row.reference_id) };
}

/** Returns the ledger whose contacts are only read, with the contacts as the target shows them. */
export async function readPlace<Rule extends RuleId>(
  t: Scene<Rule>,
): Promise<{ readonly place: Place<Rule>; readonly contacts: readonly JsonObject[] }> {
  const { place, references } = await filledPlace(t);
  const contacts = await contactsAs(place, references);
  requireShown(contacts, references);
  return { place, contacts };
}

/** Adds contacts and returns the id of their import once it is completed. Ends the scenario if that never shows. */
export async function imported({ t, ledgerId }: Place, rows: readonly JsonObject[]): Promise<string> {
  return completedImport({ t, ledgerId }, await addContacts(t, ledgerId, rows));
}

/** Waits for the import that an answer to `addContacts` named, and returns its id. */
export async function completedImport({ t, ledgerId }: Place, importId: string | undefined): Promise<string> {
  const id = named(importId);
  await completed(t, ledgerId, id);
  return id;
}

/** Delays between two reads of contacts, as what was done may show later. */
const waitsMs = [250, 750, 2000] as const;

/** Returns all contacts of the ledger, read again for a few seconds until they are as expected. */
export async function contactsWhen(
  { t, ledgerId }: Place,
  isExpected: (contacts: readonly JsonObject[]) => boolean,
): Promise<readonly JsonObject[]> {
  return eventually(t, waitsMs, () => contactsOf(t, ledgerId), isExpected);
}

/**
 * Returns all contacts of the ledger once these imports have brought what is expected. Contacts that are new to the ledger show
 * by themselves that they were processed, so an import is read only if some are missing.
 */
export async function contactsAfter(
  place: Place,
  importIds: readonly (string | undefined)[],
  isExpected: (contacts: readonly JsonObject[]) => boolean,
): Promise<readonly JsonObject[]> {
  const { t, ledgerId } = place;
  // If no import is completed at once, the first read would be in vain.
  if (t.learnt.waits['imports completed'].hasHelped) await t.wait(waitsMs[0]);
  const contacts = await contactsOf(t, ledgerId);
  if (isExpected(contacts)) return contacts;
  for (const importId of importIds) await completedImport(place, importId);
  return contactsWhen(place, isExpected);
}

/** Returns all contacts of the ledger, read again for a few seconds until they have just these reference ids. */
export function contactsAs(place: Place, expected: readonly string[]): Promise<readonly JsonObject[]> {
  return contactsWhen(place, (shown) => isSameSet(referencesOf(shown), expected));
}

/** Returns the reference ids of contacts. Ends the scenario if no contact shows one. */
export function shownReferences(contacts: readonly JsonObject[]): readonly string[] {
  const shown = referencesOf(contacts);
  if (contacts.length === 0 || shown.length > 0) return shown;
  throw new EndScenario('skipped', 'contacts show no `reference_id`: map it with --overlay');
}

/** Requires the contacts of a ledger to be shown with just these reference ids. Ends the scenario if they are not. */
export function requireShown(contacts: readonly JsonObject[], expected: readonly string[]): void {
  const shown = shownReferences(contacts);
  if (isSameSet(shown, expected)) return;
  throw new EndScenario(
    'inconclusive',
    `of ${expected.length} contacts that were added, ${shown.length} are shown by their reference_id`,
  );
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
