import type { Handler } from '../../engine/handler.js';
import { putLedger } from '../stored/ledger.js';
import { changeLedger } from '../stored/ledger-of.js';
import { afterTracking } from '../stored/tracking.js';
import { putVersion, type TrackedVersion } from '../stored/versions.js';
import { nextVersion } from './version-form.js';
import { versionRecord } from './version-record.js';

/** Replaces the list of tracked fields with a new version, effective from the next enrichment cycle on (section 4.3). */
export const updateTrackedFields: Handler<'updateTrackedFields'> = async ({ path, body }, world) => {
  const { clock, profile } = world;
  const now = clock.now();
  const created = await changeLedger(path, world, async (store, ledger) => {
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
    return version;
  });
  if ('refused' in created) return created;
  return { status: 200, body: versionRecord(created, path.ledger_id, profile) };
};
