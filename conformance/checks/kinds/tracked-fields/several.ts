import { roundsOf } from '../../../scene/both-at-once.js';
import { isSuccess } from '../../../scene/recorder.js';
import { scenario } from '../../../scene/scenario.js';
import type { Scene } from '../../../scene/scene.js';
import { lostAndSurplus } from '../../laws/same-set.js';
import { createLedger } from '../ledgers/own-ledger.js';
import { listVersions } from './life.js';
import { areSame, fieldsIn, getFields, type List, lists, track, updateFields } from './tracked.js';

/** More fields than a careless service keeps. A target need not know all of them. */
const manyFields = [
  ...['name', 'linkedin', 'country', 'location', 'employment_status', 'title', 'level', 'function'],
  ...['company.id', 'company.name', 'company.domain', 'email_address', 'email_status'],
] as const;

const rules = ['tracked.update-replaces', 'tracked.update-version', 'resource.by-id'] as const;
type Rule = (typeof rules)[number];

/** Many tracked fields of one ledger beside another ledger with its own, and the time they take effect (section 4.3). */
export const severalTracked = scenario({
  id: 'tracked-fields/several',
  rules,
  requests: 38,
  async record(t) {
    const { id: other } = await createLedger(t);
    await track(t, other, lists.two);
    const isShown = areSame(fieldsIn(t.body(await getFields(t, other))), lists.two);
    const { id } = await createLedger(t);
    await track(t, id, lists.one);
    const isTracked = await trackMany(t, id);
    if (isShown && isTracked) {
      for (let round = Math.min(3, roundsOf(t)); round > 0; round -= 1) {
        t.step('get those of both ledgers at once');
        await Promise.all([
          seeFields(t, other, lists.two, 'those of another ledger were updated'),
          seeFields(t, id, manyFields, 'nothing has changed since'),
        ]);
      }
      t.step('list the versions of both at once');
      const [one, two] = await Promise.all([listVersions({ t, id: other }), listVersions({ t, id })]);
      const more = two.versions.length - one.versions.length;
      const missing = { at: 'versions', expected: 'one more where two lists were sent than where one was' };
      t.expect('tracked.update-version', two.exchange).holds(more === 1, { ...missing, received: more });
      await untrack(t, id);
      await seeFields(t, other, lists.two, 'those of another ledger were deleted');
      await seeFields(t, id, [], 'they were deleted');
      await track(t, id, lists.one);
      // With the deletions of the tour, enough to show a service that ignores one call in five.
      await Promise.all([untrack(t, other), untrack(t, id)]);
      for (const each of [other, id]) await seeFields(t, each, [], 'they were deleted');
      await track(t, other, lists.two);
    }
  },
});

async function untrack(t: Scene<Rule>, id: string): Promise<void> {
  t.step('delete those of a ledger');
  t.body(await t.call('deleteTrackedFields', { path: { ledger_id: id } }));
}

/** Tracks many fields and expects each that the target knows to be tracked. Returns whether they show at once. */
async function trackMany(t: Scene<Rule>, id: string): Promise<boolean> {
  t.step(`track ${manyFields.join(' and ')}`);
  const taken = await updateFields(t, id, manyFields);
  if (!isSuccess(taken)) {
    t.fails(taken);
    t.skip('tracked.update-replaces', 'not all of these are names of fields: map them with --overlay');
    return false;
  }
  const got = await getFields(t, id);
  const shown = fieldsIn(t.body(got)) ?? [];
  const [lost] = lostAndSurplus(shown, manyFields).lost;
  if (lost === undefined)
    return t.soft('tracked.update-replaces', got).holds(true, seen(shown, 'all of them'));
  // A field that is tracked alone is one that the target knows.
  if (!isSuccess(await updateFields(t, id, [lost]))) return false;
  const isKnown = areSame(fieldsIn(t.body(await getFields(t, id))), [lost]);
  if (isKnown) t.soft('tracked.update-replaces', got).holds(false, seen(shown, `${lost} among them`));
  return isKnown;
}

/** Expects a ledger to have these tracked fields, whatever was done to another one. */
async function seeFields(t: Scene<Rule>, id: string, fields: List, why: string): Promise<void> {
  const got = await getFields(t, id);
  // A 404 means that none are tracked; any other refusal shows nothing about them.
  const shown = got.response.status === 404 ? [] : (fieldsIn(t.body(got)) ?? []);
  t.expect('resource.by-id', got).holds(areSame(shown, fields), seen(shown, `${fields.join(', ')}: ${why}`));
}

const seen = (received: List, expected: string) => ({ at: 'fields', expected, received: [...received] });
