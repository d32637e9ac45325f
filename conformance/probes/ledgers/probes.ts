import type { OperationId } from '../../../generated/operations.js';
import { deleteLedger, getLedger, listedIn } from '../../checks/kinds/ledgers/own-ledger.js';
import {
  areSame,
  fieldsIn,
  getFields,
  lists,
  updateFields,
} from '../../checks/kinds/tracked-fields/tracked.js';
import { eventually } from '../../scene/eventually.js';
import { unlessEnded } from '../../target/end-scenario.js';
import { type Exchange, isSuccess } from '../../target/exchange.js';
import { isAbsent, isArray, isObject, type Json, parseJson } from '../../target/json.js';
import { isPart } from '../../target/wire/listed.js';
import { itemsOf, numberIn, textIn } from '../../target/wire/members.js';
import { agrees, answered, bodyOf, decided, demand, otherwise, undecided } from '../answers.js';
import { asks, asksOf, experiment, type ProbeContext, type Probes, watches } from '../probe.js';
import { emptyLedger, laterMs, ledgerNeeds, ledgerRequests, ownLedger } from './filled.js';

export const ledgersProbes: Probes<'ledger'> = {
  'ledger.counts': asksOf('ledger.counts', emptyLedger, {
    ask({ answer }) {
      // As it is received: the parsed body has the form of the contract.
      const record = parseJson(answer.response.text);
      const isNested = hasCounts(isObject(record) ? record['counts'] : undefined);
      const isFlat = hasCounts(record);
      if (isNested && isFlat) return otherwise('a ledger has its counts in a member and in itself');
      if (isNested) return 'nested';
      if (isFlat) return 'flat';
      throw undecided('a ledger shows no `total`, `verified` and `new_jobs`: map it with --overlay');
    },
  }),
  'ledger.delete': asks('ledger.delete', {
    needs: ledgerNeeds,
    requests: ledgerRequests + 3 + laterMs.length,
    async ask(t) {
      const { id } = await ownLedger(t);
      bodyOf(await deleteLedger(t, id));
      const isGone = (answer: Exchange) =>
        !isSuccess(answer) || textIn(answer.response.json, 'deleted_at') !== undefined;
      const got = decided(await eventually(t, laterMs, () => getLedger(t, id), isGone));
      const { status, json } = got.response;
      // How a target answers requests for objects that do not exist is question errors.not-found.
      if (status === 404 || status === 403) return 'hard';
      if (!isSuccess(got) || textIn(json, 'deleted_at') === undefined) return undefined;
      const list = bodyOf(await t.call('getLedgers'));
      if (listedIn(list, id) !== undefined) return undefined;
      demand(!isPart(list), 'the list of ledgers is not whole');
      return 'soft';
    },
  }),
};

const hasCounts = (record: Json | undefined): boolean =>
  isObject(record) && ['total', 'verified', 'new_jobs'].every((name) => typeof record[name] === 'number');

/** A ledger whose tracked fields were updated twice. Ends the probe unless they are shown as sent. */
const tracked = experiment(
  'tracked fields',
  { needs: ledgerNeeds, requests: ledgerRequests + 4 },
  async (t) => {
    const { id: ledgerId } = await ownLedger(t);
    const before = decided(await getFields(t, ledgerId));
    const updates = [
      bodyOf(await updateFields(t, ledgerId, lists.two)),
      bodyOf(await updateFields(t, ledgerId, lists.one)),
    ];
    if (areSame(fieldsIn(bodyOf(await getFields(t, ledgerId))), lists.one))
      return { ledgerId, before, updates };
    throw undecided('the tracked fields of a ledger are not those that it was sent');
  },
);

export const trackedFieldsProbes: Probes<'tracked'> = {
  'tracked.none': asksOf('tracked.none', tracked, {
    requests: 2,
    once: true,
    async ask({ ledgerId, before }, t) {
      bodyOf(await t.call('deleteTrackedFields', { path: { ledger_id: ledgerId } }));
      const after = decided(await getFields(t, ledgerId));
      const [one, other] = [noneIn(before), noneIn(after)];
      return one !== undefined && one === other ? one : undefined;
    },
  }),
  'tracked.version': asksOf('tracked.version', tracked, {
    ask({ updates }) {
      const [first, second] = updates.map(versionIn);
      demand(first !== undefined && second !== undefined, 'an update of tracked fields shows no `version`');
      if (first === 1 && second === 2) return 'integer';
      const are = (form: RegExp) => [first, second].every((each) => form.test(String(each)));
      if (first === second) return otherwise('the same version after each update');
      if (are(uuid)) return 'uuid';
      if (are(time)) return 'timestamp';
      return undefined;
    },
  }),
};

function noneIn(answer: Exchange): 'rejected-404' | 'empty-200' | undefined {
  const { status, json } = answer.response;
  if (status === 404) return 'rejected-404';
  // An empty list may be left out (section 2).
  const isEmpty = isObject(json) && (fieldsIn(json) ?? []).length === 0;
  return isSuccess(answer) && isEmpty ? 'empty-200' : undefined;
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const time = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/;

function versionIn(update: Json): string | number | undefined {
  const version = isObject(update) ? update['version'] : undefined;
  return typeof version === 'string' || typeof version === 'number' ? version : undefined;
}

/** The highest limit of the lists of a ledger. */
const most = 100;

/** The name of each list in our contract, and a member that all of its records have. */
const listed: Partial<Record<OperationId, readonly [name: string, member: string]>> = {
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
      const [name, member] = listed[exchange.operation] ?? [];
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
