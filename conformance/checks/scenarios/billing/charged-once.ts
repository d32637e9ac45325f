import { isSuccess } from '../../../scene/recorder.js';
import { scenario } from '../../../scene/scenario.js';
import { EndScenario } from '../../../target/end-scenario.js';

const header = 'x-credits-used';

/** Assumed (section 8): somebody who was found in this period is found again for nothing. */
export const chargedOnce = scenario({
  id: 'billing/charged-once',
  rules: ['limits.quota-unique-person'],
  asksForPeople: true,
  requests: 3,
  async record(t) {
    const known = t.pool.distinct[0];
    if (!known) throw new EndScenario('inconclusive', 'the target has shown nobody who can be found again');
    const find = () => t.find({ matches: [known.lookup], size: 1 });
    t.step('find somebody');
    await find();
    t.step('find them again');
    const again = await find();
    if (!isSuccess(again))
      throw new EndScenario('inconclusive', `find was answered with ${again.response.status}`);
    const used = again.response.headers[header]?.trim();
    if (used === undefined || !/^\d+$/.test(used)) {
      return t.skip('limits.quota-unique-person', `find does not tell in ${header} what it has charged`);
    }
    const seen = {
      at: `header ${header}`,
      expected: '0: this person was charged for before',
      received: used,
    };
    t.expect('limits.quota-unique-person', again).holds(Number(used) === 0, seen);
  },
});
