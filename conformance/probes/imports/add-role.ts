import { exampleContact } from '../../checks/machines/imports/example-contact.js';
import { ledgerNeeds, ledgerRequests, ownLedger } from '../ledgers/own-ledger.js';
import { requiredRole } from '../roles/required-role.js';

export const addRole = requiredRole(
  'import.add-role',
  [
    {
      operation: 'addContacts',
      input: async (t) => ({
        path: { ledger_id: (await t.shared('ledger to add to', () => ownLedger(t))).id },
        body: { contacts: [exampleContact(t.owned.name('contact'))] },
      }),
    },
  ],
  { needs: ledgerNeeds, requests: ledgerRequests },
);
