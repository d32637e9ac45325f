import type { RuleId } from '../../../../generated/rules.js';
import { twoAtOnce } from '../../../scene/both-at-once.js';
import { eventually } from '../../../scene/eventually.js';
import { isSuccess } from '../../../scene/recorder.js';
import { scenario } from '../../../scene/scenario.js';
import { EndScenario } from '../../../target/end-scenario.js';
import type { JsonObject } from '../../../target/json.js';
import { numberIn, objectIn, textIn } from '../../../target/wire/members.js';
import { refuses, seeFilters } from '../../laws/filters.js';
import { type Item, type SortKey, seeOrder, seePages } from '../../laws/pages.js';
import { differenceOf } from '../../laws/same-set.js';
import { newPlace, type Place, seeLeft } from '../ledgers/own-contacts.js';
import {
  addContacts,
  areNamed,
  completed,
  exampleContact,
  importMade,
  isOpen,
  named,
  statusOf,
  undoImport,
} from '../ledgers/own-imports.js';
import { filterBy, importList } from './list.js';

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

/** What imports can be sorted by. */
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
    const tag = t.owned.name('import');
    const references = batches.map(({ size }, nth) =>
      Array.from({ length: size }, (_, row) => `${tag}-${nth}-${row}`),
    );
    const made: string[] = [];
    const begin = async (nth: number) => {
      const id = await begun(place, references[nth] ?? [], batches[nth]?.filename, made);
      made.push(id);
    };
    // Two concurrent calls may become one import (question import.merge).
    if (areNamed(t)) await Promise.all([begin(0), begin(1)]);
    else for (const nth of [0, 1]) await begin(nth);
    await begin(2);
    // Some services show times with a resolution of a second.
    await t.wait(1000);
    for (const nth of [3, 4]) await begin(nth);

    const whole = await settled(place);
    const ids = whole.map(({ id }) => id);
    if (ids.length > 0 && !made.some((id) => ids.includes(id)))
      throw new EndScenario('skipped', 'the answers to addContacts name no import that is listed');
    const seen = { at: 'imports', expected: `all ${made.length}`, received: differenceOf(ids, made) };
    t.expect('imports.list').holds(
      made.every((id) => ids.includes(id)),
      seen,
    );
    const isFileKnown = await seeFiles(place, whole, made[2] ?? '');
    const undone = made[0] ?? '';
    await seeStatuses(place, whole, undone, isFileKnown);
    const list = importList(place);
    const sorted: SortKey[] = [];
    for (const key of keys) if (await seeOrder(list, 'imports.sort', key, ids)) sorted.push(key);
    const pages = { rule: 'imports.page', limit: 'imports.limit-respected', ids } as const;
    await seePages(list, { ...pages, sizes: [2, ids.length], sort: sorted.at(-1) });
    await seeHistory(place, whole);

    const left = whole.filter(({ id, record }) => id !== undone && statusOf(record) === 'completed');
    if (whole.some(({ record }) => isOpen(statusOf(record)))) return;
    t.step(`delete the contacts of ${left.length} imports, two at a time`);
    for (const deletion of await twoAtOnce(left, ({ id }) => undoImport(t, place.ledgerId, id)))
      t.body(deletion);
    await seeLeft('imports.delete-completed', place, [], 'all imports were undone');
  },
});

/** Adds contacts, of a file if the target takes a name of one. Returns an import that is none of these. */
async function begun(
  { t, ledgerId }: Place,
  references: readonly string[],
  filename: string | undefined,
  earlier: readonly string[],
): Promise<string> {
  const contacts = references.map(exampleContact);
  const begin = async (): Promise<string> => {
    if (filename === undefined) return addContacts(t, ledgerId, contacts);
    t.step(`add contacts of the file ${filename}`);
    const path = { ledger_id: ledgerId };
    const answer = await t.call('addContacts', { path, body: { contacts, filename } });
    if (isSuccess(answer)) return named(await importMade(t, ledgerId, answer));
    t.fails(answer);
    return addContacts(t, ledgerId, contacts);
  };
  const id = await begin();
  if (!earlier.includes(id)) return id;
  // It was merged into an import that is not completed yet (question import.merge).
  await completed(t, ledgerId, id);
  const next = await begin();
  if (!earlier.includes(next)) return next;
  throw new EndScenario('inconclusive', 'several calls became one import');
}

/** Delays between reads of imports of which some are not completed. */
const waitsMs = [250, 500, 1000, 2000, 4000] as const;

/** Returns all imports. Ends the scenario if they cannot be read. */
async function listed(place: Place<Rule>): Promise<readonly Item[]> {
  const list = importList(place);
  place.t.step('list imports');
  const answer = await list.ask({ size: list.most });
  place.t.body(answer);
  const items = list.items(answer);
  if (items) return items;
  throw new EndScenario('skipped', 'listed imports show no `id`: map it with --overlay');
}

/** Returns all imports once their status is final, or after a timeout. */
async function settled(place: Place<Rule>): Promise<readonly Item[]> {
  const { t } = place;
  if (t.learnt.waits['imports completed'].hasHelped) await t.wait(waitsMs[0]);
  const isSettled = (all: readonly Item[]) => all.every(({ record }) => !isOpen(statusOf(record)));
  return eventually(t, waitsMs, () => listed(place), isSettled, 'imports completed');
}

/**
 * Judges the filters by file name and by type. Returns whether the one by file name works.
 * @param ofFile the import that was sent with the first file name
 */
async function seeFiles(place: Place<Rule>, whole: readonly Item[], ofFile: string): Promise<boolean> {
  const { t } = place;
  let isKnown = false;
  const shown = textIn(whole.find(({ id }) => id === ofFile)?.record, 'filename');
  if (shown === undefined) {
    const because = 'imports show no `filename`: map it with --overlay';
    for (const rule of ['resource.as-sent', 'imports.filter-filename'] as const) t.skip(rule, because);
  } else {
    const seen = { at: 'filename', expected: `"${file}", as it was sent`, received: shown };
    t.soft('resource.as-sent').holds(shown.normalize('NFC') === file, seen);
    const [one, none] = [filterBy(place, { filename: file }), filterBy(place, { filename: noFile })];
    // No other import may come in place of the one that is left out.
    const rest = { ...one, from: 1, passes: (record: JsonObject) => one.passes(record) && undefined };
    isKnown = await seeFilters('imports.filter-filename', whole, [one, none, rest], async () => false);
  }
  await seeValues(place, 'imports.filter-type', whole, 'import_type', ['api', 'csv']);
  return isKnown;
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
  const whole = await eventually(t, waitsMs, () => listed(place), isOther);
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
  const createdMs = Date.parse(textIn(whole[0]?.record, 'created_at') ?? '');
  const todayMs = Number.isNaN(createdMs) ? place.t.now() : createdMs;
  const day = (days: number) => new Date(todayMs + days * dayMs).toISOString().slice(0, 10);
  /** A range in days from today. No import is near either end in any time zone. */
  const range = (from: number, to: number) => ({ from: day(from), to: day(to) });
  const history = (query: ReturnType<typeof range>) => importList(place, 'searchImportHistory', query);
  const within = (from: number, to: number) => ({
    what: `the days ${day(from)} to ${day(to)}`,
    list: history(range(from, to)),
    passes: () => from < 0 && to > 0,
  });
  const knows = (end: 'from' | 'to') => () => refuses(history({ ...range(-400, 400), [end]: 'never' }));
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
