import { Leave } from '../../run/leave.js';
import { story } from '../../story/story.js';
import { referencesOf } from './contact.js';
import { deleteOne, knownRows } from './deleting.js';
import { goOn, seeLeft } from './left.js';
import { newPlace, shownRows } from './place.js';

/** Deleting one contact, by whichever name (section 4.3). */
export const deletion = story({
  id: 'contacts/deletion',
  rules: [
    'contacts.delete-by-id',
    'contacts.delete-by-ref',
    'contacts.delete-unknown',
    'contacts.delete-ref-not-id',
  ],
  needs: ['ledger', 'token', 'own-resources'],
  requests: 20,
  async tell(teller, lab) {
    const place = await newPlace(lab, teller);
    const { ledgerId } = place;
    const tag = lab.belongings.name('contact');
    const [a, b, ...others] = await knownRows(
      place,
      ['a', 'b', 'c', 'd'].map((letter) => `${tag}-${letter}`),
    );
    if (!a || !b) throw new Leave('skipped', 'contacts show no `id`: map it with --overlay');
    const left = others.map(({ reference }) => reference);

    teller.step('delete the first one by its contact id');
    const byId = await deleteOne(lab, ledgerId, a.id);
    goOn(teller.accepts('contacts.delete-by-id', byId, `the contact ${a.id} is there`));
    const why = 'the contact with that contact id is removed, and no other';
    goOn(await seeLeft('contacts.delete-by-id', place, [b.reference, ...left], why));

    teller.step('delete the second one by its reference_id');
    const byReference = await deleteOne(lab, ledgerId, b.reference);
    const isThere = `a contact with the reference_id ${b.reference} is there`;
    goOn(teller.accepts('contacts.delete-by-ref', byReference, isThere));
    const whyRef = 'the contact with that reference_id is removed, and no other';
    goOn(await seeLeft('contacts.delete-by-ref', place, left, whyRef));

    for (const name of [a.id, b.reference]) {
      teller.step(`delete ${name === a.id ? 'the first' : 'the second'} one again`);
      const again = await deleteOne(lab, ledgerId, name);
      if (!teller.refuses('contacts.delete-unknown', again, 'there is no such contact any more')) break;
    }
    const nothing = 'what does not exist is not removed, nor anything else';
    goOn(await seeLeft('contacts.delete-unknown', place, left, nothing));

    const prefix = /^[a-z]+_/i.exec(a.id)?.[0];
    if (prefix === undefined) {
      return teller.skip('contacts.delete-ref-not-id', `no contact-ID prefix is seen in ${a.id}`);
    }
    const reference = `${prefix}${tag}`;
    const shown = await shownRows(place, [{ reference_id: reference, name: 'Ilmar Osterwell' }], left);
    teller.step(`delete by ${reference}, which is a reference_id`);
    await deleteOne(lab, ledgerId, reference);
    const whyNot = 'what starts with a contact-ID prefix is no reference_id';
    await seeLeft('contacts.delete-ref-not-id', place, referencesOf(shown), whyNot);
  },
});
