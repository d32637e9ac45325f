import { eventually } from '../../../scene/eventually.js';
import type { Scene } from '../../../scene/scene.js';
import { EndScenario } from '../../../target/end-scenario.js';
import { textIn } from '../../../target/wire/members.js';
import { contactsOf } from '../ledgers/own-ledger.js';

/** The contacts of a ledger: their ids, empty where none is shown, by reference id. */
export type References = ReadonlyMap<string, string>;

/** Who is in a ledger. Ends the scenario where contacts show no reference id. */
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

/** The same, which must have these. */
export async function referencesWith(
  wanted: readonly string[],
  t: Scene,
  ledgerId: string,
): Promise<References> {
  const references = await referencesOf(t, ledgerId);
  if (wanted.every((reference) => references.has(reference))) return references;
  throw new EndScenario('inconclusive', 'contacts that were added are not there, so that they cannot go');
}

/** Contacts by what the deletion of an import's contacts means for them, by reference id. */
interface Concerned {
  /** Who was there before the deletion. */
  readonly before: readonly string[];
  /** Contacts that the import created. */
  readonly own: readonly string[];
  /** Contacts that were there before it, so that it skipped them. */
  readonly skipped: readonly string[];
}

/** Waits between two looks at contacts that are to be gone. */
const waitsMs = [250, 500, 1000, 2000];

/**
 * What the deletion of an import's contacts has left: its own are gone, those that it skipped as duplicates are there,
 * and so are all others (section 4.3).
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
