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

/** Waits between two looks at contacts that are to be gone. */
const waitsMs = [250, 500, 1000, 2000];

/** The same as soon as none of these is there any more, or when that takes too long. */
export async function referencesWithout(
  gone: readonly string[],
  t: Scene,
  ledgerId: string,
): Promise<References> {
  return eventually(
    t,
    waitsMs,
    () => referencesOf(t, ledgerId),
    (references) => !gone.some((reference) => references.has(reference)),
  );
}
