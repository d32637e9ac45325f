import type { RuleId } from '../../../generated/rules.js';
import type { Lab } from '../../run/lab.js';
import { Leave } from '../../run/leave.js';
import type { Teller } from '../../story/teller.js';
import type { JsonObject } from '../../target/json.js';
import { addContacts, completed, contactsOf, createLedger } from '../ledgers/own-ledger.js';
import { isSameSet, type Row, referencesOf } from './contact.js';

/** A ledger of the run's own, and who tells what happens in it. */
export interface Place<Rule extends RuleId = RuleId> {
  readonly lab: Lab;
  readonly teller: Teller<Rule>;
  readonly ledgerId: string;
}

/** An empty ledger. Leaves the story where none can be made. */
export async function newPlace<Rule extends RuleId>(lab: Lab, teller: Teller<Rule>): Promise<Place<Rule>> {
  const { id: ledgerId } = await createLedger(lab, teller);
  return { lab, teller, ledgerId };
}

/** Adds contacts. Answers when their import is completed; leaves the story where that is never known. */
export async function imported({ lab, teller, ledgerId }: Place, rows: readonly JsonObject[]): Promise<void> {
  await completedImport({ lab, teller, ledgerId }, await addContacts(lab, teller, ledgerId, rows));
}

/** Waits for an import that the answer to added contacts named. */
export async function completedImport(
  { lab, teller, ledgerId }: Place,
  importId: string | undefined,
): Promise<void> {
  if (importId === undefined) throw new Leave('skipped', unnamedImport);
  await completed(lab, teller, ledgerId, importId);
}

export const unnamedImport = 'the answer to addContacts names no import: map it with --overlay';

/** Waits between two looks at contacts, where what was done may take its time to show. */
const waitsMs = [250, 750, 2000];

/** All contacts of the ledger; where they are not as expected, as they are a few seconds later. */
export async function contactsWhen(
  { lab, teller, ledgerId }: Place,
  isExpected: (contacts: readonly JsonObject[]) => boolean,
): Promise<readonly JsonObject[]> {
  let contacts = await contactsOf(lab, teller, ledgerId);
  for (const waitMs of waitsMs) {
    if (isExpected(contacts)) break;
    await lab.wait(waitMs);
    contacts = await contactsOf(lab, teller, ledgerId);
  }
  return contacts;
}

/** Adds contacts to a ledger, and answers how the target shows them all. Leaves the story where one of them is missing. */
export async function shownRows(
  place: Place,
  rows: readonly Row[],
  before: readonly string[] = [],
): Promise<readonly JsonObject[]> {
  await imported(place, rows);
  const expected = [...before, ...rows.map((row) => row.reference_id)];
  const contacts = await contactsWhen(place, (shown) => isSameSet(referencesOf(shown), expected));
  const shown = referencesOf(contacts);
  if (contacts.length > 0 && shown.length === 0) {
    throw new Leave('skipped', 'contacts show no `reference_id`: map it with --overlay');
  }
  if (isSameSet(shown, expected)) return contacts;
  throw new Leave(
    'inconclusive',
    `of ${expected.length} contacts that were added, ${shown.length} are shown by their reference_id`,
  );
}
