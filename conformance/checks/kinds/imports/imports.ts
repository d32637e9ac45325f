import { roundsOf } from '../../../scene/both-at-once.js';
import { eventually } from '../../../scene/eventually.js';
import { isSuccess, type Scene, scenario } from '../../../scene/scenario.js';
import { unmapped } from '../../../target/end-scenario.js';
import type { Exchange } from '../../../target/exchange.js';
import type { JsonObject } from '../../../target/json.js';
import { rowsOf, withoutApostrophe } from '../../../target/wire/csv.js';
import { itemsOf, numberIn, objectIn, textIn } from '../../../target/wire/members.js';
import { differenceOf, type Filter, idsOf, seeFilters, seePages } from '../../laws/pages.js';
import { type Item, listOf, type SortKey } from '../../laws/whole.js';
import { addingRules, type Book, newBook, undoingRules } from '../ledgers/book.js';
import {
  addContacts,
  completed,
  createLedger,
  exampleContact,
  isDeletable,
  isOpen,
  named,
  type Place,
  statusNow,
  statusOf,
  undoImport,
  unidentifiedContact,
} from '../ledgers/own.js';

/** Names of files without a common word, in case a target matches words; one has characters that need escaping. */
const [file, otherFile, noFile] = ['Harbour Größe, 50%41 (1).csv', 'meadow.txt', 'volcano.tsv'];

/**
 * The contacts of imports, by the ends of their reference ids. Some are duplicates of earlier ones, or were deleted before. Their numbers are
 * neither ascending nor descending in the order of creation, and otherwise as text.
 */
const batches: readonly { readonly ends: string; readonly more?: JsonObject }[] = [
  { ends: 'a1 a2 a3' },
  { ends: 'a1 b1 b2 b3 b4 b5 b6 b7 b8 b9 a3 b10' },
  { ends: 'c1', more: { filename: file } },
  { ends: 'a2 b1 d1 d2' },
  { ends: 'e1 e2', more: { filename: otherFile } },
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

/** Delays between reads of imports of which some are not completed. */
const waitsMs = [250, 500, 1000, 2000, 4000] as const;

/**
 * Imports into one ledger (sections 3 and 4.3): as a whole, filtered, sorted, by pages, and their history. The contacts of each are
 * deleted: just its own are gone, and that once.
 */
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
    const { place, ledgerId } = book;
    const made = await makeAll(book, t.owned.name('import'));
    const [first = '', undone = '', ofFile, ...others] = made;
    await book.undo(undone);
    const whole = await listedWith(place, made, undone, await statusNow(t, ledgerId, undone));
    const shown = textIn(whole.find(({ id }) => id === ofFile)?.record, 'filename');
    const seen = { at: 'filename', expected: `"${file}", as it was sent`, received: shown };
    if (shown !== undefined) t.soft('resource.as-sent').holds(shown.normalize('NFC') === file, seen);
    await seeFiltered(place, whole);
    const ids = idsOf(whole);
    const pages = { rule: 'imports.page', limit: 'imports.limit-respected', ids } as const;
    const sorting = { order: 'imports.sort', sorts: keys, sizes: [2, ids.length] } as const;
    await seePages(listOf(t, ledgerId, 'listImports'), { ...pages, ...sorting });
    await seeHistory(place, whole);

    for (const id of [ofFile, ...others, first]) if (id !== undefined) await book.undo(id);
    for (const id of [first, undone]) {
      const status = await statusNow(t, ledgerId, id);
      const stays = `an import stays ${status} when its contacts are deleted`;
      if (status === undefined || isDeletable(status)) return t.skip('imports.delete-other-state', stays);
      t.step('delete the contacts of an import again');
      const again = await undoImport(t, ledgerId, id);
      t.expect('imports.delete-other-state', again).refused(`the import is ${status}`);
    }
  },
});

/** Makes each import once the one before is completed, so that they are not merged (question import.merge). Returns their ids. */
async function makeAll(book: Book, tag: string): Promise<readonly string[]> {
  const { t, ledgerId } = book;
  const list = listOf(t, ledgerId, 'listImports');
  const areOver = ({ response: { json } }: Exchange) => itemsOf(json).every((one) => !isOpen(statusOf(one)));
  const made: string[] = [];
  for (const { ends, more } of batches) {
    // Some services show times with a resolution of a second.
    if (made.length === 3) await t.wait(1000);
    t.step(`add ${ends}${more ? ' of a file' : ''}`);
    const rows = ends.split(' ').map((end) => exampleContact(`${tag}-${end}`));
    const id = named((await book.add([rows], more && { more }))[0]);
    const seen = { at: 'import_id', expected: 'another one, as those before are completed', received: id };
    t.expect('contacts.add-import').holds(!made.includes(id), seen);
    made.push(id);
    await eventually(t, waitsMs, () => list.ask({ size: list.most }), areOver, 'imports');
    const deleted = book.there().filter(({ reference }) => reference === `${tag}-b1`);
    if (made.length === 2) await book.deleteEach('contacts.delete-by-id', deleted);
  }
  return made;
}

/** Returns all imports once they are completed and one has this status, or after a while, and expects these among them. */
async function listedWith(
  { t, ledgerId }: Place,
  made: readonly string[],
  one: string,
  status: string | undefined,
): Promise<readonly Item[]> {
  const list = listOf(t, ledgerId, 'listImports');
  const read = async () => {
    t.step('list imports');
    const answer = await list.ask({ size: list.most });
    if (itemsOf(t.body(answer)).length === 0 || list.items(answer)?.length !== 0)
      return list.items(answer) ?? [];
    throw unmapped('listed imports show no `id`');
  };
  const isSo = ({ id, record }: Item) =>
    !isOpen(statusOf(record)) && (id !== one || statusOf(record) === status);
  const all = await eventually(t, waitsMs, read, (each) => each.every(isSo), 'imports');
  const ids = idsOf(all);
  const seen = { at: 'imports', expected: `all ${made.length}`, received: differenceOf(ids, made) };
  const areListed = made.every((id) => ids.includes(id));
  t.expect('imports.list').holds(areListed, seen);
  return all;
}

/** What filters of `listImports` show: imports whose members have just these texts. */
const having = (asks: Readonly<Record<string, string>>): Filter => ({
  asks,
  passes: (record) =>
    Object.entries(asks).every(([name, value]) => textIn(record, name)?.normalize() === value),
});

/** Judges filters by each value of a member, by others that no import has, and that by status with that by file name. */
async function seeFiltered({ t, ledgerId }: Place, whole: readonly Item[]): Promise<void> {
  const list = (asks: JsonObject) => listOf(t, ledgerId, 'listImports', asks);
  let isFileKnown = false;
  for (const [rule, member, values] of filtered) {
    const shown = whole.flatMap(({ record }) => textIn(record, member)?.normalize() ?? []);
    const filters = [...new Set([...shown, ...values])].map((value) => having({ [member]: value }));
    // No other import may come in place of the one that is left out.
    const rest = filters.map((one) => ({
      ...one,
      from: 1,
      passes: (record: JsonObject) => one.passes(record) && undefined,
    }));
    const isStatus = member === 'status';
    const both: readonly Filter[] =
      isStatus && isFileKnown ? values.map((status) => having({ filename: file, status })) : [];
    if (shown.length === 0) t.unmapped(rule, `listed imports do not show their \`${member}\``);
    else if (isStatus && shown.some(isOpen)) t.cannot(rule, 'imports are not completed');
    else {
      const some: readonly Filter[] = [...filters, ...rest.slice(0, 1), ...both];
      const isKnown: boolean = await seeFilters(rule, list, whole, some, { [member]: 'nothing-of-the-kind' });
      isFileKnown ||= isKnown;
    }
  }
}

const dayMs = 86_400_000;

/** Judges the history of imports within ranges of dates (section 4.3). @param whole all imports of the ledger */
async function seeHistory({ t, ledgerId }: Place, whole: readonly Item[]): Promise<void> {
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
    (await seeFilters(rule, history, whole, [around, within(-400, -390)], { ...wide, to: 'never' })) &&
    (await seeFilters(rule, history, whole, [late], { ...wide, from: 'never' }));
  if (!isWithin) return;
  const ids = idsOf(whole);
  const pages = { rule: 'imports.history-page', limit: 'imports.limit-respected', ids } as const;
  await seePages(history(around.asks), { ...pages, sizes: [2, ids.length] });
  // Nothing was created on the day between the halves, so it does not matter which of them has it.
  const halves = [within(-20, 20), within(-20, 5), within(5, 20)];
  await seeFilters('imports.history-split', history, whole, halves, true);
}

/** Deleting the contacts of an import while it is processing (section 3 rule 3). It may be completed before that. */
const importUndoneEarly = scenario({
  id: 'imports/undone-early',
  rules: ['imports.delete-processing'],
  requests: 11,
  async record(t) {
    const rule = 'imports.delete-processing';
    const { id: ledgerId, name } = await createLedger(t);
    const id = await addContacts(t, ledgerId, [`${name}-1`, `${name}-2`].map(exampleContact));
    const read = () => statusNow(t, ledgerId, id);
    const isBegun = (status: string | undefined) => status === undefined || isDeletable(status);
    // An import may be pending before it is processing (question import.states).
    const status = await eventually(t, [60, 60, 60, 60], read, isBegun, 'imports');
    if (status !== 'processing')
      return t.cannot(rule, `an import was ${status} before its contacts could be deleted`);
    t.step('delete the contacts of the import while it is processed');
    const deletion = await undoImport(t, ledgerId, id);
    // If it is completed by now, it may have been before the deletion as well.
    const isLate = isSuccess(deletion)
      ? (numberIn(deletion.response.json, 'rows_removed') ?? 0) > 0
      : (await read()) !== 'processing';
    if (isLate) t.cannot(rule, 'an import was completed before its contacts could be deleted');
    else t.soft(rule, deletion).accepted('the import is processing');
  },
});

/** A CSV of failed rows: the number of lines below the header, and which of some reference ids are the text of a cell. */
export function errorRowsIn(text: string) {
  const rows = rowsOf(text);
  const cells = new Set(rows.flatMap((row) => Object.values(row)).map(withoutApostrophe));
  return {
    lines: rows.length,
    listed: (references: readonly string[]) =>
      references.filter((each) => cells.has(withoutApostrophe(each))),
  };
}

/**
 * Each of the three identifying members of a contact suffices alone. A row without any is not added, and fails alone, as the CSV of
 * failed rows shows whenever it is downloaded, or with its whole call (section 4.3).
 */
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
    const { add, ledgerId, references } = await newBook(t);
    const tag = t.owned.name('contact');
    // If this works, a refusal of fewer members is due to what is missing.
    const whole = { ...exampleContact(`${tag}-whole`), email_address: `${tag}-whole@example.com` };
    const [flawless] = await add([[whole]]);
    // The form of `linkedin` is open, so one that the target itself shows is used.
    const [linkedin] = [...t.pool.people.values()].flatMap((person) => textIn(person, 'linkedin') ?? []);
    for (const [rule, member, value] of [
      ['contacts.ident-name', 'name', 'Quorvex Tanbridge'],
      ['contacts.ident-email', 'email_address', `${tag}@example.com`],
      ['contacts.ident-linkedin', 'linkedin', linkedin],
    ] as const) {
      t.step(`add a contact with ${member} alone`);
      if (value === undefined)
        t.skip(rule, `no person with a \`${member}\` was found whose form could be used`);
      else await add([[{ reference_id: `${tag}-${member}`, [member]: value }]], { rule });
    }
    t.step('add two contacts, and two without linkedin, email_address and name');
    const [good, bad] = [
      [`${tag}-2`, `${tag}-3`],
      [`${tag}-4`, `${tag}-5, "b" & c`],
    ];
    const rows = [...good.map(exampleContact), ...bad.map(unidentifiedContact)];
    const [id] = await add([rows], { isOdd: (reference) => bad.includes(reference) });
    const added = references().filter((each) => bad.includes(each));
    const none = 'no contact that came with none of linkedin, email_address and name';
    const seen = { at: 'contacts', expected: none, received: `the contacts ${added.join(' and ')}` };
    t.soft('contacts.ident-none').holds(added.length === 0, seen);
    if (id !== undefined && flawless !== undefined) await seeErrors(t, ledgerId, { id, flawless, good, bad });
  },
});

interface Rows {
  /** The import with failed rows, and one without any. */
  readonly id: string;
  readonly flawless: string;
  readonly good: readonly string[];
  readonly bad: readonly string[];
}

/** Expects the failed rows of an import in its errors, and no others. */
async function seeErrors(t: Scene, ledger_id: string, { id, flawless, good, bad }: Rows): Promise<void> {
  const failed = numberIn(objectIn(await completed(t, ledger_id, id), 'counts'), 'failed');
  const download = (import_id: string) =>
    t.call('downloadImportErrors', {
      path: { ledger_id, import_id },
      headers: { accept: 'text/csv, application/json;q=0.5' },
    });
  for (let round = Math.min(4, roundsOf(t)); round > 0; round -= 1) {
    t.step('download its errors, and at once those of an import without any');
    const [errors, none] = await Promise.all([download(id), download(flawless)]);
    t.body(errors);
    if ([errors, none].some((each) => isSuccess(each) && each.response.json !== undefined))
      throw unmapped('the errors of an import are no CSV');
    // There may be nothing to download (question import.csv-empty).
    if (isSuccess(none)) seeRows(none, 0, []);
    const { listed } = errorRowsIn(errors.response.text);
    const seen = { at: 'text/csv', expected: 'no row that became a contact', received: listed(good) };
    if (listed([...good, ...bad]).length === 0)
      t.skip('imports.errors-only-failed', 'the errors of an import show no `reference_id` of a row');
    else t.expect('imports.errors-only-failed', errors).holds(listed(good).length === 0, seen);
    if (failed === undefined) return t.unmapped('imports.errors-csv', 'an import shows no count `failed`');
    if (failed === 0) return t.cannot('imports.errors-csv', 'contacts that cannot be taken did not fail');
    seeRows(errors, failed, bad);
  }

  /** Expects one line per failed row, and all invalid rows if lines repeat what was sent. */
  function seeRows(errors: Exchange, count: number, invalid: readonly string[]): void {
    const { lines, listed } = errorRowsIn(errors.response.text);
    const { length } = listed(invalid);
    const isSo = lines === count && (length === 0 || length === invalid.length);
    const expected = `${count} lines, for ${count} failed rows`;
    const received = `${lines} lines, with ${length} of ${invalid.length} rows that cannot be taken`;
    t.expect('imports.errors-csv', errors).holds(isSo, { at: 'text/csv', expected, received });
  }
}

export const importScenarios = [importLists, importRows, importUndoneEarly] as const;
