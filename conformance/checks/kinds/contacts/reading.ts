import { eventually, laggingMs } from '../../../check/eventually.js';
import { type Exchange, isSuccess, type RuleId, scenario } from '../../../check/scenario.js';
import { isAbsent, itemsOf, type JsonObject, numberIn, textIn } from '../../../target/json.js';
import { rowsOf, withoutApostrophe } from '../../../target/wire/csv.js';
import { plainText } from '../../../target/wire/text-key.js';
import { differenceOf, expectFilters, expectPages, type Filter, isSameSet } from '../../laws/pages.js';
import { itemsBy, listOf, pageSize, readAll, type SortKey, type WholeList } from '../../laws/whole.js';
import { addingRules, type Book, newBook, otherName } from '../ledgers/book.js';
import { expectEnd, expectTotal } from '../ledgers/ledgers.js';
import { exampleContact, expectSame, type Place, referencesOf } from '../ledgers/own.js';

type Match = 'exact' | 'exists' | 'fuzzy';

/** A filter by a member. It is open what else a fuzzy one finds. */
export const by = (match_type: Match, field: string, ...values: readonly string[]): Filter => ({
  asks: { filters: [{ field, match_type, ...(values.length > 0 && { string_values: [...values] }) }] },
  passes(record) {
    if (match_type === 'exists') return !isAbsent(record[field]);
    return values.includes(textIn(record, field) ?? '') || (match_type === 'fuzzy' ? undefined : false);
  },
});

export const everybody = by('exists', 'name').asks;

export const searching =
  ({ t, ledgerId }: Place) =>
  (asks: JsonObject) =>
    listOf(t, ledgerId, 'searchLedgerContacts', asks);

export const found = (place: Place, asks: JsonObject): Promise<WholeList> =>
  readAll(place.t.targetTraits, 'searchLedgerContacts', searching(place)(asks).ask);

function getView({ t, ledgerId }: Place, view: string): Promise<Exchange> {
  t.step(`get them with view=${view}`);
  const query = { view, size: pageSize(t.targetTraits, 'getContacts') };
  return t.call('getContacts', { path: { ledger_id: ledgerId }, query });
}

/** Suffixes of reference ids, unsorted, with names in another order, which differ little, and whether an email address is sent. */
const lettered = [
  ['e', 'Quorvex Tanbridge', true],
  ['b', 'Quorvex Tanbridge', false],
  ['g', 'Quorvex', false],
  ['a', 'Tanbridge Quorvex', true],
  ['h', 'Quorvex Tanbridges', false],
  ['c', 'Ilmar Osterwell', true],
  ['f', 'Zenna "Zee" Vask, Jr.', true],
  ['d', 'Ilmar', false],
  ['k', 'Zoë Quorvéx', true],
  ['i', 'Ilmar Tanbridge', false],
  ['j', 'Osterwell Ilmar', true],
] as const;

const keys = ['name', 'reference_id'].map(
  (member): SortKey => ({ member, read: (record) => textIn(record, member) }),
);

export const readRules = [
  'contacts.token-paging',
  'contacts.view-count',
  'contacts.search-exists',
  'contacts.search-sort-page',
  'contacts.search-csv',
  'ledger.total-counts-contacts',
  'ledger.list-has-each',
] as const;

/** Reading the contacts of a ledger by view, order and page, and searching them (section 4.3), until their ledger is deleted. */
export const reading = scenario({
  id: 'contacts/reading',
  rules: [
    ...readRules,
    'contacts.view-full',
    'contacts.sort',
    'contacts.search-exact',
    'contacts.search-fuzzy',
    'ledger.delete-contacts',
  ],
  requests: 90,
  async record(t) {
    const book = await newBook(t);
    const tag = t.owned.name('contact');
    const rows = lettered.map(([letter, name, hasEmail]) => ({
      reference_id: `${tag}-${letter}`,
      name,
      ...(hasEmail ? { email_address: `${tag}-${letter}@example.com` } : {}),
    }));
    await book.add([rows]);
    await expectFull(book, book.references());
    await expectReads(book, keys);
    t.step('search them without any filter');
    const all = await found(book, { filters: [] });
    t.body(all.answer);
    await expectEach(book, all.records);
    const some = [by('exists', 'email_address').asks, by('exact', 'name', 'Zoë Quorvéx').asks];
    for (const asks of [...some, { filters: [] }]) if (!(await expectAlike(book, asks))) break;
    await expectEnd(t, book.ledgerId);
  },
});

/** Expects the full view to show all contacts. Which value of `view` it takes is open. */
async function expectFull(place: Place, expected: readonly string[]): Promise<void> {
  for (const name of ['data', 'full']) {
    const answer = await getView(place, name);
    if (!isSuccess(answer)) continue;
    const what = `the data of all ${expected.length} contacts, with their reference_id`;
    const shown = referencesOf(itemsOf(answer.response.json));
    expectSame(place.t.soft('contacts.view-full', answer), shown, expected, what);
    return;
  }
  place.t.unmapped('contacts.view-full', '`view` takes neither data nor full');
}

/** Expects the count-only view to show this number, and no contacts. */
async function expectCount(place: Place, expected: number): Promise<void> {
  const rule = 'contacts.view-count';
  const answer = await getView(place, 'count');
  const { json } = answer.response;
  const [count, { length }] = [numberIn(json, 'count'), itemsOf(json)];
  // A target that takes any unknown value for the full view has another name for this one.
  const isKnown = length > 0 ? !isSuccess(await getView(place, 'no-such-view')) : count !== undefined;
  if (!isSuccess(answer) || !isKnown)
    return place.t.unmapped(rule, '`view` does not take the value count, or shows no `count`');
  const seen = { at: 'count', expected: `${expected}, the number of contacts`, received: count ?? null };
  place.t.soft(rule, answer).holds(length === 0 && count === expected, seen);
}

/** Expects every way to read contacts, each of which has a name, to agree with the book. @param sorts the last is that of searches */
export async function expectReads(book: Book, sorts: readonly SortKey[] = []): Promise<void> {
  const { t, ledgerId } = book;
  const expected = book.references();
  const { length } = expected;
  await expectCount(book, length);
  // Pages that do not hold all contacts, and of which the last one is seldom full.
  const pages = { ids: expected, sizes: [length > 20 ? 20 : 3, ...sorts.map(() => length)] };
  const list = listOf(t, ledgerId, 'getContacts');
  await expectPages(list, { rule: 'contacts.token-paging', order: 'contacts.sort', sorts, ...pages });
  t.step('search everybody who has a name');
  // A search may use an index that lags behind.
  const isAll = ({ records }: WholeList) => isSameSet(referencesOf(records), expected);
  const all = await eventually(t, laggingMs, () => found(book, everybody), isAll);
  await expectAlike(book, everybody, all);
  const shown = referencesOf(all.records);
  // It is open whether a contact keeps the name it was sent with, and so which contacts have one.
  if (isSuccess(all.answer) && (shown.length > 0 || length === 0)) {
    const [rule, { json }] = ['contacts.search-exists', all.answer.response] as const;
    expectSame(t.soft(rule, all.answer), shown, expected, `all ${length}`);
    const count = numberIn(json, 'count');
    const isRight = count === undefined || [itemsOf(json).length, length].includes(count);
    const counted = { at: 'count', expected: `${length}, as many as it finds`, received: count };
    t.soft(rule, all.answer).holds(isRight, counted);
    const search = searching(book)(everybody);
    await expectPages(search, { rule: 'contacts.search-sort-page', sorts: sorts.slice(-1), ...pages });
  }
  await expectTotal(t, ledgerId, length);
}

/** Expects the CSV variant of a search to have the contacts of the JSON variant. @param search what that has just found */
export async function expectAlike(place: Place, asks: JsonObject, search?: WholeList): Promise<boolean> {
  const [{ t, ledgerId }, rule] = [place, 'contacts.search-csv'] as const;
  const { answer, records } = search ?? (await found(place, asks));
  if (!isSuccess(answer)) {
    t.skip(rule, `its JSON variant is answered with status ${answer.response.status}`);
    return true;
  }
  t.step('search the same as CSV');
  const input = { path: { ledger_id: ledgerId }, body: asks, headers: { accept: 'text/csv' } };
  const ask = async () => {
    const download = await t.call('downloadLedgerContacts', input);
    return { download, words: inWords(records, download) };
  };
  const isSo = ({ words: shown }: { readonly words: ReturnType<typeof inWords> }) =>
    !shown || isSameSet(shown.received, shown.expected);
  // The search is recent, but the CSV may come from a replica that lags behind.
  const { download, words } = await eventually(t, laggingMs, ask, isSo);
  if (!words) {
    if (!isSuccess(download)) t.fails(download);
    const what = `status ${download.response.status} and no CSV with a column \`id\` or \`reference_id\``;
    t.unmapped(rule, `the CSV variant of a search is answered with ${what}`);
    return false;
  }
  const expected = `the ${words.expected.length} contacts of the search, one per line`;
  const seen = { at: 'body', expected, received: differenceOf(words.received, words.expected) };
  return t.soft(rule, download).holds(isSo({ words }), seen);
}

/** Columns whose texts leave no reason to be written differently in CSV and JSON. */
const columns = ['id', 'reference_id', 'name', 'email_address'] as const;

/** Contacts and CSV rows in the columns that every row has and a contact shows; undefined if neither id is among them. */
function inWords(contacts: readonly JsonObject[], { response: { text, headers, status } }: Exchange) {
  const rows = rowsOf(text);
  const isCsv = rows.length > 0 || headers['content-type']?.includes('csv') === true;
  const shared = columns.filter(
    (name) =>
      rows.every((row) => row[name] !== undefined) &&
      (contacts.length === 0 || contacts.some((contact) => contact[name] !== undefined)),
  );
  if (status > 299 || !isCsv || !shared.some((name) => name.endsWith('id'))) return undefined;
  const words = (records: readonly JsonObject[]) =>
    records.map((record) =>
      shared.map((name) => plainText(withoutApostrophe(textIn(record, name) ?? ''))).join(' · '),
    );
  return { received: words(rows), expected: words(contacts) };
}

/** Judges filters on members that the target has just shown. Without an exact filter that changes anything, they have another form. */
async function expectEach(place: Place, contacts: readonly JsonObject[]): Promise<void> {
  const items = itemsBy('reference_id', contacts);
  const see = async (rule: RuleId, isKnown: boolean, ...all: readonly Filter[]): Promise<boolean> => {
    const shown = all.filter(({ passes }) => contacts.some((each) => passes(each)));
    if (shown.length > 0) return expectFilters(rule, searching(place), items, shown, isKnown);
    place.t.skip(rule, 'contacts do not show what they came with');
    return false;
  };
  const names = ['Quorvex Tanbridge', 'Ilmar'].map((name) => by('exact', 'name', name));
  const one = by('exact', 'reference_id', ...referencesOf(contacts).slice(0, 1));
  const isKnown = await see('contacts.search-exact', false, one, ...names);
  for (const [rule, filter] of [
    ['contacts.search-exists', by('exists', 'email_address')],
    ['contacts.search-fuzzy', by('fuzzy', 'name', 'Quorvex Tanbridge')],
  ] as const)
    if (isKnown) await see(rule, true, filter);
    else place.t.unmapped(rule, 'exact filters are not known in this form');
}

/** More rows than careless services read of one call, and more ids than one statement of theirs takes. */
const [count, removed] = [620, 510];

/** Hundreds of contacts come by one call, and go by another and with their import (section 4.3). How many a call may have is open. */
export const contactsBatch = scenario({
  id: 'contacts/batch',
  rules: [
    ...addingRules,
    'contacts.search-csv',
    'contacts.bulk-delete-refs',
    'contacts.bulk-delete-again',
    'imports.delete-completed',
    'ledger.total-counts-contacts',
    'ledger.list-has-each',
  ],
  requests: 70,
  async record(t) {
    const book = await newBook(t);
    const tag = t.owned.name('contact');
    t.step('add two contacts whose long reference ids differ in the last character');
    const long = ['a', 'b'].map((end) => ({
      reference_id: tag + '-long'.repeat(25) + end,
      name: 'Pdk Example',
    }));
    await book.add([long], { isOdd: () => true, hasPairs: true });
    t.step(`add ${count} contacts by one call`);
    const rows = Array.from({ length: count }, (_, nth) => exampleContact(`${tag}-${nth + 1}`));
    const [importId] = await book.add([rows]);
    await expectAlike(book, everybody);
    const isGone = await book.deleteBulk('contacts.bulk-delete-refs', book.there().slice(0, removed));
    t.step('add all that are left again');
    await book.add([book.references().map((reference_id) => ({ reference_id, name: otherName }))]);
    await expectTotal(t, book.ledgerId, book.there().length);
    if (isGone && importId !== undefined) await book.undo(importId);
  },
});
