import type { ControlPlane } from '../../control/control-plane.js';
import type { Lab } from '../../run/lab.js';
import { Leave } from '../../run/leave.js';
import { seedOf } from '../../run/seed.js';
import { story } from '../../story/story.js';
import type { Teller } from '../../story/teller.js';
import { isAbsent } from '../../target/json.js';
import { textIn } from '../../wire/members.js';
import { named } from '../imports/own-import.js';
import { addContacts, completed, createLedger } from '../ledgers/own-ledger.js';
import { areSame, fieldsIn, getFields, track } from '../tracked-fields/tracked.js';
import { type Receivers, withReceivers } from './receivers.js';

/** What is changed about a person: neither follows from the other. */
type Field = 'country' | 'location';

/** Change notifications after enrichment cycles that find changes in a contact (sections 1, 4.3 and 6). */
export const notified = story({
  id: 'events/notified',
  rules: [
    'events.exist',
    'events.only-tracked',
    'events.every-receiver',
    'events.authentic',
    'tracked.next-cycle',
    'tracked.delete',
  ],
  needs: ['ledger', 'token', 'control', 'own-resources'],
  asksForPeople: true,
  requests: 40,
  async tell(teller, lab) {
    const control = controlOf(lab.control);
    teller.skip('events.authentic', 'the control plane does not show the headers of a webhook');
    const { personId, linkedin } = somebody(lab);
    const { id: ledgerId, name } = await createLedger(lab, teller);
    await track(lab, teller, ledgerId, ['country']);
    const contacts = [{ reference_id: `${name}-1`, linkedin }];
    await completed(lab, teller, ledgerId, named(await addContacts(lab, teller, ledgerId, contacts)));
    // The list of fields is effective from the next cycle on.
    await control.enrich();

    await withReceivers(control, ledgerId, async (receivers) => {
      const change = changing({ teller, lab, control, receivers, personId, ledgerId });
      try {
        const quiet = await change('location', 'Pdk Example Place');
        const isQuiet = quiet.webhooks.length === 0;
        if (!teller.see('events.only-tracked', isQuiet, seen('none', quiet), quiet.contacts)) return;

        const loud = await change('country', 'Pdk Example Country');
        if (!sees(teller, 'events.exist', loud, 'at least one, as country is tracked')) return;
        const told = new Set(loud.webhooks).size;
        const all = receivers.ids.length;
        teller.see('events.every-receiver', told === all, () => ({
          at: 'deliveries',
          expected: `a webhook to each of the ${all} receivers of the ledger`,
          received: `webhooks to ${told} of them`,
        }));

        await track(lab, teller, ledgerId, ['location']);
        const fields = fieldsIn(teller.body(await getFields(lab, ledgerId)));
        if (fields !== undefined && !areSame(fields, ['location'])) {
          return teller.cannot('tracked.next-cycle', 'the update did not replace the list');
        }
        teller.step('a cycle runs');
        await control.enrich();
        const renewed = await change('location', 'Pdk Example Town');
        if (!sees(teller, 'tracked.next-cycle', renewed, 'at least one, as location is tracked')) return;
        const former = await change('country', 'Pdk Example Land');
        const isOver = former.webhooks.length === 0;
        const nowLocation = seen('none, as country is not tracked any more', former);
        if (!teller.see('tracked.next-cycle', isOver, nowLocation)) return;

        teller.step('delete the tracked fields, and a cycle runs');
        teller.body(await lab.call('deleteTrackedFields', { path: { ledger_id: ledgerId } }));
        await control.enrich();
        const late = await change('location', 'Pdk Example Village');
        const isDisabled = late.webhooks.length === 0;
        teller.see('tracked.delete', isDisabled, seen('none, as the tracked fields were deleted', late));
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
  readonly contacts: Awaited<ReturnType<Lab['call']>>;
}

interface Surroundings {
  readonly teller: Teller;
  readonly lab: Lab;
  readonly control: ControlPlane;
  readonly receivers: Receivers;
  readonly personId: string;
  readonly ledgerId: string;
}

/** Changes a field of the person, lets a cycle run, and looks at the contact and at what was sent. */
function changing({ teller, lab, control, receivers, personId, ledgerId }: Surroundings) {
  return async (field: Field, value: string): Promise<Changed> => {
    const before = (await receivers.deliveries()).length;
    teller.step(`the ${field} of the person changes, and a cycle runs`);
    await control.editPerson(personId, { [field]: value });
    await control.enrich();
    const contacts = await lab.call('getContacts', { path: { ledger_id: ledgerId } });
    const webhooks = (await receivers.deliveries()).slice(before).map(({ webhookId }) => webhookId);
    return { webhooks, isShown: contacts.response.text.includes(value), contacts };
  };
}

/** Sees that a change was notified. Where the contact does not show it, it is no change of its data. */
function sees(
  teller: Teller,
  rule: 'events.exist' | 'tracked.next-cycle',
  changed: Changed,
  expected: string,
): boolean {
  const isTold = changed.webhooks.length > 0;
  if (isTold || changed.isShown) return teller.see(rule, isTold, seen(expected, changed), changed.contacts);
  teller.skip(rule, 'the contact does not show the change of the person: map its members with --overlay');
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
function somebody({ pool, belongings }: Lab): { readonly personId: string; readonly linkedin: string } {
  const able = [...pool.people.values()].filter((one) => !isAbsent(one.id) && !isAbsent(one.linkedin));
  const person = able[Math.abs(seedOf(0, belongings.prefix)) % Math.max(1, able.length)];
  const [personId, linkedin] = [textIn(person, 'id'), textIn(person, 'linkedin')];
  if (personId !== undefined && linkedin !== undefined) return { personId, linkedin };
  throw new Leave('skipped', 'needs a person with `id` and `linkedin`, and find shows none');
}

function controlOf(control: ControlPlane | undefined): ControlPlane {
  if (control) return control;
  throw new Leave('skipped', 'needs a control plane (--control-url and --control-token)');
}
