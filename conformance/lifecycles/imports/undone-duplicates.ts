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
  needs: ['token'],
  requests: 11,
  async record(t) {
    const { id: ledgerId, name } = await createLedger(t);
    const [first, both, second] = [`${name}-1`, `${name}-2`, `${name}-3`];
    await importContacts(t, ledgerId, [first, both]);
    const earlier = await referencesWith([first, both], t, ledgerId);
    t.step('add one of them again, and another one');
    const batch = await importContacts(t, ledgerId, [both, second]);
    const before = await referencesWith([first, both, second], t, ledgerId);
    if (before.get(both) !== earlier.get(both)) {
      throw new EndScenario('inconclusive', 'a duplicate was not skipped: it became another contact');
    }
    t.step('delete the contacts of the second import');
    t.body(await deleteImportContacts(t, ledgerId, batch.id));
    await seeDeletion({ t, ledgerId }, { before, own: [second], skipped: [both] });
  },
});
