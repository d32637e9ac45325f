import type { RuleId } from '../../../../generated/rules.js';
import { type Awaited, eventually } from '../../../scene/eventually.js';
import { isSuccess } from '../../../scene/recorder.js';
import { scenario } from '../../../scene/scenario.js';
import { EndScenario } from '../../../target/end-scenario.js';
import type { CallInput } from '../../../target/exchange.js';
import type { JsonObject } from '../../../target/json.js';
import { itemsOf, numberIn, objectIn, textIn } from '../../../target/wire/members.js';
import { type Filter, refuses, seeFilters } from '../../laws/filters.js';
import { type Item, type Paged, type SortKey, seeOrder, seePages } from '../../laws/pages.js';
import { differenceOf } from '../../laws/same-set.js';
import {
  completed,
  exampleContact,
  importMade,
  isOpen,
  named,
  newPlace,
  type Place,
  seeLeft,
  statusOf,
  undoImport,
} from '../ledgers/own.js';

/** Names of files without a common word, in case a target matches words; one has characters that need escaping. */
const [file, otherFile, noFile] = ['Harbour Größe, 50%41 (1).csv', 'meadow.txt', 'volcano.tsv'];

/** Imports by their number of contacts: neither ascending nor descending in the order of creation, and otherwise as text. */
const batches: readonly { readonly size: number; readonly filename?: string }[] = [
  { size: 3 },
  { size: 12 },
  { size: 1, filename: file },
  { size: 4 },
  { size: 2, filename: otherFile },
];

const keys: readonly SortKey[] = [
  { member: 'created_at', read: (one) => Date.parse(textIn(one, 'created_at') ?? '') || undefined },
  { member: 'total', read: (one) => numberIn(objectIn(one, 'counts'), 'total') },
];

const rules = [
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
  'imports.delete-completed',
  'resource.as-sent',
] as const satisfies readonly RuleId[];
type Rule = (typeof rules)[number];

/** The imports of a ledger: as a whole, filtered, sorted, by pages, and their history (section 4.3). */
export const importLists = scenario({
  id: 'imports/lists',
  rules,
  requests: 68,
  async record(t) {
    const place = await newPlace(t);
    const made: string[] = [];
    for (const batch of batches) {
      // Some services show times with a resolution of a second.
      if (made.length === 3) await t.wait(1000);
      made.push(await begun(place, made, batch));
    }
    const whole = await listedWhen(place, 'imports', (all) =>
      all.every(({ record }) => !isOpen(statusOf(record))),
    );
    const ids = whole.map(({ id }) => id);
    if (ids.length > 0 && !made.some((id) => ids.includes(id)))
      throw new EndScenario('skipped', 'the answers to addContacts name no import that is listed');
    const areListed = made.every((id) => ids.includes(id));
    const seen = { at: 'imports', expected: `all ${made.length}`, received: differenceOf(ids, made) };
    t.expect('imports.list').holds(areListed, seen);
    const isFileKnown = await seeFiles(place, whole, made[2] ?? '');
    await seeValues(place, 'imports.filter-type', whole, 'import_type', ['api', 'csv']);
    const undone = made[0] ?? '';
    await seeStatuses(place, whole, undone, isFileKnown);
    const list = importList(place);
    const sorted: SortKey[] = [];
    for (const key of keys) if (await seeOrder(list, 'imports.sort', key, ids)) sorted.push(key);
    const pages = { rule: 'imports.page', limit: 'imports.limit-respected', ids } as const;
    await seePages(list, { ...pages, sizes: [2, ids.length], sort: sorted.at(-1) });
    await seeHistory(place, whole);

    if (whole.some(({ record }) => isOpen(statusOf(record)))) return;
    t.step('delete the contacts of the other imports');
    for (const id of ids.filter((each) => each !== undone)) t.body(await undoImport(t, place.ledgerId, id));
    await seeLeft('imports.delete-completed', place, [], 'all imports were undone');
  },
});

/** Adds contacts, of a file if the service takes a name of one. Returns an import that is none of the earlier ones. */
async function begun(
  { t, ledgerId }: Place,
  earlier: readonly string[],
  { size, filename }: (typeof batches)[number],
): Promise<string> {
  const tag = t.owned.name('import');
  const contacts = Array.from({ length: size }, (_, row) => exampleContact(`${tag}-${row}`));
  const add = (more: JsonObject) =>
    t.call('addContacts', { path: { ledger_id: ledgerId }, body: { contacts, ...more } });
  for (let turn = 0; turn < 2; turn += 1) {
    t.step(`add ${size} contacts${filename === undefined ? '' : ` of the file ${filename}`}`);
    const ofFile = filename === undefined ? undefined : await add({ filename });
    const answer = ofFile && isSuccess(ofFile) ? ofFile : await add({});
    if (ofFile && !isSuccess(ofFile)) t.fails(ofFile);
    t.body(answer);
    const id = named(await importMade(t, ledgerId, answer));
    if (!earlier.includes(id)) return id;
    // It was merged into an import that is not completed yet (question import.merge).
    await completed(t, ledgerId, id);
  }
  throw new EndScenario('inconclusive', 'several calls became one import');
}

/** A limit above the imports of any scenario, and one that any service should accept. */
const most = 20;

export function importList<Rule extends RuleId>(
  { t, ledgerId }: Place<Rule>,
  operation: 'listImports' | 'searchImportHistory' = 'listImports',
  query: CallInput['query'] = {},
): Paged<Rule> {
  const path = { ledger_id: ledgerId };
  return {
    t,
    by: 'offset',
    up: '+',
    most,
    ask: ({ size, from, sort }) =>
      t.call(operation, { path, query: { ...query, limit: size, offset: from, sort_by: sort } }),
    items: ({ response: { json } }) => {
      const records = itemsOf(json);
      const items = records.flatMap((record): Item[] => {
        const id = textIn(record, 'id');
        return id === undefined ? [] : [{ id, record }];
      });
      return items.length === records.length ? items : undefined;
    },
  };
}

const filterBy = (place: Place<Rule>, query: Readonly<Record<string, string>>): Filter<Rule> => ({
  what: Object.entries(query)
    .map(([name, value]) => `the ${name} ${value}`)
    .join(' and '),
  list: importList(place, 'listImports', query),
  passes: (record) =>
    Object.entries(query).every(([name, value]) => textIn(record, name)?.normalize() === value),
});

/** Delays between reads of imports of which some are not completed. */
const waitsMs = [250, 500, 1000, 2000, 4000] as const;

/** Returns all imports once they are as expected, or after a while. Ends the scenario if they cannot be read. */
async function listedWhen(
  place: Place<Rule>,
  what: Awaited,
  isSo: (all: readonly Item[]) => boolean,
): Promise<readonly Item[]> {
  const { t } = place;
  const list = importList(place);
  const read = async () => {
    t.step('list imports');
    const answer = await list.ask({ size: list.most });
    t.body(answer);
    const items = list.items(answer);
    if (items) return items;
    throw new EndScenario('skipped', 'listed imports show no `id`: map it with --overlay');
  };
  return eventually(t, waitsMs, read, isSo, what);
}

/** Judges the filter by file name, and the name of the import that was sent with the first file. Returns whether the filter works. */
async function seeFiles(place: Place<Rule>, whole: readonly Item[], ofFile: string): Promise<boolean> {
  const { t } = place;
  const shown = textIn(whole.find(({ id }) => id === ofFile)?.record, 'filename');
  if (shown === undefined) {
    const because = 'imports show no `filename`: map it with --overlay';
    for (const rule of ['resource.as-sent', 'imports.filter-filename'] as const) t.skip(rule, because);
    return false;
  }
  const seen = { at: 'filename', expected: `"${file}", as it was sent`, received: shown };
  t.soft('resource.as-sent').holds(shown.normalize('NFC') === file, seen);
  const [one, none] = [filterBy(place, { filename: file }), filterBy(place, { filename: noFile })];
  // No other import may come in place of the one that is left out.
  const rest = { ...one, from: 1, passes: (record: JsonObject) => one.passes(record) && undefined };
  return seeFilters('imports.filter-filename', whole, [one, none, rest], async () => false);
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
    place.t.skip(rule, `listed imports do not show their \`${member}\`: map it with --overlay`);
    return false;
  }
  const filters = [...new Set([...shown, ...values])].map((value) => filterBy(place, { [member]: value }));
  const nonsense = importList(place, 'listImports', { [member]: 'nothing-of-the-kind' });
  return seeFilters(rule, whole, filters, () => refuses(nonsense));
}

/** Judges the filter by status, alone and with that by file name. @param undone the import whose contacts are deleted for it */
async function seeStatuses(
  place: Place<Rule>,
  before: readonly Item[],
  undone: string,
  isFileKnown: boolean,
): Promise<void> {
  const { t, ledgerId } = place;
  const rule = 'imports.filter-status';
  if (before.some(({ record }) => isOpen(statusOf(record))))
    return t.cannot(rule, 'imports are not completed');
  t.step('delete the contacts of one import');
  await undoImport(t, ledgerId, undone);
  const statusIn = (all: readonly Item[]) => statusOf(all.find(({ id }) => id === undone)?.record);
  const isOther = (all: readonly Item[]) => statusIn(all) !== statusIn(before);
  const whole = await listedWhen(place, 'reads', isOther);
  // Its status may have changed although the list does not show that yet.
  const certain = isOther(whole) ? whole : whole.filter(({ id }) => id !== undone);
  const isKnown = await seeValues(place, rule, certain, 'status', ['processing', 'completed']);
  const both = ['completed', 'processing'].map((status) => filterBy(place, { filename: file, status }));
  if (isKnown && isFileKnown) await seeFilters(rule, certain, both, async () => false);
}

const dayMs = 86_400_000;

/** Judges the history of imports within ranges of dates (section 4.3). @param whole all imports of the ledger */
async function seeHistory(place: Place<Rule>, whole: readonly Item[]): Promise<void> {
  // The clock of the service may differ from ours.
  const todayMs = Date.parse(textIn(whole[0]?.record, 'created_at') ?? '') || place.t.now();
  const day = (days: number) => new Date(todayMs + days * dayMs).toISOString().slice(0, 10);
  /** The imports of a range in days from today. No import is near either end in any time zone. */
  const within = (from: number, to: number, other: CallInput['query'] = {}): Filter<Rule> => ({
    what: `the days ${day(from)} to ${day(to)}`,
    list: importList(place, 'searchImportHistory', { from: day(from), to: day(to), ...other }),
    passes: () => from < 0 && to > 0,
  });
  const knows = (end: 'from' | 'to') => () => refuses(within(-400, 400, { [end]: 'never' }).list);
  const [around, rule] = [within(-2, 2), 'imports.history-range'] as const;
  // The target may know one end of the range by another name. Later pages must be within the range as well.
  const isWithin =
    (await seeFilters(rule, whole, [around, within(-400, -390)], knows('to'))) &&
    (await seeFilters(rule, whole, [{ ...within(390, 400), from: 1 }], knows('from')));
  if (!isWithin) return;
  const ids = whole.map(({ id }) => id);
  const pages = { rule: 'imports.history-page', limit: 'imports.limit-respected', ids } as const;
  await seePages(around.list, { ...pages, sizes: [2, ids.length] });
  // Nothing was created on the day between the halves, so it does not matter which of them has it.
  const halves = [within(-20, 20), within(-20, 5), within(5, 20)];
  await seeFilters('imports.history-split', whole, halves, async () => true);
}
