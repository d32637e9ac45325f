import { story } from '../../story/story.js';
import { createLedger } from '../ledgers/own-ledger.js';
import { deleteImportContacts, getImport, importContacts, isDeletable, statusOf } from './own-import.js';
import { referencesWith } from './references.js';
import { seeDeletion } from './see-deletion.js';

/** Deleting the contacts of a completed import, and deleting them again (section 3 rule 3, section 4.3). */
export const importUndone = story({
  id: 'imports/undone',
  rules: ['imports.delete-completed', 'imports.delete-other-state'],
  needs: ['ledger', 'token', 'own-resources'],
  requests: 11,
  async tell(teller, lab) {
    const { id: ledgerId, name } = await createLedger(lab, teller);
    const batch = await importContacts(lab, teller, ledgerId, [`${name}-1`, `${name}-2`]);
    const other = await importContacts(lab, teller, ledgerId, [`${name}-3`]);
    const added = [...batch.references, ...other.references];
    const before = await referencesWith(added, lab, teller, ledgerId);

    teller.step('delete the contacts of the first import');
    const deletion = await deleteImportContacts(lab, ledgerId, batch.id);
    const why = 'the contacts of a completed import can be deleted';
    if (!teller.accepts('imports.delete-completed', deletion, why)) return;
    const concerned = { before, own: batch.references, skipped: [] };
    if (!(await seeDeletion({ lab, teller, ledgerId }, concerned))) return;

    teller.step('get that import');
    const status = statusOf(teller.record(await getImport(lab, ledgerId, batch.id)));
    if (status === undefined || isDeletable(status)) {
      teller.skip('imports.delete-other-state', `an import stays ${status} when its contacts are deleted`);
      return;
    }
    teller.step('delete its contacts again');
    const again = await deleteImportContacts(lab, ledgerId, batch.id);
    teller.refuses('imports.delete-other-state', again, `the import is ${status}`);
  },
});
