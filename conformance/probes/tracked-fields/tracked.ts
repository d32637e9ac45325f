import {
  areSame,
  fieldsIn,
  getFields,
  lists,
  updateFields,
} from '../../checks/machines/tracked-fields/tracked.js';
import type { Exchange } from '../../target/exchange.js';
import type { Json } from '../../target/json.js';
import { bodyOf, decided, undecided } from '../answers.js';
import { ledgerRequests, ownLedger } from '../ledgers/own-ledger.js';
import type { ProbeContext } from '../probe-context.js';

/** What became of the tracked fields of a ledger. */
export interface Tracked {
  readonly ledgerId: string;
  /** What was answered about them before there were any. */
  readonly before: Exchange;
  /** What two updates were answered, one after the other. */
  readonly updates: readonly Json[];
}

/** Requests that it takes at most. */
export const trackedRequests = ledgerRequests + 4;

/** A ledger whose tracked fields were updated twice, and are shown as they were sent. Once in each round. */
export const tracked = (t: ProbeContext): Promise<Tracked> =>
  t.shared('tracked fields', async () => {
    const { id: ledgerId } = await ownLedger(t);
    const before = decided(await getFields(t, ledgerId));
    const updates = [
      bodyOf(await updateFields(t, ledgerId, lists.two)),
      bodyOf(await updateFields(t, ledgerId, lists.one)),
    ];
    if (areSame(fieldsIn(bodyOf(await getFields(t, ledgerId))), lists.one))
      return { ledgerId, before, updates };
    throw undecided('the tracked fields of a ledger are not those that it was sent');
  });
