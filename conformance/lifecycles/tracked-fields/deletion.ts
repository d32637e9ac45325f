import { story } from '../../story/story.js';
import { createLedger } from '../ledgers/own-ledger.js';
import { areSame, lacking, lists, listVersions, track } from './tracked.js';

/** Versions of tracked fields that were deleted (section 4.3). */
export const trackedFieldDeletion = story({
  id: 'tracked-fields/deletion',
  rules: ['tracked.versions-default', 'tracked.versions-deleted'],
  needs: ['ledger', 'token', 'own-resources'],
  requests: 9,
  async tell(teller, lab) {
    const { id } = await createLedger(lab, teller);
    await track(lab, teller, id, lists.two);
    const before = await listVersions(lab, teller, id);
    await track(lab, teller, id, lists.one);
    const both = await listVersions(lab, teller, id);
    teller.step('delete the tracked fields');
    teller.body(await lab.call('deleteTrackedFields', { path: { ledger_id: id } }));
    await track(lab, teller, id, lists.other);
    teller.step('list the versions');
    const usual = await listVersions(lab, teller, id);
    // The newest one was the current one, and so it was deleted; whether those before it were is not stated.
    const [deleted] = lacking(both.versions, before.versions);
    if (deleted === undefined) return;
    const isListed = usual.versions.includes(deleted);
    teller.see(
      'tracked.versions-default',
      !isListed,
      () => ({
        at: 'versions',
        expected: `not ${deleted}, which was deleted`,
        received: [...usual.versions],
      }),
      usual.exchange,
    );
    if (isListed) return;

    teller.step('list them, the deleted ones included');
    const all = await listVersions(lab, teller, id, { include_deleted: true });
    if (areSame(all.versions, usual.versions)) {
      teller.skip(
        'tracked.versions-deleted',
        'listing versions does not know `include_deleted`: map it with --overlay',
      );
      return;
    }
    const missing = lacking([...both.versions, ...usual.versions], all.versions);
    const expected = [...both.versions, ...lacking(usual.versions, both.versions)].join(', ');
    const seen = () => ({ at: 'versions', expected, received: [...all.versions] });
    teller.see('tracked.versions-deleted', missing.length === 0, seen, all.exchange);
  },
});
