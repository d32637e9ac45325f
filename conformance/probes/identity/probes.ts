import { type Probes, unseen } from '../probe.js';

const todo = unseen('no probe yet');

export const identityProbes: Probes<'identity'> = {
  'identity.case': todo,
};
