import { isSuccess } from '../../../scene/recorder.js';
import { scenario } from '../../../scene/scenario.js';
import type { Scene } from '../../../scene/scene.js';
import type { Exchange } from '../../../target/exchange.js';
import { rowsOf } from '../../../target/wire/csv.js';
import { hasValue, itemsOf, textIn } from '../../../target/wire/members.js';
import { newBook } from './book.js';
import { differing, seeAgreement, seeTotal } from './ledger-facts.js';
import { deleteLedger, getLedger, listedIn } from './own-ledger.js';

/**
 * A ledger with contacts (section 4.3): its counts follow them, and its deletion takes them with it. What is done twice at once is
 * done once.
 */
const filledLedger = scenario({
  id: 'ledgers/filled',
  rules: [
    'ledger.total-counts-contacts',
    'ledger.list-has-each',
    'ledger.update-name',
    'ledger.delete-contacts',
    'contacts.add-visible',
    'contacts.delete-by-id',
    'contacts.bulk-delete-ids',
  ],
  asksForPeople: true,
  requests: 34,
  async record(t) {
    const { ledgerId: id, add, there, deleteEach, deleteBulk } = await newBook(t);
    const path = { ledger_id: id };
    for (const count of [3, 2]) await add(...rowsFor(t, count));
    await seeTotal(t, id, there().length);
    await deleteEach('contacts.delete-by-id', there().slice(0, 1), 'id', [2, 2]);
    await seeTotal(t, id, there().length);
    const removes = there().slice(0, 1);
    const named = { contact_ids: removes.map((each) => each.id) };
    await deleteBulk('contacts.bulk-delete-ids', { named, removes });
    await seeTotal(t, id, there().length);
    const names = [t.owned.name('ledger'), t.owned.name('ledger')];
    t.step('rename it twice at once');
    await twice(t, (nth) => t.call('updateLedger', { path, body: { name: names[nth] ?? null } }));
    const record = await seeTotal(t, id, there().length);
    t.expect('ledger.update-name').holds(
      names.some((name) => hasValue(record, name)),
      { at: 'name', expected: `"${names.join('" or "')}"`, received: textIn(record, 'name') ?? null },
    );
    t.step('delete it twice at once');
    await twice(t, () => deleteLedger(t, id));
    t.step('get its contacts, search them and download them');
    const input = { path, body: { filters: [] } };
    for (const got of [
      await t.call('getContacts', { path }),
      await t.call('searchLedgerContacts', input),
      await t.call('downloadLedgerContacts', { ...input, headers: { accept: 'text/csv' } }),
    ]) {
      const { status, json, text } = got.response;
      if (status === 429) return t.cannot('ledger.delete-contacts', 'the call was throttled');
      const shown = isSuccess(got) ? (json === undefined ? rowsOf(text) : itemsOf(json)).length : 0;
      const seen = { at: 'contacts', expected: 'none of a deleted ledger', received: `${shown} contacts` };
      t.expect('ledger.delete-contacts', got).holds(shown === 0, seen);
    }
  },
});

/** Makes a call twice at once: one of the two may be refused. */
async function twice(t: Scene, call: (nth: number) => Promise<Exchange>): Promise<void> {
  const answers = await Promise.all([call(0), call(1)]);
  if (!answers.some(isSuccess)) for (const answer of answers) t.body(answer);
}

/** Returns contacts with reference ids of the run: up to two people that the target has shown, the others invented. */
function rowsFor({ pool, owned }: Scene, count: number) {
  const people = [...pool.people.values()].slice(0, 2);
  return Array.from({ length: count }, (_, at) => {
    const reference_id = owned.name('contact');
    const linkedin = textIn(people[at], 'linkedin');
    const name = textIn(people[at], 'name') ?? `Example ${reference_id}`;
    return { reference_id, name, ...(linkedin !== undefined && { linkedin }) };
  });
}

/** Existing ledgers, which are only read (section 4.3). */
const listedLedgers = scenario({
  id: 'ledgers/listed',
  rules: ['ledger.list-has-each'],
  requests: 3,
  async record(t) {
    const rule = 'ledger.list-has-each';
    t.step('list the ledgers');
    const before = await t.call('getLedgers');
    const id = textIn(itemsOf(t.body(before))[0], 'id');
    if (id === undefined) return t.skip(rule, 'the organization shows no ledger');
    t.step('get one of them, and list them again');
    const record = t.body(await getLedger(t, id));
    const after = await t.call('getLedgers');
    const [first, second] = [listedIn(before.response.json, id), listedIn(t.body(after), id)];
    if (first && second && !differing(first, second)) seeAgreement(t, record, second, after);
    else t.cannot(rule, 'somebody else changed the ledger meanwhile');
  },
});

/** What is told of ledgers alone. Their life is that of every kind. The last one reads those that are there by then. */
export const ledgerScenarios = [filledLedger, listedLedgers] as const;
