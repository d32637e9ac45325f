import type { Handler } from '../../engine/handler.js';
import { keptLedgerOf } from '../stored/ledger-of.js';
import { ledgerRecord } from './ledger-record.js';

export const getLedger: Handler<'getLedger'> = async ({ path }, world) => {
  const ledger = await keptLedgerOf(path, world);
  if ('refused' in ledger) return ledger;
  return { status: 200, body: ledgerRecord(ledger, world.profile) };
};
