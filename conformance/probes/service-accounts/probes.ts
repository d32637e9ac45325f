import { type Probes, unseen } from '../probe.js';

const todo = unseen('no probe yet');

export const serviceAccountsProbes: Probes<'sa'> = {
  'sa.deleted-form': todo,
};
