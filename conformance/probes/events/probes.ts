import { withReceivers } from '../../checks/kinds/events/receivers.js';
import { track } from '../../checks/kinds/tracked-fields/tracked.js';
import type { Delivery } from '../../target/control/control-plane.js';
import { isAbsent, isArray, isObject, type Json } from '../../target/json.js';
import { textIn } from '../../target/wire/members.js';
import { demand, otherwise, undecided } from '../answers.js';
import { endedImport, ledgerNeeds, ledgerRequests, looks, ownLedger } from '../ledgers/filled.js';
import { asksOf, experiment, type ProbeContext, type Probes, sceneOf, unseen } from '../probe.js';

/** By then, what was not received has been sent again (question events.retries). */
const retryMs = 1500;

/** Several contacts of one person, so that there are several events. */
const contacts = 4;

/** The webhooks that are sent when a tracked field of contacts changes. Ends the probe if there are none. */
const sent = experiment(
  'webhooks',
  {
    // Only a control plane can change a person, run a cycle and show what was sent.
    needs: [...ledgerNeeds, 'control'],
    // Requests to the control plane are not counted.
    requests: ledgerRequests + 3 + looks,
    once: true,
    hiddenBy: { 'import.duration': ['stuck'] },
  },
  async (t) => {
    const { control } = t;
    demand(control !== undefined, 'there is no control plane');
    const { personId, linkedin } = somebody(t);
    const { id: ledgerId } = await ownLedger(t);
    const tag = t.owned.name('event');
    const references = Array.from({ length: contacts }, (_, at) => `${tag}-${at}`);
    const rows = references.map((reference_id) => ({ reference_id, linkedin }));
    await endedImport(t, ledgerId, rows);
    await track(sceneOf(t), ledgerId, ['country']);
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
    if (atOnce.length > 0) return { references, atOnce, later };
    throw undecided('nothing is sent where a tracked field of a contact changes');
  },
);

function somebody({ pool }: ProbeContext): { readonly personId: string; readonly linkedin: string } {
  const person = [...pool.people.values()].find((one) => !isAbsent(one.id) && !isAbsent(one.linkedin));
  const [personId, linkedin] = [textIn(person, 'id'), textIn(person, 'linkedin')];
  if (personId !== undefined && linkedin !== undefined) return { personId, linkedin };
  throw undecided('no person with `id` and `linkedin` was found');
}

export const eventsProbes: Probes<'events'> = {
  'events.form': asksOf('events.form', sent, {
    ask({ references, atOnce }) {
      const isContact = (value: Json | undefined) => references.includes(textIn(value, 'reference_id') ?? '');
      const bodies = atOnce.map(({ payload }) => payload);
      if (bodies.every(isContact)) return 'bare-contact';
      const isEvent = (body: Json | undefined) =>
        isObject(body) &&
        ['id', 'type', 'created_at'].every((name) => textIn(body, name) !== undefined) &&
        isContact(body['data']);
      return bodies.every(isEvent)
        ? 'enveloped'
        : otherwise('a webhook is neither a contact nor an event with one as its data');
    },
  }),
  'events.authenticity': unseen(
    'only who receives a webhook sees its headers: the kit receives none, and a control plane does not list them',
  ),
  'events.delivery': asksOf('events.delivery', sent, {
    ask({ references, atOnce, later }) {
      const copies = copiesOf(atOnce);
      demand(
        copies.length === references.length * new Set(atOnce.map(({ webhookId }) => webhookId)).size,
        'there is not one event for each contact that changed',
      );
      if (copies.every((count) => count === 2)) return 'duplicated';
      if (copies.some((count) => count !== 1)) return otherwise('some events → sent more than once');
      const late = atOnce.filter((each) => attemptsOf(each).length === 0);
      if (late.length > 0) {
        return late.length * 2 === atOnce.length && late.every((each) => isMinuteLate(each, atOnce))
          ? 'reordered'
          : otherwise('some events → late');
      }
      // No receiver listens: a first attempt that was lost on the way has failed for another reason than the next one.
      const firsts = new Set(later.map((each) => sameAsNext(each)));
      demand(firsts.size === 1 && !firsts.has(undefined), 'not every event was sent again');
      return firsts.has(true) ? 'once' : 'dropped-then-retried';
    },
  }),
};

/** Returns how often each event was sent to each receiver. */
function copiesOf(deliveries: readonly Delivery[]): readonly number[] {
  const keys = deliveries.map((each) => `${textIn(each, 'eventId')} ${each.webhookId}`);
  return [...new Set(keys)].map((key) => keys.filter((each) => each === key).length);
}

const attemptsOf = (delivery: Delivery) => {
  const attempts = delivery['attempts'];
  return isArray(attempts) ? attempts : [];
};

/** Whether a delivery is due a minute after the others were attempted. */
function isMinuteLate(delivery: Delivery, all: readonly Delivery[]): boolean {
  const dueMs = Date.parse(textIn(delivery, 'dueAt') ?? '');
  const attempted = all.flatMap((each) => Date.parse(textIn(attemptsOf(each)[0], 'at') ?? ''));
  return attempted.some((ms) => Math.abs(dueMs - ms - 60_000) < 10_000);
}

/** Whether the first two attempts failed for the same reason, undefined unless there are two. */
function sameAsNext(delivery: Delivery): boolean | undefined {
  const [first, second] = attemptsOf(delivery);
  const [one, other] = [textIn(first, 'error'), textIn(second, 'error')];
  return one === undefined || other === undefined ? undefined : one === other;
}
