import type { Probes } from '../probe.js';
import { ledgerCounts } from './counts.js';
import { ledgerDelete } from './delete.js';

export const ledgersProbes: Probes<'ledger'> = {
  'ledger.counts': ledgerCounts,
  'ledger.delete': ledgerDelete,
};
