import { withReceivers } from '../../checks/kinds/events/receivers.js';
import { track } from '../../checks/kinds/tracked-fields/tracked.js';
import type { Delivery } from '../../target/control/control-plane.js';
import { isArray, isObject, type Json } from '../../target/json.js';
import { textIn } from '../../target/wire/members.js';
import { demand } from '../answers.js';
import { endedImport, ownLedger } from '../ledgers/filled.js';
import { asksOf, experiment, ledgerNeeds, unseen } from '../probe.js';

/** By then, what was not received has been sent again (question events.retries). */
const retryMs = 1500;

/**
 * The webhooks that are sent when a tracked field of contacts changes. Ends the probe if there are none. Only a control plane
 * can change a person, run a cycle and show what was sent.
 */
const sent = experiment(
  'webhooks',
  { needs: [...ledgerNeeds, 'control'], requests: 20, once: true },
  async (t) => {
    const { control } = t;
    const person = [...t.pool.people.values()].find((each) => textIn(each, 'linkedin') !== undefined);
    const [personId, linkedin] = [textIn(person, 'id'), textIn(person, 'linkedin')];
    demand(control && personId && linkedin, 'no person with `id` and `linkedin` was found');
    const { id: ledgerId } = await ownLedger(t);
    const tag = t.owned.name('event');
    // Several contacts of one person, so that there are several events.
    const references = [1, 2, 3, 4].map((at) => `${tag}-${at}`);
    await endedImport(
      t,
      ledgerId,
      references.map((reference_id) => ({ reference_id, linkedin })),
    );
    await track(t, ledgerId, ['country']);
    // The list of fields takes effect with the next cycle.
    await control.enrich();
    // Deliveries as soon as the change was found, and after a retry was due.
    let atOnce: readonly Delivery[] = [];
    let later: readonly Delivery[] = [];
    await withReceivers(control, [ledgerId], async ({ deliveries }) => {
      try {
        await control.editPerson(personId, { country: 'Pdk Example Country' });
        await control.enrich();
        atOnce = await deliveries();
        await t.wait(retryMs);
        later = await deliveries();
      } finally {
        await control.restorePerson(personId);
      }
    });
    demand(atOnce.length > 0, 'nothing is sent where a tracked field of a contact changes');
    return { references, atOnce, later };
  },
);

export const eventsProbes = {
  'events.form': asksOf(sent, ({ references, atOnce }) => {
    const isContact = (value: Json | undefined) => references.includes(textIn(value, 'reference_id') ?? '');
    const isEvent = (body: Json | undefined) =>
      isObject(body) && textIn(body, 'type') !== undefined && isContact(body['data']);
    if (atOnce.every(({ payload }) => isContact(payload))) return 'bare-contact';
    return atOnce.every(({ payload }) => isEvent(payload)) ? 'enveloped' : undefined;
  }),
  'events.authenticity': unseen(
    'only who receives a webhook sees its headers: the kit receives none, and a control plane does not list them',
  ),
  'events.delivery': asksOf(sent, ({ references, atOnce, later }) => {
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

/** Returns why each attempt at a delivery failed. */
const errorsIn = ({ attempts }: Delivery): readonly (string | undefined)[] =>
  (isArray(attempts) ? attempts : []).map((attempt) => textIn(attempt, 'error'));
