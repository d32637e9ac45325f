import type { components } from '../../../generated/ledger.js';
import type { Store } from '../../state/store.js';

/** The name of a field of which changes can be tracked, as the contract lists them. */
export type TrackableField = components['schemas']['TrackableField'];

/** One list of tracked fields, as it is stored under its number in the collection `tracked-fields:<ledger id>`. */
export type TrackedVersion = {
  readonly version: number;
  readonly fields: readonly TrackableField[];
  readonly createdAtMs: number;
  /** When an enrichment cycle took it on; null before. */
  readonly effectiveAtMs: number | null;
  /** Null unless it was deleted: it stays listed as such. */
  readonly deletedAtMs: number | null;
};

export const versionsOf = (ledgerId: string): string => `tracked-fields:${ledgerId}`;

/** Numbers in the order of texts; those that are times of updates have thirteen digits. */
const keyOf = (version: number): string => String(version).padStart(16, '0');

export const putVersion = (store: Store, ledgerId: string, version: TrackedVersion): Promise<void> =>
  store.put(versionsOf(ledgerId), keyOf(version.version), version);

export const findVersion = async (
  store: Store,
  ledgerId: string,
  version: number | null,
): Promise<TrackedVersion | undefined> =>
  version === null ? undefined : store.get(versionsOf(ledgerId), keyOf(version));

/** Every version of a ledger, the newest first, the deleted ones included. */
export async function listVersions(store: Store, ledgerId: string): Promise<readonly TrackedVersion[]> {
  const entries = await store.scan<TrackedVersion>(versionsOf(ledgerId));
  return entries.map(({ value }) => value).reverse();
}
