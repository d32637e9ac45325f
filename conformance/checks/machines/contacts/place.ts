import type { RuleId } from '../../../../generated/rules.js';
import { eventually } from '../../../scene/eventually.js';
import type { Scene } from '../../../scene/scene.js';
import { EndScenario } from '../../../target/end-scenario.js';
import type { JsonObject } from '../../../target/json.js';
import { addContacts, completed, contactsOf, createLedger } from '../ledgers/own-ledger.js';
import { isSameSet, type Row, referencesOf } from './contact.js';

/** A ledger of the run's own, and who tells what happens in it. */
export interface Place<Rule extends RuleId = RuleId> {
  readonly t: Scene<Rule>;
  readonly ledgerId: string;
}

/** An empty ledger. Ends the scenario where none can be made. */
export async function newPlace<Rule extends RuleId>(t: Scene<Rule>): Promise<Place<Rule>> {
  const { id: ledgerId } = await createLedger(t);
  return { t, ledgerId };
}

/** Adds contacts. Answers the import when it is completed; ends the scenario where that is never known. */
export async function imported({ t, ledgerId }: Place, rows: readonly JsonObject[]): Promise<string> {
  return completedImport({ t, ledgerId }, await addContacts(t, ledgerId, rows));
}

/** Waits for an import that the answer to added contacts named. */
export async function completedImport({ t, ledgerId }: Place, importId: string | undefined): Promise<string> {
  if (importId === undefined) throw new EndScenario('skipped', unnamedImport);
  await completed(t, ledgerId, importId);
  return importId;
}

export const unnamedImport = 'the answer to addContacts names no import: map it with --overlay';

/** Waits between two looks at contacts, where what was done may take its time to show. */
const waitsMs = [250, 750, 2000];

/** All contacts of the ledger; where they are not as expected, as they are a few seconds later. */
export async function contactsWhen(
  { t, ledgerId }: Place,
  isExpected: (contacts: readonly JsonObject[]) => boolean,
): Promise<readonly JsonObject[]> {
  return eventually(t, waitsMs, () => contactsOf(t, ledgerId), isExpected);
}

/** Adds contacts to a ledger, and answers how the target shows them all. Ends the scenario where one of them is missing. */
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
    throw new EndScenario('skipped', 'contacts show no `reference_id`: map it with --overlay');
  }
  if (isSameSet(shown, expected)) return contacts;
  throw new EndScenario(
    'inconclusive',
    `of ${expected.length} contacts that were added, ${shown.length} are shown by their reference_id`,
  );
}
