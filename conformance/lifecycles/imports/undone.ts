import { scenario } from '../../scenarios/scenario.js';
import { createLedger } from '../ledgers/own-ledger.js';
import { deleteImportContacts, getImport, importContacts, isDeletable, statusOf } from './own-import.js';
import { referencesWith } from './references.js';
import { seeDeletion } from './see-deletion.js';

/** Deleting the contacts of a completed import, and deleting them again (section 3 rule 3, section 4.3). */
export const importUndone = scenario({
  id: 'imports/undone',
  rules: ['imports.delete-completed', 'imports.delete-other-state'],
  needs: ['ledger', 'token', 'own-resources'],
  requests: 11,
  async record(recorder, context) {
    const { id: ledgerId, name } = await createLedger(context, recorder);
    const batch = await importContacts(context, recorder, ledgerId, [`${name}-1`, `${name}-2`]);
    const other = await importContacts(context, recorder, ledgerId, [`${name}-3`]);
    const added = [...batch.references, ...other.references];
    const before = await referencesWith(added, context, recorder, ledgerId);

    recorder.step('delete the contacts of the first import');
    const deletion = await deleteImportContacts(context, ledgerId, batch.id);
    const why = 'the contacts of a completed import can be deleted';
    if (!recorder.accepts('imports.delete-completed', deletion, why)) return;
    const concerned = { before, own: batch.references, skipped: [] };
    if (!(await seeDeletion({ context, recorder, ledgerId }, concerned))) return;

    recorder.step('get that import');
    const status = statusOf(recorder.object(await getImport(context, ledgerId, batch.id)));
    if (status === undefined || isDeletable(status)) {
      recorder.skip('imports.delete-other-state', `an import stays ${status} when its contacts are deleted`);
      return;
    }
    recorder.step('delete its contacts again');
    const again = await deleteImportContacts(context, ledgerId, batch.id);
    recorder.refuses('imports.delete-other-state', again, `the import is ${status}`);
  },
});
