import { emptyLedger, ledgerNeeds, ledgerRequests } from '../ledgers/own-ledger.js';
import type { ProbeContext } from '../probe-context.js';
import { requiredRole } from '../roles/required-role.js';

const options = { needs: ledgerNeeds, requests: ledgerRequests };
const ledgerPath = async (t: ProbeContext) => ({ ledger_id: (await emptyLedger(t)).id });

export const getRole = requiredRole(
  'contacts.get-role',
  [{ operation: 'getContacts', input: async (t) => ({ path: await ledgerPath(t) }) }],
  options,
);

export const searchRole = requiredRole(
  'contacts.search-role',
  [
    {
      operation: 'searchLedgerContacts',
      input: async (t) => ({ path: await ledgerPath(t), body: { filters: [] } }),
    },
    {
      operation: 'downloadLedgerContacts',
      input: async (t) => ({
        path: await ledgerPath(t),
        body: { filters: [] },
        headers: { accept: 'text/csv' },
      }),
    },
  ],
  options,
);
