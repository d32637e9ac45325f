import { isSuccess } from '../../../scene/recorder.js';
import { scenario } from '../../../scene/scenario.js';
import { EndScenario } from '../../../target/end-scenario.js';
import { addContacts, createLedger } from '../ledgers/own-ledger.js';
import { exampleContact } from './example-contact.js';
import { deleteImportContacts, getImport, isDeletable, named, statusOf } from './own-import.js';

/** The contacts of an import that failed cannot be deleted (section 3 rule 3). Only a control plane lets one fail. */
export const failedImport = scenario({
  id: 'imports/failed',
  rules: ['imports.delete-other-state'],
  needs: ['token', 'control'],
  requests: 7,
  async record(t) {
    const { id: ledgerId, name } = await createLedger(t);
    const id = named(await addContacts(t, ledgerId, [exampleContact(`${name}-1`)]));
    t.step('let the import fail');
    await t.control?.failImport(ledgerId, id);
    const status = statusOf(t.object(await getImport(t, ledgerId, id)));
    if (status === undefined || isDeletable(status)) {
      throw new EndScenario('inconclusive', `an import that was to fail shows the status ${status}`);
    }
    t.step('delete its contacts');
    const deletion = await deleteImportContacts(t, ledgerId, id);
    if (!isSuccess(deletion) && !t.worked('deleteImportContacts')) {
      throw new EndScenario(
        'inconclusive',
        'no deletion of the contacts of an import has succeeded in this run',
      );
    }
    t.expect('imports.delete-other-state', deletion).refused(`the import is ${status}`);
  },
});
