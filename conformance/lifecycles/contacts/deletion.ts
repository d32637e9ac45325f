import { scenario } from '../../scenarios/scenario.js';
import { EndScenario } from '../../target/end-scenario.js';
import { referencesOf } from './contact.js';
import { deleteOne, knownRows } from './deleting.js';
import { goOn, seeLeft } from './left.js';
import { newPlace, shownRows } from './place.js';

/** Deleting one contact, by whichever name (section 4.3). */
export const deletion = scenario({
  id: 'contacts/deletion',
  rules: [
    'contacts.delete-by-id',
    'contacts.delete-by-ref',
    'contacts.delete-unknown',
    'contacts.delete-ref-not-id',
  ],
  needs: ['token'],
  requests: 20,
  async record(t) {
    const place = await newPlace(t);
    const { ledgerId } = place;
    const tag = t.owned.name('contact');
    const [a, b, ...others] = await knownRows(
      place,
      ['a', 'b', 'c', 'd'].map((letter) => `${tag}-${letter}`),
    );
    if (!a || !b) throw new EndScenario('skipped', 'contacts show no `id`: map it with --overlay');
    const left = others.map(({ reference }) => reference);

    t.step('delete the first one by its contact id');
    const byId = await deleteOne(t, ledgerId, a.id);
    goOn(t.soft('contacts.delete-by-id', byId).accepted(`the contact ${a.id} is there`));
    const why = 'the contact with that contact id is removed, and no other';
    goOn(await seeLeft('contacts.delete-by-id', place, [b.reference, ...left], why));

    t.step('delete the second one by its reference_id');
    const byReference = await deleteOne(t, ledgerId, b.reference);
    const isThere = `a contact with the reference_id ${b.reference} is there`;
    goOn(t.soft('contacts.delete-by-ref', byReference).accepted(isThere));
    const whyRef = 'the contact with that reference_id is removed, and no other';
    goOn(await seeLeft('contacts.delete-by-ref', place, left, whyRef));

    for (const name of [a.id, b.reference]) {
      t.step(`delete ${name === a.id ? 'the first' : 'the second'} one again`);
      const again = await deleteOne(t, ledgerId, name);
      if (!t.soft('contacts.delete-unknown', again).refused('there is no such contact any more')) break;
    }
    const nothing = 'what does not exist is not removed, nor anything else';
    goOn(await seeLeft('contacts.delete-unknown', place, left, nothing));

    const prefix = /^[a-z]+_/i.exec(a.id)?.[0];
    if (prefix === undefined) {
      return t.skip('contacts.delete-ref-not-id', `no contact-ID prefix is seen in ${a.id}`);
    }
    const reference = `${prefix}${tag}`;
    const shown = await shownRows(place, [{ reference_id: reference, name: 'Ilmar Osterwell' }], left);
    t.step(`delete by ${reference}, which is a reference_id`);
    await deleteOne(t, ledgerId, reference);
    const whyNot = 'what starts with a contact-ID prefix is no reference_id';
    await seeLeft('contacts.delete-ref-not-id', place, referencesOf(shown), whyNot);
  },
});
