import { scenario } from '../../../scene/scenario.js';
import { getUsage } from './usage.js';

/** The usage of an organization of others (sections 4.3 and 5 rule 5). */
export const usageOfOthers = scenario({
  id: 'billing/usage-of-others',
  rules: ['usage.org-isolation'],
  needs: ['token', 'other-org'],
  requests: 3,
  async record(t) {
    const { otherOrg } = t.target;
    if (otherOrg === undefined) return;
    if (!t.worked('getUsage')) t.body(await getUsage(t));
    t.step('get the usage of an organization without a role on it');
    const answer = await t.call('getUsage', { path: { org_id: otherOrg } });
    t.expect('usage.org-isolation', answer).refused('the caller holds no role on this organization');
  },
});
