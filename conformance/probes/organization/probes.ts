import { type Probes, unseen } from '../probe.js';

const todo = unseen('no probe yet');

export const organizationProbes: Probes<'org'> = {
  'org.named': todo,
};
