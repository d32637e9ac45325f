import type { Handler } from '../../engine/handler.js';
import { keptLedgerOf } from '../stored/ledger-of.js';
import { findVersion } from '../stored/versions.js';
import { nothingTrackedBy } from './nothing-tracked.js';
import { versionRecord } from './version-record.js';

/** Returns the newest list of tracked fields, whether or not it is effective yet. */
export const getTrackedFields: Handler<'getTrackedFields'> = async ({ path }, world) => {
  const ledger = await keptLedgerOf(path, world);
  if ('refused' in ledger) return ledger;
  const { store, profile } = world;
  const version = await findVersion(store, ledger.id, ledger.tracking.current);
  if (version !== undefined) return { status: 200, body: versionRecord(version, ledger.id, profile) };
  return nothingTrackedBy(ledger, profile) ?? { status: 200, body: { fields: [] } };
};
