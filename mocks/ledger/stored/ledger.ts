import type { Store } from '../../state/store.js';
import type { Counts } from './counts.js';
import type { Tracking } from './tracking.js';

/** A contact list of an organization, as it is stored under its id in the collection `ledgers:<org>`. */
export type Ledger = {
  readonly id: string;
  readonly org: string;
  readonly name: string;
  readonly description: string | null;
  readonly createdAtMs: number;
  /** Kept in step with the contacts: whoever writes a contact writes these in the same transaction. */
  readonly counts: Counts;
  /** How many imports there ever were. */
  readonly imports: number;
  /** Those of them that are not processed yet, so that a call need not look through all of them. */
  readonly openImports: readonly { readonly id: string; readonly completesAtMs: number | null }[];
  readonly tracking: Tracking;
  /** Of a deleted ledger that can still be read (question ledger.delete). */
  readonly deletedAtMs: number | null;
};

export const ledgersOf = (org: string): string => `ledgers:${org}`;

/** The ledger of that organization; another organization's is as absent as one that never was. */
export const findLedger = (store: Store, org: string, id: string): Promise<Ledger | undefined> =>
  store.get<Ledger>(ledgersOf(org), id);

export const putLedger = (store: Store, ledger: Ledger): Promise<void> =>
  store.put(ledgersOf(ledger.org), ledger.id, ledger);

/** The ledgers of an organization that are not deleted, the oldest first. */
export async function listLedgers(store: Store, org: string): Promise<readonly Ledger[]> {
  const entries = await store.scan<Ledger>(ledgersOf(org));
  return entries
    .map(({ value }) => value)
    .filter(({ deletedAtMs }) => deletedAtMs === null)
    .sort((a, b) => a.createdAtMs - b.createdAtMs);
}
