import { scenario } from '../../../scene/scenario.js';
import { itemsOf, textIn } from '../../../target/wire/members.js';
import { countsIn, differing, seeAgreement, seeBounds } from './ledger-facts.js';
import { getLedger, listedIn } from './own-ledger.js';

const rules = ['ledger.list-has-each', 'ledger.counts-bounds'] as const;

/** Existing ledgers, which are only read (section 4.3). */
export const listedLedgers = scenario({
  id: 'ledgers/listed',
  rules: rules,
  requests: 3,
  async record(t) {
    t.step('list the ledgers');
    const before = await t.call('getLedgers');
    const ledgers = itemsOf(t.body(before));
    const id = textIn(ledgers[0], 'id');
    if (id === undefined) {
      for (const rule of rules) t.skip(rule, 'the organization shows no ledger');
      return;
    }
    for (const ledger of ledgers) seeBounds(t, countsIn(ledger), before);
    t.step('get one of them');
    const record = t.object(await getLedger(t, id));
    const first = listedIn(before.response.json, id);
    if (first && !differing(record, first)) return seeAgreement(t, record, first, before);
    t.step('list them again');
    const after = await t.call('getLedgers');
    const second = listedIn(t.body(after), id);
    if (!first || !second || differing(first, second)) {
      return t.cannot('ledger.list-has-each', 'somebody else changed the ledger meanwhile');
    }
    seeAgreement(t, record, second, after);
  },
});
