import {
  areSame,
  fieldsIn,
  getFields,
  lists,
  updateFields,
} from '../../checks/kinds/tracked-fields/tracked.js';
import { type Exchange, isSuccess } from '../../target/exchange.js';
import { isObject, type Json } from '../../target/json.js';
import { bodyOf, decided, demand, otherwise, undecided } from '../answers.js';
import { ledgerNeeds, ledgerRequests, ownLedger } from '../ledgers/own-ledger.js';
import { asksOf, experiment, type Probes } from '../probe.js';

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
      demand(
        first !== undefined && second !== undefined,
        'an update of tracked fields shows no `version`: map it with --overlay',
      );
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
