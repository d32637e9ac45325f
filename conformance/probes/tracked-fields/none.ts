import { fieldsIn, getFields } from '../../checks/machines/tracked-fields/tracked.js';
import { type Exchange, isSuccess } from '../../target/exchange.js';
import { isObject } from '../../target/json.js';
import { bodyOf, decided } from '../answers.js';
import { ledgerNeeds } from '../ledgers/own-ledger.js';
import { asks } from '../probe.js';
import { agrees, otherwise } from '../sighting.js';
import { tracked, trackedRequests } from './tracked.js';

export const trackedNone = asks('tracked.none', {
  needs: ledgerNeeds,
  requests: trackedRequests + 2,
  once: true,
  async ask(t) {
    const { ledgerId, before } = await tracked(t);
    bodyOf(await t.call('deleteTrackedFields', { path: { ledger_id: ledgerId } }));
    const after = decided(await getFields(t, ledgerId));
    const saw = `tracked fields before there are any → status ${before.response.status}, after their deletion → status ${after.response.status}`;
    const [one, other] = [readingOf(before), readingOf(after)];
    return one !== undefined && one === other ? agrees(one, saw) : otherwise(saw);
  },
});

function readingOf(answer: Exchange): 'rejected-404' | 'empty-200' | undefined {
  const { status, json } = answer.response;
  if (status === 404) return 'rejected-404';
  // An empty list may be left out (section 2).
  const isEmpty = isObject(json) && (fieldsIn(json) ?? []).length === 0;
  return isSuccess(answer) && isEmpty ? 'empty-200' : undefined;
}
