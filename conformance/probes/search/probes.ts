import { type Probes, unseen } from '../probe.js';

const todo = unseen('no probe yet');

export const searchProbes: Probes<'search'> = {
  'search.people-key': todo,
  'search.count-key': todo,
  'search.page-end': todo,
  'search.role': todo,
};
