import { isDeepStrictEqual } from 'node:util';
import type { CheckContext } from '../../../scene/check-context.js';
import { type Cell, machine, type Situation, type Standing } from '../../../scene/machine.js';
import { isSuccess } from '../../../scene/recorder.js';
import type { Scene } from '../../../scene/scene.js';
import { EndScenario } from '../../../target/end-scenario.js';
import type { Json, JsonObject } from '../../../target/json.js';
import { rowsOf } from '../../../target/wire/csv.js';
import { itemsOf, textIn } from '../../../target/wire/members.js';
import { deleteLedger, getLedger, isPart, listedIn, updateLedger } from './ledger-calls.js';
import { seeCounts, shows } from './ledger-facts.js';
import { addContacts, completed, createLedger, type OwnLedger } from './own-ledger.js';
import { seeAgreement } from './records.js';

const rules = [
  'ledger.create',
  'ledger.update-name',
  'ledger.update-description',
  'ledger.list-has-each',
  'ledger.counts-bounds',
  'ledger.total-counts-contacts',
  'ledger.delete',
  'ledger.delete-contacts',
  'resource.by-id',
] as const;

type Rule = (typeof rules)[number];
type State = 'empty' | 'filled' | 'deleted';
type LedgerCell = Cell<Ledger, State, undefined, Rule>;
type Among = Situation<Ledger, State, undefined>;

interface Ledger extends OwnLedger {
  /** The last answer to getting it. */
  readonly record?: JsonObject;
  /** The ids of its contacts. */
  readonly contacts: readonly string[];
  /** Its list entry before it was deleted. */
  readonly before?: JsonObject | undefined;
}

const rename: LedgerCell = { run: (t, ledger) => update(t, ledger, 'name') };
const describe: LedgerCell = { run: (t, ledger) => update(t, ledger, 'description') };

/** One element per concurrent call: a filled ledger is changed by two at once. */
const timesOf = ({ contacts }: Ledger): readonly number[] => (contacts.length > 0 ? [1, 2] : [1]);

/**
 * Ledgers (section 4.3). A filled ledger is changed by two concurrent calls, either of which may be the last.
 *
 * |         | rename | describe | add contacts | delete a contact | delete                    |
 * | ------- | ------ | -------- | ------------ | ---------------- | ------------------------- |
 * | empty   | shown  |          | filled       |                  | deleted                   |
 * | filled  | shown  | shown    | counted      | counted          | deleted, and its contacts |
 * | deleted |        |          |              |                  |                           |
 */
export const ledgerMachine = machine<Ledger, State, undefined, Rule>({
  id: 'ledgers',
  rules,
  asksForPeople: true,
  requests: 47,
  begin: async () => undefined,
  create: { to: 'empty', atMost: 2, run: create },
  states: {
    empty: { rename, 'add contacts': { to: 'filled', run: add }, delete: { to: 'deleted', run: remove } },
    filled: {
      rename,
      describe,
      'add contacts': { run: add },
      'delete a contact': { run: removeContact },
      delete: { to: 'deleted', run: remove },
    },
    deleted: {},
  },
  reads: {},
});

async function create(t: Scene<Rule>): Promise<Ledger> {
  return { ...(await createLedger(t, 'As it was created')), contacts: [] };
}

async function update(
  t: Scene<Rule>,
  { record: _, ...ledger }: Ledger,
  member: 'name' | 'description',
): Promise<Ledger> {
  const values = timesOf(ledger).map(() => t.owned.name('ledger'));
  t.step(`change the ${member} of ${ledger.name}${values.length === 1 ? '' : ' twice at once'}`);
  const answers = await Promise.all(values.map((value) => updateLedger(t, ledger.id, { [member]: value })));
  const taken = values.filter((_value, at) => answers.slice(at, at + 1).some(isSuccess));
  if (taken.length === 0) for (const answer of answers) t.body(answer);
  t.step('get it');
  const got = await getLedger(t, ledger.id);
  const record = t.object(got);
  const shown = textIn(record, member) ?? null;
  const isShown = taken.some((value) => shows(record, value));
  if (shown === null && !isShown)
    throw new EndScenario('skipped', `a ledger shows no \`${member}\`: map it with --overlay`);
  const seen = { at: member, expected: `"${taken.join('" or "')}", as it was updated`, received: shown };
  t.expect(`ledger.update-${member}`, got).holds(isShown, seen);
  return { ...ledger, record };
}

async function add(t: Scene<Rule>, ledger: Ledger): Promise<Ledger> {
  t.step(`in ${ledger.name}`);
  const importId = await addContacts(t, ledger.id, rowsFor(t, 3));
  if (importId === undefined)
    throw new EndScenario('skipped', 'the answer to addContacts shows no `import_id`: map it with --overlay');
  await completed(t, ledger.id, importId);
  return counted(t, ledger);
}

/** Returns contacts with reference ids of the run: up to two people that the target has shown, the others invented. */
function rowsFor(context: CheckContext, count: number): Json[] {
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

async function removeContact(t: Scene<Rule>, ledger: Ledger): Promise<Ledger> {
  const [first] = ledger.contacts;
  if (first === undefined) return ledger;
  const path = { ledger_id: ledger.id, contact_id: first };
  t.step(`delete a contact of ${ledger.name} twice at once`);
  const deletions = await Promise.all(timesOf(ledger).map(() => t.call('deleteContact', { path })));
  if (!deletions.some(isSuccess)) for (const deletion of deletions) t.body(deletion);
  return counted(t, ledger);
}

/** Reads the ledger and its contacts again, and judges its counts. */
async function counted(t: Scene<Rule>, ledger: Ledger): Promise<Ledger> {
  const { contacts, record } = await seeCounts(t, ledger.id);
  return {
    ...ledger,
    record,
    contacts: contacts.flatMap((contact) => textIn(contact, 'id', 'contact_id') ?? []),
  };
}

/** Deletes a ledger by one or several concurrent calls, and compares the list before and afterwards. */
async function remove(t: Scene<Rule>, ledger: Ledger, { others }: Among): Promise<Ledger> {
  const { id, name, contacts } = ledger;
  const listed = await list(t, [...others, { thing: ledger, state: 'filled' }]);
  const before = listedIn(listed, id);
  const times = timesOf(ledger);
  t.step(`delete ${name}${times.length === 1 ? '' : ' twice at once'}`);
  const deletions = await Promise.all(times.map(() => deleteLedger(t, id)));
  if (!deletions.some(isSuccess)) for (const deletion of deletions) t.body(deletion);
  if (contacts.length > 0) await seeNoContacts(t, id);
  const deleted = { ...ledger, before };
  const left = await list(t, [...others, { thing: deleted, state: 'deleted' }]);
  if (isPart(left)) return deleted;
  // Everything that the run has created and not deleted must still be there.
  const lost = t.owned.remaining().filter(({ kind, id: each }) => {
    return kind === 'ledger' && each !== undefined && listedIn(listed, each) && !listedIn(left, each);
  });
  const seen = {
    at: 'ledgers',
    expected: 'all but the one that was deleted',
    received: `${lost.length} less`,
  };
  t.expect('resource.by-id').holds(lost.length === 0, seen);
  return deleted;
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

/**
 * Lists ledgers and expects each as getting it showed it, and no deleted ledger unchanged: a deleted one may be missing or
 * be marked as deleted (question ledger.delete). Returns the list.
 */
async function list(t: Scene<Rule>, ledgers: readonly Standing<Ledger, State>[]): Promise<Json> {
  t.step('list the ledgers');
  const answer = await t.call('getLedgers');
  const body = t.body(answer);
  for (const { thing, state } of ledgers) {
    const { id, record, before } = thing;
    const listed = listedIn(body, id);
    if (state === 'deleted') {
      if (!before) continue;
      const isAsBefore = isDeepStrictEqual(listed, before);
      const seen = { at: 'ledgers', expected: `not ${id} as it was before it was deleted`, received: listed };
      t.expect('ledger.delete', answer).holds(!isAsBefore, seen);
      continue;
    }
    if (listed || !isPart(body)) {
      const seen = {
        at: 'ledgers',
        expected: `the ledger ${id}, which was created`,
        received: 'a list without it',
      };
      t.expect('ledger.create', answer).holds(listed !== undefined, seen);
    }
    if (listed && record) seeAgreement(t, record, listed, answer);
  }
  return body;
}
