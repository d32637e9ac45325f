import { roundsOf } from '../../../check/both-at-once.js';
import { eventually } from '../../../check/eventually.js';
import { type Exchange, isSuccess, scenario, unmapped } from '../../../check/scenario.js';
import { itemsOf, type JsonObject, numberIn, objectIn, textIn } from '../../../target/json.js';
import { errorRowsIn } from '../../../target/wire/csv.js';
import {
  differenceOf,
  expectFilters,
  expectPages,
  type Filter,
  idsOf,
  lostAndSurplus,
} from '../../laws/pages.js';
import { type Item, listOf, type SortKey } from '../../laws/whole.js';
import { addingRules, type Book, newBook, undoingRules } from '../ledgers/book.js';
import * as own from '../ledgers/own.js';

/** Names of files without a common word, in case a target matches words; one has characters that need escaping. */
const [file, otherFile, noFile] = ['Harbour Größe, 50%41 (1).csv', 'meadow.txt', 'volcano.tsv'];

/** The contacts of imports, by the ends of their reference ids: some are duplicates, or were deleted before. No order sorts their numbers. */
const batches: readonly (readonly [ends: string, filename?: string])[] = [
  ['a1 a2 a3'],
  ['a1 b1 b2 b3 b4 b5 b6 b7 b8 b9 a3 b10'],
  ['c1', file],
  ['a2 b1 d1 d2'],
  ['e1 e2', otherFile],
];

/** Members by which imports are filtered, and values that they may or may not have. */
const filtered = [
  ['imports.filter-filename', 'filename', [file, noFile]],
  ['imports.filter-type', 'import_type', ['api', 'csv']],
  ['imports.filter-status', 'status', ['processing', 'completed']],
] as const;

const keys: readonly SortKey[] = [
  { member: 'created_at', read: (one) => Date.parse(textIn(one, 'created_at') ?? '') || undefined },
  { member: 'total', read: (one) => numberIn(objectIn(one, 'counts'), 'total') },
];

const pagesOf = (whole: readonly Item[]) =>
  ({ limit: 'imports.limit-respected', ids: idsOf(whole), sizes: [2, whole.length] }) as const;

/** Imports into one ledger (sections 3 and 4.3): their list and history. The contacts of each are deleted: just its own are gone. */
const importLists = scenario({
  id: 'imports/lists',
  rules: [
    ...addingRules,
    ...undoingRules,
    ...filtered.map(([rule]) => rule),
    'contacts.delete-by-id',
    'imports.list',
    'imports.sort',
    'imports.page',
    'imports.limit-respected',
    'imports.history-range',
    'imports.history-page',
    'imports.history-split',
    'imports.delete-other-state',
    'resource.as-sent',
  ],
  requests: 110,
  async record(t) {
    const book = await newBook(t);
    const { ledgerId } = book;
    const made = await makeAll(book, t.owned.name('import'));
    const [first = '', undone = '', ofFile, ...others] = made;
    await book.undo(undone);
    const whole = await listedWith(book, made, undone);
    const shown = textIn(whole.find(({ id }) => id === ofFile)?.record, 'filename');
    const seen = { at: 'filename', expected: `"${file}", as it was sent`, received: shown };
    if (shown !== undefined) t.soft('resource.as-sent').holds(shown.normalize('NFC') === file, seen);
    await expectFiltered(book, whole);
    const sorting = { rule: 'imports.page', order: 'imports.sort', sorts: keys } as const;
    await expectPages(listOf(t, ledgerId, 'listImports'), { ...sorting, ...pagesOf(whole) });
    await expectHistory(book, whole);

    for (const id of [ofFile, ...others, first]) if (id !== undefined) await book.undo(id);
    for (const id of [first, undone]) {
      const status = await own.statusNow(t, ledgerId, id);
      const stays = `an import stays ${status} when its contacts are deleted`;
      if (status === undefined || own.isDeletable(status)) return t.skip('imports.delete-other-state', stays);
      t.step('delete the contacts of an import again');
      const again = await own.undoImport(t, ledgerId, id);
      t.expect('imports.delete-other-state', again).refused(`the import is ${status}`);
    }
  },
});

/** Makes each import once the one before is completed, so that they are not merged (question import.merge). Returns their ids. */
async function makeAll({ t, ledgerId, add, there, deleteEach }: Book, tag: string) {
  const made: string[] = [];
  for (const [ends, filename] of batches) {
    // Some services show times with a resolution of a second.
    if (made.length === 3) await t.wait(1000);
    t.step(`add ${ends} of ${filename ?? 'no file'}`);
    const rows = ends.split(' ').map((end) => own.exampleContact(`${tag}-${end}`));
    const id = own.named((await add([rows], { filename }))[0]);
    const seen = { at: 'import_id', expected: 'another one, as those before are completed', received: id };
    t.expect('contacts.add-import').holds(!made.includes(id), seen);
    made.push(id);
    await own.completed(t, ledgerId, id);
    const deleted = there().filter(({ reference }) => reference === `${tag}-b1`);
    if (made.length === 2) await deleteEach('contacts.delete-by-id', deleted);
  }
  return made;
}

/** Returns all imports once they are completed, and one as it is by now, or after a while. Expects these among them. */
async function listedWith({ t, ledgerId }: Book, made: readonly string[], one: string) {
  const list = listOf(t, ledgerId, 'listImports');
  const status = await own.statusNow(t, ledgerId, one);
  const read = async () => {
    t.step('list imports');
    const answer = await list.ask({ size: list.most });
    const [records, items] = [itemsOf(t.body(answer)), list.items(answer) ?? []];
    if (items.length === 0 && records.length > 0) throw unmapped('listed imports show no `id`');
    return items;
  };
  const isSo = ({ id, record }: Item) =>
    id === one ? own.statusOf(record) === status : !own.isOpen(own.statusOf(record));
  const all = await eventually(t, own.importsMs, read, (each) => each.every(isSo), 'imports');
  const ids = idsOf(all);
  const seen = { at: 'imports', expected: `all ${made.length}`, received: differenceOf(ids, made) };
  t.expect('imports.list').holds(lostAndSurplus(ids, made).lost.length === 0, seen);
  return all;
}

const having = (asks: Readonly<Record<string, string>>): Filter => ({
  asks,
  passes: (record) => Object.keys(asks).every((name) => textIn(record, name)?.normalize() === asks[name]),
});

/** Judges filters by each value of a member, by others that no import has, and that by status with that by file name. */
async function expectFiltered({ t, ledgerId }: Book, whole: readonly Item[]): Promise<void> {
  const list = (asks: JsonObject) => listOf(t, ledgerId, 'listImports', asks);
  let isFileKnown = false;
  for (const [rule, member, values] of filtered) {
    const shown = whole.flatMap(({ record }) => textIn(record, member)?.normalize() ?? []);
    const filters: Filter[] = [...new Set([...shown, ...values])].map((value) => having({ [member]: value }));
    // No other import may come in place of the one that is left out.
    const [one] = filters;
    if (one) filters.push({ ...one, from: 1, passes: (record) => one.passes(record) && undefined });
    const isStatus = member === 'status';
    if (isStatus && isFileKnown) filters.push(...values.map((status) => having({ filename: file, status })));
    if (shown.length === 0) t.unmapped(rule, `listed imports do not show their \`${member}\``);
    else if (isStatus && shown.some(own.isOpen)) t.cannot(rule, 'imports are not completed');
    else {
      const areSeen = await expectFilters(rule, list, whole, filters, { [member]: 'nothing-of-the-kind' });
      isFileKnown ||= areSeen;
    }
  }
}

const dayMs = 86_400_000;

/** Judges the history of imports within ranges of dates (section 4.3). @param whole all imports of the ledger */
async function expectHistory({ t, ledgerId }: Book, whole: readonly Item[]): Promise<void> {
  // The clock of the service may differ from ours.
  const todayMs = Date.parse(textIn(whole[0]?.record, 'created_at') ?? '') || t.now();
  const day = (days: number) => new Date(todayMs + days * dayMs).toISOString().slice(0, 10);
  /** The imports of a range in days from today. No import is near either end in any time zone. */
  const within = (from: number, to: number): Filter => ({
    asks: { from: day(from), to: day(to) },
    passes: () => from < 0 && to > 0,
  });
  const history = (asks: JsonObject) => listOf(t, ledgerId, 'searchImportHistory', asks);
  const { asks: wide } = within(-400, 400);
  const [around, rule] = [within(-2, 2), 'imports.history-range'] as const;
  // The target may know one end of the range by another name. Later pages must be within the range as well.
  const late = { ...within(390, 400), from: 1 };
  const isWithin =
    (await expectFilters(rule, history, whole, [around, within(-400, -390)], { ...wide, to: 'never' })) &&
    (await expectFilters(rule, history, whole, [late], { ...wide, from: 'never' }));
  if (!isWithin) return;
  await expectPages(history(around.asks), { rule: 'imports.history-page', ...pagesOf(whole) });
  // Nothing was created on the day between the halves, so it does not matter which of them has it.
  const halves = [within(-20, 20), within(-20, 5), within(5, 20)];
  await expectFilters('imports.history-split', history, whole, halves, true);
}

/** Deleting the contacts of an import while it is processing (section 3 rule 3). It may be completed before that. */
const importUndoneEarly = scenario({
  id: 'imports/undone-early',
  rules: ['imports.delete-processing'],
  requests: 11,
  async record(t) {
    const rule = 'imports.delete-processing';
    const { id: ledgerId, name } = await own.createLedger(t);
    const id = await own.addContacts(t, ledgerId, [`${name}-1`, `${name}-2`].map(own.exampleContact));
    const read = () => own.statusNow(t, ledgerId, id);
    const isBegun = (status: string | undefined) => status === undefined || own.isDeletable(status);
    // An import may be pending before it is processing (question import.states).
    const status = await eventually(t, [60, 60, 60, 60], read, isBegun, 'imports');
    if (status !== 'processing')
      return t.cannot(rule, `an import was ${status} before its contacts could be deleted`);
    t.step('delete the contacts of the import while it is processed');
    const deletion = await own.undoImport(t, ledgerId, id);
    // If it is completed by now, it may have been before the deletion as well.
    const isLate = isSuccess(deletion)
      ? (numberIn(deletion.response.json, 'rows_removed') ?? 0) > 0
      : (await read()) !== 'processing';
    if (isLate) t.cannot(rule, 'an import was completed before its contacts could be deleted');
    else t.soft(rule, deletion).accepted('the import is processing');
  },
});

/** Each of the three identifying members of a contact suffices alone. A row without any fails alone, or with its call (section 4.3). */
const importRows = scenario({
  id: 'imports/rows',
  rules: [
    ...addingRules,
    'contacts.ident-linkedin',
    'contacts.ident-email',
    'contacts.ident-name',
    'contacts.ident-none',
    'imports.errors-csv',
    'imports.errors-only-failed',
  ],
  asksForPeople: true,
  requests: 40,
  async record(t) {
    const book = await newBook(t);
    const tag = t.owned.name('contact');
    // If this works, a refusal of fewer members is due to what is missing.
    const whole = { ...own.exampleContact(`${tag}-whole`), email_address: `${tag}-whole@example.com` };
    const [flawless] = await book.add([[whole]]);
    // The form of `linkedin` is open, so one that the target itself shows is used.
    const [linkedin] = [...t.pool.people.values()].flatMap((person) => textIn(person, 'linkedin') ?? []);
    for (const [rule, member, value] of [
      ['contacts.ident-name', 'name', 'Quorvex Tanbridge'],
      ['contacts.ident-email', 'email_address', `${tag}@example.com`],
      ['contacts.ident-linkedin', 'linkedin', linkedin],
    ] as const) {
      t.step(`add a contact with ${member} alone`);
      if (value === undefined) t.skip(rule, `no person shows the form in which to send ${member}`);
      else await book.add([[{ reference_id: `${tag}-${member}`, [member]: value }]], { rule });
    }
    t.step('add two contacts, and two without linkedin, email_address and name');
    const good = [`${tag}-2`, `${tag}-3`];
    const bad = [`${tag}-4`, `${tag}-5, "b" & c`];
    const rows = [...good.map(own.exampleContact), ...bad.map(own.unidentifiedContact)];
    const [id] = await book.add([rows], { isOdd: (reference) => bad.includes(reference) });
    const added = book.references().filter((each) => bad.includes(each));
    const seen = { at: 'contacts', expected: 'none that nothing identifies', received: added };
    t.soft('contacts.ident-none').holds(added.length === 0, seen);
    if (id !== undefined && flawless !== undefined) await expectErrors(book, { id, flawless, good, bad });
  },
});

/** Expects the failed rows of an import in its errors, and no others. */
async function expectErrors(
  { t, ledgerId: ledger_id }: Book,
  { id, flawless, good, bad }: Readonly<Record<'id' | 'flawless', string> & Record<'good' | 'bad', string[]>>,
): Promise<void> {
  const failed = numberIn(objectIn(await own.completed(t, ledger_id, id), 'counts'), 'failed');
  const headers = { accept: 'text/csv, application/json;q=0.5' };
  const download = (import_id: string) =>
    t.call('downloadImportErrors', { path: { ledger_id, import_id }, headers });
  for (let round = Math.min(4, roundsOf(t)); round > 0; round -= 1) {
    t.step('download its errors, and at once those of an import without any');
    const [errors, none] = await Promise.all([download(id), download(flawless)]);
    t.body(errors);
    if ([errors, none].some((each) => isSuccess(each) && each.response.json !== undefined))
      throw unmapped('the errors of an import are no CSV');
    // There may be nothing to download (question import.csv-empty).
    if (isSuccess(none)) expectRows(none, 0, []);
    const { listed } = errorRowsIn(errors.response.text);
    const seen = { at: 'text/csv', expected: 'no row that became a contact', received: listed(good) };
    if (listed([...good, ...bad]).length === 0)
      t.skip('imports.errors-only-failed', 'the errors of an import show no `reference_id` of a row');
    else t.expect('imports.errors-only-failed', errors).holds(listed(good).length === 0, seen);
    if (failed === undefined) return t.unmapped('imports.errors-csv', 'an import shows no count `failed`');
    if (failed === 0) return t.cannot('imports.errors-csv', 'contacts that cannot be taken did not fail');
    expectRows(errors, failed, bad);
  }

  /** Expects one line per failed row, and the invalid rows if lines repeat what was sent. */
  function expectRows(errors: Exchange, count: number, invalid: readonly string[]): void {
    const { lines, listed, references } = errorRowsIn(errors.response.text);
    const { length } = listed(invalid);
    // Only the first has a plain reference ID, which no form of a CSV changes.
    const areInvalid = references.length === 0 || invalid[0] === undefined || references.includes(invalid[0]);
    const isSo = lines === count && [0, invalid.length].includes(length) && areInvalid;
    const expected = `${count} lines, for ${count} failed rows`;
    const received = `${lines} lines, with ${length} of ${invalid.length} rows that cannot be taken`;
    t.expect('imports.errors-csv', errors).holds(isSo, { at: 'text/csv', expected, received });
  }
}

export const importScenarios = [importLists, importRows, importUndoneEarly] as const;
