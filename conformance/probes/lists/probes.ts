import { type Probes, unseen } from '../probe.js';

const todo = unseen('no probe yet');

export const listsProbes: Probes<'list'> = {
  'list.limit-over': todo,
  'list.envelope': todo,
};
