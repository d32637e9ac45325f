import type { CheckContext } from '../../checks/check-context.js';
import type { Recorder } from '../../scenarios/recorder.js';
import { scenario } from '../../scenarios/scenario.js';
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
  async record(recorder, context) {
    const { id } = await createLedger(context, recorder);
    const importId = await addContacts(context, recorder, id, rowsFor(context, 3));
    if (importId === undefined) {
      recorder.skip('ledger.total-counts-contacts', 'the answer to addContacts shows no `import_id`');
    } else {
      await completed(context, recorder, id, importId);
      recorder.step('its import is completed');
    }
    recorder.step('get the ledger');
    const got = await getLedger(context, id);
    seeBounds(recorder, countsIn(recorder.object(got)), got);
    if (importId === undefined || !(await seeTotal(recorder, context, id))) return;

    const contact = (await contactsOf(context, recorder, id)).at(0);
    const contactId = textIn(contact, 'id', 'contact_id');
    if (contactId === undefined) return;
    recorder.step('delete a contact');
    recorder.body(await context.call('deleteContact', { path: { ledger_id: id, contact_id: contactId } }));
    await seeTotal(recorder, context, id);
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
  recorder: Recorder<'ledger.counts-bounds'>,
  { total, ...parts }: ShownCounts,
  exchange: Exchange,
): void {
  for (const [name, part] of Object.entries(parts)) {
    if (total === undefined || part === undefined) {
      recorder.skip(
        'ledger.counts-bounds',
        'a ledger shows its counts under no name that we know: map them with --overlay',
      );
      return;
    }
    const seen = () => ({ at: name, expected: `at most ${total}, the total of the ledger`, received: part });
    recorder.see('ledger.counts-bounds', part <= total, seen, exchange);
  }
}

/** Looks at a ledger whose total is not, or not yet, the number of its contacts. */
const looks = 4;

/** The total is the number of contacts, soon at least. Answers whether it is. */
export async function seeTotal(
  recorder: Recorder<'ledger.total-counts-contacts'>,
  context: CheckContext,
  id: string,
): Promise<boolean> {
  recorder.step('compare its total with its contacts');
  for (let look = 1; ; look += 1) {
    const { length } = await contactsOf(context, recorder, id);
    const got = await getLedger(context, id);
    const { total } = countsIn(recorder.object(got));
    if (total === undefined) {
      recorder.skip('ledger.total-counts-contacts', 'a ledger shows its total under no name that we know');
      return false;
    }
    if (total !== length && look < looks) {
      await context.wait(500 * look);
      continue;
    }
    const seen = () => ({ at: 'total', expected: `${length}, the number of its contacts`, received: total });
    return recorder.see('ledger.total-counts-contacts', total === length, seen, got);
  }
}
