import { type Probes, unseen } from '../probe.js';

const todo = unseen('no probe yet');

export const sessionEndProbes: Probes<'end'> = {
  'end.unknown': todo,
};
