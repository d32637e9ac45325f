import { type Probes, unseen } from '../probe.js';

const todo = unseen('no probe yet');

export const billingProbes: Probes<'usage'> & Probes<'subscriptions'> = {
  'usage.unlimited': todo,
  'usage.lag': todo,
  'subscriptions.role': todo,
};
