import { isSuccess } from '../../scenarios/recorder.js';
import { scenario } from '../../scenarios/scenario.js';
import { EndScenario } from '../../target/end-scenario.js';
import { deleteMany, type Known, knownRows, type Named, rowsRemoved } from './deleting.js';
import { goOn } from './left.js';
import { newPlace } from './place.js';
import { seeRemoved } from './removed.js';

type Rule = `contacts.bulk-delete-${'ids' | 'refs' | 'mixed' | 'unknown'}`;

/** Deleting contacts in bulk, by contact ids, by customer reference ids and by both (section 4.3). */
export const bulkDeletion = scenario({
  id: 'contacts/bulk-deletion',
  rules: [
    'contacts.bulk-delete-ids',
    'contacts.bulk-delete-refs',
    'contacts.bulk-delete-mixed',
    'contacts.bulk-delete-unknown',
    'contacts.bulk-delete-again',
  ],
  needs: ['token'],
  requests: 18,
  async record(t) {
    const place = await newPlace(t);
    const tag = t.owned.name('contact');
    const references = [...'abcdefgh'].map((letter) => `${tag}-${letter}`);
    const [a, b, c, d, e, f, g, h] = await knownRows(place, references);
    if (!a || !b || !c || !d || !e || !f || !g || !h) {
      throw new EndScenario('skipped', 'contacts show no `id`: map it with --overlay');
    }
    let before: readonly Known[] = [a, b, c, d, e, f, g, h];
    /** Answers whether contacts can be named so. */
    async function remove(rule: Rule, removes: readonly Known[], named: Named): Promise<boolean> {
      const removed = await seeRemoved(rule, place, { named, removes, before });
      goOn(removed !== false);
      if (removed) before = before.filter((each) => !removes.includes(each));
      return removed === true;
    }

    const firstTwo = { contact_ids: [a.id, b.id] };
    t.step('delete two of them by their contact ids');
    const hasIds = await remove('contacts.bulk-delete-ids', [a, b], firstTwo);
    t.step('delete two others by their reference ids');
    const nextTwo = { reference_ids: [c.reference, d.reference] };
    const hasReferences = await remove('contacts.bulk-delete-refs', [c, d], nextTwo);
    if (!hasIds || !hasReferences) {
      throw new EndScenario(
        'skipped',
        'contacts cannot be named by both of their ids: map them with --overlay',
      );
    }
    t.step('delete one by both of its ids, and one by its reference_id');
    const both = { contact_ids: [e.id], reference_ids: [e.reference, f.reference] };
    await remove('contacts.bulk-delete-mixed', [e, f], both);
    t.step('delete one together with a reference_id that nobody has');
    await remove('contacts.bulk-delete-unknown', [g], { reference_ids: [`${tag}-nobody`, g.reference] });

    t.step('delete the first two again');
    const again = await deleteMany(t, place.ledgerId, firstTwo);
    const { status, json } = again.response;
    // Whether what does not exist is refused is open: either way no row is removed.
    const isRefused = status >= 400 && status < 500 && status !== 429;
    const count = isRefused ? 0 : rowsRemoved(json);
    if (count === undefined || !(isRefused || isSuccess(again))) {
      return t.cannot(
        'contacts.bulk-delete-again',
        `it was answered with status ${status} and no rows removed`,
      );
    }
    const seen = { at: 'rows_removed', expected: '0: they are gone', received: count };
    t.expect('contacts.bulk-delete-again', again).holds(count === 0, seen);
  },
});
