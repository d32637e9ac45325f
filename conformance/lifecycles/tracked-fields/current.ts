import { isSuccess } from '../../scenarios/recorder.js';
import { scenario } from '../../scenarios/scenario.js';
import { createLedger } from '../ledgers/own-ledger.js';
import { areSame, fieldsIn, getFields, lists, track } from './tracked.js';

/** Which fields are tracked after an update, and after they were deleted (section 4.3). */
export const currentTrackedFields = scenario({
  id: 'tracked-fields/current',
  rules: ['tracked.update-replaces', 'tracked.delete'],
  needs: ['ledger', 'token', 'own-resources'],
  requests: 7,
  async record(t) {
    const { id } = await createLedger(t);
    await track(t, id, lists.two);
    // Whether a list shows before it is effective is open: only where it does, the next one must, too.
    if (!areSame(fieldsIn((await getFields(t, id)).response.json), lists.two)) {
      const because = 'getting the tracked fields does not show a new list at once';
      t.skip('tracked.update-replaces', because);
      t.skip('tracked.delete', because);
      return;
    }
    await track(t, id, lists.one);
    t.step('get them');
    const got = await getFields(t, id);
    const now = fieldsIn(t.body(got));
    const isReplaced = t.soft('tracked.update-replaces', got).holds(areSame(now, lists.one), {
      at: 'fields',
      expected: `${lists.one}, and nothing else`,
      received: [...(now ?? [])],
    });
    if (!isReplaced) return;

    t.step('delete them');
    t.body(await t.call('deleteTrackedFields', { path: { ledger_id: id } }));
    t.step('get them');
    const gone = await getFields(t, id);
    // Whether there are none, or none to be found, is open (question tracked.none).
    const left = isSuccess(gone) ? (fieldsIn(gone.response.json) ?? []) : [];
    const seen = { at: 'fields', expected: 'none, they were deleted', received: [...left] };
    t.expect('tracked.delete', gone).holds(left.length === 0, seen);
  },
});
