import type { OperationId } from '../../../generated/operations.js';
import { unlessEnded } from '../../target/end-scenario.js';
import { isSuccess } from '../../target/exchange.js';
import { isAbsent, isArray, isObject, parseJson } from '../../target/json.js';
import { itemsOf, numberIn, textIn } from '../../target/wire/members.js';
import { agrees, answered, bodyOf, decided, demand, otherwise } from '../answers.js';
import { emptyLedger } from '../ledgers/own-ledger.js';
import { asks, type ProbeContext, type Probes, watches } from '../probe.js';

/** The highest limit of the lists of a ledger. */
const most = 100;

/** The name of each list in our contract, and a member that all of its records have. */
const lists: Partial<Record<OperationId, readonly [name: string, member: string]>> = {
  listApiKeys: ['apiKeys', 'name'],
  getServiceAccounts: ['serviceAccounts', 'roles'],
  getInvitations: ['invitations', 'email'],
  getOrgUsers: ['users', 'email'],
  getLedgers: ['ledgers', 'name'],
  listImports: ['imports', 'status'],
  searchImportHistory: ['imports', 'status'],
};

export const listsProbes: Probes<'list'> = {
  'list.limit-over': asks('list.limit-over', {
    // A bare list does not show which limit was applied.
    hiddenBy: { 'list.envelope': ['bare'] },
    needs: ['token', 'ledger'],
    requests: 3 + emptyLedger.requests,
    async ask(t) {
      const ledger_id = await someLedger(t);
      const list = (limit: number) => t.call('listImports', { path: { ledger_id }, query: { limit } });
      const applied = numberIn(bodyOf(await list(most)), 'limit');
      const answer = await list(most + 1);
      return answered(answer, `limit ${most + 1}`, { 400: 'rejected', 422: 'rejected' }, ({ response }) => {
        demand(applied === most, 'the list of imports does not show which limit was applied');
        return numberIn(response.json, 'limit') === most ? 'clamped' : undefined;
      });
    },
  }),
  'list.envelope': watches('list.envelope', {
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
    *see({ exchange }) {
      const [name, member] = lists[exchange.operation] ?? [];
      if (member === undefined || !isSuccess(exchange)) return;
      if (!itemsOf(exchange.response.json).some((record) => !isAbsent(record[member]))) return;
      // As it is received: the parsed body has the form of the contract.
      const json = parseJson(exchange.response.text);
      if (isArray(json)) yield agrees('bare', 'lists with nothing around them');
      if (!isObject(json)) return;
      const [list, ...others] = Object.keys(json).filter((each) => isArray(json[each]));
      // With several lists it is unclear which one was asked for.
      if (list === undefined || others.length > 0) return;
      if (list === name) yield agrees('named', 'lists in a member of their name');
      else if (list === 'items' || list === 'data') yield agrees(list, `lists in the member ${list}`);
      else yield otherwise('lists in a member of another name');
    },
  }),
};

/** Returns the id of an existing ledger, or of a new one. */
async function someLedger(t: ProbeContext): Promise<string> {
  const [first] = itemsOf(bodyOf(await t.call('getLedgers'))).flatMap((ledger) => textIn(ledger, 'id') ?? []);
  return first ?? (await emptyLedger.result(t)).id;
}
