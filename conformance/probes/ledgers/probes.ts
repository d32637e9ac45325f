import { type Probes, unseen } from '../probe.js';

const todo = unseen('no probe yet');

export const ledgersProbes: Probes<'ledger'> = {
  'ledger.counts': todo,
  'ledger.delete': todo,
};
