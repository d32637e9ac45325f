import type { RuleId } from '../../../../generated/rules.js';
import { scenario } from '../../../scene/scenario.js';
import type { Scene } from '../../../scene/scene.js';
import { EndScenario } from '../../../target/end-scenario.js';
import { textIn } from '../../../target/wire/members.js';
import { createLedger } from '../ledgers/own-ledger.js';
import { file, otherFile, seeFilters, seeStatusFilter, settledList } from './filters.js';
import { seeHistory } from './history.js';
import { type Asking, ask, askOrLeave, requireNamed, wholeList } from './listing.js';
import { beginImports, deleteImportContacts, statusOf } from './own-import.js';
import { judgePages, seeOrders } from './paging.js';
import { referencesOf, seeDeletion } from './references.js';

/** How many contacts each import has: the order of the numbers is neither that of creation nor its reverse. */
const sizes = [3, 5, 1, 4, 2];
/** The imports that come with files. */
const [withFile, withOther] = [2, 4];

/** What is looked at of the imports of one ledger; where one part has another form than ours, the others have theirs. */
const parts = {
  lists: ['imports.list'],
  files: ['imports.filter-filename', 'imports.filter-type', 'resource.as-sent'],
  status: ['imports.filter-status'],
  pages: ['imports.sort', 'imports.page', 'imports.limit-respected', 'imports.offset-beyond'],
  history: [
    'imports.history-range',
    'imports.history-page',
    'imports.history-split',
    'imports.limit-respected',
  ],
  deletion: ['imports.delete-completed'],
} as const satisfies Readonly<Record<string, readonly RuleId[]>>;

type Rule = (typeof parts)[keyof typeof parts][number];

/** The imports of a ledger: as a whole, filtered, sorted, by pages, and their history (section 4.3). */
export const importLists = scenario({
  id: 'imports/lists',
  rules: [...new Set(Object.values(parts).flat())],
  requests: 59,
  async record(t) {
    const { id: ledgerId, name } = await createLedger(t);
    const asking = { t, ledgerId };
    const batches = sizes.map((size, nth) => ({
      references: Array.from({ length: size }, (_, row) => `${name}-${nth}-${row}`),
      ...(nth === withFile ? { filename: file } : {}),
      ...(nth === withOther ? { filename: otherFile } : {}),
    }));
    const begin = (from: number, to: number) => beginImports(t, ledgerId, batches.slice(from, to));
    // Two at the same time may become one import (question import.merge).
    const made = [...(await Promise.all([begin(0, 1), begin(1, 2)])).flat(), ...(await begin(2, 3))];
    // Some services tell times to the second.
    await t.wait(1000);
    made.push(...(await begin(3, sizes.length)));
    const whole = await settledList(asking);
    requireNamed(made, whole);
    const missing = made.filter((id) => !whole.ids.includes(id));
    const seen = {
      at: 'imports',
      expected: `all ${made.length} imports of the ledger`,
      received: `${whole.ids.length} imports, without ${missing.join(', ')}`,
    };
    if (!t.soft('imports.list', whole.exchange).holds(missing.length === 0, seen)) return;

    await part(t, 'files', () => seeFilters(asking, whole, made[withFile] ?? ''));
    await part(t, 'status', () => seeStatusFilter(asking, whole, made[0] ?? ''));
    await part(t, 'pages', async () => {
      const sorted = await seeOrders(asking);
      await judgePages(asking, 'imports.page', { query: sorted?.query ?? {}, whole, falls: sorted?.read });
      const beyond = await ask(asking, 'imports.offset-beyond', { limit: wholeList, offset: 1000 });
      if (beyond === undefined) return;
      t.soft('imports.offset-beyond', beyond.exchange).holds(beyond.ids.length === 0, {
        at: 'imports',
        expected: `no imports, as the ledger has ${made.length}`,
        received: `${beyond.ids.length} imports`,
      });
    });
    await part(t, 'history', () => seeHistory(asking, whole));
    await part(t, 'deletion', () => undoAll(asking));
  },
});

/** Deletes the contacts of all imports, two at a time: none is left, of however many. */
async function undoAll({ t, ledgerId }: Asking<Rule>): Promise<void> {
  const { imports } = await askOrLeave({ t, ledgerId });
  if (imports.some((one) => statusOf(one) === 'processing'))
    throw new EndScenario('inconclusive', 'not all imports of a ledger are completed');
  const completed = imports.filter((one) => statusOf(one) === 'completed');
  const ids = completed.flatMap((one) => textIn(one, 'id', 'import_id', 'importId') ?? []);
  const before = await referencesOf(t, ledgerId);
  t.step(`delete the contacts of ${ids.length} imports, two at a time`);
  for (let nth = 0; nth < ids.length; nth += 2) {
    const pair = ids.slice(nth, nth + 2);
    const deletions = await Promise.all(pair.map((id) => deleteImportContacts(t, ledgerId, id)));
    for (const deletion of deletions) t.body(deletion);
  }
  const own = [...before.keys()];
  await seeDeletion(t, ledgerId, { before, own, skipped: [] });
}

/** Looks at one part. What ends it says nothing of the others. */
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
