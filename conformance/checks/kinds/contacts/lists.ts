import type { RuleId } from '../../../../generated/rules.js';
import { eventually, laggingMs } from '../../../scene/eventually.js';
import { isSuccess } from '../../../scene/recorder.js';
import type { Exchange } from '../../../target/exchange.js';
import type { JsonObject } from '../../../target/json.js';
import { rowsOf, withoutApostrophe } from '../../../target/wire/csv.js';
import { itemsOf, numberIn, textIn } from '../../../target/wire/members.js';
import { plainText } from '../../../target/wire/text-key.js';
import { type Asked, type Item, type Paged, type SortKey, seePages } from '../../laws/pages.js';
import { differenceOf, isSameSet } from '../../laws/same-set.js';
import { pageSize, readAll, type WholeList } from '../../laws/whole.js';
import { seeTotal } from '../ledgers/ledgers.js';
import { type Place, referencesOf, seeSame } from '../ledgers/own.js';

/** A filter that every contact with a name passes. */
export const everybody: JsonObject = { field: 'name', match_type: 'exists' };

export const byText = (member: string): SortKey => ({ member, read: (record) => textIn(record, member) });

export const itemsIn = (records: readonly JsonObject[]): readonly Item[] =>
  records.flatMap((record) => {
    const id = textIn(record, 'reference_id');
    return id === undefined ? [] : [{ id, record }];
  });

const items = ({ response: { json } }: Exchange) => itemsIn(itemsOf(json));

/** The contacts of a ledger, by their customer reference ids. */
export function contactList<Rule extends RuleId>({ t, ledgerId }: Place<Rule>): Paged<Rule> {
  const ask = ({ size, from, sort }: Asked) =>
    t.call('getContacts', {
      path: { ledger_id: ledgerId },
      query: { size, sort_by: sort, pagination_token: from },
    });
  const most = pageSize(t.learnt, 'getContacts');
  return { t, by: 'token', up: '', most, items, ask, plainly: ({ sort: _, ...asked }) => ask(asked) };
}

/** Those of them that a search finds. @param filters and further members of its body */
export function searchList<Rule extends RuleId>(
  { t, ledgerId }: Place<Rule>,
  body: JsonObject,
  onAnswer: (answer: Exchange) => void = () => {},
): Paged<Rule> {
  const search = async (more: JsonObject, { size, from, sort }: Asked) => {
    const asked = { size, pagination_token: from, sort_by: sort };
    const sent = Object.entries(asked).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value]],
    );
    const answer = await t.call('searchLedgerContacts', {
      path: { ledger_id: ledgerId },
      body: { ...more, ...Object.fromEntries(sent) },
    });
    onAnswer(answer);
    return answer;
  };
  const most = pageSize(t.learnt, 'searchLedgerContacts');
  const plainly = ({ sort: _, ...asked }: Asked) => search({}, asked);
  return { t, by: 'token', up: '', most, items, ask: (asked) => search(body, asked), plainly };
}

export const found = (place: Place, ...filters: readonly JsonObject[]): Promise<WholeList> =>
  readAll(place.t.learnt, 'searchLedgerContacts', searchList(place, { filters }).ask);

export function getView({ t, ledgerId }: Place, view: string): Promise<Exchange> {
  t.step(`get them with view=${view}`);
  const query = { view, size: pageSize(t.learnt, 'getContacts') };
  return t.call('getContacts', { path: { ledger_id: ledgerId }, query });
}

/** Expects the count-only view to show this number, and no contacts. */
export async function seeCount(place: Place<'contacts.view-count'>, expected: number): Promise<void> {
  const { t } = place;
  const rule = 'contacts.view-count';
  const answer = await getView(place, 'count');
  const { length } = itemsOf(answer.response.json);
  const count = numberIn(answer.response.json, 'count');
  // A target that takes any unknown value for the full view has another name for this one.
  if (!isSuccess(answer) || (length > 0 && isSuccess(await getView(place, 'no-such-view'))))
    return t.skip(rule, '`view` does not take the value count: map it with --overlay');
  if (length === 0 && count === undefined)
    return t.skip(rule, 'the count-only view shows no `count`: map it with --overlay');
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
  const compare = (each: Exchange) =>
    isSuccess(each) ? inWords(records, rowsOf(each.response.text)) : undefined;
  // The search is recent, but the CSV may come from a replica that lags behind.
  const download = await eventually(
    t,
    laggingMs,
    () => t.call('downloadLedgerContacts', input),
    (each) => {
      const both = compare(each);
      return both === undefined || isSameSet(both.received, both.expected);
    },
  );
  if (!isSuccess(download)) t.fails(download);
  const both = compare(download);
  const { status, text, headers } = download.response;
  if (!both || (rowsOf(text).length === 0 && !headers['content-type']?.includes('csv'))) {
    const what = isSuccess(download) ? 'no CSV with a column `id` or `reference_id`' : `status ${status}`;
    t.skip(rule, `the CSV variant of a search is answered with ${what}: map it with --overlay`);
    return false;
  }
  const { received, expected } = both;
  return t.soft(rule, download).holds(isSameSet(received, expected), {
    at: 'body',
    expected: `the ${expected.length} contacts of the search, one per line`,
    received: differenceOf(received, expected),
  });
}

/** Columns compared if every row has them: their texts leave no reason to be written differently in CSV and JSON. */
const columns = ['reference_id', 'name', 'email_address'] as const;

/** Contacts and CSV rows in the columns that both have; undefined if they share no id. */
function inWords(contacts: readonly JsonObject[], rows: readonly JsonObject[]) {
  const id = ['id', 'reference_id'].find(
    (name) =>
      (rows.length === 0 || rows.some((row) => textIn(row, name))) &&
      contacts.every((contact) => textIn(contact, name)),
  );
  if (id === undefined) return undefined;
  const shared = columns.filter(
    (name) =>
      rows.every((row) => row[name] !== undefined) &&
      // A member may be left out where it is empty, but none is that no contact shows.
      contacts.some((contact) => contact[name] !== undefined),
  );
  const words = (records: readonly JsonObject[]) =>
    records.map((record) =>
      [id, ...shared].map((name) => plainText(withoutApostrophe(textIn(record, name) ?? ''))).join(' · '),
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

/** One page of this size does not hold all contacts, and the last page is not full. */
const pageOf = 20;

/**
 * Expects every other way to read the contacts of a ledger to agree with what `getContacts` has just shown on one page.
 * @param expected the reference ids of all contacts, each of which has a name
 */
export async function seeReads(
  place: Place<(typeof readRules)[number]>,
  expected: readonly string[],
): Promise<void> {
  const { t } = place;
  await seeCount(place, expected.length);
  const pages = { ids: expected, sizes: expected.length > pageOf ? [pageOf] : [] };
  await seePages(contactList(place), { rule: 'contacts.token-paging', ...pages });

  t.step('search everybody who has a name');
  // A search may use an index that lags behind.
  const search = await eventually(
    t,
    laggingMs,
    () => found(place, everybody),
    ({ records }) => isSameSet(referencesOf(records), expected),
  );
  await seeAlike(place, [everybody], search);
  const shown = referencesOf(search.records);
  // It is open whether a contact keeps the name it was sent with, and so which contacts have one.
  if (isSuccess(search.answer) && (shown.length > 0 || expected.length === 0)) {
    seeSame(t.soft('contacts.search-exists', search.answer), shown, expected, `all ${expected.length}`);
    seeNumberFound(search.answer);
    const list = searchList(place, { filters: [everybody] }, seeNumberFound);
    await seePages(list, { rule: 'contacts.search-sort-page', ...pages });
  }
  await seeTotal(t, place.ledgerId, expected.length);

  /** Expects the count of a page to be that of the page or of all contacts found. */
  function seeNumberFound(page: Exchange): void {
    const count = numberIn(page.response.json, 'count');
    if (!isSuccess(page) || count === undefined || count === itemsOf(page.response.json).length) return;
    const seen = { at: 'count', expected: `${expected.length}, as many as it finds`, received: count };
    t.soft('contacts.search-exists', page).holds(count === expected.length, seen);
  }
}
