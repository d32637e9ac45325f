import { family } from '../family.js';

export const billing = family({
  id: 'roles/billing',
  needs: ['identity'],
  requests: 0,
  make: async () => ({}),
  calls: { getUsage: () => ({}), getSubscriptions: () => ({}) },
});
