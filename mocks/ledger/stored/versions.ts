import type { components } from '../../../generated/ledger.js';
import type { Store } from '../../state/store.js';

/** The name of a field whose changes can be tracked, as listed in the contract. */
export type TrackableField = components['schemas']['TrackableField'];

/** One list of tracked fields, stored under its number in the collection `tracked-fields:<ledger id>`. */
export type TrackedVersion = {
  readonly version: number;
  readonly fields: readonly TrackableField[];
  readonly createdAtMs: number;
  /** When an enrichment cycle put it into effect; null before. */
  readonly effectiveAtMs: number | null;
  /** Null unless it was deleted. A deleted version remains listed. */
  readonly deletedAtMs: number | null;
};

export const versionsOf = (ledgerId: string): string => `tracked-fields:${ledgerId}`;

/** Pads numbers so that keys sort in numeric order. Versions that are timestamps have thirteen digits. */
const keyOf = (version: number): string => String(version).padStart(16, '0');

export const putVersion = (store: Store, ledgerId: string, version: TrackedVersion): Promise<void> =>
  store.put(versionsOf(ledgerId), keyOf(version.version), version);

export const findVersion = async (
  store: Store,
  ledgerId: string,
  version: number | null,
): Promise<TrackedVersion | undefined> =>
  version === null ? undefined : store.get(versionsOf(ledgerId), keyOf(version));

/** Returns all versions of a ledger, newest first, including deleted ones. */
export async function listVersions(store: Store, ledgerId: string): Promise<readonly TrackedVersion[]> {
  const entries = await store.scan<TrackedVersion>(versionsOf(ledgerId));
  return entries.map(({ value }) => value).reverse();
}
