import { eventually } from '../../../scene/eventually.js';
import { isSuccess } from '../../../scene/recorder.js';
import { scenario } from '../../../scene/scenario.js';
import type { Scene } from '../../../scene/scene.js';
import { numberIn } from '../../../target/wire/members.js';
import { createLedger, importIdIn } from '../ledgers/own-ledger.js';
import { exampleContact } from './example-contact.js';
import { deleteImportContacts, getImport, named, statusOf } from './own-import.js';

/** Waits between looks at an import that is not processed yet (question import.states). */
const waitsMs = [60, 60, 60, 60];

/** Deleting the contacts of an import while it is processed (section 3 rule 3). It may be completed before we can. */
export const importUndoneEarly = scenario({
  id: 'imports/undone-early',
  rules: ['imports.delete-processing'],
  requests: 9,
  async record(t) {
    const rule = 'imports.delete-processing';
    const { id: ledgerId, name } = await createLedger(t);
    t.step('add 2 contacts');
    const contacts = [`${name}-1`, `${name}-2`].map(exampleContact);
    const added = t.body(await t.call('addContacts', { path: { ledger_id: ledgerId }, body: { contacts } }));
    const id = named(importIdIn(added));
    let shown = statusOf(added);
    const look = async () => {
      const status = shown ?? (await lookAt(t, ledgerId, id));
      shown = undefined;
      return status;
    };
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
    const after = await lookAt(t, ledgerId, id);
    // One that is completed by now may have been so before: who knows.
    if (after === 'processing') t.soft(rule, deletion).accepted('the import is processing, still afterwards');
    else t.cannot(rule, `an import was ${after} as soon as its contacts were to be deleted`);
  },
});

async function lookAt(t: Scene, ledgerId: string, importId: string): Promise<string | undefined> {
  return statusOf(t.object(await getImport(t, ledgerId, importId)));
}

function isBegun(status: string | undefined): boolean {
  return status === 'processing' || status === 'completed' || status === undefined;
}
