import { eventually, laggingMs } from '../../../scene/eventually.js';
import { isSuccess } from '../../../scene/scenario.js';
import type { Exchange } from '../../../target/exchange.js';
import type { JsonObject } from '../../../target/json.js';
import { rowsOf, withoutApostrophe } from '../../../target/wire/csv.js';
import { itemsOf, numberIn, textIn } from '../../../target/wire/members.js';
import { plainText } from '../../../target/wire/text-key.js';
import { differenceOf, isSameSet, seeOrder, seePages } from '../../laws/pages.js';
import { listOf, pageSize, readAll, type SortKey, type WholeList } from '../../laws/whole.js';
import { seeTotal } from '../ledgers/ledgers.js';
import { type Place, referencesOf, seeSame } from '../ledgers/own.js';

/** A filter that every contact with a name passes. */
export const everybody: JsonObject = { field: 'name', match_type: 'exists' };

export const byText = (member: string): SortKey => ({ member, read: (record) => textIn(record, member) });

/** Returns all contacts that a search finds. */
export const found = ({ t, ledgerId }: Place, ...filters: readonly JsonObject[]): Promise<WholeList> => {
  const { ask } = listOf(t, ledgerId, 'searchLedgerContacts', { filters });
  return readAll(t.learnt, 'searchLedgerContacts', ask);
};

export function getView({ t, ledgerId }: Place, view: string): Promise<Exchange> {
  t.step(`get them with view=${view}`);
  const query = { view, size: pageSize(t.learnt, 'getContacts') };
  return t.call('getContacts', { path: { ledger_id: ledgerId }, query });
}

/** Expects the count-only view to show this number, and no contacts. */
async function seeCount(place: Place<'contacts.view-count'>, expected: number): Promise<void> {
  const { t } = place;
  const rule = 'contacts.view-count';
  const answer = await getView(place, 'count');
  const { length } = itemsOf(answer.response.json);
  const count = numberIn(answer.response.json, 'count');
  // A target that takes any unknown value for the full view has another name for this one.
  if (!isSuccess(answer) || (length > 0 && isSuccess(await getView(place, 'no-such-view'))))
    return t.unmapped(rule, '`view` does not take the value count');
  if (length === 0 && count === undefined) return t.unmapped(rule, 'the count-only view shows no `count`');
  const seen = { at: 'count', expected: `${expected}, the number of contacts`, received: count ?? null };
  t.soft(rule, answer).holds(length === 0 && count === expected, seen);
}

/**
 * Expects the CSV variant of a search to have the same contacts with the same texts as the JSON variant. Returns whether it does.
 * @param search what the JSON variant finds, received just before
 */
export async function seeAlike(
  { t, ledgerId }: Place<'contacts.search-csv'>,
  filters: readonly JsonObject[],
  { answer, records }: WholeList,
): Promise<boolean> {
  const rule = 'contacts.search-csv';
  if (!isSuccess(answer)) {
    t.skip(rule, `its JSON variant is answered with status ${answer.response.status}`);
    return true;
  }
  t.step('search the same as CSV');
  const input = { path: { ledger_id: ledgerId }, body: { filters }, headers: { accept: 'text/csv' } };
  const ask = async () => {
    const download = await t.call('downloadLedgerContacts', input);
    const rows = rowsOf(download.response.text);
    return { download, rows, words: isSuccess(download) ? inWords(records, rows) : undefined };
  };
  // The search is recent, but the CSV may come from a replica that lags behind.
  const { download, rows, words } = await eventually(
    t,
    laggingMs,
    ask,
    (each) => !each.words || isSameSet(each.words.received, each.words.expected),
  );
  if (!isSuccess(download)) t.fails(download);
  const { status, headers } = download.response;
  if (!words || (rows.length === 0 && !headers['content-type']?.includes('csv'))) {
    const what = isSuccess(download) ? 'no CSV with a column `id` or `reference_id`' : `status ${status}`;
    t.unmapped(rule, `the CSV variant of a search is answered with ${what}`);
    return false;
  }
  const { received, expected } = words;
  return t.soft(rule, download).holds(isSameSet(received, expected), {
    at: 'body',
    expected: `the ${expected.length} contacts of the search, one per line`,
    received: differenceOf(received, expected),
  });
}

/** Columns whose texts leave no reason to be written differently in CSV and JSON. */
const columns = ['id', 'reference_id', 'name', 'email_address'] as const;

/** Contacts and CSV rows in the columns that every row has and a contact shows; undefined if neither id is among them. */
function inWords(contacts: readonly JsonObject[], rows: readonly JsonObject[]) {
  const shared = columns.filter(
    (name) =>
      rows.every((row) => row[name] !== undefined) &&
      (contacts.length === 0 || contacts.some((contact) => contact[name] !== undefined)),
  );
  if (!shared.some((name) => name.endsWith('id'))) return undefined;
  const words = (records: readonly JsonObject[]) =>
    records.map((record) =>
      shared.map((name) => plainText(withoutApostrophe(textIn(record, name) ?? ''))).join(' · '),
    );
  return { received: words(rows), expected: words(contacts) };
}

export const readRules = [
  'contacts.token-paging',
  'contacts.view-count',
  'contacts.search-exists',
  'contacts.search-sort-page',
  'contacts.search-csv',
  'ledger.total-counts-contacts',
  'ledger.list-has-each',
] as const;

/** Pages of this size do not hold all contacts, and the last one is seldom full. */
const sizeFor = (count: number) => (count > 20 ? 20 : 3);

/**
 * Expects every other way to read the contacts of a ledger to agree with what `getContacts` has just shown on one page.
 * @param expected the reference ids of all contacts, each of which has a name
 * @param sorts what they are sorted by, and searched by the first of these
 */
export async function seeReads(
  place: Place<(typeof readRules)[number] | 'contacts.sort'>,
  expected: readonly string[],
  sorts: readonly SortKey[] = [],
): Promise<void> {
  const { t, ledgerId } = place;
  await seeCount(place, expected.length);
  const pages = { ids: expected, sizes: [sizeFor(expected.length), ...sorts.map(() => expected.length)] };
  const list = listOf(t, ledgerId, 'getContacts');
  const sorted: SortKey[] = [];
  for (const key of sorts) if (await seeOrder(list, 'contacts.sort', key, expected)) sorted.push(key);
  await seePages(list, { rule: 'contacts.token-paging', ...pages, sort: sorted[0] });

  t.step('search everybody who has a name');
  // A search may use an index that lags behind.
  const all = await eventually(
    t,
    laggingMs,
    () => found(place, everybody),
    ({ records }) => isSameSet(referencesOf(records), expected),
  );
  await seeAlike(place, [everybody], all);
  const shown = referencesOf(all.records);
  // It is open whether a contact keeps the name it was sent with, and so which contacts have one.
  if (isSuccess(all.answer) && (shown.length > 0 || expected.length === 0)) {
    seeSame(t.soft('contacts.search-exists', all.answer), shown, expected, `all ${expected.length}`);
    seeNumberFound(all.answer);
    const [search, rule] = [
      listOf(t, ledgerId, 'searchLedgerContacts', { filters: [everybody] }),
      'contacts.search-sort-page',
    ] as const;
    const [key] = sorts;
    const isSorted = key !== undefined && (await seeOrder(search, rule, key, shown));
    await seePages(search, { rule, ...pages, sort: isSorted ? key : undefined });
  }
  await seeTotal(t, ledgerId, expected.length);

  /** Expects the count of a page to be that of the page or of all contacts found. */
  function seeNumberFound(page: Exchange): void {
    const count = numberIn(page.response.json, 'count');
    if (count === undefined || count === itemsOf(page.response.json).length) return;
    const seen = { at: 'count', expected: `${expected.length}, as many as it finds`, received: count };
    t.soft('contacts.search-exists', page).holds(count === expected.length, seen);
  }
}
