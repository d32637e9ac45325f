import type { components } from '../../generated/ledger.js';
import type { Readings } from '../../generated/questions.js';
import type { Handler, Profile } from '../engine/handler.js';
import { windowed } from '../engine/paging.js';
import { quote, type Refusal, refuse } from '../engine/refusal.js';
import type { Collection, Store } from '../state/store.js';
import { idAs } from '../views/ids.js';
import { changeLedger, keptLedgerOf, type Ledger, putLedger } from './ledgers.js';

/** Calls show the `current` list at once; only an enrichment cycle makes it `effective` (section 4.3). */
export type Tracking = {
  /** The last version that was assigned; 0 before the first. Numbers are never reused. */
  readonly last: number;
  readonly current: number | null;
  readonly effective: number | null;
};

export type TrackingAction = 'update' | 'delete' | 'cycle';

export const nothingTracked: Tracking = { last: 0, current: null, effective: null };

//                          update              delete            cycle
// nothing tracked          n+1, effective -    -                 -
// n, effective -           n+1, effective -    nothing tracked   n, effective n
// n, effective m           n+1, effective m    nothing tracked   n, effective n
const actions: Readonly<Record<TrackingAction, (tracking: Tracking, version: number) => Tracking>> = {
  update: ({ effective }, version) => ({ last: version, current: version, effective }),
  delete: ({ last }) => ({ last, current: null, effective: null }),
  cycle: ({ last, current }) => ({ last, current, effective: current }),
};

export function afterTracking(
  tracking: Tracking,
  action: TrackingAction,
  version: number = tracking.last + 1,
): Tracking {
  return actions[action](tracking, version);
}

export type TrackableField = components['schemas']['TrackableField'];

export type TrackedVersion = {
  readonly version: number;
  readonly fields: readonly TrackableField[];
  readonly createdAtMs: number;
  /** When an enrichment cycle put it into effect; null before. */
  readonly effectiveAtMs: number | null;
  /** Null unless it was deleted. A deleted version remains listed. */
  readonly deletedAtMs: number | null;
};

export const versionsOf = (ledgerId: string): Collection<TrackedVersion> => `tracked-fields:${ledgerId}`;

/** Pads numbers so that keys sort in numeric order. Versions that are timestamps have thirteen digits. */
const keyOf = (version: number): string => String(version).padStart(16, '0');

export const putVersion = (store: Store, ledgerId: string, version: TrackedVersion): Promise<void> =>
  store.put(versionsOf(ledgerId), keyOf(version.version), version);

export const findVersion = async (store: Store, ledgerId: string, version: number | null) =>
  version === null ? undefined : store.get(versionsOf(ledgerId), keyOf(version));

/** Returns all versions of a ledger, newest first, including deleted ones. */
export async function listVersions(store: Store, ledgerId: string): Promise<readonly TrackedVersion[]> {
  return (await store.list(versionsOf(ledgerId))).reverse();
}

/** Returns a version of the tracked fields as API responses show it (section 4.3). */
export function versionRecord(
  { version, fields, createdAtMs, effectiveAtMs, deletedAtMs }: TrackedVersion,
  ledgerId: string,
  profile: Profile,
): components['schemas']['TrackedFields'] {
  return {
    version: versionAs(profile.reading('tracked.version'), version, ledgerId),
    fields: [...fields],
    created_at: new Date(createdAtMs).toISOString(),
    ...(effectiveAtMs === null ? {} : { effective_at: new Date(effectiveAtMs).toISOString() }),
    ...(deletedAtMs === null ? {} : { deleted_at: new Date(deletedAtMs).toISOString() }),
  };
}

type Form = Readings['tracked.version'];

/** Returns the number of a new version: the last one plus 1, or the current time if versions are timestamps. */
export function nextVersion(form: Form, { last }: Tracking, now: number): number {
  return form === 'timestamp' ? Math.max(now, last + 1) : last + 1;
}

/** Returns a version of the tracked fields as API responses show it (question tracked.version). */
export function versionAs(form: Form, version: number, ledgerId: string): number | string {
  if (form === 'timestamp') return new Date(version).toISOString();
  return form === 'uuid' ? idAs('uuid', `${ledgerId}#${version}`) : version;
}

/** Returns the newest list of tracked fields, whether or not it is effective yet. */
export const getTrackedFields: Handler<'getTrackedFields'> = async ({ path }, world) => {
  const ledger = await keptLedgerOf(path, world);
  const { store, profile } = world;
  const version = await findVersion(store, ledger.id, ledger.tracking.current);
  if (version !== undefined) return { status: 200, body: versionRecord(version, ledger.id, profile) };
  return nothingTrackedBy(ledger, profile) ?? { status: 200, body: { fields: [] } };
};

/** Replaces the list of tracked fields with a new version, effective from the next enrichment cycle on (section 4.3). */
export const updateTrackedFields: Handler<'updateTrackedFields'> = async ({ path, body }, world) => {
  const { clock, profile } = world;
  const now = clock.now();
  return changeLedger(path, world, async (store, ledger) => {
    const version: TrackedVersion = {
      version: nextVersion(profile.reading('tracked.version'), ledger.tracking, now),
      fields: body.fields,
      createdAtMs: now,
      effectiveAtMs: null,
      deletedAtMs: null,
    };
    await putVersion(store, ledger.id, version);
    await putLedger(store, {
      ...ledger,
      tracking: afterTracking(ledger.tracking, 'update', version.version),
    });
    return { status: 200, body: versionRecord(version, ledger.id, profile) };
  });
};

/** Stops tracking at once. All versions remain listed as deleted. */
export const deleteTrackedFields: Handler<'deleteTrackedFields'> = async ({ path }, world) => {
  const now = world.clock.now();
  return changeLedger(path, world, async (store, ledger) => {
    const done = { status: 204, body: undefined } as const;
    if (ledger.tracking.current === null) return nothingTrackedBy(ledger, world.profile) ?? done;
    for (const version of await listVersions(store, ledger.id)) {
      if (version.deletedAtMs === null) await putVersion(store, ledger.id, { ...version, deletedAtMs: now });
    }
    await putLedger(store, { ...ledger, tracking: afterTracking(ledger.tracking, 'delete') });
    return done;
  });
};

export const listTrackedVersions: Handler<'listTrackedVersions'> = async ({ path, query }, world) => {
  const ledger = await keptLedgerOf(path, world);
  const known = await listVersions(world.store, ledger.id);
  const wanted = known.filter(({ deletedAtMs }) => query.include_deleted || deletedAtMs === null);
  const { rows, window } = windowed(wanted, query);
  const versions = rows.map((version) => versionRecord(version, ledger.id, world.profile));
  return { status: 200, body: { versions, ...window } };
};

/** Returns the refusal for a ledger that tracks nothing; undefined if the profile has none (question tracked.none). */
function nothingTrackedBy({ id }: Ledger, profile: Profile): Refusal | undefined {
  if (profile.reading('tracked.none') === 'empty-200') return undefined;
  const message = `Ledger ${quote(id)} tracks no fields: \`updateTrackedFields\` sets some.`;
  return refuse('nothing-tracked', message);
}
