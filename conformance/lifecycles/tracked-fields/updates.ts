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
  async record(t) {
    const { id } = await createLedger(t);
    await track(t, id, lists.two);
    const first = await listVersions(t, id);

    await track(t, id, lists.one);
    t.step('list their versions');
    const second = await listVersions(t, id);
    const [newest, ...more] = lacking(second.versions, first.versions);
    const isNew = t
      .soft('tracked.update-version', second.exchange)
      .holds(newest !== undefined && more.length === 0, {
        at: 'versions',
        expected: `one more than ${first.versions.join(', ')}`,
        received: [...second.versions],
      });
    if (!isNew || newest === undefined) return;
    t.step('get them');
    const got = await getFields(t, id);
    const current = versionIn(got.response.json);
    // A list may show before it is effective, or not; and it may tell its version otherwise than the list does.
    const isShown = areSame(fieldsIn(got.response.json), lists.one);
    if (isShown && current !== undefined && second.versions.includes(current)) {
      const seen = { at: 'version', expected: `${newest}, the new version`, received: current };
      t.soft('tracked.update-version', got).holds(current === newest, seen);
    }

    t.step('track the same fields again');
    const again = await updateFields(t, id, lists.one);
    t.expect('tracked.update-same', again).accepted('an update may send the same list again');
    t.step('list their versions');
    const third = await listVersions(t, id);
    const [last, ...others] = lacking(third.versions, second.versions);
    const isThird = t
      .soft('tracked.update-same', third.exchange)
      .holds(last !== undefined && others.length === 0, {
        at: 'versions',
        expected: `one more than ${second.versions.join(', ')}`,
        received: [...third.versions],
      });
    if (isThird && last !== undefined) seeOrder([...first.versions, newest, last]);
    await seePages(third.versions);

    function seeOrder(created: readonly string[]) {
      const isOrdered = isIncreasing(created);
      if (isOrdered === undefined) {
        t.skip('tracked.versions-ordered', 'versions of tracked fields are neither numbers nor times');
        return;
      }
      const seen = {
        at: 'versions',
        expected: 'each higher than those before it',
        received: [...created],
      };
      t.soft('tracked.versions-ordered', third.exchange).holds(isOrdered, seen);
    }

    async function seePages(all: readonly string[]) {
      t.step('list them two by two');
      const page = await listVersions(t, id, { limit: 2 });
      if (page.versions.length > 2) {
        t.skip('tracked.versions-page', 'listing versions does not know `limit`: map it with --overlay');
        return;
      }
      const next = await listVersions(t, id, { limit: 2, offset: 2 });
      const paged = [...page.versions, ...next.versions];
      t.soft('tracked.versions-page', next.exchange).holds(areSame(paged, all), {
        at: 'versions',
        expected: `${all.join(', ')} on two pages, each once`,
        received: paged,
      });
    }
  },
});
