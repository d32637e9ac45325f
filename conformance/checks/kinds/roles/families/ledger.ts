import { eventually } from '../../../../scene/eventually.js';
import { isSuccess } from '../../../../scene/recorder.js';
import type { Scene } from '../../../../scene/scene.js';
import { EndScenario } from '../../../../target/end-scenario.js';
import { isArray, isObject } from '../../../../target/json.js';
import { itemsOf, textIn } from '../../../../target/wire/members.js';
import { contactsOf } from '../../ledgers/own-contacts.js';
import {
  addContacts,
  completed,
  getImport,
  importMade,
  isDeletable,
  looksAtMost,
  named,
  statusOf,
} from '../../ledgers/own-imports.js';
import { createLedger } from '../../ledgers/own-ledger.js';
import { family, shownAndListed } from '../family.js';

export const ledgers = family({
  id: 'roles/ledgers',
  needs: ['identity'],
  requests: 6,
  make: async (t) => ({ ledger_id: (await createLedger(t)).id }),
  calls: {
    getLedgers: () => ({}),
    createLedger: (_, mark) => ({ body: { name: mark } }),
    getLedger: (path) => ({ path }),
    updateLedger: (path, mark) => ({ path, body: { name: mark } }),
    deleteLedger: (path) => ({ path }),
  },
  view: shownAndListed('getLedger', 'getLedgers', 'name'),
});

export const trackedFields = family({
  id: 'roles/tracked-fields',
  needs: ['identity'],
  requests: 8,
  async make(t) {
    const { id } = await createLedger(t);
    t.step('track the title');
    const path = { ledger_id: id };
    t.body(await t.call('updateTrackedFields', { path, body: { fields: ['title'] } }));
    return path;
  },
  calls: {
    getTrackedFields: (path) => ({ path }),
    listTrackedVersions: (path) => ({ path }),
    updateTrackedFields: (path) => ({ path, body: { fields: ['country'] } }),
    deleteTrackedFields: (path) => ({ path }),
  },
  async view(path, context) {
    const got = await context.call('getTrackedFields', { path });
    const { json } = got.response;
    const fields = isObject(json) && isArray(json['fields']) ? json['fields'] : null;
    return { own: isSuccess(got) ? { fields } : 'no tracked fields', listed: '' };
  },
});

export const contacts = family({
  id: 'roles/contacts',
  needs: ['identity'],
  requests: 6 + looksAtMost,
  async make(t) {
    const { id } = await createLedger(t);
    const rows = ['one', 'two'].map((name) => ({ name: `Contact ${name}`, reference_id: `crm-${name}` }));
    const importId = await addContacts(t, id, rows);
    if (importId !== undefined) await completed(t, id, importId);
    const ids = (await contactsOf(t, id)).flatMap((contact) => textIn(contact, 'id', 'contact_id') ?? []);
    const [one, other] = ids;
    if (one !== undefined && other !== undefined) return { path: { ledger_id: id }, one, other };
    throw new EndScenario(
      'skipped',
      'getContacts does not show the ids of two contacts: map it with --overlay',
    );
  },
  calls: {
    getContacts: ({ path }) => ({ path }),
    searchLedgerContacts: ({ path }) => ({ path, body: { filters: [] } }),
    downloadLedgerContacts: ({ path }) => ({ path, body: { filters: [] }, headers: { accept: 'text/csv' } }),
    addContacts: ({ path }, mark) => ({ path, body: { contacts: [{ name: mark }] } }),
    deleteContact: ({ path, one }) => ({ path: { ...path, contact_id: one } }),
    bulkDeleteContacts: ({ path, other }) => ({ path, body: { contact_ids: [other] } }),
  },
  async view({ path, one, other }, context) {
    const { json } = (await context.call('getContacts', { path })).response;
    const shown = itemsOf(json).map((contact) => textIn(contact, 'id', 'contact_id'));
    // It is open who may add contacts, so contacts of a refused call are not looked for.
    return { own: [one, other].filter((id) => shown.includes(id)), listed: '' };
  },
});

const good = { name: 'Contact one', reference_id: 'crm-one' };
/** A contact without anything to identify it by. A target that validates each row lists it among the errors. */
const bad = { reference_id: 'crm-two' };

/** Waits between reads of the import. It need not be completed, but until then it changes by itself. */
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
    t.body(added);
    const batch = { ...path, import_id: named(await importMade(t, id, added)) };
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

/** Returns the status of an import when its contacts can be deleted (section 3 rule 3). Ends the scenario if they cannot. */
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
