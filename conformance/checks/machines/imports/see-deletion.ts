import type { Scene } from '../../../scene/scene.js';
import { type References, referencesWithout } from './references.js';

interface Place {
  readonly t: Scene;
  readonly ledgerId: string;
}

/** Contacts by what the deletion of an import's contacts means for them, by reference id. */
export interface Concerned {
  /** Who was there before the deletion. */
  readonly before: References;
  /** Contacts that the import created. */
  readonly own: readonly string[];
  /** Contacts that were there before it, so that it skipped them. */
  readonly skipped: readonly string[];
}

/**
 * What the deletion of an import's contacts has left: its own are gone, those that it skipped as duplicates are there,
 * and so are all others (section 4.3). Answers whether all that holds.
 */
export async function seeDeletion(
  { t, ledgerId }: Place,
  { before, own, skipped }: Concerned,
): Promise<void> {
  t.step('get the contacts of the ledger');
  const left = await referencesWithout(own, t, ledgerId);
  const countLeft = (references: readonly string[]) => references.filter((each) => left.has(each)).length;
  if (skipped.length > 0) {
    t.expect('imports.delete-only-own').holds(countLeft(skipped) === skipped.length, {
      at: 'contacts',
      expected: `the ${skipped.length} contacts that the import skipped as duplicates`,
      received: `${countLeft(skipped)} of them`,
    });
  }
  const others = [...before.keys()].filter((each) => !own.includes(each) && !skipped.includes(each));
  const holds = countLeft(own) === 0 && countLeft(others) === others.length;
  t.expect('imports.delete-completed').holds(holds, {
    at: 'contacts',
    expected: `none of the ${own.length} contacts of the import, and all ${others.length} others`,
    received: `${countLeft(own)} of the import, and ${countLeft(others)} others`,
  });
}
