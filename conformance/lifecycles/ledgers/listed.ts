import { story } from '../../story/story.js';
import { itemsOf } from '../../wire/members.js';
import { seeBounds } from './contents.js';
import { getLedger, listedIn } from './ledger-calls.js';
import { countsIn, differing } from './ledger-facts.js';
import { ledgerIdIn } from './own-ledger.js';
import { seeAgreement } from './records.js';

const rules = ['ledger.list-has-each', 'ledger.counts-bounds'] as const;

/** Ledgers that are there anyway: nothing is changed (section 4.3). */
export const listedLedgers = story({
  id: 'ledgers/listed',
  rules,
  needs: ['ledger', 'token'],
  requests: 3,
  async tell(teller, lab) {
    teller.step('list the ledgers');
    const before = await lab.call('getLedgers');
    const ledgers = itemsOf(teller.body(before));
    const id = ledgers.map(ledgerIdIn).find((each) => each !== undefined);
    if (id === undefined) {
      for (const rule of rules) teller.skip(rule, 'the organization shows no ledger');
      return;
    }
    for (const ledger of ledgers) seeBounds(teller, countsIn(ledger), before);
    teller.step('get one of them');
    const record = teller.record(await getLedger(lab, id));
    teller.step('list them again');
    const after = await lab.call('getLedgers');
    const [first, second] = [listedIn(before.response.json, id), listedIn(teller.body(after), id)];
    if (!first || !second || differing(first, second)) {
      teller.cannot('ledger.list-has-each', 'somebody else changed the ledger meanwhile');
      return;
    }
    seeAgreement(teller, record, second, after);
  },
});
