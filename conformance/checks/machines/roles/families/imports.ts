import { eventually } from '../../../../scene/eventually.js';
import { isSuccess } from '../../../../scene/recorder.js';
import type { Scene } from '../../../../scene/scene.js';
import { EndScenario } from '../../../../target/end-scenario.js';
import { itemsOf } from '../../../../target/wire/members.js';
import { getImport, isDeletable, named, statusOf } from '../../imports/own-import.js';
import { createLedger, importIdIn } from '../../ledgers/own-ledger.js';
import { family } from '../family.js';

const good = { name: 'Contact one', reference_id: 'crm-one' };
/** Without anything that a contact is found by: where rows are looked at one by one, it is listed among the errors. */
const bad = { reference_id: 'crm-two' };

/** Waits between looks at the import. It need not be completed, but then it changes by itself. */
const waitsMs = [250, 500, 1000, 2000];

export const imports = family({
  id: 'roles/imports',
  needs: ['identity'],
  requests: 6 + waitsMs.length,
  async make(t) {
    const { id } = await createLedger(t);
    const path = { ledger_id: id };
    t.step('add a contact, and one that cannot be taken');
    const both = await t.call('addContacts', { path, body: { contacts: [good, bad] } });
    const added = isSuccess(both) ? both : await t.call('addContacts', { path, body: { contacts: [good] } });
    const batch = { ...path, import_id: named(importIdIn(t.body(added))) };
    return { path: batch, isCompleted: (await settled(t, batch)) === 'completed' };
  },
  calls: {
    listImports: ({ path: { ledger_id } }) => ({ path: { ledger_id } }),
    searchImportHistory: ({ path: { ledger_id } }) => ({ path: { ledger_id } }),
    getImport: ({ path }) => ({ path }),
    downloadImportErrors: ({ path }) => ({ path, headers: { accept: 'text/csv' } }),
    deleteImportContacts: ({ path }) => ({ path }),
  },
  async view({ path: { ledger_id }, isCompleted }, context) {
    if (!isCompleted) return { own: undefined, listed: '' };
    const { json } = (await context.call('getContacts', { path: { ledger_id } })).response;
    return { own: { contacts: itemsOf(json).length }, listed: '' };
  },
});

/** The status of an import whose contacts can be deleted (section 3 rule 3). Ends the scenario where there is none. */
async function settled(
  t: Scene,
  { ledger_id, import_id }: { readonly ledger_id: string; readonly import_id: string },
): Promise<string | undefined> {
  const look = async () => statusOf(t.object(await getImport(t, ledger_id, import_id)));
  const status = await eventually(t, waitsMs, look, (shown) => shown === 'completed', 'imports completed');
  if (isDeletable(status)) return status;
  throw new EndScenario(
    'inconclusive',
    `an import is neither processing nor completed: its status is ${status}`,
  );
}
