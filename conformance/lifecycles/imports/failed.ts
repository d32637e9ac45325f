import { Leave } from '../../run/leave.js';
import { story } from '../../story/story.js';
import { isSuccess } from '../../story/teller.js';
import { addContacts, createLedger } from '../ledgers/own-ledger.js';
import { exampleContact } from './example-contact.js';
import { deleteImportContacts, getImport, isDeletable, named, statusOf } from './own-import.js';

/** The contacts of an import that failed cannot be deleted (section 3 rule 3). Only a control plane lets one fail. */
export const failedImport = story({
  id: 'imports/failed',
  rules: ['imports.delete-other-state'],
  needs: ['ledger', 'token', 'control', 'own-resources'],
  requests: 7,
  async tell(teller, lab) {
    const { id: ledgerId, name } = await createLedger(lab, teller);
    const id = named(await addContacts(lab, teller, ledgerId, [exampleContact(`${name}-1`)]));
    teller.step('let the import fail');
    await lab.control?.failImport(ledgerId, id);
    const status = statusOf(teller.record(await getImport(lab, ledgerId, id)));
    if (status === undefined || isDeletable(status)) {
      throw new Leave('inconclusive', `an import that was to fail shows the status ${status}`);
    }
    teller.step('delete its contacts');
    const deletion = await deleteImportContacts(lab, ledgerId, id);
    if (!isSuccess(deletion) && !lab.worked('deleteImportContacts')) {
      throw new Leave('inconclusive', 'no deletion of the contacts of an import has succeeded in this run');
    }
    teller.refuses('imports.delete-other-state', deletion, `the import is ${status}`);
  },
});
