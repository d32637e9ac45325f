import { scenario } from '../../scenarios/scenario.js';
import { textIn } from '../../wire/members.js';
import { createLedger } from '../ledgers/own-ledger.js';
import { getFields, lists, track } from './tracked.js';

/** When a new list of tracked fields shows to take effect (question tracked.form). */
export const trackedFieldEffect = scenario({
  id: 'tracked-fields/effective-at',
  rules: ['tracked.effective-at'],
  needs: ['ledger', 'token', 'control', 'own-resources'],
  requests: 4,
  async record(recorder, context) {
    const { id } = await createLedger(context, recorder);
    await track(context, recorder, id, lists.two);
    const before = await getFields(context, id);
    const effective = textIn(recorder.body(before), 'effective_at', 'effectiveAt') ?? null;
    const early = () => ({
      at: 'effective_at',
      expected: 'nothing before the next cycle',
      received: effective,
    });
    if (!recorder.see('tracked.effective-at', effective === null, early, before)) return;

    recorder.step('run an enrichment cycle');
    await context.control?.enrich();
    recorder.step('get them');
    const after = await getFields(context, id);
    const since = textIn(recorder.body(after), 'effective_at', 'effectiveAt') ?? null;
    const late = () => ({ at: 'effective_at', expected: 'the time of the cycle', received: since });
    recorder.see('tracked.effective-at', since !== null, late, after);
  },
});
