import type { RuleId } from '../../../../generated/rules.js';
import type { Scene } from '../../../scene/scene.js';
import { EndScenario } from '../../../target/end-scenario.js';
import type { JsonObject } from '../../../target/json.js';
import { isSameSet } from '../../laws/same-set.js';
import { contactsAs, type Place, shownReferences } from '../ledgers/own-contacts.js';
import { imported } from '../ledgers/own-imports.js';
import { sharedLedger } from '../ledgers/own-ledger.js';

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

const rowsOf = (tag: string) =>
  lettered.map(([letter, name, hasEmail]) => ({
    reference_id: `${tag}-${letter}`,
    name,
    ...(hasEmail ? { email_address: `${tag}-${letter}@example.com` } : {}),
  }));

/** Returns a ledger whose contacts are only read, with the contacts as the target shows them. */
export async function readPlace<Rule extends RuleId>(
  t: Scene<Rule>,
): Promise<{ readonly place: Place<Rule>; readonly contacts: readonly JsonObject[] }> {
  const { id: ledgerId, name } = await sharedLedger(t, 'for reading', (made) =>
    imported(t, made.id, rowsOf(made.name)),
  );
  const place = { t, ledgerId };
  const expected = rowsOf(name).map((row) => row.reference_id);
  const contacts = await contactsAs(place, expected);
  const shown = shownReferences(contacts);
  if (isSameSet(shown, expected)) return { place, contacts };
  const because = `of ${expected.length} contacts that were added, ${shown.length} are shown`;
  throw new EndScenario('inconclusive', because);
}
