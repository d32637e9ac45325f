import { scenario } from '../../scenarios/scenario.js';
import { createLedger } from '../ledgers/own-ledger.js';
import { areSame, lacking, lists, listVersions, track } from './tracked.js';

/** Versions of tracked fields that were deleted (section 4.3). */
export const trackedFieldDeletion = scenario({
  id: 'tracked-fields/deletion',
  rules: ['tracked.versions-default', 'tracked.versions-deleted'],
  needs: ['ledger', 'token', 'own-resources'],
  requests: 9,
  async record(t) {
    const { id } = await createLedger(t);
    await track(t, id, lists.two);
    const before = await listVersions(t, id);
    await track(t, id, lists.one);
    const both = await listVersions(t, id);
    t.step('delete the tracked fields');
    t.body(await t.call('deleteTrackedFields', { path: { ledger_id: id } }));
    await track(t, id, lists.other);
    t.step('list the versions');
    const usual = await listVersions(t, id);
    // The newest one was the current one, and so it was deleted; whether those before it were is not stated.
    const [deleted] = lacking(both.versions, before.versions);
    if (deleted === undefined) return;
    const isListed = usual.versions.includes(deleted);
    t.soft('tracked.versions-default', usual.exchange).holds(!isListed, {
      at: 'versions',
      expected: `not ${deleted}, which was deleted`,
      received: [...usual.versions],
    });
    if (isListed) return;

    t.step('list them, the deleted ones included');
    const all = await listVersions(t, id, { include_deleted: true });
    if (areSame(all.versions, usual.versions)) {
      t.skip(
        'tracked.versions-deleted',
        'listing versions does not know `include_deleted`: map it with --overlay',
      );
      return;
    }
    const missing = lacking([...both.versions, ...usual.versions], all.versions);
    const expected = [...both.versions, ...lacking(usual.versions, both.versions)].join(', ');
    const seen = { at: 'versions', expected, received: [...all.versions] };
    t.expect('tracked.versions-deleted', all.exchange).holds(missing.length === 0, seen);
  },
});
