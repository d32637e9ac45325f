import { isSameSet, referencesOf } from '../../checks/machines/contacts/contact.js';
import { isSuccess } from '../../target/exchange.js';
import { itemsOf } from '../../target/wire/members.js';
import { decided } from '../answers.js';
import { asksOf } from '../experiment.js';
import { filled } from '../imports/filled.js';
import { emptyLedger } from '../ledgers/own-ledger.js';
import type { Probes } from '../probe.js';
import type { ProbeContext } from '../probe-context.js';
import { requiredRole } from '../roles/required-role.js';
import { agrees, otherwise } from '../sighting.js';
import { deletedProbes } from './deleted.js';

const ledgerPath = async (t: ProbeContext) => ({ ledger_id: (await emptyLedger.result(t)).id });

export const contactsProbes: Probes<'contacts'> = {
  'contacts.get-role': requiredRole(
    'contacts.get-role',
    [{ operation: 'getContacts', input: async (t) => ({ path: await ledgerPath(t) }) }],
    emptyLedger,
  ),
  'contacts.search-role': requiredRole(
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
    emptyLedger,
  ),
  'contacts.view-names': asksOf('contacts.view-names', filled, {
    requests: 3,
    async ask({ ledgerId, shown }, t) {
      const view = async (name: string) => {
        const query = { view: name, size: 100 };
        const answer = decided(await t.call('getContacts', { path: { ledger_id: ledgerId }, query }));
        const { status, json } = answer.response;
        const isFull = isSuccess(answer) && isSameSet(referencesOf(itemsOf(json)), shown);
        return { status, isFull, isRefused: status === 400 || status === 422 };
      };
      const [data, full, none] = [await view('data'), await view('full'), await view('no-such-view')];
      const saw = `\`view\` data → status ${data.status}, full → status ${full.status}`;
      if (none.isRefused && data.isFull && full.isRefused) return agrees('data-count', saw);
      if (none.isRefused && full.isFull && data.isRefused) return agrees('full-count', saw);
      return otherwise(`${saw}, another → status ${none.status}`);
    },
  }),
  ...deletedProbes,
};
