import { scenario } from '../../scenarios/scenario.js';
import { itemsOf } from '../../wire/members.js';
import { seeBounds } from './contents.js';
import { getLedger, listedIn } from './ledger-calls.js';
import { countsIn, differing } from './ledger-facts.js';
import { ledgerIdIn } from './own-ledger.js';
import { seeAgreement } from './records.js';

const rules = ['ledger.list-has-each', 'ledger.counts-bounds'] as const;

/** Ledgers that are there anyway: nothing is changed (section 4.3). */
export const listedLedgers = scenario({
  id: 'ledgers/listed',
  rules,
  needs: ['ledger', 'token'],
  requests: 3,
  async record(recorder, context) {
    recorder.step('list the ledgers');
    const before = await context.call('getLedgers');
    const ledgers = itemsOf(recorder.body(before));
    const id = ledgers.map(ledgerIdIn).find((each) => each !== undefined);
    if (id === undefined) {
      for (const rule of rules) recorder.skip(rule, 'the organization shows no ledger');
      return;
    }
    for (const ledger of ledgers) seeBounds(recorder, countsIn(ledger), before);
    recorder.step('get one of them');
    const record = recorder.object(await getLedger(context, id));
    recorder.step('list them again');
    const after = await context.call('getLedgers');
    const [first, second] = [listedIn(before.response.json, id), listedIn(recorder.body(after), id)];
    if (!first || !second || differing(first, second)) {
      recorder.cannot('ledger.list-has-each', 'somebody else changed the ledger meanwhile');
      return;
    }
    seeAgreement(recorder, record, second, after);
  },
});
