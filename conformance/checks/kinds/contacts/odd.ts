import { isSuccess } from '../../../scene/recorder.js';
import { scenario } from '../../../scene/scenario.js';
import { isSameSet } from '../../laws/same-set.js';
import {
  contactIdOf,
  contactsAfter,
  newPlace,
  type Place,
  referencesOf,
  seeLeft,
} from '../ledgers/own-contacts.js';
import { addContacts, exampleContact, importMade, type Row } from '../ledgers/own-imports.js';
import { addRows } from './adding-again.js';
import { deleteOne } from './deleting.js';
import { seeAlike } from './download.js';
import { everybody, found } from './lists.js';

/** A contact with line breaks in a cell of a CSV, and one whose reference id looks like a contact id (section 4.3). */
export const oddContacts = scenario({
  id: 'contacts/odd',
  rules: ['contacts.search-csv', 'contacts.delete-by-id'],
  requests: 16,
  async record(t) {
    const place = await newPlace(t);
    const tag = t.owned.name('contact');
    const first = `${tag}-1`;
    const importId = await addContacts(t, place.ledgerId, [exampleContact(first)]);
    const [contact = {}] = await contactsAfter(place, [importId], (shown) => shown.length > 0);

    t.step('add a contact with line breaks in its name');
    const lines = `${tag}-2`;
    if (await takes(place, { reference_id: lines, name: 'Pdk "Example"\nof, two\r\nlines' }, [first, lines]))
      await seeAlike(place, everybody, await found(place, ...everybody));

    const [prefix] = /^[a-z]+[-_]/i.exec(contactIdOf(contact) ?? '') ?? [];
    if (prefix === undefined) return;
    const looksLike = `${prefix}${tag}`;
    t.step(`add a contact with the reference_id ${looksLike}`);
    if (!(await takes(place, exampleContact(looksLike), [first, lines, looksLike]))) return;
    t.step('delete by that: with such a prefix it is a contact id, which no contact has');
    await deleteOne(t, place.ledgerId, looksLike);
    await seeLeft(
      'contacts.delete-by-id',
      place,
      [first, lines, looksLike],
      'no contact has that contact id',
    );
  },
});

/** Adds a contact that a service may refuse. Returns whether the ledger has just these then. */
async function takes(place: Place, row: Row, expected: readonly string[]): Promise<boolean> {
  const answer = await addRows(place, [row]);
  if (!isSuccess(answer)) return false;
  const importId = await importMade(place.t, place.ledgerId, answer);
  const isThere = (shown: Parameters<typeof referencesOf>[0]) => isSameSet(referencesOf(shown), expected);
  return isThere(await contactsAfter(place, [importId], isThere));
}
