import { isSuccess } from '../../scenarios/recorder.js';
import { scenario } from '../../scenarios/scenario.js';
import { EndScenario } from '../../target/end-scenario.js';
import { addContacts, createLedger } from '../ledgers/own-ledger.js';
import { exampleContact } from './example-contact.js';
import { deleteImportContacts, getImport, isDeletable, named, statusOf } from './own-import.js';

/** The contacts of an import that failed cannot be deleted (section 3 rule 3). Only a control plane lets one fail. */
export const failedImport = scenario({
  id: 'imports/failed',
  rules: ['imports.delete-other-state'],
  needs: ['ledger', 'token', 'control', 'own-resources'],
  requests: 7,
  async record(recorder, context) {
    const { id: ledgerId, name } = await createLedger(context, recorder);
    const id = named(await addContacts(context, recorder, ledgerId, [exampleContact(`${name}-1`)]));
    recorder.step('let the import fail');
    await context.control?.failImport(ledgerId, id);
    const status = statusOf(recorder.object(await getImport(context, ledgerId, id)));
    if (status === undefined || isDeletable(status)) {
      throw new EndScenario('inconclusive', `an import that was to fail shows the status ${status}`);
    }
    recorder.step('delete its contacts');
    const deletion = await deleteImportContacts(context, ledgerId, id);
    if (!isSuccess(deletion) && !context.worked('deleteImportContacts')) {
      throw new EndScenario(
        'inconclusive',
        'no deletion of the contacts of an import has succeeded in this run',
      );
    }
    recorder.refuses('imports.delete-other-state', deletion, `the import is ${status}`);
  },
});
