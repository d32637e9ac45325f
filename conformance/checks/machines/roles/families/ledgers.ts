import { createLedger } from '../../ledgers/own-ledger.js';
import { family } from '../family.js';
import { shownAndListed } from '../shown-and-listed.js';

export const ledgers = family({
  id: 'roles/ledgers',
  isOfAdmins: true,
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
