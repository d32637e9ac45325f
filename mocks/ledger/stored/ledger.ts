import type { Store } from '../../state/store.js';
import type { Counts } from './counts.js';
import type { Tracking } from './tracking.js';

/** A contact list of an organization, stored under its id in the collection `ledgers:<org>`. */
export type Ledger = {
  readonly id: string;
  readonly org: string;
  readonly name: string;
  readonly description: string | null;
  readonly createdAtMs: number;
  /** Kept consistent with the contacts: code that writes a contact updates these in the same transaction. */
  readonly counts: Counts;
  /** The number of imports so far, including deleted ones. */
  readonly imports: number;
  /** Imports that are not processed yet, so that a call need not search all imports. */
  readonly openImports: readonly { readonly id: string; readonly completesAtMs: number | null }[];
  readonly tracking: Tracking;
  /** When the ledger was deleted, if it can still be read (question ledger.delete); otherwise null. */
  readonly deletedAtMs: number | null;
};

export const ledgersOf = (org: string): string => `ledgers:${org}`;

/** Returns a ledger of an organization; undefined if it does not exist or belongs to another organization. */
export const findLedger = (store: Store, org: string, id: string): Promise<Ledger | undefined> =>
  store.get<Ledger>(ledgersOf(org), id);

export const putLedger = (store: Store, ledger: Ledger): Promise<void> =>
  store.put(ledgersOf(ledger.org), ledger.id, ledger);

/** Returns the ledgers of an organization that are not deleted, oldest first. */
export async function listLedgers(store: Store, org: string): Promise<readonly Ledger[]> {
  const entries = await store.scan<Ledger>(ledgersOf(org));
  return entries
    .map(({ value }) => value)
    .filter(({ deletedAtMs }) => deletedAtMs === null)
    .sort((a, b) => a.createdAtMs - b.createdAtMs);
}
