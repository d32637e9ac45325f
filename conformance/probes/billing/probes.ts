import { type Probes, unseen } from '../probe.js';
import { requiredRole } from '../roles/required-role.js';

const todo = unseen('no probe yet');

export const billingProbes: Probes<'usage'> & Probes<'subscriptions'> = {
  'usage.unlimited': todo,
  'usage.lag': todo,
  'subscriptions.role': requiredRole(
    'subscriptions.role',
    [{ operation: 'getSubscriptions', input: () => ({}) }],
    { needs: ['billing'] },
  ),
};
