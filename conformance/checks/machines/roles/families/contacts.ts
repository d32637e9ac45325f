import { EndScenario } from '../../../../target/end-scenario.js';
import { itemsOf, textIn } from '../../../../target/wire/members.js';
import { addContacts, completed, contactsOf, createLedger, looksAtMost } from '../../ledgers/own-ledger.js';
import { family } from '../family.js';

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
    // Who adds contacts is open, so what a refused call adds is nothing to look for.
    return { own: [one, other].filter((id) => shown.includes(id)), listed: '' };
  },
});
