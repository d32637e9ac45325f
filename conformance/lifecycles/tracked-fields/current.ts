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
  async record(recorder, context) {
    const { id } = await createLedger(context, recorder);
    await track(context, recorder, id, lists.two);
    // Whether a list shows before it is effective is open: only where it does, the next one must, too.
    if (!areSame(fieldsIn((await getFields(context, id)).response.json), lists.two)) {
      const because = 'getting the tracked fields does not show a new list at once';
      recorder.skip('tracked.update-replaces', because);
      recorder.skip('tracked.delete', because);
      return;
    }
    await track(context, recorder, id, lists.one);
    recorder.step('get them');
    const got = await getFields(context, id);
    const now = fieldsIn(recorder.body(got));
    const isReplaced = recorder.see(
      'tracked.update-replaces',
      areSame(now, lists.one),
      () => ({ at: 'fields', expected: `${lists.one}, and nothing else`, received: [...(now ?? [])] }),
      got,
    );
    if (!isReplaced) return;

    recorder.step('delete them');
    recorder.body(await context.call('deleteTrackedFields', { path: { ledger_id: id } }));
    recorder.step('get them');
    const gone = await getFields(context, id);
    // Whether there are none, or none to be found, is open (question tracked.none).
    const left = isSuccess(gone) ? (fieldsIn(gone.response.json) ?? []) : [];
    const seen = () => ({ at: 'fields', expected: 'none, they were deleted', received: [...left] });
    recorder.see('tracked.delete', left.length === 0, seen, gone);
  },
});
