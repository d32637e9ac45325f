import { scenario } from '../../scenarios/scenario.js';
import { createLedger } from '../ledgers/own-ledger.js';
import { areSame, lacking, lists, listVersions, track } from './tracked.js';

/** Versions of tracked fields that were deleted (section 4.3). */
export const trackedFieldDeletion = scenario({
  id: 'tracked-fields/deletion',
  rules: ['tracked.versions-default', 'tracked.versions-deleted'],
  needs: ['ledger', 'token', 'own-resources'],
  requests: 9,
  async record(recorder, context) {
    const { id } = await createLedger(context, recorder);
    await track(context, recorder, id, lists.two);
    const before = await listVersions(context, recorder, id);
    await track(context, recorder, id, lists.one);
    const both = await listVersions(context, recorder, id);
    recorder.step('delete the tracked fields');
    recorder.body(await context.call('deleteTrackedFields', { path: { ledger_id: id } }));
    await track(context, recorder, id, lists.other);
    recorder.step('list the versions');
    const usual = await listVersions(context, recorder, id);
    // The newest one was the current one, and so it was deleted; whether those before it were is not stated.
    const [deleted] = lacking(both.versions, before.versions);
    if (deleted === undefined) return;
    const isListed = usual.versions.includes(deleted);
    recorder.see(
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

    recorder.step('list them, the deleted ones included');
    const all = await listVersions(context, recorder, id, { include_deleted: true });
    if (areSame(all.versions, usual.versions)) {
      recorder.skip(
        'tracked.versions-deleted',
        'listing versions does not know `include_deleted`: map it with --overlay',
      );
      return;
    }
    const missing = lacking([...both.versions, ...usual.versions], all.versions);
    const expected = [...both.versions, ...lacking(usual.versions, both.versions)].join(', ');
    const seen = () => ({ at: 'versions', expected, received: [...all.versions] });
    recorder.see('tracked.versions-deleted', missing.length === 0, seen, all.exchange);
  },
});
