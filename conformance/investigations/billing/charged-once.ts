import { Leave } from '../../run/leave.js';
import { story } from '../../story/story.js';
import { isSuccess } from '../../story/teller.js';

const header = 'x-credits-used';

/** Assumed (section 8): somebody who was found in this period is found again for nothing. */
export const chargedOnce = story({
  id: 'billing/charged-once',
  rules: ['limits.quota-unique-person'],
  needs: ['token'],
  asksForPeople: true,
  requests: 3,
  async tell(teller, lab) {
    const known = lab.pool.distinct[0];
    if (!known) throw new Leave('inconclusive', 'the target has shown nobody who can be found again');
    const find = () => lab.find({ matches: [known.lookup], size: 1 });
    teller.step('find somebody');
    await find();
    teller.step('find them again');
    const again = await find();
    if (!isSuccess(again)) throw new Leave('inconclusive', `find was answered with ${again.response.status}`);
    const used = again.response.headers[header]?.trim();
    if (used === undefined || !/^\d+$/.test(used)) {
      return teller.skip('limits.quota-unique-person', `find does not tell in ${header} what it has charged`);
    }
    const seen = {
      at: `header ${header}`,
      expected: '0: this person was charged for before',
      received: used,
    };
    teller.see('limits.quota-unique-person', Number(used) === 0, () => seen, again);
  },
});
