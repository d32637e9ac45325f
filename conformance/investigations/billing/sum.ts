import { story } from '../../story/story.js';
import { describeTotal, totalsOf, unequal } from './totals.js';
import { getUsage, linesOf, mayBePaged, principalsIn } from './usage.js';

/** Usage may lag behind, and not in all groups alike. */
const [attempts, pauseMs] = [4, 2500];

/** What principals used, between two looks at what the organization used (section 4.3). */
export const usageSum = story({
  id: 'billing/usage-sum',
  rules: ['usage.sum'],
  needs: ['billing', 'token'],
  requests: 3 * attempts,
  async tell(teller, lab) {
    teller.step('get the usage by organization and by principal, while nothing else is called');
    for (let attempt = 1; ; attempt += 1) {
      const before = linesOf(teller.body(await getUsage(lab, { group_by: 'org' })));
      const answer = await getUsage(lab, { group_by: 'principal' });
      const body = teller.body(answer);
      const principals = linesOf(body);
      const after = linesOf(teller.body(await getUsage(lab, { group_by: 'org' })));
      if (principalsIn(principals).size === 0 || mayBePaged(body)) {
        return teller.skip(
          'usage.sum',
          'the records of all principals are not shown in one answer, each with its `principal`',
        );
      }
      const { quiet, differs } = unequal(totalsOf(before), totalsOf(principals), totalsOf(after));
      if (differs && attempt < attempts) {
        await lab.wait(pauseMs);
        continue;
      }
      if (!quiet)
        return teller.cannot('usage.sum', 'there is no usage, or all of it changed while it was read');
      const seen = () => ({
        at: 'records',
        expected: `${differs?.total.value} ${differs ? describeTotal(differs.total) : ''}, as of the organization`,
        received: differs?.sum ?? null,
      });
      return void teller.see('usage.sum', differs === undefined, seen, answer);
    }
  },
});
