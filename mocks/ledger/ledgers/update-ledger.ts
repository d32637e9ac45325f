import type { Handler } from '../../engine/handler.js';
import { putLedger } from '../stored/ledger.js';
import { changeLedger } from '../stored/ledger-of.js';
import { ledgerRecord } from './ledger-record.js';

/** Changes the name, the description or both; an empty description removes it. */
export const updateLedger: Handler<'updateLedger'> = async ({ path, body }, world) => {
  const { name, description } = body;
  const updated = await changeLedger(path, world, async (store, ledger) => {
    const changed = {
      ...ledger,
      ...(name === undefined ? {} : { name }),
      ...(description === undefined ? {} : { description: description || null }),
    };
    await putLedger(store, changed);
    return changed;
  });
  if ('refused' in updated) return updated;
  return { status: 200, body: ledgerRecord(updated, world.profile) };
};
