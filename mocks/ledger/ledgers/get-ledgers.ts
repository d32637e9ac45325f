import type { Handler } from '../../engine/handler.js';
import { listLedgers } from '../stored/ledger.js';
import { ledgerRecord } from './ledger-record.js';

/** Returns all ledgers of the organization, oldest first. */
export const getLedgers: Handler<'getLedgers'> = async ({ path }, world) => {
  const { store, profile, schedule } = world;
  await schedule.reached();
  const ledgers = await listLedgers(store, path.org_id);
  return { status: 200, body: { ledgers: ledgers.map((ledger) => ledgerRecord(ledger, profile)) } };
};
