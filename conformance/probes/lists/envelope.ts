import type { OperationId } from '../../../generated/operations.js';
import { unlessEnded } from '../../target/end-scenario.js';
import { isSuccess } from '../../target/exchange.js';
import { isAbsent, isArray, isObject } from '../../target/json.js';
import { itemsOf } from '../../target/wire/members.js';
import { decided } from '../answers.js';
import { watches } from '../probe.js';
import { agrees, otherwise } from '../sighting.js';

/** What lists are named after in our contract, and a member that each of their records has. */
const lists: Partial<Record<OperationId, readonly [name: string, member: string]>> = {
  listApiKeys: ['apiKeys', 'name'],
  getServiceAccounts: ['serviceAccounts', 'roles'],
  getInvitations: ['invitations', 'email'],
  getOrgUsers: ['users', 'email'],
  getLedgers: ['ledgers', 'name'],
  listImports: ['imports', 'status'],
  searchImportHistory: ['imports', 'status'],
};

export const envelope = watches('list.envelope', {
  provoke: {
    needs: ['token'],
    requests: 3,
    async send(t) {
      for (const operation of ['getServiceAccounts', 'listApiKeys', 'getLedgers'] as const) {
        const answer = await unlessEnded(t.call(operation));
        if (answer && itemsOf(decided(answer).response.json).length > 0) return;
      }
    },
  },
  begin: () =>
    function* ({ exchange }) {
      const [name, member] = lists[exchange.operation] ?? [];
      const { json } = exchange.response;
      if (member === undefined || !isSuccess(exchange)) return;
      if (!itemsOf(json).some((record) => !isAbsent(record[member]))) return;
      if (isArray(json)) yield agrees('bare', 'lists with nothing around them');
      if (!isObject(json)) return;
      const [list, ...others] = Object.keys(json).filter((each) => isArray(json[each]));
      // Which of several is what was asked for does not show.
      if (list === undefined || others.length > 0) return;
      if (list === name) yield agrees('named', 'lists in a member of their name');
      else if (list === 'items') yield agrees('items', 'lists in the member items');
      else if (list === 'data') yield agrees('data', 'lists in the member data');
      else yield otherwise('lists in a member of another name');
    },
});
