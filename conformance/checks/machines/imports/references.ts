import { eventually } from '../../../scene/eventually.js';
import type { Scene } from '../../../scene/scene.js';
import { EndScenario } from '../../../target/end-scenario.js';
import { textIn } from '../../../target/wire/members.js';
import { contactsOf } from '../ledgers/own-ledger.js';

/** Contact ids by reference id; the id is empty if the contact shows none. */
export type References = ReadonlyMap<string, string>;

/** Returns the contacts of a ledger. Ends the scenario if they show no reference id. */
export async function referencesOf(t: Scene, ledgerId: string): Promise<References> {
  const contacts = await contactsOf(t, ledgerId);
  const references = contacts.flatMap((one): [string, string][] => {
    const reference = textIn(one, 'reference_id', 'referenceId');
    return reference === undefined ? [] : [[reference, textIn(one, 'id', 'contact_id') ?? '']];
  });
  if (contacts.length > 0 && references.length === 0) {
    throw new EndScenario(
      'skipped',
      'the contacts of a ledger show no `reference_id`: map it with --overlay',
    );
  }
  return new Map(references);
}

/** Returns the contacts of a ledger. Ends the scenario if one of the wanted is missing. */
export async function referencesWith(
  wanted: readonly string[],
  t: Scene,
  ledgerId: string,
): Promise<References> {
  const references = await referencesOf(t, ledgerId);
  if (wanted.every((reference) => references.has(reference))) return references;
  throw new EndScenario('inconclusive', 'contacts that were added are not there, so that they cannot go');
}

/** Reference ids of contacts, by the effect that the deletion of an import's contacts has on them. */
interface Concerned {
  /** All contacts before the deletion. */
  readonly before: readonly string[];
  /** Contacts that the import created. */
  readonly own: readonly string[];
  /** Contacts that the import skipped as they were there already. */
  readonly skipped: readonly string[];
}

/** Delays between reads of contacts that should be gone. */
const waitsMs = [250, 500, 1000, 2000];

/**
 * Expects that the deletion of an import's contacts removed its own, and kept those that it skipped as duplicates and all
 * others (section 4.3).
 */
export async function seeDeletion(
  t: Scene,
  ledgerId: string,
  { before, own, skipped }: Concerned,
): Promise<void> {
  t.step('get the contacts of the ledger');
  const left = await eventually(
    t,
    waitsMs,
    () => referencesOf(t, ledgerId),
    (references) => !own.some((reference) => references.has(reference)),
  );
  const countLeft = (references: readonly string[]) => references.filter((each) => left.has(each)).length;
  if (skipped.length > 0) {
    t.expect('imports.delete-only-own').holds(countLeft(skipped) === skipped.length, {
      at: 'contacts',
      expected: `the ${skipped.length} contacts that the import skipped as duplicates`,
      received: `${countLeft(skipped)} of them`,
    });
  }
  const others = before.filter((each) => !own.includes(each) && !skipped.includes(each));
  const holds = countLeft(own) === 0 && countLeft(others) === others.length;
  t.expect('imports.delete-completed').holds(holds, {
    at: 'contacts',
    expected: `none of the ${own.length} contacts of the import, and all ${others.length} others`,
    received: `${countLeft(own)} of the import, and ${countLeft(others)} others`,
  });
}
