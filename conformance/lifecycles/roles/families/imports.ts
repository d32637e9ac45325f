import { Leave } from '../../../run/leave.js';
import { isSuccess } from '../../../story/teller.js';
import { itemsOf } from '../../../wire/members.js';
import { completed, createLedger, importIdIn, looksAtMost } from '../../ledgers/own-ledger.js';
import { family } from '../family.js';

const good = { name: 'Contact one', reference_id: 'crm-one' };
/** Without anything that a contact is found by: where rows are looked at one by one, it is listed among the errors. */
const bad = { reference_id: 'crm-two' };

export const imports = family({
  id: 'roles/imports',
  needs: ['ledger'],
  requests: 6 + looksAtMost,
  async make(lab, teller) {
    const { id } = await createLedger(lab, teller);
    const path = { ledger_id: id };
    teller.step('add a contact, and one that cannot be taken');
    const both = await lab.call('addContacts', { path, body: { contacts: [good, bad] } });
    const added = isSuccess(both)
      ? both
      : await lab.call('addContacts', { path, body: { contacts: [good] } });
    const importId = importIdIn(teller.body(added));
    if (importId === undefined) {
      throw new Leave('skipped', 'the answer to addContacts names no import: map it with --overlay');
    }
    await completed(lab, teller, id, importId);
    return { ...path, import_id: importId };
  },
  calls: {
    listImports: ({ ledger_id }) => ({ path: { ledger_id } }),
    searchImportHistory: ({ ledger_id }) => ({ path: { ledger_id } }),
    getImport: (path) => ({ path }),
    downloadImportErrors: (path) => ({ path, headers: { accept: 'text/csv' } }),
    deleteImportContacts: (path) => ({ path }),
  },
  async view({ ledger_id }, lab) {
    const { json } = (await lab.call('getContacts', { path: { ledger_id } })).response;
    return { own: { contacts: itemsOf(json).length }, listed: '' };
  },
});
