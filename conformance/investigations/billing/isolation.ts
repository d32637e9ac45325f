import { story } from '../../story/story.js';
import { getUsage } from './usage.js';

/** The usage of an organization of others (sections 4.3 and 5 rule 5). */
export const usageOfOthers = story({
  id: 'billing/usage-of-others',
  rules: ['usage.org-isolation'],
  needs: ['billing', 'token', 'other-org'],
  requests: 3,
  async tell(teller, lab) {
    const { otherOrg } = lab.target;
    if (otherOrg === undefined) return;
    teller.body(await getUsage(lab));
    teller.step('get the usage of an organization without a role on it');
    const answer = await lab.call('getUsage', { path: { org_id: otherOrg } });
    teller.refuses('usage.org-isolation', answer, 'the caller holds no role on this organization');
  },
});
