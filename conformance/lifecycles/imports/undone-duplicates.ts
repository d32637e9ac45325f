import { Leave } from '../../run/leave.js';
import { story } from '../../story/story.js';
import { createLedger } from '../ledgers/own-ledger.js';
import { deleteImportContacts, importContacts } from './own-import.js';
import { referencesWith } from './references.js';
import { seeDeletion } from './see-deletion.js';

/** Deleting the contacts of an import that skipped some as duplicates: those belong to the import before (section 4.3). */
export const duplicatesUndone = story({
  id: 'imports/undone-duplicates',
  rules: ['imports.delete-only-own', 'imports.delete-completed'],
  needs: ['ledger', 'token', 'own-resources'],
  requests: 11,
  async tell(teller, lab) {
    const { id: ledgerId, name } = await createLedger(lab, teller);
    const [first, both, second] = [`${name}-1`, `${name}-2`, `${name}-3`];
    await importContacts(lab, teller, ledgerId, [first, both]);
    const earlier = await referencesWith([first, both], lab, teller, ledgerId);
    teller.step('add one of them again, and another one');
    const batch = await importContacts(lab, teller, ledgerId, [both, second]);
    const before = await referencesWith([first, both, second], lab, teller, ledgerId);
    if (before.get(both) !== earlier.get(both)) {
      throw new Leave('inconclusive', 'a duplicate was not skipped: it became another contact');
    }
    teller.step('delete the contacts of the second import');
    teller.body(await deleteImportContacts(lab, ledgerId, batch.id));
    await seeDeletion({ lab, teller, ledgerId }, { before, own: [second], skipped: [both] });
  },
});
