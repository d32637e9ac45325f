import { eventually, laggingMs } from '../../../check/eventually.js';
import { type Exchange, isSuccess, type Recorder, type Steps, scenario } from '../../../check/scenario.js';
import { itemsOf, type Json, numberIn, objectIn, textIn } from '../../../target/json.js';
import { rowsOf } from '../../../target/wire/csv.js';
import { showsText } from '../../laws/life.js';
import { called, type Row, renaming } from '../../laws/row.js';
import { deleteLedger, getLedger, listedIn } from './own.js';

const countIn = (ledger: Json | undefined, name: string) => numberIn(objectIn(ledger, 'counts'), name);

const factsOf = (ledger: Json | undefined): readonly (readonly [string, string | number | undefined])[] => [
  ...['name', 'description', 'created_at'].map((name) => [name, textIn(ledger, name)] as const),
  ...['total', 'verified', 'new_jobs'].map((name) => [name, countIn(ledger, name)] as const),
];

/** The first fact of a ledger that the list shows differently from `getLedger`; undefined if there is none. */
function differing(got: Json | undefined, listed: Json | undefined) {
  const inList = new Map(factsOf(listed));
  const [fact, value] =
    factsOf(got).find(([name, one]) => one !== undefined && inList.get(name) !== one) ?? [];
  const expected = `${value}, as getting the ledger shows`;
  return fact === undefined ? undefined : { at: `ledgers: ${fact}`, expected, received: inList.get(fact) };
}

function expectAgreement(t: Recorder, got: Json, listed: Json, list: Exchange): void {
  const other = differing(got, listed);
  const same = { at: 'ledgers', expected: 'as getting the ledger shows', received: null };
  t.soft('ledger.list-has-each', list).holds(!other, other ?? same);
}

/** Ledgers (section 4.3): reading one shows what the list shows of it. */
export const ledgerRow: Row = {
  kind: 'ledger',
  count: 61,
  body: (t, nth) => called(t, 'ledger', nth),
  listed: 'ledger.create',
  read: 'getLedger',
  change: {
    operation: 'updateLedger',
    members: {
      name: renaming('ledger', 'ledger.update-name'),
      description: renaming('described ledger', 'ledger.update-description'),
    },
  },
  gone: { rule: 'ledger.delete', isStill: () => true },
  more: ['ledger.list-has-each'],
  record(t, { body }, record, list) {
    // A service that shows no description of any ledger may not show it in lists.
    const shown = itemsOf(list.response.json).flatMap((each) => Object.keys(each));
    for (const member of ['name', 'description'].filter((each) => shown.includes(each))) {
      const expected = `"${body[member]}", as it was sent`;
      const seen = { at: member, expected, received: record[member] ?? null };
      t.soft('ledger.create', list).holds(showsText(record, String(body[member])), seen);
    }
  },
  both: expectAgreement,
  isolation: 'ledger.org-isolation',
};

/** Expects a ledger to show this number of contacts, and the list to show the ledger as it is. */
export async function expectTotal(t: Steps, id: string, expected: number): Promise<void> {
  const rule = 'ledger.total-counts-contacts';
  t.step(`compare the ledger with its ${expected} contacts`);
  const totalIn = ({ response: { json } }: Exchange) => countIn(json, 'total');
  const isRight = (answer: Exchange) => [undefined, expected].includes(totalIn(answer));
  const got = await eventually(t, [500, 1000, 1500], () => getLedger(t, id), isRight);
  const [record, received] = [t.body(got), totalIn(got)];
  if (received === undefined) t.unmapped(rule, 'a ledger shows no `total`');
  else t.soft(rule, got).holds(received === expected, { at: 'total', expected: `${expected}`, received });
  const isSo = ({ response }: Exchange) => differing(record, listedIn(response.json, id)) === undefined;
  const list = await eventually(t, laggingMs, () => t.call('getLedgers'), isSo);
  const listed = listedIn(t.body(list), id);
  if (listed) expectAgreement(t, record, listed, list);
}

/** Deletes a ledger with its contacts (section 4.3). */
export async function expectEnd(t: Steps, id: string): Promise<void> {
  const path = { ledger_id: id };
  t.step('delete the ledger, get its contacts, search them and download them');
  t.body(await deleteLedger(t, id));
  const input = { path, body: { filters: [] } };
  for (const got of [
    await t.call('getContacts', { path }),
    await t.call('searchLedgerContacts', input),
    await t.call('downloadLedgerContacts', { ...input, headers: { accept: 'text/csv' } }),
  ]) {
    const { status, json, text } = got.response;
    if (status === 429) return t.cannot('ledger.delete-contacts', 'the call was throttled');
    const left = isSuccess(got) ? (json === undefined ? rowsOf(text) : itemsOf(json)).length : 0;
    const none = { at: 'contacts', expected: 'none of a deleted ledger', received: `${left} contacts` };
    t.expect('ledger.delete-contacts', got).holds(left === 0, none);
  }
}

export const listedLedgers = scenario({
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
    if (first && second && !differing(first, second)) expectAgreement(t, record, second, after);
    else t.cannot(rule, 'somebody else changed the ledger meanwhile');
  },
});
