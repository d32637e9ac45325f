import { seedOf } from '../../../arbitraries/seed.js';
import type { CheckContext } from '../../../scene/check-context.js';
import type { Recorder } from '../../../scene/recorder.js';
import { scenario } from '../../../scene/scenario.js';
import type { Scene } from '../../../scene/scene.js';
import type { ControlPlane } from '../../../target/control/control-plane.js';
import { EndScenario } from '../../../target/end-scenario.js';
import { isAbsent } from '../../../target/json.js';
import { textIn } from '../../../target/wire/members.js';
import { named } from '../imports/own-import.js';
import { addContacts, completed, createLedger } from '../ledgers/own-ledger.js';
import { areSame, fieldsIn, getFields, track } from '../tracked-fields/tracked.js';
import { type Receivers, withReceivers } from './receivers.js';

/** What is changed about a person: neither follows from the other. */
type Field = 'country' | 'location';

/** Change notifications after enrichment cycles that find changes in a contact (sections 1, 4.3 and 6). */
export const notified = scenario({
  id: 'events/notified',
  rules: [
    'events.exist',
    'events.only-tracked',
    'events.every-receiver',
    'events.authentic',
    'tracked.next-cycle',
    'tracked.delete',
  ],
  needs: ['token', 'control'],
  asksForPeople: true,
  requests: 40,
  async record(t) {
    const control = controlOf(t.control);
    t.skip('events.authentic', 'the control plane does not show the headers of a webhook');
    const { personId, linkedin } = somebody(t);
    const { id: ledgerId, name } = await createLedger(t);
    await track(t, ledgerId, ['country']);
    const contacts = [{ reference_id: `${name}-1`, linkedin }];
    await completed(t, ledgerId, named(await addContacts(t, ledgerId, contacts)));
    // The list of fields is effective from the next cycle on.
    await control.enrich();

    await withReceivers(control, ledgerId, async (receivers) => {
      const change = changing({ t, control, receivers, personId, ledgerId });
      try {
        const quiet = await change('location', 'Pdk Example Place');
        const isQuiet = quiet.webhooks.length === 0;
        if (!t.soft('events.only-tracked', quiet.contacts).holds(isQuiet, seen('none', quiet)())) return;

        const loud = await change('country', 'Pdk Example Country');
        if (!sees(t, 'events.exist', loud, 'at least one, as country is tracked')) return;
        const told = new Set(loud.webhooks).size;
        const all = receivers.ids.length;
        t.soft('events.every-receiver').holds(told === all, {
          at: 'deliveries',
          expected: `a webhook to each of the ${all} receivers of the ledger`,
          received: `webhooks to ${told} of them`,
        });

        await track(t, ledgerId, ['location']);
        const fields = fieldsIn(t.body(await getFields(t, ledgerId)));
        if (fields !== undefined && !areSame(fields, ['location'])) {
          return t.cannot('tracked.next-cycle', 'the update did not replace the list');
        }
        t.step('a cycle runs');
        await control.enrich();
        const renewed = await change('location', 'Pdk Example Town');
        if (!sees(t, 'tracked.next-cycle', renewed, 'at least one, as location is tracked')) return;
        const former = await change('country', 'Pdk Example Land');
        const isOver = former.webhooks.length === 0;
        const nowLocation = seen('none, as country is not tracked any more', former);
        if (!t.soft('tracked.next-cycle').holds(isOver, nowLocation())) return;

        t.step('delete the tracked fields, and a cycle runs');
        t.body(await t.call('deleteTrackedFields', { path: { ledger_id: ledgerId } }));
        await control.enrich();
        const late = await change('location', 'Pdk Example Village');
        const isDisabled = late.webhooks.length === 0;
        t.soft('tracked.delete').holds(isDisabled, seen('none, as the tracked fields were deleted', late)());
      } finally {
        await control.restorePerson(personId);
      }
    });
  },
});

/** What came of a change of a person. */
interface Changed {
  /** The receivers that were sent something since, one for each time. */
  readonly webhooks: readonly string[];
  /** Whether the contact shows the change. */
  readonly isShown: boolean;
  readonly contacts: Awaited<ReturnType<CheckContext['call']>>;
}

interface Surroundings {
  readonly t: Scene;
  readonly control: ControlPlane;
  readonly receivers: Receivers;
  readonly personId: string;
  readonly ledgerId: string;
}

/** Changes a field of the person, lets a cycle run, and looks at the contact and at what was sent. */
function changing({ t, control, receivers, personId, ledgerId }: Surroundings) {
  return async (field: Field, value: string): Promise<Changed> => {
    const before = (await receivers.deliveries()).length;
    t.step(`the ${field} of the person changes, and a cycle runs`);
    await control.editPerson(personId, { [field]: value });
    await control.enrich();
    const contacts = await t.call('getContacts', { path: { ledger_id: ledgerId } });
    const webhooks = (await receivers.deliveries()).slice(before).map(({ webhookId }) => webhookId);
    return { webhooks, isShown: contacts.response.text.includes(value), contacts };
  };
}

/** Sees that a change was notified. Where the contact does not show it, it is no change of its data. */
function sees(
  t: Recorder,
  rule: 'events.exist' | 'tracked.next-cycle',
  changed: Changed,
  expected: string,
): boolean {
  const isTold = changed.webhooks.length > 0;
  if (isTold || changed.isShown)
    return t.soft(rule, changed.contacts).holds(isTold, seen(expected, changed)());
  t.skip(rule, 'the contact does not show the change of the person: map its members with --overlay');
  return false;
}

const seen =
  (expected: string, { webhooks }: Changed) =>
  () => ({
    at: 'deliveries',
    expected,
    received: webhooks.length === 0 ? 'none' : `${webhooks.length} deliveries`,
  });

/** Another person than another run at the same time is likely to take. */
function somebody({ pool, owned }: CheckContext): { readonly personId: string; readonly linkedin: string } {
  const able = [...pool.people.values()].filter((one) => !isAbsent(one.id) && !isAbsent(one.linkedin));
  const person = able[Math.abs(seedOf(0, owned.prefix)) % Math.max(1, able.length)];
  const [personId, linkedin] = [textIn(person, 'id'), textIn(person, 'linkedin')];
  if (personId !== undefined && linkedin !== undefined) return { personId, linkedin };
  throw new EndScenario('skipped', 'needs a person with `id` and `linkedin`, and find shows none');
}

function controlOf(control: ControlPlane | undefined): ControlPlane {
  if (control) return control;
  throw new EndScenario('skipped', 'needs a control plane (--control-url and --control-token)');
}
