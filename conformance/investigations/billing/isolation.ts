import { scenario } from '../../scenarios/scenario.js';
import { getUsage } from './usage.js';

/** The usage of an organization of others (sections 4.3 and 5 rule 5). */
export const usageOfOthers = scenario({
  id: 'billing/usage-of-others',
  rules: ['usage.org-isolation'],
  needs: ['billing', 'token', 'other-org'],
  requests: 3,
  async record(recorder, context) {
    const { otherOrg } = context.target;
    if (otherOrg === undefined) return;
    recorder.body(await getUsage(context));
    recorder.step('get the usage of an organization without a role on it');
    const answer = await context.call('getUsage', { path: { org_id: otherOrg } });
    recorder.refuses('usage.org-isolation', answer, 'the caller holds no role on this organization');
  },
});
