import type { RuleId } from '../../../../generated/rules.js';
import { type Awaited, eventually } from '../../../scene/eventually.js';
import { scenario } from '../../../scene/scenario.js';
import { unmapped } from '../../../target/end-scenario.js';
import type { Exchange } from '../../../target/exchange.js';
import type { JsonObject } from '../../../target/json.js';
import { itemsOf, numberIn, objectIn, textIn } from '../../../target/wire/members.js';
import { differenceOf, type Filter, idsOf, seeFilters, seeOrder, seePages } from '../../laws/pages.js';
import { type Item, listOf, type SortKey } from '../../laws/whole.js';
import { addingRules, type Book, newBook, undoingRules } from '../ledgers/book.js';
import {
  exampleContact,
  isDeletable,
  isOpen,
  named,
  type Place,
  statusNow,
  statusOf,
  undoImport,
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

/** Delays between reads of imports of which some are not completed. */
const waitsMs = [250, 500, 1000, 2000, 4000] as const;

const keys: readonly SortKey[] = [
  { member: 'created_at', read: (one) => Date.parse(textIn(one, 'created_at') ?? '') || undefined },
  { member: 'total', read: (one) => numberIn(objectIn(one, 'counts'), 'total') },
];

const rules = [
  ...addingRules,
  ...undoingRules,
  'contacts.delete-by-id',
  'imports.list',
  'imports.filter-filename',
  'imports.filter-type',
  'imports.filter-status',
  'imports.sort',
  'imports.page',
  'imports.limit-respected',
  'imports.history-range',
  'imports.history-page',
  'imports.history-split',
  'imports.delete-other-state',
  'resource.as-sent',
] as const satisfies readonly RuleId[];
type Rule = (typeof rules)[number];

/**
 * Imports into one ledger (sections 3 and 4.3): as a whole, filtered, sorted, by pages, and their history. The contacts of each are
 * deleted: just its own are gone, and that once.
 */
export const importLists = scenario({
  id: 'imports/lists',
  rules,
  requests: 110,
  async record(t) {
    const book = await newBook(t);
    const { place, ledgerId } = book;
    const made = await makeAll(book, t.owned.name('import'));
    const whole = await listedWhen(place, made, 'imports', (all) =>
      all.every(({ record }) => !isOpen(statusOf(record))),
    );
    const isFileKnown = await seeFiles(place, whole, made[2] ?? '');
    await seeValues(place, 'imports.filter-type', whole, 'import_type', ['api', 'csv']);
    const [first = '', undone = '', ...others] = made;
    await seeStatuses(book, whole, made, undone, isFileKnown);
    const ids = idsOf(whole);
    const list = listOf(t, ledgerId, 'listImports');
    const sorted: SortKey[] = [];
    for (const key of keys) if (await seeOrder(list, 'imports.sort', key, ids)) sorted.push(key);
    const pages = { rule: 'imports.page', limit: 'imports.limit-respected', ids } as const;
    await seePages(list, { ...pages, sizes: [2, ids.length], sort: sorted.at(-1) });
    await seeHistory(place, whole);

    for (const id of [...others, first]) await book.undo(id);
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

/** What filters of `listImports` show: imports whose members have just these texts. */
const having = (asks: Readonly<Record<string, string>>): Filter => ({
  asks,
  passes: (record) =>
    Object.entries(asks).every(([name, value]) => textIn(record, name)?.normalize() === value),
});

const filtered =
  ({ t, ledgerId }: Place<Rule>) =>
  (asks: JsonObject) =>
    listOf(t, ledgerId, 'listImports', asks);

/** Returns all imports once they are as expected, or after a while, and expects these among them. Ends the scenario if they show no ids. */
async function listedWhen(
  { t, ledgerId }: Place<Rule>,
  made: readonly string[],
  what: Awaited,
  isSo: (all: readonly Item[]) => boolean,
): Promise<readonly Item[]> {
  const list = listOf(t, ledgerId, 'listImports');
  const read = async () => {
    t.step('list imports');
    const answer = await list.ask({ size: list.most });
    const all = itemsOf(t.body(answer));
    const items = list.items(answer) ?? [];
    if (all.length === 0 || items.some(({ id }) => made.includes(id))) return items;
    throw unmapped('no listed import has the `id` that addContacts names');
  };
  const all = await eventually(t, waitsMs, read, isSo, what);
  const ids = idsOf(all);
  const seen = { at: 'imports', expected: `all ${made.length}`, received: differenceOf(ids, made) };
  t.expect('imports.list').holds(
    made.every((id) => ids.includes(id)),
    seen,
  );
  return all;
}

/** Judges the filter by file name, and the name of the import that was sent with the first file. Returns whether the filter works. */
async function seeFiles(place: Place<Rule>, whole: readonly Item[], ofFile: string): Promise<boolean> {
  const { t } = place;
  const shown = textIn(whole.find(({ id }) => id === ofFile)?.record, 'filename');
  if (shown === undefined) {
    for (const rule of ['resource.as-sent', 'imports.filter-filename'] as const)
      t.unmapped(rule, 'imports show no `filename`');
    return false;
  }
  const seen = { at: 'filename', expected: `"${file}", as it was sent`, received: shown };
  t.soft('resource.as-sent').holds(shown.normalize('NFC') === file, seen);
  const [one, none] = [having({ filename: file }), having({ filename: noFile })];
  // No other import may come in place of the one that is left out.
  const rest = { ...one, from: 1, passes: (record: JsonObject) => one.passes(record) && undefined };
  return seeFilters('imports.filter-filename', filtered(place), whole, [one, none, rest]);
}

/** Judges a filter by each value of a member, and by others that no import has. Returns whether it works. */
async function seeValues(
  place: Place<Rule>,
  rule: Rule,
  whole: readonly Item[],
  member: string,
  values: readonly string[],
): Promise<boolean> {
  const shown = whole.flatMap(({ record }) => textIn(record, member) ?? []);
  if (shown.length < whole.length) {
    place.t.unmapped(rule, `listed imports do not show their \`${member}\``);
    return false;
  }
  const filters = [...new Set([...shown, ...values])].map((value) => having({ [member]: value }));
  return seeFilters(rule, filtered(place), whole, filters, { [member]: 'nothing-of-the-kind' });
}

/** Judges the filter by status, alone and with that by file name. @param undone the import whose contacts are deleted for it */
async function seeStatuses(
  { t, place, undo }: Book,
  before: readonly Item[],
  made: readonly string[],
  undone: string,
  isFileKnown: boolean,
): Promise<void> {
  const rule = 'imports.filter-status';
  if (before.some(({ record }) => isOpen(statusOf(record))))
    return t.cannot(rule, 'imports are not completed');
  await undo(undone);
  const statusIn = (all: readonly Item[]) => statusOf(all.find(({ id }) => id === undone)?.record);
  const isOther = (all: readonly Item[]) => statusIn(all) !== statusIn(before);
  const whole = await listedWhen(place, made, 'reads', isOther);
  // Its status may have changed although the list does not show that yet.
  const certain = isOther(whole) ? whole : whole.filter(({ id }) => id !== undone);
  const isKnown = await seeValues(place, rule, certain, 'status', ['processing', 'completed']);
  const both = ['completed', 'processing'].map((status) => having({ filename: file, status }));
  if (isKnown && isFileKnown) await seeFilters(rule, filtered(place), certain, both);
}

const dayMs = 86_400_000;

/** Judges the history of imports within ranges of dates (section 4.3). @param whole all imports of the ledger */
async function seeHistory({ t, ledgerId }: Place<Rule>, whole: readonly Item[]): Promise<void> {
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
