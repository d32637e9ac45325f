import { story } from '../../story/story.js';
import { isSuccess } from '../../story/teller.js';
import { createLedger } from '../ledgers/own-ledger.js';
import { areSame, fieldsIn, getFields, lists, track } from './tracked.js';

/** Which fields are tracked after an update, and after they were deleted (section 4.3). */
export const currentTrackedFields = story({
  id: 'tracked-fields/current',
  rules: ['tracked.update-replaces', 'tracked.delete'],
  needs: ['ledger', 'token', 'own-resources'],
  requests: 7,
  async tell(teller, lab) {
    const { id } = await createLedger(lab, teller);
    await track(lab, teller, id, lists.two);
    // Whether a list shows before it is effective is open: only where it does, the next one must, too.
    if (!areSame(fieldsIn((await getFields(lab, id)).response.json), lists.two)) {
      const because = 'getting the tracked fields does not show a new list at once';
      teller.skip('tracked.update-replaces', because);
      teller.skip('tracked.delete', because);
      return;
    }
    await track(lab, teller, id, lists.one);
    teller.step('get them');
    const got = await getFields(lab, id);
    const now = fieldsIn(teller.body(got));
    const isReplaced = teller.see(
      'tracked.update-replaces',
      areSame(now, lists.one),
      () => ({ at: 'fields', expected: `${lists.one}, and nothing else`, received: [...(now ?? [])] }),
      got,
    );
    if (!isReplaced) return;

    teller.step('delete them');
    teller.body(await lab.call('deleteTrackedFields', { path: { ledger_id: id } }));
    teller.step('get them');
    const gone = await getFields(lab, id);
    // Whether there are none, or none to be found, is open (question tracked.none).
    const left = isSuccess(gone) ? (fieldsIn(gone.response.json) ?? []) : [];
    const seen = () => ({ at: 'fields', expected: 'none, they were deleted', received: [...left] });
    teller.see('tracked.delete', left.length === 0, seen, gone);
  },
});
