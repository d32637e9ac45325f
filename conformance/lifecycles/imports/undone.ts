import { scenario } from '../../scenarios/scenario.js';
import { createLedger } from '../ledgers/own-ledger.js';
import { deleteImportContacts, getImport, importContacts, isDeletable, statusOf } from './own-import.js';
import { referencesWith } from './references.js';
import { seeDeletion } from './see-deletion.js';

/** Deleting the contacts of a completed import, and deleting them again (section 3 rule 3, section 4.3). */
export const importUndone = scenario({
  id: 'imports/undone',
  rules: ['imports.delete-completed', 'imports.delete-other-state'],
  needs: ['token'],
  requests: 11,
  async record(t) {
    const { id: ledgerId, name } = await createLedger(t);
    const batch = await importContacts(t, ledgerId, [`${name}-1`, `${name}-2`]);
    const other = await importContacts(t, ledgerId, [`${name}-3`]);
    const added = [...batch.references, ...other.references];
    const before = await referencesWith(added, t, ledgerId);

    t.step('delete the contacts of the first import');
    const deletion = await deleteImportContacts(t, ledgerId, batch.id);
    const why = 'the contacts of a completed import can be deleted';
    t.expect('imports.delete-completed', deletion).accepted(why);
    const concerned = { before, own: batch.references, skipped: [] };
    if (!(await seeDeletion({ t, ledgerId }, concerned))) return;

    t.step('get that import');
    const status = statusOf(t.object(await getImport(t, ledgerId, batch.id)));
    if (status === undefined || isDeletable(status)) {
      t.skip('imports.delete-other-state', `an import stays ${status} when its contacts are deleted`);
      return;
    }
    t.step('delete its contacts again');
    const again = await deleteImportContacts(t, ledgerId, batch.id);
    t.expect('imports.delete-other-state', again).refused(`the import is ${status}`);
  },
});
