import { referencesOf } from '../../checks/machines/contacts/contact.js';
import { deleteOne } from '../../checks/machines/contacts/deleting.js';
import { contactsOf } from '../../checks/machines/ledgers/own-ledger.js';
import { eventually } from '../../scene/eventually.js';
import { type Exchange, isSuccess } from '../../target/exchange.js';
import { bodyOf, undecided } from '../answers.js';
import { type Filled, filled, filledRequests } from '../imports/filled.js';
import type { ProbeContext } from '../probe-context.js';
import { sceneOf } from '../scene-of.js';

/** Deletions of contacts, one by one, by names that do not look like an id of a contact, and by some that do. */
export interface Deleted {
  readonly ledger: Filled;
  /** Its customer reference id is that of a contact which is gone. */
  readonly reference: string;
  /** How the deletions by reference ids were answered that begin like ids of contacts, in small and in capital letters. */
  readonly small: Exchange;
  readonly capital: Exchange;
  /** Customer reference ids that are shown after all of them. */
  readonly left: readonly string[];
}

/** Waits between two looks at contacts of which one is to be gone. */
const waitsMs = [250, 750, 2000];

/** Requests that it takes at most. */
export const deletedRequests = filledRequests + 4 + waitsMs.length;

/** Once in each round. Ends the probe where deleting a contact by its reference id does not work. */
export const deleted = (t: ProbeContext): Promise<Deleted> =>
  t.shared('contacts deleted', async () => {
    const ledger = await filled(t);
    const { ledgerId, references, shown } = ledger;
    const [reference = ''] = references.plain;
    if (![references.small, references.capital, reference].every((each) => shown.includes(each)))
      throw undecided('contacts that were added are not shown');
    const small = await deleteOne(t, ledgerId, references.small);
    const capital = await deleteOne(t, ledgerId, references.capital);
    // The last one: where it is gone, the others would be.
    bodyOf(await deleteOne(t, ledgerId, reference));
    const left = await referencesWhen(t, ledgerId, (all) => !all.includes(reference));
    if (left.includes(reference)) throw undecided('a contact that was deleted is shown');
    return { ledger, reference, small, capital, left };
  });

/** The customer reference ids that a ledger shows; where they are not as expected, as they are a few seconds later. */
export const referencesWhen = (
  t: ProbeContext,
  ledgerId: string,
  isExpected: (references: readonly string[]) => boolean,
): Promise<readonly string[]> =>
  eventually(t, waitsMs, async () => referencesOf(await contactsOf(sceneOf(t), ledgerId)), isExpected);

/** Requests that such a look takes at most. */
export const lookRequests = 1 + waitsMs.length;

/** Whether a deletion was answered as one of a contact that does not exist may be. */
export const mayBeMissing = (answer: Exchange): boolean =>
  isSuccess(answer) || answer.response.status === 404;
