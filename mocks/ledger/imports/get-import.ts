import type { Handler } from '../../engine/handler.js';
import { findImport } from '../stored/ledger-import.js';
import { keptLedgerOf } from '../stored/ledger-of.js';
import { importRecord } from './import-record.js';

export const getImport: Handler<'getImport'> = async ({ path }, world) => {
  const ledger = await keptLedgerOf(path, world);
  if ('refused' in ledger) return ledger;
  const batch = await findImport(world.store, ledger.id, path.import_id);
  if ('refused' in batch) return batch;
  return { status: 200, body: importRecord(batch, world.clock.now(), world.profile) };
};
