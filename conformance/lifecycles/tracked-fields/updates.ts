import { scenario } from '../../scenarios/scenario.js';
import { createLedger } from '../ledgers/own-ledger.js';
import {
  areSame,
  fieldsIn,
  getFields,
  isIncreasing,
  lacking,
  lists,
  listVersions,
  track,
  updateFields,
  versionIn,
} from './tracked.js';

/** Updates of the tracked fields of a ledger, and the versions that they create (section 4.3). */
export const trackedFieldUpdates = scenario({
  id: 'tracked-fields/updates',
  rules: [
    'tracked.update-version',
    'tracked.update-same',
    'tracked.versions-ordered',
    'tracked.versions-page',
  ],
  needs: ['ledger', 'token', 'own-resources'],
  requests: 10,
  async record(recorder, context) {
    const { id } = await createLedger(context, recorder);
    await track(context, recorder, id, lists.two);
    const first = await listVersions(context, recorder, id);

    await track(context, recorder, id, lists.one);
    recorder.step('list their versions');
    const second = await listVersions(context, recorder, id);
    const [newest, ...more] = lacking(second.versions, first.versions);
    const isNew = recorder.see(
      'tracked.update-version',
      newest !== undefined && more.length === 0,
      () => ({
        at: 'versions',
        expected: `one more than ${first.versions.join(', ')}`,
        received: [...second.versions],
      }),
      second.exchange,
    );
    if (!isNew || newest === undefined) return;
    recorder.step('get them');
    const got = await getFields(context, id);
    const current = versionIn(got.response.json);
    // A list may show before it is effective, or not; and it may tell its version otherwise than the list does.
    const isShown = areSame(fieldsIn(got.response.json), lists.one);
    if (isShown && current !== undefined && second.versions.includes(current)) {
      const seen = () => ({ at: 'version', expected: `${newest}, the new version`, received: current });
      recorder.see('tracked.update-version', current === newest, seen, got);
    }

    recorder.step('track the same fields again');
    const again = await updateFields(context, id, lists.one);
    if (!recorder.accepts('tracked.update-same', again, 'an update may send the same list again')) return;
    recorder.step('list their versions');
    const third = await listVersions(context, recorder, id);
    const [last, ...others] = lacking(third.versions, second.versions);
    const isThird = recorder.see(
      'tracked.update-same',
      last !== undefined && others.length === 0,
      () => ({
        at: 'versions',
        expected: `one more than ${second.versions.join(', ')}`,
        received: [...third.versions],
      }),
      third.exchange,
    );
    if (isThird && last !== undefined) seeOrder([...first.versions, newest, last]);
    await seePages(third.versions);

    function seeOrder(created: readonly string[]) {
      const isOrdered = isIncreasing(created);
      if (isOrdered === undefined) {
        recorder.skip('tracked.versions-ordered', 'versions of tracked fields are neither numbers nor times');
        return;
      }
      const seen = () => ({
        at: 'versions',
        expected: 'each higher than those before it',
        received: [...created],
      });
      recorder.see('tracked.versions-ordered', isOrdered, seen, third.exchange);
    }

    async function seePages(all: readonly string[]) {
      recorder.step('list them two by two');
      const page = await listVersions(context, recorder, id, { limit: 2 });
      if (page.versions.length > 2) {
        recorder.skip(
          'tracked.versions-page',
          'listing versions does not know `limit`: map it with --overlay',
        );
        return;
      }
      const next = await listVersions(context, recorder, id, { limit: 2, offset: 2 });
      const paged = [...page.versions, ...next.versions];
      recorder.see(
        'tracked.versions-page',
        areSame(paged, all),
        () => ({ at: 'versions', expected: `${all.join(', ')} on two pages, each once`, received: paged }),
        next.exchange,
      );
    }
  },
});
