import type { OperationId } from '../../../generated/operations.js';
import { deleteLedger, getLedger, listedIn } from '../../checks/kinds/ledgers/own-ledger.js';
import {
  areSame,
  fieldsIn,
  getFields,
  lists,
  updateFields,
} from '../../checks/kinds/tracked-fields/tracked.js';
import { eventually, laggingMs } from '../../scene/eventually.js';
import { unlessEnded } from '../../target/end-scenario.js';
import { type Exchange, isSuccess, refusesInput } from '../../target/exchange.js';
import { isAbsent, isArray, isObject, type Json, parseJson } from '../../target/json.js';
import { itemsOf, numberIn, textIn } from '../../target/wire/members.js';
import { agreed, agrees, bodyOf, decided, demand } from '../answers.js';
import { asks, asksOf, experiment, ledgerNeeds, watches } from '../probe.js';
import { emptyLedger, ownLedger } from './filled.js';

const hasCounts = (record: Json | undefined): boolean =>
  isObject(record) && ['total', 'verified', 'new_jobs'].every((name) => typeof record[name] === 'number');

/** A ledger whose tracked fields were updated twice. Ends the probe unless they are shown as sent. */
const tracked = experiment('tracked fields', { needs: ledgerNeeds, requests: 12 }, async (t) => {
  const { id: ledgerId } = await ownLedger(t);
  const before = decided(await getFields(t, ledgerId));
  const first = bodyOf(await updateFields(t, ledgerId, lists.two));
  const second = bodyOf(await updateFields(t, ledgerId, lists.one));
  const isShown = areSame(fieldsIn(bodyOf(await getFields(t, ledgerId))), lists.one);
  demand(isShown, 'the tracked fields of a ledger are not those that it was sent');
  const versions = [first, second].map((update) => (isObject(update) ? String(update['version'] ?? '') : ''));
  return { ledgerId, before, versions };
});

function noneIn(answer: Exchange): 'rejected-404' | 'empty-200' | undefined {
  const { status, json } = answer.response;
  if (status === 404) return 'rejected-404';
  // An empty list may be left out (section 2).
  const isEmpty = isObject(json) && (fieldsIn(json) ?? []).length === 0;
  return isSuccess(answer) && isEmpty ? 'empty-200' : undefined;
}

/** The form of the versions of tracked fields, by reading. */
const versionForms = {
  integer: /^[12]$/,
  uuid: /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i,
  timestamp: /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/,
};

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

export const ledgersProbes = {
  'ledger.counts': asksOf(emptyLedger, ({ answer }) => {
    // As it is received: the parsed body has the form of the contract.
    const record = parseJson(answer.response.text);
    const isNested = isObject(record) && hasCounts(record['counts']);
    demand(isNested || hasCounts(record), 'a ledger shows no `total`, `verified` and `new_jobs`');
    if (isNested && hasCounts(record)) return undefined;
    return isNested ? 'nested' : 'flat';
  }),
  'ledger.delete': asks({ needs: ledgerNeeds, requests: 12 }, async (t) => {
    const { id } = await ownLedger(t);
    bodyOf(await deleteLedger(t, id));
    const isMarked = ({ response }: Exchange) => textIn(response.json, 'deleted_at') !== undefined;
    const isGone = (answer: Exchange) => !isSuccess(answer) || isMarked(answer);
    const got = decided(await eventually(t, laggingMs, () => getLedger(t, id), isGone));
    // How a target answers requests for objects that do not exist is question errors.not-found.
    if (got.response.status === 404 || got.response.status === 403) return 'hard';
    const isSoft = isSuccess(got) && isMarked(got);
    return isSoft && listedIn(bodyOf(await t.call('getLedgers')), id) === undefined ? 'soft' : undefined;
  }),
  'tracked.none': {
    ...asksOf(tracked, async ({ ledgerId, before }, t) => {
      bodyOf(await t.call('deleteTrackedFields', { path: { ledger_id: ledgerId } }));
      return agreed(noneIn(before), noneIn(decided(await getFields(t, ledgerId))));
    }),
    once: true,
  },
  'tracked.version': asksOf(tracked, ({ versions }) => {
    demand(!versions.includes(''), 'an update of tracked fields shows no `version`');
    if (versions[0] === versions[1]) return undefined;
    const readings = ['integer', 'uuid', 'timestamp'] as const;
    return readings.find((reading) => versions.every((version) => versionForms[reading].test(version)));
  }),
  'list.limit-over': asks({ needs: ['token', 'ledger'], requests: 10 }, async (t) => {
    const [first] = itemsOf(bodyOf(await t.call('getLedgers')));
    const ledger_id = textIn(first, 'id') ?? (await emptyLedger.result(t)).id;
    const list = (limit: number) => t.call('listImports', { path: { ledger_id }, query: { limit } });
    const applied = numberIn(bodyOf(await list(most)), 'limit');
    const answer = decided(await list(most + 1));
    if (refusesInput(answer)) return 'rejected';
    demand(applied === most, 'the list of imports does not show which limit was applied');
    return numberIn(bodyOf(answer), 'limit') === most ? 'clamped' : undefined;
  }),
  'list.envelope': watches(
    {
      needs: ['token'],
      async send(t) {
        for (const operation of ['getServiceAccounts', 'listApiKeys', 'getLedgers'] as const) {
          const answer = await unlessEnded(t.call(operation));
          if (answer && itemsOf(decided(answer).response.json).length > 0) return;
        }
      },
    },
    function* ({ exchange }) {
      const [name, member] = listed[exchange.operation] ?? [];
      if (member === undefined || !isSuccess(exchange)) return;
      if (!itemsOf(exchange.response.json).some((record) => !isAbsent(record[member]))) return;
      // As it is received: the parsed body has the form of the contract.
      const json = parseJson(exchange.response.text);
      if (isArray(json)) yield 'bare';
      if (!isObject(json)) return;
      const [list, ...others] = Object.keys(json).filter((each) => isArray(json[each]));
      // With several lists it is unclear which one was asked for.
      if (list === undefined || others.length > 0) return;
      if (list === 'items' || list === 'data') yield list;
      else yield agrees(list === name ? 'named' : undefined, `lists in a member of ${exchange.operation}`);
    },
  ),
};
