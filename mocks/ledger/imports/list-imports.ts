import type { Handler } from '../../engine/handler.js';
import { type Accessors, inOrder, rankingBy } from '../../engine/sorting.js';
import { type LedgerImport, listImportsOf, statusOf } from '../stored/ledger-import.js';
import { keptLedgerOf } from '../stored/ledger-of.js';
import { importPage } from './import-page.js';
import { typeOf } from './import-record.js';

/** Returns the imports of a ledger that match every filter, newest first unless sorted otherwise. */
export const listImports: Handler<'listImports'> = async ({ path, query }, world) => {
  const ledger = await keptLedgerOf(path, world);
  if ('refused' in ledger) return ledger;
  const now = world.clock.now();
  const filename = query.filename?.toLowerCase();
  const passing = (await listImportsOf(world.store, ledger.id)).filter(
    (batch) =>
      (filename === undefined || batch.filename?.toLowerCase().includes(filename)) &&
      (query.status === undefined || statusOf(batch, now) === query.status) &&
      (query.import_type === undefined || typeOf(batch) === query.import_type),
  );
  const ranking = rankingBy(query.sort_by ?? '-created_at', accessors(now), inSequence);
  if ('refused' in ranking) return ranking;
  return { status: 200, body: importPage(await inOrder(passing, ranking), query, world) };
};

/** Breaks ties by the order of creation. */
const inSequence = ({ sequence }: LedgerImport): string => String(sequence).padStart(9, '0');

const accessors = (now: number): Accessors<LedgerImport> => ({
  created_at: ({ sequence }) => sequence,
  completed_at: ({ endedAtMs }) => endedAtMs,
  filename: (batch) => batch.filename,
  status: (batch) => statusOf(batch, now),
  import_type: typeOf,
  total: ({ counts }) => counts.total,
});
