import { type Probes, unseen } from '../probe.js';

const todo = unseen('no probe yet');

export const trackedFieldsProbes: Probes<'tracked'> = {
  'tracked.none': todo,
  'tracked.version': todo,
};
