import { eventually, laggingMs } from '../../../scene/eventually.js';
import { isSuccess } from '../../../scene/recorder.js';
import { scenario } from '../../../scene/scenario.js';
import type { Scene } from '../../../scene/scene.js';
import type { Exchange } from '../../../target/exchange.js';
import { rowsOf } from '../../../target/wire/csv.js';
import { hasValue } from '../../../target/wire/leaves.js';
import { itemsOf, textIn } from '../../../target/wire/members.js';
import { differing, seeAgreement, seeBounds, seeCounts } from './ledger-facts.js';
import { contactIdOf } from './own-contacts.js';
import { imported } from './own-imports.js';
import { createLedger, deleteLedger, getLedger, listedIn } from './own-ledger.js';

const rules = [
  'ledger.total-counts-contacts',
  'ledger.counts-bounds',
  'ledger.list-has-each',
  'ledger.update-name',
  'ledger.delete-contacts',
] as const;
type Rule = (typeof rules)[number];

/**
 * A ledger with contacts (section 4.3): its counts follow them, and its deletion takes them with it. What is done twice at once is
 * done once.
 */
const filledLedger = scenario({
  id: 'ledgers/filled',
  rules,
  asksForPeople: true,
  requests: 34,
  async record(t) {
    const { id } = await createLedger(t, 'As it was created');
    const path = { ledger_id: id };
    for (const count of [3, 2]) await imported(t, id, rowsFor(t, count));
    const [first, second] = await seeFilled(t, id);
    if (first !== undefined) {
      t.step('delete a contact twice at once');
      await twice(t, () => t.call('deleteContact', { path: { ...path, contact_id: first } }));
      await seeFilled(t, id);
    }
    if (second !== undefined) {
      t.step('delete a contact by its id in a list');
      t.body(await t.call('bulkDeleteContacts', { path, body: { contact_ids: [second] } }));
      await seeFilled(t, id);
    }
    const names = [t.owned.name('ledger'), t.owned.name('ledger')];
    t.step('rename it twice at once');
    await twice(t, (nth) => t.call('updateLedger', { path, body: { name: names[nth] ?? null } }));
    const { record } = await seeCounts(t, id);
    const isRenamed = names.some((name) => hasValue(record, name));
    const expected = `"${names.join('" or "')}", as it was updated`;
    const received = textIn(record, 'name') ?? null;
    t.expect('ledger.update-name').holds(isRenamed, { at: 'name', expected, received });
    t.step('delete it twice at once');
    await twice(t, () => deleteLedger(t, id));
    await seeNoContacts(t, id);
  },
});

/** Compares the counts of the ledger with its contacts, and the list of ledgers with both. Returns the ids of the contacts. */
async function seeFilled(t: Scene<Rule>, id: string): Promise<readonly string[]> {
  const { contacts, record } = await seeCounts(t, id);
  const isSame = (list: Exchange) => differing(record, listedIn(list.response.json, id)) === undefined;
  t.step('list the ledgers');
  const list = await eventually(t, laggingMs, () => t.call('getLedgers'), isSame);
  const listed = listedIn(t.body(list), id);
  if (listed) seeAgreement(t, record, listed, list);
  return contacts.flatMap((contact) => contactIdOf(contact) ?? []);
}

/** Makes a call twice at once: one of the two may be refused. */
async function twice(t: Scene<Rule>, call: (nth: number) => Promise<Exchange>): Promise<void> {
  const answers = await Promise.all([call(0), call(1)]);
  if (!answers.some(isSuccess)) for (const answer of answers) t.body(answer);
}

/** Returns contacts with reference ids of the run: up to two people that the target has shown, the others invented. */
function rowsFor({ pool, owned }: Scene, count: number) {
  const people = [...pool.people.values()].slice(0, 2);
  return Array.from({ length: count }, (_, at) => {
    const reference_id = owned.name('contact');
    const [name = `Example ${reference_id}`, linkedin] = ['name', 'linkedin'].map((member) =>
      textIn(people[at], member),
    );
    return { reference_id, name, ...(linkedin !== undefined && { linkedin }) };
  });
}

async function seeNoContacts(t: Scene<Rule>, id: string): Promise<void> {
  t.step('get its contacts, search them and download them');
  const path = { ledger_id: id };
  const body = { filters: [] };
  for (const got of [
    await t.call('getContacts', { path }),
    await t.call('searchLedgerContacts', { path, body }),
    await t.call('downloadLedgerContacts', { path, body, headers: { accept: 'text/csv' } }),
  ]) {
    const { status, json, text } = got.response;
    if (status === 429) return t.cannot('ledger.delete-contacts', 'the call was throttled');
    const shown = isSuccess(got) ? (json === undefined ? rowsOf(text) : itemsOf(json)).length : 0;
    const seen = { at: 'contacts', expected: 'none of a deleted ledger', received: `${shown} contacts` };
    t.expect('ledger.delete-contacts', got).holds(shown === 0, seen);
  }
}

const listRules = ['ledger.list-has-each', 'ledger.counts-bounds'] as const;

/** Existing ledgers, which are only read (section 4.3). */
const listedLedgers = scenario({
  id: 'ledgers/listed',
  rules: listRules,
  requests: 3,
  async record(t) {
    t.step('list the ledgers');
    const before = await t.call('getLedgers');
    const ledgers = itemsOf(t.body(before));
    const id = textIn(ledgers[0], 'id');
    if (id === undefined) {
      for (const rule of listRules) t.skip(rule, 'the organization shows no ledger');
      return;
    }
    for (const ledger of ledgers) seeBounds(t, ledger, before);
    t.step('get one of them');
    const record = t.object(await getLedger(t, id));
    const first = listedIn(before.response.json, id);
    if (first && !differing(record, first)) return seeAgreement(t, record, first, before);
    t.step('list them again');
    const after = await t.call('getLedgers');
    const second = listedIn(t.body(after), id);
    if (!first || !second || differing(first, second))
      return t.cannot('ledger.list-has-each', 'somebody else changed the ledger meanwhile');
    seeAgreement(t, record, second, after);
  },
});

/** What is told of ledgers alone. Their life is that of every kind. The last one reads those that are there by then. */
export const ledgerScenarios = [filledLedger, listedLedgers] as const;
