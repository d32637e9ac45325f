import { bodyRecords, recordForms } from '../../../generated/forms.js';
import { somebody, watching } from '../../checks/kinds/events/notified.js';
import { createLedger, deleteLedger, getLedger, listedIn } from '../../checks/kinds/ledgers/own.js';
import {
  areSame,
  fieldsIn,
  getFields,
  lists,
  track,
  updateFields,
} from '../../checks/kinds/tracked-fields/tracked.js';
import { ownedKind, recordId, resourceOf } from '../../resources/kinds.js';
import { eventually, laggingMs } from '../../scene/eventually.js';
import type { Delivery } from '../../target/control/control-plane.js';
import { unlessEnded } from '../../target/end-scenario.js';
import { type Exchange, isSuccess, refusesInput } from '../../target/exchange.js';
import { isArray, isObject, type Json, parseJson } from '../../target/json.js';
import { itemsOf, numberIn, textIn } from '../../target/wire/members.js';
import { agreed, bodyOf, decided, demand, succeeded } from '../answers.js';
import { asks, asksOf, experiment, ledgerNeeds, unseen, watches } from '../probe.js';
import { emptyLedger, endedImport } from './filled.js';

const hasCounts = (record: Json | undefined): boolean =>
  isObject(record) && ['total', 'verified', 'new_jobs'].every((name) => typeof record[name] === 'number');

const tracked = experiment('tracked fields', { needs: ledgerNeeds, requests: 12 }, async (t) => {
  const { id: ledgerId } = await createLedger(t);
  const before = decided(await getFields(t, ledgerId));
  const first = bodyOf(await updateFields(t, ledgerId, lists.two));
  const second = bodyOf(await updateFields(t, ledgerId, lists.one));
  const isShown = areSame(fieldsIn(bodyOf(await getFields(t, ledgerId))), lists.one);
  demand(isShown, 'the tracked fields of a ledger are not those that it was sent');
  const versions = [first, second].map((each) => (isObject(each) ? String(each['version'] ?? '') : ''));
  return { ledgerId, before, versions };
});

function noneIn(answer: Exchange): 'rejected-404' | 'empty-200' | undefined {
  const { status, json } = answer.response;
  if (status === 404) return 'rejected-404';
  // An empty list may be left out (section 2).
  const isEmpty = isObject(json) && (fieldsIn(json) ?? []).length === 0;
  return isSuccess(answer) && isEmpty ? 'empty-200' : undefined;
}

const versionForms = {
  integer: /^[12]$/,
  uuid: /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i,
  timestamp: /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/,
};

const most = 100;

/** The webhooks of a tracked field that changes: only a control plane can edit a person, run a cycle and show what was sent. */
const sent = experiment(
  'webhooks',
  { needs: [...ledgerNeeds, 'control'], requests: 20, once: true },
  async (t) => {
    const { control } = t;
    demand(control, 'the target has no control plane');
    const { personId, linkedin } = somebody(t);
    const { id: ledgerId } = await createLedger(t);
    const tag = t.owned.name('event');
    // Several contacts of one person, so that there are several events.
    const contacts = [1, 2, 3, 4].map((at) => ({ reference_id: `${tag}-${at}`, linkedin }));
    await endedImport(t, ledgerId, contacts);
    await track(t, ledgerId, ['country']);
    // The list of fields takes effect with the next cycle.
    await control.enrich();
    // Deliveries as soon as the change was found, and after a retry was due.
    let atOnce: readonly Delivery[] = [];
    let later: readonly Delivery[] = [];
    const watch = await watching(control, personId, [ledgerId]);
    try {
      await watch.change({ country: 'Pdk Example Country' });
      atOnce = await watch.deliveries();
      // By then, what was not received has been sent again (question events.retries).
      await t.wait(1500);
      later = await watch.deliveries();
    } finally {
      await watch.end();
    }
    demand(atOnce.length > 0, 'nothing is sent where a tracked field of a contact changes');
    return { references: contacts.map((each) => each.reference_id), atOnce, later };
  },
);

const errorsIn = ({ attempts }: Delivery): readonly (string | undefined)[] =>
  (isArray(attempts) ? attempts : []).map((attempt) => textIn(attempt, 'error'));

export const ledgersProbes = {
  'ledger.counts': asksOf(emptyLedger, async ({ id }, t) => {
    // As it is received: the parsed body has the form of the contract.
    const record = parseJson(succeeded(await getLedger(t, id)).response.text);
    const isNested = isObject(record) && hasCounts(record['counts']);
    demand(isNested || hasCounts(record), 'a ledger shows no `total`, `verified` and `new_jobs`');
    if (isNested && hasCounts(record)) return undefined;
    return isNested ? 'nested' : 'flat';
  }),
  'ledger.delete': asks({ needs: ledgerNeeds, requests: 12 }, async (t) => {
    const { id } = await createLedger(t);
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
  'tracked.version': asksOf(tracked, async ({ versions }) => {
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
      const { operation, response } = exchange;
      const { kind, action } = resourceOf(operation);
      if (action !== 'list' || ownedKind(kind) === undefined || !isSuccess(exchange)) return;
      if (!itemsOf(response.json).some((record) => recordId(kind, record) !== undefined)) return;
      // As it is received: the parsed body has the form of the contract.
      const json = parseJson(response.text);
      if (isArray(json)) yield 'bare';
      if (!isObject(json)) return;
      const [list, ...others] = Object.keys(json).filter((each) => isArray(json[each]));
      // With several lists it is unclear which one was asked for.
      if (list === undefined || others.length > 0) return;
      if (list === 'items' || list === 'data') yield list;
      else yield list === recordForms[bodyRecords[operation] ?? '']?.list ? 'named' : undefined;
    },
  ),
  'events.form': asksOf(sent, async ({ references, atOnce }) => {
    const isContact = (value: Json | undefined) => references.includes(textIn(value, 'reference_id') ?? '');
    const isEvent = (body: Json | undefined) =>
      isObject(body) && textIn(body, 'type') !== undefined && isContact(body['data']);
    if (atOnce.every(({ payload }) => isContact(payload))) return 'bare-contact';
    return atOnce.every(({ payload }) => isEvent(payload)) ? 'enveloped' : undefined;
  }),
  'events.authenticity': unseen(
    'only who receives a webhook sees its headers: the kit receives none, and a control plane does not list them',
  ),
  'events.delivery': asksOf(sent, async ({ references, atOnce, later }) => {
    const keys = atOnce.map((each) => `${textIn(each, 'eventId')} ${each.webhookId}`);
    const copies = [...new Set(keys)].map((key) => keys.filter((each) => each === key).length);
    const expected = references.length * new Set(atOnce.map(({ webhookId }) => webhookId)).size;
    demand(copies.length === expected, 'there is not one event for each contact that changed');
    if (copies.every((count) => count === 2)) return 'duplicated';
    if (copies.some((count) => count !== 1)) return undefined;
    const late = atOnce.filter((each) => errorsIn(each).length === 0);
    if (late.length > 0) return late.length * 2 === atOnce.length ? 'reordered' : undefined;
    // No receiver listens: a first attempt that was lost on the way has failed for another reason than the next one.
    const attempts = later.map(errorsIn);
    const areSentAgain = attempts.every(({ length }) => length > 1);
    demand(areSentAgain, 'not every event was sent again');
    if (attempts.every(([first, second]) => first === second)) return 'once';
    return attempts.every(([first, second]) => first !== second) ? 'dropped-then-retried' : undefined;
  }),
};
