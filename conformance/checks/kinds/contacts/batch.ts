import { isSuccess } from '../../../scene/recorder.js';
import { scenario } from '../../../scene/scenario.js';
import { newBook } from '../ledgers/book.js';
import { deleteOne } from '../ledgers/deleting.js';
import { exampleContact } from '../ledgers/own-imports.js';
import { everybody, found, seeAlike } from './lists.js';

/** More rows than careless services read of one call, and more ids than one statement of theirs takes. */
const [count, removed] = [620, 510];

/** Hundreds of contacts come by one call, and go by another and with their import (section 4.3). How many a call may have is open. */
export const contactsBatch = scenario({
  id: 'contacts/batch',
  rules: [
    'contacts.add-visible',
    'contacts.search-csv',
    'contacts.bulk-delete-refs',
    'imports.delete-completed',
  ],
  requests: 50,
  async record(t) {
    const book = await newBook(t);
    const tag = t.owned.name('contact');
    t.step(`add ${count} contacts by one call`);
    const rows = Array.from({ length: count }, (_, nth) => exampleContact(`${tag}-${nth + 1}`));
    const begun = await book.begin(rows);
    if (!begun.answers.every(isSuccess))
      return t.skip('contacts.add-visible', `${count} contacts are too many for one call`);
    const [importId] = await book.added(begun);
    await seeAlike(book.place, [everybody], await found(book.place, everybody));
    const removes = book.there().slice(0, removed);
    const named = { reference_ids: removes.map(({ reference }) => reference) };
    if (!(await book.deleteBulk('contacts.bulk-delete-refs', { named, removes }))) return;
    if (importId !== undefined) await book.undo(importId);
  },
});

/** A contact with line breaks in a cell of a CSV, and one whose reference id looks like a contact id (section 4.3). */
export const oddContacts = scenario({
  id: 'contacts/odd',
  rules: ['contacts.search-csv', 'contacts.delete-by-id'],
  requests: 16,
  async record(t) {
    const book = await newBook(t);
    const tag = t.owned.name('contact');
    await book.add(exampleContact(`${tag}-1`));
    const takes = async (reference_id: string, name: string) => {
      t.step(`add a contact with the reference_id ${reference_id} and the name ${name}`);
      const begun = await book.begin([{ reference_id, name }]);
      if (!begun.answers.every(isSuccess)) return false;
      await book.added(begun, (each) => each === reference_id);
      return book.references().includes(reference_id);
    };
    if (await takes(`${tag}-2`, 'Pdk "Example"\nof, two\r\nlines'))
      await seeAlike(book.place, [everybody], await found(book.place, everybody));
    const [prefix] = /^[a-z]+[-_]/i.exec(book.there()[0]?.id ?? '') ?? [];
    const looksLike = `${prefix}${tag}`;
    if (prefix === undefined || !(await takes(looksLike, tag))) return;
    t.step('delete by that: with such a prefix it is a contact id, which no contact has');
    await deleteOne(t, book.ledgerId, looksLike);
    await book.see('contacts.delete-by-id', 'no contact has that contact id');
  },
});
