import type { Handler } from '../../engine/handler.js';
import { isRefusal } from '../../engine/refusal.js';
import { putLedger } from '../stored/ledger.js';
import { changeLedger } from '../stored/ledger-of.js';
import { afterTracking } from '../stored/tracking.js';
import { listVersions, putVersion } from '../stored/versions.js';
import { nothingTrackedBy } from './nothing-tracked.js';

/** Stops tracking at once. All versions remain listed as deleted. */
export const deleteTrackedFields: Handler<'deleteTrackedFields'> = async ({ path }, world) => {
  const now = world.clock.now();
  const outcome = await changeLedger(path, world, async (store, ledger) => {
    if (ledger.tracking.current === null) return nothingTrackedBy(ledger, world.profile) ?? {};
    for (const version of await listVersions(store, ledger.id)) {
      if (version.deletedAtMs === null) await putVersion(store, ledger.id, { ...version, deletedAtMs: now });
    }
    await putLedger(store, { ...ledger, tracking: afterTracking(ledger.tracking, 'delete') });
    return {};
  });
  return isRefusal(outcome) ? outcome : { status: 204, body: undefined };
};
