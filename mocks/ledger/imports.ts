import type { components } from '../../generated/ledger.js';
import type { Readings } from '../../generated/questions.js';
import { csvOf } from '../engine/csv.js';
import type { Handler, Profile, World } from '../engine/handler.js';
import { type Accessors, inOrder, rankingBy, windowed } from '../engine/paging.js';
import { deny, quote, refuse } from '../engine/refusal.js';
import { type Collection, listInTurns, type Store } from '../state/store.js';
import { columns } from './add-contacts.js';
import { type ContactInput, contactsOf, removeContacts } from './contacts.js';
import { changeLedger, keptLedgerOf, type Ledger, type LedgerPath, ledgersOf, putLedger } from './ledgers.js';

export type LedgerImport = {
  readonly id: string;
  readonly ledgerId: string;
  /** The number of the import within its ledger, from 1: several may be created at the same instant. */
  readonly sequence: number;
  /** Null if the import does not come from a file. */
  readonly filename: string | null;
  /** `open` until it ends. Whether that means `pending` or `processing` depends on the time. */
  readonly state: 'open' | 'completed' | 'failed' | 'deleted';
  readonly createdAtMs: number;
  readonly startsAtMs: number;
  /** When its rows become contacts; null if never. */
  readonly completesAtMs: number | null;
  readonly endedAtMs: number | null;
  readonly counts: ImportCounts;
};

/** The number of rows by outcome. For a completed import the last three add up to `total`. */
type ImportCounts = {
  readonly total: number;
  readonly succeeded: number;
  readonly skipped: number;
  readonly failed: number;
};

export const noRows: ImportCounts = { total: 0, succeeded: 0, skipped: 0, failed: 0 };

/** A row that is not processed yet. `row` is its number within the import, from 1. */
export type PendingRow = { readonly row: number; readonly input: ContactInput };

/** A row that failed, with its values as strings. */
export type FailedRow = { readonly row: number; readonly values: ContactInput; readonly error: string };

export const importsOf = (ledgerId: string): Collection<LedgerImport> => `imports:${ledgerId}`;

/** Lists of pending rows, and of failed rows, by import and first row: an import may have several lists. */
export const rowsOf = (ledgerId: string): Collection<readonly PendingRow[]> => `import-rows:${ledgerId}`;
export const errorsOf = (ledgerId: string): Collection<readonly FailedRow[]> => `import-errors:${ledgerId}`;
export const rowsKey = (importId: string, firstRow: number): string =>
  `${importId}/${String(firstRow).padStart(9, '0')}`;

export const putImport = (store: Store, batch: LedgerImport): Promise<void> =>
  store.put(importsOf(batch.ledgerId), batch.id, batch);

export async function findImport(store: Store, ledgerId: string, importId: string): Promise<LedgerImport> {
  const batch = await store.get(importsOf(ledgerId), importId);
  if (batch !== undefined) return batch;
  const message = `No import ${quote(importId)} in ledger ${quote(ledgerId)}: \`listImports\` lists those there are.`;
  deny('not-found', message, { field: 'import_id' });
}

/** Returns the imports of a ledger, newest first. */
export async function listImportsOf(store: Store, ledgerId: string): Promise<readonly LedgerImport[]> {
  return (await store.list(importsOf(ledgerId))).sort((a, b) => b.sequence - a.sequence);
}

export function statusOf({ state, startsAtMs }: LedgerImport, now: number): ImportStatus {
  if (state !== 'open') return state;
  return now < startsAtMs ? 'pending' : 'processing';
}

/** Section 3 names `processing` and `completed`; the others are question import.states. */
export type ImportStatus = components['schemas']['ImportStatus'];

export type ImportAction = 'start' | 'complete' | 'fail' | 'delete-contacts';

//               start        complete    fail      delete contacts
// pending       processing   -           failed    -
// processing    -            completed   failed    deleted
// completed     -            -           -         deleted
// failed        -            -           -         -
// deleted       -            -           -         -
const transitions: Readonly<Record<ImportStatus, Readonly<Partial<Record<ImportAction, ImportStatus>>>>> = {
  pending: { start: 'processing', fail: 'failed' },
  processing: { complete: 'completed', fail: 'failed', 'delete-contacts': 'deleted' },
  completed: { 'delete-contacts': 'deleted' },
  failed: {},
  deleted: {},
};

export function afterAction(status: ImportStatus, action: ImportAction): ImportStatus | undefined {
  return transitions[status][action];
}

/** What deleting the contacts of an import does besides removing them. */
interface Deletion {
  /** Whether rows that are not processed yet are discarded. */
  readonly cancels: boolean;
  /** Whether the import becomes `deleted`. */
  readonly ends: boolean;
  /** Whether it keeps its status, and no longer counts any of its rows. */
  readonly forgets: boolean;
}

/** Returns what deleting the contacts of an import does (section 3 rule 3); undefined if its status forbids it. */
export function decideDeletion(status: ImportStatus, profile: Profile): Deletion | undefined {
  if (afterAction(status, 'delete-contacts') === undefined) return undefined;
  const goesOn = status === 'processing' && profile.reading('import.delete-processing') === 'continued';
  const ends = profile.reading('import.after-delete') === 'deleted';
  return { cancels: status === 'processing' && !goesOn, ends: !goesOn && ends, forgets: !goesOn && !ends };
}

type ImportRecord = components['schemas']['LedgerImport'];

function importRecord(batch: LedgerImport, now: number, profile: Profile): ImportRecord {
  const { id, ledgerId, filename, createdAtMs, endedAtMs, counts } = batch;
  return {
    id,
    ledger_id: ledgerId,
    ...(filename === null ? {} : { filename }),
    import_type: typeOf(batch),
    status: statusOf(batch, now),
    created_at: new Date(createdAtMs).toISOString(),
    ...(endedAtMs === null ? {} : { completed_at: new Date(endedAtMs).toISOString() }),
    counts: shownCounts(counts, profile),
  };
}

function shownCounts(counts: ImportCounts, profile: Profile): ImportCounts {
  if (profile.reading('import.counts') === 'every-row') return counts;
  return { ...counts, total: counts.total - counts.skipped, skipped: 0 };
}

/** Contacts are sent through the API. Those sent with a file name count as the rows of that file. */
function typeOf({ filename }: LedgerImport): ImportRecord['import_type'] {
  return filename === null ? 'api' : 'csv';
}

export const getImport: Handler<'getImport'> = async ({ path }, world) => {
  const ledger = await keptLedgerOf(path, world);
  const batch = await findImport(world.store, ledger.id, path.import_id);
  return { status: 200, body: importRecord(batch, world.clock.now(), world.profile) };
};

export const listImports: Handler<'listImports'> = async ({ path, query }, world) => {
  const ledger = await keptLedgerOf(path, world);
  const now = world.clock.now();
  const filename = query.filename?.toLowerCase();
  const passing = (await listImportsOf(world.store, ledger.id)).filter(
    (batch) =>
      (filename === undefined || batch.filename?.toLowerCase().includes(filename)) &&
      (query.status === undefined || statusOf(batch, now) === query.status) &&
      (query.import_type === undefined || typeOf(batch) === query.import_type),
  );
  const ranking = rankingBy(query.sort_by ?? '-created_at', accessors(now, world.profile), inSequence);
  return { status: 200, body: importPage(await inOrder(passing, ranking), query, world) };
};

const inSequence = ({ sequence }: LedgerImport): string => String(sequence).padStart(9, '0');

const accessors = (now: number, profile: Profile): Accessors<LedgerImport> => ({
  created_at: ({ sequence }) => sequence,
  completed_at: ({ endedAtMs }) => endedAtMs,
  filename: (batch) => batch.filename,
  status: (batch) => statusOf(batch, now),
  import_type: typeOf,
  total: ({ counts }) => shownCounts(counts, profile).total,
});

export const searchImportHistory: Handler<'searchImportHistory'> = async ({ path, query }, world) => {
  const { store, profile } = world;
  const ledger = await keptLedgerOf(path, world);
  const range = dateRange(query, profile.reading('import.range'));
  const imports = (await listImportsOf(store, ledger.id)).filter(
    ({ createdAtMs }) => createdAtMs >= range.fromMs && createdAtMs < range.beforeMs,
  );
  return { status: 200, body: importPage(imports, query, world) };
};

const dayMs = 86_400_000;

/** Instants from `fromMs`, inclusive, to `beforeMs`, exclusive. */
interface DateRange {
  readonly fromMs: number;
  readonly beforeMs: number;
}

/** Returns the instants between two days in UTC, either of which may be omitted (question import.range). */
export function dateRange(
  { from, to }: { readonly from?: string | undefined; readonly to?: string | undefined },
  reading: Readings['import.range'],
): DateRange {
  if (from !== undefined && to !== undefined && from > to) {
    const message = `\`from\` is ${quote(from)}, which is after \`to\`, ${quote(to)}: exchange them.`;
    deny('request-invalid', message, { field: 'from' });
  }
  return {
    fromMs: from === undefined ? Number.NEGATIVE_INFINITY : Date.parse(from),
    beforeMs:
      to === undefined ? Number.POSITIVE_INFINITY : Date.parse(to) + (reading === 'inclusive' ? dayMs : 0),
  };
}

function importPage(
  imports: readonly LedgerImport[],
  query: Parameters<typeof windowed>[1],
  { clock, profile }: Pick<World, 'clock' | 'profile'>,
): components['schemas']['LedgerImportPage'] {
  const { rows, window } = windowed(imports, query);
  const now = clock.now();
  return { imports: rows.map((batch) => importRecord(batch, now, profile)), ...window };
}

export const withoutOpen = (ledger: Ledger, { id }: LedgerImport): Ledger => ({
  ...ledger,
  openImports: ledger.openImports.filter((open) => open.id !== id),
});

async function dropRows(store: Store, { id, ledgerId }: LedgerImport): Promise<void> {
  const lists = await store.scan(rowsOf(ledgerId), { prefix: `${id}/` });
  for (const { key } of lists) await store.delete(rowsOf(ledgerId), key);
}

/** Fails an open import: none of its rows becomes a contact. No call of the service does this; it is a fault for tests. */
export function failImport(path: LedgerPath & { readonly import_id: string }, world: World): Promise<void> {
  const now = world.clock.now();
  return changeLedger(path, world, async (store, ledger) => {
    const batch = await findImport(store, ledger.id, path.import_id);
    const status = statusOf(batch, now);
    // One that is due is processed in slices, and has contacts from the first of them on.
    if (afterAction(status, 'fail') === undefined || batch.counts.succeeded > 0) {
      deny('conflict', `Import ${quote(batch.id)} is ${status}; only one that is under way can fail.`);
    }
    await dropRows(store, batch);
    await closeImport(store, ledger, batch, { state: 'failed', now });
  });
}

/** Removes the contacts that an import created, and no others (section 3 rule 3). */
export const deleteImportContacts: Handler<'deleteImportContacts'> = async ({ path }, world) => {
  const now = world.clock.now();
  return changeLedger(path, world, async (store, ledger) => {
    const batch = await findImport(store, ledger.id, path.import_id);
    const status = statusOf(batch, now);
    const deletion = decideDeletion(status, world.profile);
    if (deletion === undefined) return refuse('import-state', forbidden(batch.id, status));
    const all = await listInTurns(store, contactsOf(ledger.id));
    const contacts = all.filter(({ importId }) => importId === batch.id);
    await removeContacts(store, ledger, contacts, world);
    if (deletion.cancels) await dropRows(store, batch);
    if (deletion.ends) await closeImport(store, ledger, batch, { state: 'deleted', now });
    else if (deletion.forgets) await putImport(store, { ...batch, counts: noRows });
    const left = deletion.ends ? 'deleted' : status;
    return { status: 200, body: { import_id: batch.id, status: left, rows_removed: contacts.length } };
  });
};

function forbidden(id: string, status: string): string {
  return `Import ${quote(id)} is ${status}; only of one that is processing or completed the contacts can be deleted.`;
}

/** Ends an import within a transaction. One that had ended before keeps its end time. */
async function closeImport(
  store: Store,
  { org, id }: Pick<Ledger, 'org' | 'id'>,
  batch: LedgerImport,
  { state, now }: { readonly state: 'deleted' | 'failed'; readonly now: number },
): Promise<void> {
  await putImport(store, { ...batch, state, endedAtMs: batch.endedAtMs ?? now });
  const ledger = await store.get(ledgersOf(org), id);
  if (ledger !== undefined) await putLedger(store, withoutOpen(ledger, batch));
}

/** Returns the failed rows of an import as CSV, in the order in which they were sent (section 4.3). */
export const downloadImportErrors: Handler<'downloadImportErrors'> = async ({ path }, world) => {
  const { store, profile } = world;
  const ledger = await keptLedgerOf(path, world);
  const batch = await findImport(store, ledger.id, path.import_id);
  const failed = await failedRows(store, ledger.id, batch.id);
  const whenEmpty = profile.reading('import.csv-empty');
  if (failed.length === 0 && whenEmpty === 'empty-204') return { status: 204, body: undefined };
  if (failed.length === 0 && whenEmpty === 'rejected-404') {
    const message = `No row of import ${quote(batch.id)} failed, so that there are no errors.`;
    return refuse('nothing-failed', message);
  }
  const rows = failed.map(({ values, error }) => [...columns.map((column) => values[column]), error]);
  return {
    status: 200,
    headers: { 'Content-Disposition': `attachment; filename="${batch.id}-errors.csv"` },
    chunks: csvOf([...columns, 'error'], rows, profile),
  };
};

async function failedRows(store: Store, ledgerId: string, importId: string): Promise<readonly FailedRow[]> {
  const lists = await store.scan(errorsOf(ledgerId), { prefix: `${importId}/` });
  return lists.flatMap(({ value }) => value).sort((a, b) => a.row - b.row);
}
