import { seedOf } from '../../../arbitraries/seed.js';
import type { CheckContext } from '../../../check/check-context.js';
import { EndScenario, type RuleId, type Steps, scenario, unmapped } from '../../../check/scenario.js';
import type { ControlPlane, Delivery } from '../../../target/control/control-plane.js';
import { isAbsent, leavesOf, textIn } from '../../../target/json.js';
import { addingRules, bulkRules, newBook, undoingRules } from '../ledgers/book.js';
import { deleteLedger, exampleContact, type Known } from '../ledgers/own.js';
import { areSame, fieldsIn, getFields, track } from '../tracked-fields/tracked.js';

/** URLs without a listener: the control plane shows what was sent, whether or not it arrived. */
const addresses = ['http://127.0.0.1:9/pdk-example-1', 'http://127.0.0.1:9/pdk-example-2'];

/** Notifications of changes that an enrichment cycle finds in contacts (sections 1, 4.3 and 6). */
export const notified = scenario({
  id: 'events/notified',
  rules: [
    ...addingRules,
    ...undoingRules,
    ...bulkRules,
    'contacts.delete-by-id',
    'events.exist',
    'events.about-changed',
    'events.not-deleted',
    'events.only-tracked',
    'tracked.next-cycle',
    'tracked.delete',
  ],
  needs: ['token', 'control'],
  asksForPeople: true,
  requests: 64,
  async record(t) {
    const { control } = t;
    if (!control) return;
    const { personId, linkedin } = somebody(t);
    const [book, other] = [await newBook(t), await newBook(t)];
    const { ledgerId, there } = book;
    const tag = t.owned.name('event');
    const rows = (...names: readonly string[]) =>
      names.map((name) => ({ reference_id: `${tag}-${name}`, linkedin }));
    await book.add([[...rows('old', 'one', 'two'), exampleContact(`${tag}-nobody`)]]);
    await track(t, ledgerId, ['country']);
    const [importId] = await book.add([rows('new', 'late')]);
    // Another ledger tracks a different field of the same person.
    await other.add([rows('elsewhere')]);
    await track(t, other.ledgerId, ['name']);
    // Tracked fields take effect from the next cycle on.
    await control.enrich();
    const that = (name: string) => there().filter(({ reference }) => reference === `${tag}-${name}`);
    const [others, one, two, elsewhere] = [that('nobody'), that('one'), that('two'), other.there()];
    const changed = there().filter((each) => !others.includes(each));

    const { cycle, end } = await watching(t, control, personId, [ledgerId, other.ledgerId]);
    try {
      await cycle('events.only-tracked', 'location', 'Pdk Example Place');
      const [country, about] = ['Pdk Example Country', { changed, others, deleted: [] }];
      await cycle('events.exist', 'country', country, about);
      await cycle('events.exist', 'country', 'Pdk Example Isle', { ...about, before: country });

      await book.deleteEach('contacts.delete-by-id', one);
      await book.deleteBulk('contacts.bulk-delete-ids', two);
      if (importId !== undefined) await book.undo(importId);
      t.body(await deleteLedger(t, other.ledgerId));
      await track(t, ledgerId, ['location']);
      const fields = fieldsIn(t.body(await getFields(t, ledgerId)));
      if (fields !== undefined && !areSame(fields, ['location']))
        throw new EndScenario('inconclusive', 'the update did not replace the list');
      t.step('a cycle runs');
      await control.enrich();
      const left = changed.filter((each) => there().includes(each));
      const deleted = [...changed.filter((each) => !left.includes(each)), ...elsewhere];
      const late = { changed: left, others, deleted };
      await cycle('tracked.next-cycle', 'location', 'Pdk Example Town', late);
      await cycle('tracked.next-cycle', 'country', 'Pdk Example Land');

      t.step('delete the tracked fields, and a cycle runs');
      t.body(await t.call('deleteTrackedFields', { path: { ledger_id: ledgerId } }));
      await control.enrich();
      await cycle('tracked.delete', 'location', 'Pdk Example Village');
    } finally {
      await end();
    }
  },
});

interface About {
  readonly changed: readonly Known[];
  readonly others: readonly Known[];
  readonly deleted: readonly Known[];
  /** The old value of the field, which occurs nowhere else. */
  readonly before?: string;
}

/**
 * Gives each of these ledgers two receivers, beside the webhooks of others, until `end`. Returns how a field of the person changes and a
 * cycle runs: nothing is sent before, and webhooks of the first ledger after it, if they are about something.
 */
async function watching(
  t: Steps,
  control: ControlPlane,
  personId: string,
  ledgerIds: readonly [string, string],
) {
  const isOurs = ({ ledgerId = '' }: { readonly ledgerId?: string }) => ledgerIds.includes(ledgerId);
  const others = async () =>
    (await control.webhooks()).flatMap(({ id: _, ...webhook }) => (isOurs(webhook) ? [] : [webhook]));
  const ours = ledgerIds.flatMap((ledgerId) => addresses.map((url) => ({ url, ledgerId })));
  const all = (await control.setWebhooks([...(await others()), ...ours])).filter(isOurs);
  const ledgerOf = ({ webhookId }: Delivery) => all.find(({ id }) => id === webhookId)?.ledgerId;
  let known = 0;
  /** Returns what was sent to any of them since it was asked for last, or is about to be. */
  const news = async () => {
    const sent = (await control.deliveries()).filter(ledgerOf);
    const since = sent.slice(known);
    known = sent.length;
    return since;
  };
  async function cycle(rule: RuleId, field: string, now: string, about?: About): Promise<void> {
    const early = await news();
    const none = seen('none before anything has changed', early);
    if (early.length > 0) t.expect('events.only-tracked').holds(false, none);
    t.step(`the ${field} of the person changes, and a cycle runs`);
    await control.editPerson(personId, { [field]: now });
    await control.enrich();
    const since = await news();
    // Only with receivers does the absence of webhooks show anything.
    const there = (await control.webhooks()).map(({ id }) => id);
    if (!all.every(({ id }) => there.includes(id)))
      throw new EndScenario('inconclusive', 'somebody else has decided meanwhile where webhooks go');
    if (!about)
      return t.expect(rule).holds(since.length === 0, seen(`none, as ${field} is not tracked`, since));
    const webhooks = since.filter((each) => ledgerOf(each) === ledgerIds[0]);
    if (webhooks.length === 0) {
      const contacts = await t.call('getContacts', { path: { ledger_id: ledgerIds[0] } });
      if (!contacts.response.text.includes(now))
        throw unmapped('the contact does not show the change of the person');
    }
    t.expect(rule).holds(webhooks.length > 0, seen(`at least one, as ${field} is tracked`, webhooks));
    // What is sent about the other ledger once it is deleted is about a contact that was deleted.
    const isAlone = about.deleted.length === 0;
    const astray = since.filter((each) => !webhooks.includes(each));
    if (isAlone)
      t.soft('events.only-tracked').holds(astray.length === 0, seen('none of another ledger', astray));
    expectDeliveries(t, isAlone ? webhooks : since, now, about);
  }
  async function end(): Promise<void> {
    await control.restorePerson(personId);
    await control.setWebhooks(await others());
  }
  return { cycle, end };
}

/** Judges payloads of webhooks, whose form is open: if they show contacts, just the changed ones, and if values, the new one. */
function expectDeliveries(
  t: Steps,
  webhooks: readonly Delivery[],
  now: string,
  { changed, others, deleted, before }: About,
): void {
  const bodies = webhooks.map(({ payload }) => new Set(leavesOf(payload).map(({ value }) => String(value))));
  const shownIn = (some: readonly Known[], body: ReadonlySet<string>) =>
    // A short number may mean anything.
    some.filter(({ id, reference }) => body.has(reference) || (id.length > 5 && body.has(id)));
  const see = (rule: RuleId, isSo: boolean, expected: string, received = 'none') =>
    t.soft(rule).holds(isSo, { at: 'deliveries', expected, received });
  const shown = new Set(bodies.flatMap((body) => shownIn(changed, body)));
  const [stray] = bodies.flatMap((body) => (shownIn(changed, body)[0] ? [] : shownIn(others, body)));
  const [gone] = bodies.flatMap((body) => shownIn(deleted, body));
  if (deleted.length > 0 && shown.size > 0)
    see('events.not-deleted', !gone, 'none about a contact that was deleted', gone?.reference);
  if (shown.size > 0 || stray)
    see('events.about-changed', !stray, 'webhooks about the contacts that changed', stray?.reference);
  else t.skip('events.about-changed', 'webhooks show neither an id nor a `reference_id` of a contact');
  if (shown.size > 0)
    see('events.exist', shown.size === changed.length, `all ${changed.length} that changed`, `${shown.size}`);
  if (before === undefined) return;
  const isStale = bodies.some((body) => body.has(before) && !body.has(now));
  see('events.about-changed', !isStale, `"${now}", as it is by now`, `"${before}", as it was`);
}

const seen = (expected: string, { length }: readonly Delivery[]) => ({
  at: 'deliveries',
  expected,
  received: length === 0 ? 'none' : `${length} deliveries`,
});

/** Returns a person that a concurrent run is unlikely to take. */
function somebody({ pool, owned }: CheckContext) {
  const able = [...pool.people.values()].filter((one) => !isAbsent(one.id) && !isAbsent(one.linkedin));
  const person = able[Math.abs(seedOf(0, owned.prefix)) % Math.max(1, able.length)];
  const [personId, linkedin] = [textIn(person, 'id'), textIn(person, 'linkedin')];
  if (personId !== undefined && linkedin !== undefined) return { personId, linkedin };
  throw new EndScenario('skipped', 'needs a person with `id` and `linkedin`, and find shows none');
}
