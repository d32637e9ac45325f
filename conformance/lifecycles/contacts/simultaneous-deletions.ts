import { isSuccess } from '../../scenarios/recorder.js';
import { scenario } from '../../scenarios/scenario.js';
import { EndScenario } from '../../target/end-scenario.js';
import { deleteOne, knownRows } from './deleting.js';
import { seeLeft } from './left.js';
import { newPlace } from './place.js';
import { seeNumber } from './views.js';

/** Calls at once that delete the same contact: in whatever order they are taken, the first removes it (section 4.3). */
export const simultaneousDeletions = scenario({
  id: 'contacts/simultaneous-deletions',
  rules: ['contacts.delete-by-id', 'contacts.view-count'],
  needs: ['token'],
  requests: 12,
  async record(t) {
    const place = await newPlace(t);
    const tag = t.owned.name('contact');
    const [first, ...others] = await knownRows(
      place,
      ['a', 'b', 'c'].map((letter) => `${tag}-${letter}`),
    );
    if (!first) throw new EndScenario('skipped', 'contacts show no `id`: map it with --overlay');
    t.step('delete one of them by three calls at once');
    const answers = await Promise.all([1, 2, 3].map(() => deleteOne(t, place.ledgerId, first.id)));
    const done = answers.find(isSuccess);
    if (!done) {
      for (const answer of answers)
        t.soft('contacts.delete-by-id', answer).accepted('one of three is the first');
      return;
    }
    const left = others.map(({ reference }) => reference);
    const why = 'whatever the order of the calls, that contact is removed, and no other';
    if (await seeLeft('contacts.delete-by-id', place, left, why)) await seeNumber(place, left.length);
  },
});
