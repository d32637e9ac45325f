import type { CheckContext } from '../../checks/check-context.js';
import { eventually } from '../../scenarios/eventually.js';
import type { Recorder } from '../../scenarios/recorder.js';
import { scenario } from '../../scenarios/scenario.js';
import type { Scene } from '../../scenarios/scene.js';
import type { Exchange } from '../../target/exchange.js';
import type { Json } from '../../target/json.js';
import { textIn } from '../../wire/members.js';
import { getLedger } from './ledger-calls.js';
import { countsIn, type ShownCounts } from './ledger-facts.js';
import { addContacts, completed, contactsOf, createLedger, looksAtMost } from './own-ledger.js';

/** What a ledger counts, and the contacts that it has (section 4.3). */
export const ledgerContents = scenario({
  id: 'ledgers/contents',
  rules: ['ledger.counts-bounds', 'ledger.total-counts-contacts'],
  needs: ['ledger', 'token', 'own-resources'],
  asksForPeople: true,
  requests: 9 + looksAtMost,
  async record(t) {
    const { id } = await createLedger(t);
    const importId = await addContacts(t, id, rowsFor(t, 3));
    if (importId === undefined) {
      t.skip('ledger.total-counts-contacts', 'the answer to addContacts shows no `import_id`');
    } else {
      await completed(t, id, importId);
      t.step('its import is completed');
    }
    t.step('get the ledger');
    const got = await getLedger(t, id);
    seeBounds(t, countsIn(t.object(got)), got);
    if (importId === undefined || !(await seeTotal(t, id))) return;

    const contact = (await contactsOf(t, id)).at(0);
    const contactId = textIn(contact, 'id', 'contact_id');
    if (contactId === undefined) return;
    t.step('delete a contact');
    t.body(await t.call('deleteContact', { path: { ledger_id: id, contact_id: contactId } }));
    await seeTotal(t, id);
  },
});

/** Contacts with reference ids of ours: two people whom the target has shown, and names that we made up. */
export function rowsFor(context: CheckContext, count: number): Json[] {
  const people = [...context.pool.people.values()].slice(0, 2);
  return Array.from({ length: count }, (_, at) => {
    const reference = context.owned.name('contact');
    const [name, linkedin] = [textIn(people[at], 'name'), textIn(people[at], 'linkedin')];
    return {
      reference_id: reference,
      name: name ?? `Example ${reference}`,
      ...(linkedin === undefined ? {} : { linkedin }),
    };
  });
}

/** Neither of the smaller counts is more than the total. */
export function seeBounds(
  t: Recorder<'ledger.counts-bounds'>,
  { total, ...parts }: ShownCounts,
  exchange: Exchange,
): void {
  for (const [name, part] of Object.entries(parts)) {
    if (total === undefined || part === undefined) {
      t.skip(
        'ledger.counts-bounds',
        'a ledger shows its counts under no name that we know: map them with --overlay',
      );
      return;
    }
    const seen = { at: name, expected: `at most ${total}, the total of the ledger`, received: part };
    t.soft('ledger.counts-bounds', exchange).holds(part <= total, seen);
  }
}

/** Waits for a total that is not the number of contacts yet. */
const waitsMs = [500, 1000, 1500];

/** The total is the number of contacts, soon at least. Answers whether it is. */
export async function seeTotal(t: Scene<'ledger.total-counts-contacts'>, id: string): Promise<boolean> {
  t.step('compare its total with its contacts');
  const { length, got, total } = await eventually(
    t,
    waitsMs,
    async () => {
      const { length } = await contactsOf(t, id);
      const got = await getLedger(t, id);
      return { length, got, total: countsIn(t.object(got)).total };
    },
    ({ length, total }) => total === undefined || total === length,
  );
  if (total === undefined) {
    t.skip('ledger.total-counts-contacts', 'a ledger shows its total under no name that we know');
    return false;
  }
  const seen = { at: 'total', expected: `${length}, the number of its contacts`, received: total };
  return t.soft('ledger.total-counts-contacts', got).holds(total === length, seen);
}
