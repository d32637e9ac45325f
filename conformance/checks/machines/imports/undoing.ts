import { eventually } from '../../../scene/eventually.js';
import { isSuccess } from '../../../scene/recorder.js';
import { scenario } from '../../../scene/scenario.js';
import type { Scene } from '../../../scene/scene.js';
import { EndScenario } from '../../../target/end-scenario.js';
import { numberIn } from '../../../target/wire/members.js';
import { importMade } from '../ledgers/import-made.js';
import { addContacts, sharedLedger } from '../ledgers/own-ledger.js';
import { exampleContact } from './example-contact.js';
import { deleteImportContacts, getImport, isDeletable, named, statusOf } from './own-import.js';

/** Delays between reads of an import that is not processing yet (question import.states). */
const waitsMs = [60, 60, 60, 60];

/** Deleting the contacts of an import while it is processing (section 3 rule 3). It may be completed before that. */
export const importUndoneEarly = scenario({
  id: 'imports/undone-early',
  rules: ['imports.delete-processing'],
  requests: 9,
  async record(t) {
    const rule = 'imports.delete-processing';
    const { id: ledgerId } = await sharedLedger(t);
    const tag = t.owned.name('import');
    t.step('add 2 contacts');
    const contacts = [`${tag}-1`, `${tag}-2`].map(exampleContact);
    const answer = await t.call('addContacts', { path: { ledger_id: ledgerId }, body: { contacts } });
    const added = t.body(answer);
    const id = named(await importMade(t, ledgerId, answer));
    let shown = statusOf(added);
    const look = async () => {
      const status = shown ?? (await statusNow(t, ledgerId, id));
      shown = undefined;
      return status;
    };
    const isBegun = (status: string | undefined) => status === undefined || isDeletable(status);
    const status = await eventually(t, waitsMs, look, isBegun, 'imports begun');
    if (status !== 'processing') {
      return t.cannot(rule, `an import was ${status} before its contacts could be deleted`);
    }
    t.step('delete the contacts of the import while it is processed');
    const deletion = await deleteImportContacts(t, ledgerId, id);
    if (isSuccess(deletion)) {
      const removed = numberIn(deletion.response.json, 'rows_removed') ?? 0;
      if (removed === 0) t.soft(rule, deletion).accepted('the import is processing');
      else t.cannot(rule, 'an import was completed before its contacts could be deleted');
      return;
    }
    const after = await statusNow(t, ledgerId, id);
    // If it is completed by now, it may have been before the deletion as well.
    if (after === 'processing') t.soft(rule, deletion).accepted('the import is processing, still afterwards');
    else t.cannot(rule, `an import was ${after} as soon as its contacts were to be deleted`);
  },
});

/** The contacts of a failed import cannot be deleted (section 3 rule 3). Only a control plane can make an import fail. */
export const failedImport = scenario({
  id: 'imports/failed',
  rules: ['imports.delete-other-state'],
  needs: ['token', 'control'],
  requests: 7,
  async record(t) {
    const { id: ledgerId } = await sharedLedger(t);
    const id = named(await addContacts(t, ledgerId, [exampleContact(t.owned.name('import'))]));
    t.step('let the import fail');
    await t.control?.failImport(ledgerId, id);
    const status = await statusNow(t, ledgerId, id);
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

async function statusNow(t: Scene, ledgerId: string, importId: string): Promise<string | undefined> {
  return statusOf(t.object(await getImport(t, ledgerId, importId)));
}
