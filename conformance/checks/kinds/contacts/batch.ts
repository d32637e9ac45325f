import { isSuccess } from '../../../scene/recorder.js';
import { scenario } from '../../../scene/scenario.js';
import { isSameSet } from '../../laws/same-set.js';
import { contactsAfter, newPlace, referencesOf, seeLeft, seeSame } from '../ledgers/own-contacts.js';
import { exampleContact, importMade, undoImport } from '../ledgers/own-imports.js';
import { addRows } from './adding-again.js';
import { deleteMany, rowsRemoved } from './deleting.js';
import { seeAlike } from './download.js';
import { everybody, found } from './lists.js';

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
    const place = await newPlace(t);
    const tag = t.owned.name('contact');
    const references = Array.from({ length: count }, (_, nth) => `${tag}-${nth + 1}`);
    t.step(`add ${count} contacts by one call`);
    const added = await addRows(place, references.map(exampleContact));
    if (!isSuccess(added))
      return t.skip('contacts.add-visible', `${count} contacts are too many for one call`);
    const isAll = (shown: Parameters<typeof referencesOf>[0]) => isSameSet(referencesOf(shown), references);
    const importId = await importMade(t, place.ledgerId, added);
    const contacts = await contactsAfter(place, [importId], isAll);
    const shown = referencesOf(contacts);
    if (contacts.length > 0 && shown.length === 0)
      return t.skip('contacts.add-visible', 'contacts show no `reference_id`');
    seeSame(t.expect('contacts.add-visible'), shown, references, `each of ${count} contacts`);
    await seeAlike(place, everybody, await found(place, ...everybody));

    t.step(`delete ${removed} of them by one call`);
    const reference_ids = references.slice(0, removed);
    const deleted = await deleteMany(t, place.ledgerId, { reference_ids });
    const rows = rowsRemoved(deleted.response.json);
    if (!isSuccess(deleted) || rows === 0)
      return t.skip('contacts.bulk-delete-refs', `${removed} contacts are too many for one call`);
    const seen = { at: 'rows_removed', expected: `${removed}`, received: rows ?? null };
    if (rows !== undefined) t.soft('contacts.bulk-delete-refs', deleted).holds(rows === removed, seen);
    await seeLeft('contacts.bulk-delete-refs', place, references.slice(removed), 'the others were not named');
    if (importId === undefined) return;
    t.step('delete the contacts of the import');
    if (!isSuccess(await undoImport(t, place.ledgerId, importId))) return;
    await seeLeft('imports.delete-completed', place, [], 'all of them came by the import');
  },
});
