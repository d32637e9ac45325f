import { story } from '../../story/story.js';
import { textIn } from '../../wire/members.js';
import { createLedger } from '../ledgers/own-ledger.js';
import { getFields, lists, track } from './tracked.js';

/** When a new list of tracked fields shows to take effect (question tracked.form). */
export const trackedFieldEffect = story({
  id: 'tracked-fields/effective-at',
  rules: ['tracked.effective-at'],
  needs: ['ledger', 'token', 'control', 'own-resources'],
  requests: 4,
  async tell(teller, lab) {
    const { id } = await createLedger(lab, teller);
    await track(lab, teller, id, lists.two);
    const before = await getFields(lab, id);
    const effective = textIn(teller.body(before), 'effective_at', 'effectiveAt') ?? null;
    const early = () => ({
      at: 'effective_at',
      expected: 'nothing before the next cycle',
      received: effective,
    });
    if (!teller.see('tracked.effective-at', effective === null, early, before)) return;

    teller.step('run an enrichment cycle');
    await lab.control?.enrich();
    teller.step('get them');
    const after = await getFields(lab, id);
    const since = textIn(teller.body(after), 'effective_at', 'effectiveAt') ?? null;
    const late = () => ({ at: 'effective_at', expected: 'the time of the cycle', received: since });
    teller.see('tracked.effective-at', since !== null, late, after);
  },
});
