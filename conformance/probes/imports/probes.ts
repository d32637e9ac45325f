import { exampleContact } from '../../checks/machines/imports/example-contact.js';
import { ledgerNeeds, ledgerRequests, ownLedger } from '../ledgers/own-ledger.js';
import type { Probes } from '../probe.js';
import { requiredRole } from '../roles/required-role.js';
import { csvProbes } from './csv.js';
import { importDuration } from './duration.js';
import { fillingProbes } from './filling.js';
import { undoneProbes } from './undone.js';

export const importsProbes: Probes<'import'> = {
  'import.add-role': requiredRole(
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
  ),
  ...fillingProbes,
  'import.duration': importDuration,
  ...undoneProbes,
  ...csvProbes,
};
