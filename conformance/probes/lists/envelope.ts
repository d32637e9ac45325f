import type { OperationId } from '../../../generated/operations.js';
import { unlessEnded } from '../../target/end-scenario.js';
import { isSuccess } from '../../target/exchange.js';
import { isArray, isObject } from '../../target/json.js';
import { watches } from '../probe.js';
import { agrees, otherwise } from '../sighting.js';

/** What lists are named after, in our contract. */
const named: Partial<Record<OperationId, string>> = {
  listApiKeys: 'apiKeys',
  getServiceAccounts: 'serviceAccounts',
  getInvitations: 'invitations',
  getOrgUsers: 'users',
  getLedgers: 'ledgers',
  getContacts: 'contacts',
  searchLedgerContacts: 'contacts',
  listImports: 'imports',
  searchImportHistory: 'imports',
  listTrackedVersions: 'versions',
};

export const envelope = watches('list.envelope', {
  provoke: {
    needs: ['token'],
    requests: 2,
    async send(t) {
      const answer = await unlessEnded(t.call('getServiceAccounts'));
      if (!answer || !isSuccess(answer)) await t.call('getLedgers');
    },
  },
  begin: () =>
    function* ({ exchange }) {
      const name = named[exchange.operation];
      const { json } = exchange.response;
      if (name === undefined || !isSuccess(exchange)) return;
      if (isArray(json)) yield agrees('bare', 'lists with nothing around them');
      if (!isObject(json)) return;
      const [list, ...others] = Object.keys(json).filter((member) => isArray(json[member]));
      // Which of several is what was asked for does not show, nor what was left out.
      if (list === undefined || others.length > 0) return;
      if (list === name) yield agrees('named', 'lists in a member of their name');
      else if (list === 'items') yield agrees('items', 'lists in the member items');
      else if (list === 'data') yield agrees('data', 'lists in the member data');
      else yield otherwise('lists in a member of another name');
    },
});
