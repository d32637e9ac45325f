import { itemsOf, textIn } from '../../target/wire/members.js';
import type { Probes } from '../probe.js';
import { requiredRole } from '../roles/required-role.js';
import { lag } from './lag.js';
import { unlimited } from './unlimited.js';

export const billingProbes: Probes<'usage'> & Probes<'subscriptions'> = {
  'usage.unlimited': unlimited,
  'usage.lag': lag,
  'subscriptions.role': requiredRole(
    'subscriptions.role',
    [
      {
        operation: 'getSubscriptions',
        input: () => ({}),
        isUnderstood: ({ response }) =>
          itemsOf(response.json).some((each) => textIn(each, 'product', 'status') !== undefined),
      },
    ],
    { needs: ['billing'] },
  ),
};
