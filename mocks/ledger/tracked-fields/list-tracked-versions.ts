import type { Handler } from '../../engine/handler.js';
import { windowed } from '../../engine/paging.js';
import { keptLedgerOf } from '../stored/ledger-of.js';
import { listVersions } from '../stored/versions.js';
import { versionRecord } from './version-record.js';

/** Returns the versions of the tracked fields, newest first. */
export const listTrackedVersions: Handler<'listTrackedVersions'> = async ({ path, query }, world) => {
  const ledger = await keptLedgerOf(path, world);
  if ('refused' in ledger) return ledger;
  const { include_deleted = false, limit = 50, offset = 0 } = query;
  const known = await listVersions(world.store, ledger.id);
  const versions = known.filter(({ deletedAtMs }) => include_deleted || deletedAtMs === null);
  const shown = windowed(versions, { limit, offset });
  return {
    status: 200,
    body: {
      versions: shown.map((version) => versionRecord(version, ledger.id, world.profile)),
      total: versions.length,
      limit,
      offset,
    },
  };
};
