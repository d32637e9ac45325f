import type { Lab } from '../../run/lab.js';
import { story } from '../../story/story.js';
import type { Teller } from '../../story/teller.js';
import type { Exchange } from '../../target/exchange.js';
import type { Json } from '../../target/json.js';
import { textIn } from '../../wire/members.js';
import { getLedger } from './ledger-calls.js';
import { countsIn, type ShownCounts } from './ledger-facts.js';
import { addContacts, completed, contactsOf, createLedger, looksAtMost } from './own-ledger.js';

/** What a ledger counts, and the contacts that it has (section 4.3). */
export const ledgerContents = story({
  id: 'ledgers/contents',
  rules: ['ledger.counts-bounds', 'ledger.total-counts-contacts'],
  needs: ['ledger', 'token', 'own-resources'],
  asksForPeople: true,
  requests: 9 + looksAtMost,
  async tell(teller, lab) {
    const { id } = await createLedger(lab, teller);
    const importId = await addContacts(lab, teller, id, rowsFor(lab, 3));
    if (importId === undefined) {
      teller.skip('ledger.total-counts-contacts', 'the answer to addContacts shows no `import_id`');
    } else {
      await completed(lab, teller, id, importId);
      teller.step('its import is completed');
    }
    teller.step('get the ledger');
    const got = await getLedger(lab, id);
    seeBounds(teller, countsIn(teller.record(got)), got);
    if (importId === undefined || !(await seeTotal(teller, lab, id))) return;

    const contact = (await contactsOf(lab, teller, id)).at(0);
    const contactId = textIn(contact, 'id', 'contact_id');
    if (contactId === undefined) return;
    teller.step('delete a contact');
    teller.body(await lab.call('deleteContact', { path: { ledger_id: id, contact_id: contactId } }));
    await seeTotal(teller, lab, id);
  },
});

/** Contacts with reference ids of ours: two people whom the target has shown, and names that we made up. */
export function rowsFor(lab: Lab, count: number): Json[] {
  const people = [...lab.pool.people.values()].slice(0, 2);
  return Array.from({ length: count }, (_, at) => {
    const reference = lab.belongings.name('contact');
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
  teller: Teller<'ledger.counts-bounds'>,
  { total, ...parts }: ShownCounts,
  exchange: Exchange,
): void {
  for (const [name, part] of Object.entries(parts)) {
    if (total === undefined || part === undefined) {
      teller.skip(
        'ledger.counts-bounds',
        'a ledger shows its counts under no name that we know: map them with --overlay',
      );
      return;
    }
    const seen = () => ({ at: name, expected: `at most ${total}, the total of the ledger`, received: part });
    teller.see('ledger.counts-bounds', part <= total, seen, exchange);
  }
}

/** Looks at a ledger whose total is not, or not yet, the number of its contacts. */
const looks = 4;

/** The total is the number of contacts, soon at least. Answers whether it is. */
export async function seeTotal(
  teller: Teller<'ledger.total-counts-contacts'>,
  lab: Lab,
  id: string,
): Promise<boolean> {
  teller.step('compare its total with its contacts');
  for (let look = 1; ; look += 1) {
    const { length } = await contactsOf(lab, teller, id);
    const got = await getLedger(lab, id);
    const { total } = countsIn(teller.record(got));
    if (total === undefined) {
      teller.skip('ledger.total-counts-contacts', 'a ledger shows its total under no name that we know');
      return false;
    }
    if (total !== length && look < looks) {
      await lab.wait(500 * look);
      continue;
    }
    const seen = () => ({ at: 'total', expected: `${length}, the number of its contacts`, received: total });
    return teller.see('ledger.total-counts-contacts', total === length, seen, got);
  }
}
