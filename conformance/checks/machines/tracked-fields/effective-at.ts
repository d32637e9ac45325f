import { scenario } from '../../../scene/scenario.js';
import { textIn } from '../../../target/wire/members.js';
import { createLedger } from '../ledgers/own-ledger.js';
import { getFields, lists, track } from './tracked.js';

/** When a new list of tracked fields shows to take effect (question tracked.form). */
export const trackedFieldEffect = scenario({
  id: 'tracked-fields/effective-at',
  rules: ['tracked.effective-at'],
  needs: ['token', 'control'],
  requests: 4,
  async record(t) {
    const { id } = await createLedger(t);
    await track(t, id, lists.two);
    const before = await getFields(t, id);
    const effective = textIn(t.body(before), 'effective_at', 'effectiveAt') ?? null;
    const early = {
      at: 'effective_at',
      expected: 'nothing before the next cycle',
      received: effective,
    };
    t.expect('tracked.effective-at', before).holds(effective === null, early);

    t.step('run an enrichment cycle');
    await t.control?.enrich();
    t.step('get them');
    const after = await getFields(t, id);
    const since = textIn(t.body(after), 'effective_at', 'effectiveAt') ?? null;
    const late = { at: 'effective_at', expected: 'the time of the cycle', received: since };
    t.expect('tracked.effective-at', after).holds(since !== null, late);
  },
});
