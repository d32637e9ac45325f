import { scenario } from '../../scenarios/scenario.js';
import { EndScenario } from '../../target/end-scenario.js';
import { createLedger } from '../ledgers/own-ledger.js';
import { deleteImportContacts, importContacts } from './own-import.js';
import { referencesWith } from './references.js';
import { seeDeletion } from './see-deletion.js';

/** Deleting the contacts of an import that skipped some as duplicates: those belong to the import before (section 4.3). */
export const duplicatesUndone = scenario({
  id: 'imports/undone-duplicates',
  rules: ['imports.delete-only-own', 'imports.delete-completed'],
  needs: ['ledger', 'token', 'own-resources'],
  requests: 11,
  async record(recorder, context) {
    const { id: ledgerId, name } = await createLedger(context, recorder);
    const [first, both, second] = [`${name}-1`, `${name}-2`, `${name}-3`];
    await importContacts(context, recorder, ledgerId, [first, both]);
    const earlier = await referencesWith([first, both], context, recorder, ledgerId);
    recorder.step('add one of them again, and another one');
    const batch = await importContacts(context, recorder, ledgerId, [both, second]);
    const before = await referencesWith([first, both, second], context, recorder, ledgerId);
    if (before.get(both) !== earlier.get(both)) {
      throw new EndScenario('inconclusive', 'a duplicate was not skipped: it became another contact');
    }
    recorder.step('delete the contacts of the second import');
    recorder.body(await deleteImportContacts(context, ledgerId, batch.id));
    await seeDeletion({ context, recorder, ledgerId }, { before, own: [second], skipped: [both] });
  },
});
