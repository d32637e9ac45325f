import { seedOf } from '../../../arbitraries/seed.js';
import type { CheckContext } from '../../../scene/check-context.js';
import { isSuccess, type Recorder } from '../../../scene/recorder.js';
import { scenario } from '../../../scene/scenario.js';
import type { Scene } from '../../../scene/scene.js';
import type { ControlPlane, Delivery } from '../../../target/control/control-plane.js';
import { EndScenario } from '../../../target/end-scenario.js';
import { isAbsent, type JsonObject } from '../../../target/json.js';
import { lackOf } from '../../../target/target.js';
import { textIn } from '../../../target/wire/members.js';
import { deleteMany, deleteOne } from '../contacts/deleting.js';
import { asKnown, contactsAfter, type Known, newPlace } from '../ledgers/own-contacts.js';
import { addContacts, exampleContact, imported, undoImport } from '../ledgers/own-imports.js';
import { deleteLedger } from '../ledgers/own-ledger.js';
import { areSame, fieldsIn, getFields, track } from '../tracked-fields/tracked.js';
import { deliveryRules, seeDeliveries } from './deliveries.js';
import { type Receivers, withReceivers } from './receivers.js';

/** Rules that want no webhook to be sent. */
type QuietRule = 'events.only-tracked' | 'tracked.next-cycle' | 'tracked.delete';

const ofOtherFields = 'none of a ledger that tracks other fields';

/** The fields of a person that are changed: neither is derived from the other. */
type Field = 'country' | 'location';

/** Notifications of changes that an enrichment cycle finds in contacts (sections 1, 4.3 and 6). */
export const notified = scenario({
  id: 'events/notified',
  rules: [...deliveryRules, 'events.only-tracked', 'tracked.next-cycle', 'tracked.delete'],
  needs: ['token', 'control'],
  asksForPeople: true,
  requests: 57,
  async record(t) {
    const control = controlOf(t.control);
    const { personId, linkedin } = somebody(t);
    const place = await newPlace(t);
    const tag = t.owned.name('event');
    const rows = (...names: readonly string[]) =>
      names.map((name) => ({ reference_id: `${tag}-${name}`, linkedin }));
    const { ledgerId } = place;
    const early = [...rows('old', 'one', 'two'), exampleContact(`${tag}-nobody`)];
    await imported(t, ledgerId, early);
    await track(t, ledgerId, ['country']);
    const later = rows('new', 'late');
    const importId = await addContacts(t, ledgerId, later);
    const areAll = (all: readonly JsonObject[]) => all.length === early.length + later.length;
    const contacts = asKnown(await contactsAfter(place, [importId], areAll));
    const those = (...names: readonly string[]) =>
      contacts.filter(({ reference }) => names.some((name) => reference === `${tag}-${name}`));
    const others = those('nobody');
    // Another ledger tracks a different field of the same person.
    const other = await newPlace(t);
    const otherTag = t.owned.name('event');
    await imported(t, other.ledgerId, [{ reference_id: otherTag, linkedin }]);
    await track(t, other.ledgerId, ['name']);
    // Tracked fields take effect from the next cycle on.
    await control.enrich();

    await withReceivers(control, [ledgerId, other.ledgerId], async (receivers) => {
      const change = changing({ t, control, receivers, personId, ledgerId });
      /** Whether nothing was sent. If so, no pass is recorded yet: the receivers may be gone. */
      const isQuiet = (rule: QuietRule, expected: string, { webhooks, astray }: Changed): boolean => {
        if (webhooks.length === 0 && astray.length === 0) return true;
        const [what, sent] = webhooks.length > 0 ? [expected, webhooks] : [ofOtherFields, astray];
        return t.soft(rule).holds(false, seen(what, sent));
      };
      try {
        const still = await change('location', 'Pdk Example Place');
        if (!isQuiet('events.only-tracked', 'none, as location is not tracked', still)) return;

        const loud = await change('country', 'Pdk Example Country');
        if (!(await sees(t, 'events.exist', loud, 'at least one, as country is tracked'))) return;
        t.soft('events.only-tracked').holds(loud.astray.length === 0, seen(ofOtherFields, loud.astray));
        const changed = those('old', 'one', 'two', 'new', 'late');
        seeDeliveries(t, loud.webhooks, { changed, others, deleted: [], now: 'Pdk Example Country' });
        const again = await change('country', 'Pdk Example Isle');
        if (!(await sees(t, 'events.exist', again, 'at least one, as country has changed again'))) return;
        const became = {
          changed,
          others,
          deleted: [],
          before: 'Pdk Example Country',
          now: 'Pdk Example Isle',
        };
        seeDeliveries(t, again.webhooks, became);

        t.step('delete some of the contacts, and the other ledger');
        const [one, two] = [those('one'), those('two')];
        const deleted: Known[] = [];
        for (const each of one) if (isSuccess(await deleteOne(t, ledgerId, each.id))) deleted.push(each);
        if (isSuccess(await deleteMany(t, ledgerId, { contact_ids: two.map(({ id }) => id) })))
          deleted.push(...two);
        if (isSuccess(await undoImport(t, ledgerId, importId))) deleted.push(...those('new', 'late'));
        if (isSuccess(await deleteLedger(t, other.ledgerId)))
          deleted.push({ id: otherTag, reference: otherTag });
        await track(t, ledgerId, ['location']);
        const fields = fieldsIn(t.body(await getFields(t, ledgerId)));
        if (fields !== undefined && !areSame(fields, ['location'])) {
          return t.cannot('tracked.next-cycle', 'the update did not replace the list');
        }
        t.step('a cycle runs');
        await control.enrich();
        const renewed = await change('location', 'Pdk Example Town', true);
        const before = { ...renewed, webhooks: renewed.early, astray: [] };
        if (!isQuiet('events.only-tracked', 'none before anything has changed', before)) return;
        if (!(await sees(t, 'tracked.next-cycle', renewed, 'at least one, as location is tracked'))) return;
        const there = changed.filter((each) => !deleted.includes(each));
        const left = { changed: there, others, deleted, now: 'Pdk Example Town' };
        seeDeliveries(t, [...renewed.webhooks, ...renewed.astray], left);
        const former = await change('country', 'Pdk Example Land');
        if (!isQuiet('tracked.next-cycle', 'none, as country is not tracked any more', former)) return;

        t.step('delete the tracked fields, and a cycle runs');
        t.body(await t.call('deleteTrackedFields', { path: { ledger_id: ledgerId } }));
        await control.enrich();
        const late = await change('location', 'Pdk Example Village');
        if (!isQuiet('tracked.delete', 'none, as the tracked fields were deleted', late)) return;
        await receivers.requireThere();
        t.soft('tracked.delete').holds(true, seen('none', []));
      } finally {
        await control.restorePerson(personId);
      }
    });
  },
});

/** The deliveries after a change of a person. */
interface Changed {
  /** Sent to the receivers of the ledger since the change. */
  readonly webhooks: readonly Delivery[];
  /** Sent between the previous change and this one; empty if that was not read. */
  readonly early: readonly Delivery[];
  /** Sent to the receivers of the other ledger since the change. */
  readonly astray: readonly Delivery[];
  /** Returns whether contacts show the change. Called if nothing was sent: ends the scenario if a receiver is gone. */
  readonly shows: () => Promise<boolean>;
}

interface Surroundings {
  readonly t: Scene;
  readonly control: ControlPlane;
  readonly receivers: Receivers;
  readonly personId: string;
  readonly ledgerId: string;
}

/** Returns a function that changes a field of the person, runs a cycle and returns what was sent. */
function changing({ t, control, receivers, personId, ledgerId }: Surroundings) {
  let known = 0;
  return async (field: Field, value: string, looksBefore = false): Promise<Changed> => {
    const early = looksBefore ? (await receivers.deliveries()).slice(known) : [];
    t.step(`the ${field} of the person changes, and a cycle runs`);
    await control.editPerson(personId, { [field]: value });
    await control.enrich();
    const after = await receivers.deliveries();
    const since = after.slice(known + early.length);
    known = after.length;
    const own = receivers.of(ledgerId);
    return {
      webhooks: since.filter(({ webhookId }) => own.includes(webhookId)),
      astray: since.filter(({ webhookId }) => !own.includes(webhookId)),
      early,
      shows: async () => {
        await receivers.requireThere();
        const contacts = await t.call('getContacts', { path: { ledger_id: ledgerId } });
        return contacts.response.text.includes(value);
      },
    };
  };
}

/** Expects a change to be notified. If the contact does not show it, its data did not change, and the rule is skipped. */
async function sees(
  t: Recorder,
  rule: 'events.exist' | 'tracked.next-cycle',
  { webhooks, shows }: Changed,
  expected: string,
): Promise<boolean> {
  const isNotified = webhooks.length > 0;
  if (isNotified || (await shows())) return t.soft(rule).holds(isNotified, seen(expected, webhooks));
  t.skip(rule, 'the contact does not show the change of the person: map its members with --overlay');
  return false;
}

const seen = (expected: string, { length }: readonly Delivery[]) => ({
  at: 'deliveries',
  expected,
  received: length === 0 ? 'none' : `${length} deliveries`,
});

/** Returns a person that a concurrent run is unlikely to take. */
function somebody({ pool, owned }: CheckContext): { readonly personId: string; readonly linkedin: string } {
  const able = [...pool.people.values()].filter((one) => !isAbsent(one.id) && !isAbsent(one.linkedin));
  const person = able[Math.abs(seedOf(0, owned.prefix)) % Math.max(1, able.length)];
  const [personId, linkedin] = [textIn(person, 'id'), textIn(person, 'linkedin')];
  if (personId !== undefined && linkedin !== undefined) return { personId, linkedin };
  throw new EndScenario('skipped', 'needs a person with `id` and `linkedin`, and find shows none');
}

function controlOf(control: ControlPlane | undefined): ControlPlane {
  if (control) return control;
  throw new EndScenario('skipped', lackOf('control'));
}
