import type { RuleId } from '../../../../generated/rules.js';
import { twoAtOnce } from '../../../scene/both-at-once.js';
import { scenario } from '../../../scene/scenario.js';
import type { Scene } from '../../../scene/scene.js';
import { EndScenario } from '../../../target/end-scenario.js';
import { numberIn, objectIn, textIn } from '../../../target/wire/members.js';
import { type SortKey, seeOrder, seePages } from '../../laws/pages.js';
import { areNamed } from '../ledgers/import-made.js';
import { createLedger } from '../ledgers/own-ledger.js';
import { file, otherFile, seeBothFilters, seeFilters, seeStatusFilter, settledList } from './filters.js';
import { seeHistory } from './history.js';
import { importList, type Listing, requireNamed, seeListed } from './listing.js';
import { beginImports, deleteImportContacts, statusOf } from './own-import.js';
import { seeDeletion } from './references.js';

/** Number of contacts of each import: neither ascending nor descending in the order of creation, and otherwise as text. */
const sizes = [3, 12, 1, 4, 2];
/** Indexes of the imports that have a file name. */
const [withFile, withOther] = [2, 4];

/** The rules of each part: if the target has another form for one part, the others are still judged. */
const parts = {
  lists: ['imports.list'],
  files: ['imports.filter-filename', 'imports.filter-type', 'resource.as-sent'],
  status: ['imports.filter-status'],
  pages: ['imports.sort', 'imports.page', 'imports.limit-respected'],
  history: [
    'imports.history-range',
    'imports.history-page',
    'imports.history-split',
    'imports.limit-respected',
  ],
  deletion: ['imports.delete-completed'],
} as const satisfies Readonly<Record<string, readonly RuleId[]>>;

/** What imports can be sorted by. */
const keys: readonly SortKey[] = [
  { member: 'created_at', read: (one) => timeOf(textIn(one, 'created_at', 'createdAt')) },
  { member: 'total', read: (one) => numberIn(objectIn(one, 'counts'), 'total') ?? numberIn(one, 'total') },
];

/** Returns milliseconds since 1970, or undefined if the text is no date. */
function timeOf(text: string | undefined): number | undefined {
  const time = Date.parse(text ?? '');
  return Number.isNaN(time) ? undefined : time;
}

type Rule = (typeof parts)[keyof typeof parts][number];

/** The imports of a ledger: as a whole, filtered, sorted, by pages, and their history (section 4.3). */
export const importLists = scenario({
  id: 'imports/lists',
  rules: [...new Set(Object.values(parts).flat())],
  requests: 68,
  async record(t) {
    const { id: ledgerId, name } = await createLedger(t);
    const asking = { t, ledgerId };
    const batches = sizes.map((size, nth) => ({
      references: Array.from({ length: size }, (_, row) => `${name}-${nth}-${row}`),
      ...(nth === withFile ? { filename: file } : {}),
      ...(nth === withOther ? { filename: otherFile } : {}),
    }));
    const begin = (from: number, to: number) => beginImports(t, ledgerId, batches.slice(from, to));
    // Two concurrent calls may become one import (question import.merge).
    const both = areNamed(t)
      ? await Promise.all([begin(0, 1), begin(1, 2)])
      : [await begin(0, 1), await begin(1, 2)];
    const made = [...both.flat(), ...(await begin(2, 3))];
    // Some services show times with a resolution of a second.
    await t.wait(1000);
    made.push(...(await begin(3, sizes.length)));
    const whole = await settledList(asking);
    requireNamed(made, whole);
    const missing = made.filter((id) => !whole.ids.includes(id));
    const all = `all ${made.length} imports of the ledger`;
    const received = `${whole.ids.length} imports, without ${missing.join(', ')}`;
    if (!seeListed(t, 'imports.list', whole, missing.length === 0, all, received)) return;

    const [undone = ''] = made;
    await part(t, 'files', () => seeFilters(asking, whole, made[withFile] ?? ''));
    await part(t, 'status', async () => {
      await seeStatusFilter(asking, whole, undone);
      await seeBothFilters(asking, made[withFile] ?? '');
    });
    await part(t, 'pages', async () => {
      const list = importList(asking);
      const sorted: SortKey[] = [];
      for (const key of keys) if (await seeOrder(list, 'imports.sort', key, whole.ids)) sorted.push(key);
      const pages = { rule: 'imports.page', limit: 'imports.limit-respected', ids: whole.ids } as const;
      await seePages(list, { ...pages, sizes: [2, whole.ids.length], sort: sorted.at(-1) });
    });
    await part(t, 'history', () => seeHistory(asking, whole));
    const own = batches.flatMap(({ references }) => references);
    await part(t, 'deletion', () => undoAll(t, ledgerId, whole, { undone, own }));
  },
});

/**
 * Deletes the contacts of all imports, two at a time, and expects none to be left.
 * @param undone the import whose contacts are deleted already
 * @param own the reference ids of all contacts that were imported
 */
async function undoAll(
  t: Scene<Rule>,
  ledgerId: string,
  { imports, ids }: Listing,
  { undone, own }: { readonly undone: string; readonly own: readonly string[] },
): Promise<void> {
  if (imports.some((one) => statusOf(one) === 'processing'))
    throw new EndScenario('inconclusive', 'not all imports of a ledger are completed');
  const left = ids.filter((id, at) => id !== undone && statusOf(imports[at]) === 'completed');
  t.step(`delete the contacts of ${left.length} imports, two at a time`);
  const deletions = await twoAtOnce(left, (id) => deleteImportContacts(t, ledgerId, id));
  for (const deletion of deletions) t.body(deletion);
  await seeDeletion(t, ledgerId, { before: own, own, skipped: [] });
}

/** Judges one part. If it ends early, only its own rules are skipped or inconclusive. */
async function part(t: Scene<Rule>, name: keyof typeof parts, look: () => Promise<void>): Promise<void> {
  try {
    await look();
  } catch (error) {
    if (!(error instanceof EndScenario) || (error.kind !== 'skipped' && error.kind !== 'inconclusive'))
      throw error;
    for (const rule of parts[name]) {
      if (error.kind === 'skipped') t.skip(rule, error.message);
      else t.cannot(rule, error.message);
    }
  }
}
