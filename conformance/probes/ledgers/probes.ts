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
import { itemsOf, numberIn, textIn } from '../../target/wire/members.js';
import { agrees, answeredBy, bodyOf, decided, demand } from '../answers.js';
import { asks, asksOf, experiment, watches } from '../probe.js';
import { emptyLedger, laterMs, ledgerNeeds, ownLedger } from './filled.js';

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
  return { ledgerId, before, versions: [first, second].map(versionIn) };
});

function noneIn(answer: Exchange): 'rejected-404' | 'empty-200' | undefined {
  const { status, json } = answer.response;
  if (status === 404) return 'rejected-404';
  // An empty list may be left out (section 2).
  const isEmpty = isObject(json) && (fieldsIn(json) ?? []).length === 0;
  return isSuccess(answer) && isEmpty ? 'empty-200' : undefined;
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const time = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/;

function versionIn(update: Json): string {
  const version = isObject(update) ? update['version'] : undefined;
  return typeof version === 'string' || typeof version === 'number' ? String(version) : '';
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

export const ledgersProbes = {
  'ledger.counts': asksOf(emptyLedger, ({ answer }) => {
    // As it is received: the parsed body has the form of the contract.
    const record = parseJson(answer.response.text);
    const [isNested, isFlat] = [
      hasCounts(isObject(record) ? record['counts'] : undefined),
      hasCounts(record),
    ];
    demand(isNested || isFlat, 'a ledger shows no `total`, `verified` and `new_jobs`');
    return isNested && isFlat ? undefined : isNested ? 'nested' : 'flat';
  }),
  'ledger.delete': asks({ needs: ledgerNeeds, requests: 12 }, async (t) => {
    const { id } = await ownLedger(t);
    bodyOf(await deleteLedger(t, id));
    const isMarked = ({ response }: Exchange) => textIn(response.json, 'deleted_at') !== undefined;
    const isGone = (answer: Exchange) => !isSuccess(answer) || isMarked(answer);
    const got = decided(await eventually(t, laterMs, () => getLedger(t, id), isGone));
    // How a target answers requests for objects that do not exist is question errors.not-found.
    if (got.response.status === 404 || got.response.status === 403) return 'hard';
    const isSoft = isSuccess(got) && isMarked(got);
    return isSoft && listedIn(bodyOf(await t.call('getLedgers')), id) === undefined ? 'soft' : undefined;
  }),
  'tracked.none': {
    ...asksOf(tracked, async ({ ledgerId, before }, t) => {
      bodyOf(await t.call('deleteTrackedFields', { path: { ledger_id: ledgerId } }));
      const [one, other] = [noneIn(before), noneIn(decided(await getFields(t, ledgerId)))];
      return one === other ? one : undefined;
    }),
    once: true,
  },
  'tracked.version': asksOf(tracked, ({ versions }) => {
    demand(!versions.includes(''), 'an update of tracked fields shows no `version`');
    if (versions.join() === '1,2') return 'integer';
    const are = (form: RegExp) => versions[0] !== versions[1] && versions.every((each) => form.test(each));
    return are(uuid) ? 'uuid' : are(time) ? 'timestamp' : undefined;
  }),
  'list.limit-over': asks({ needs: ['token', 'ledger'], requests: 10 }, async (t) => {
    const [first] = itemsOf(bodyOf(await t.call('getLedgers'))).flatMap(
      (ledger) => textIn(ledger, 'id') ?? [],
    );
    const ledger_id = first ?? (await emptyLedger.result(t)).id;
    const list = (limit: number) => t.call('listImports', { path: { ledger_id }, query: { limit } });
    const applied = numberIn(bodyOf(await list(most)), 'limit');
    const answer = await list(most + 1);
    const refused = { 400: 'rejected', 422: 'rejected' } as const;
    return answeredBy(answer, `limit ${most + 1}`, refused, ({ response }) => {
      demand(applied === most, 'the list of imports does not show which limit was applied');
      return numberIn(response.json, 'limit') === most ? 'clamped' : undefined;
    });
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
      if (isArray(json)) yield agrees('bare', 'lists with nothing around them');
      if (!isObject(json)) return;
      const [list, ...others] = Object.keys(json).filter((each) => isArray(json[each]));
      // With several lists it is unclear which one was asked for.
      if (list === undefined || others.length > 0) return;
      const reading = list === name ? 'named' : list === 'items' || list === 'data' ? list : undefined;
      yield agrees(reading, `lists in the member ${reading === undefined ? 'of another name' : list}`);
    },
  ),
};
