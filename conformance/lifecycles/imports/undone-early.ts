import type { CheckContext } from '../../checks/check-context.js';
import { isSuccess, type Recorder } from '../../scenarios/recorder.js';
import { scenario } from '../../scenarios/scenario.js';
import { numberIn } from '../../wire/members.js';
import { createLedger, importIdIn } from '../ledgers/own-ledger.js';
import { exampleContact } from './example-contact.js';
import { deleteImportContacts, getImport, named, statusOf } from './own-import.js';

/** Looks at an import that is not processed yet, and what lies between them. */
const [looksAtMost, waitMs] = [5, 60];

/** Deleting the contacts of an import while it is processed (section 3 rule 3). It may be completed before we can. */
export const importUndoneEarly = scenario({
  id: 'imports/undone-early',
  rules: ['imports.delete-processing'],
  needs: ['ledger', 'token', 'own-resources'],
  requests: 9,
  async record(recorder, context) {
    const rule = 'imports.delete-processing';
    const { id: ledgerId, name } = await createLedger(context, recorder);
    recorder.step('add 2 contacts');
    const contacts = [`${name}-1`, `${name}-2`].map(exampleContact);
    const added = recorder.body(
      await context.call('addContacts', { path: { ledger_id: ledgerId }, body: { contacts } }),
    );
    const id = named(importIdIn(added));
    const status = await statusBeyond(statusOf(added), id);
    if (status !== 'processing') {
      recorder.cannot(rule, `an import was ${status} before its contacts could be deleted`);
      return;
    }
    recorder.step('delete the contacts of the import while it is processed');
    const deletion = await deleteImportContacts(context, ledgerId, id);
    if (isSuccess(deletion)) {
      const removed = numberIn(deletion.response.json, 'rows_removed') ?? 0;
      if (removed === 0) recorder.accepts(rule, deletion, 'the import is processing');
      else recorder.cannot(rule, 'an import was completed before its contacts could be deleted');
      return;
    }
    const after = await lookAt(context, recorder, ledgerId, id);
    // One that is completed by now may have been so before: who knows.
    if (after === 'processing')
      recorder.accepts(rule, deletion, 'the import is processing, still afterwards');
    else recorder.cannot(rule, `an import was ${after} as soon as its contacts were to be deleted`);

    /** Waits while it has not begun to be processed (question import.states). */
    async function statusBeyond(first: string | undefined, importId: string): Promise<string | undefined> {
      let shown = first ?? (await lookAt(context, recorder, ledgerId, importId));
      for (let look = 1; look < looksAtMost && !isBegun(shown); look += 1) {
        await context.wait(waitMs);
        shown = await lookAt(context, recorder, ledgerId, importId);
      }
      return shown;
    }
  },
});

async function lookAt(
  context: CheckContext,
  recorder: Recorder,
  ledgerId: string,
  importId: string,
): Promise<string | undefined> {
  return statusOf(recorder.object(await getImport(context, ledgerId, importId)));
}

function isBegun(status: string | undefined): boolean {
  return status === 'processing' || status === 'completed' || status === undefined;
}
