import { scenario } from '../../../scene/scenario.js';
import { answerTime } from '../../exchanges/answer-time.js';
import { attempts, getUsage, linesOf, usageUntil } from './usage.js';

/** Periods may be given as dates in any time zone, ending on their last day. */
const toleranceMs = 2 * 86_400_000;

/** The usage of the current billing period (section 4.3). */
export const currentUsage = scenario({
  id: 'billing/current-usage',
  rules: ['usage.current'],
  requests: attempts,
  async record(t) {
    t.step('get the usage');
    const answer = await usageUntil(t, {}, await getUsage(t), ({ length }) => length > 0);
    const lines = linesOf(t.body(answer));
    if (lines.length === 0) return t.cannot('usage.current', 'there are no usage records');
    // The period may be given for the whole response or for each record.
    const dated = [...linesOf([answer.response.json ?? null]), ...lines].filter(
      ({ startsAt, endsAt }) => startsAt !== undefined || endsAt !== undefined,
    );
    if (dated.length === 0) {
      return t.skip(
        'usage.current',
        'no usage record shows its `period_start` or `period_end`: map it with --overlay',
      );
    }
    const { earliest, latest } = answerTime(answer);
    const other = dated.find(
      ({ startsAt = latest, endsAt = earliest }) =>
        startsAt > latest + toleranceMs || endsAt < earliest - toleranceMs,
    );
    t.expect('usage.current', answer).holds(other === undefined, {
      at: 'records',
      expected: `billing periods that ${new Date(latest).toISOString()} lies in`,
      received: `one from ${dayOf(other?.startsAt)} to ${dayOf(other?.endsAt)}`,
    });
  },
});

function dayOf(time: number | undefined): string {
  return time === undefined ? 'an unknown day' : new Date(time).toISOString().slice(0, 10);
}

/** The usage of an organization that the caller holds no role on (sections 4.3 and 5 rule 5). */
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
