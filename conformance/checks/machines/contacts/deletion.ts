import { scenario } from '../../../scene/scenario.js';
import { EndScenario } from '../../../target/end-scenario.js';
import { referencesOf } from './contact.js';
import { deleteOne, knownRows } from './deleting.js';
import { seeLeft } from './left.js';
import { newPlace, shownRows } from './place.js';

/** A customer reference id that looks like a contact id (section 4.3). */
export const deletion = scenario({
  id: 'contacts/deletion',
  rules: ['contacts.delete-ref-not-id'],
  requests: 10,
  async record(t) {
    const place = await newPlace(t);
    const tag = t.owned.name('contact');
    const [first] = await knownRows(place, [tag]);
    if (!first) throw new EndScenario('skipped', 'contacts show no `id`: map it with --overlay');
    const prefix = /^[a-z]+_/i.exec(first.id)?.[0];
    if (prefix === undefined) {
      return t.skip('contacts.delete-ref-not-id', `no contact-ID prefix is seen in ${first.id}`);
    }
    const reference = `${prefix}${tag}`;
    const shown = await shownRows(place, [{ reference_id: reference, name: 'Ilmar Osterwell' }], [tag]);
    t.step(`delete by ${reference}, which is a reference_id`);
    await deleteOne(t, place.ledgerId, reference);
    const whyNot = 'what starts with a contact-ID prefix is no reference_id';
    await seeLeft('contacts.delete-ref-not-id', place, referencesOf(shown), whyNot);
  },
});
