import type { Readings } from '../../generated/questions.js';
import { validatorOf } from '../engine/contract.js';
import type { Handler, Profile, World } from '../engine/handler.js';
import { deny, quote } from '../engine/refusal.js';
import { violationOf } from '../engine/violation.js';
import { isObject, type Json } from '../state/json.js';
import type { Store } from '../state/store.js';
import type { ContactInput } from './contacts.js';
import {
  errorsOf,
  type FailedRow,
  findImport,
  importsOf,
  type LedgerImport,
  noRows,
  type PendingRow,
  putImport,
  rowsKey,
  rowsOf,
  statusOf,
} from './imports.js';
import { changeLedger, type Ledger, putLedger } from './ledgers.js';

const statuses = {
  'answered-202': 202,
  'answered-200': 200,
  'answered-201': 201,
} as const satisfies Record<Readings['import.status-code'], number>;

/** Accepts contacts as an import, which is processed when it is due (section 4.3). */
export const addContacts: Handler<'addContacts'> = async ({ path, body }, world) => {
  const { store, clock, profile, schedule } = world;
  const joined = await changeLedger(path, world, async (within, ledger) => {
    const batch = await importToJoin(within, ledger, body.filename ?? null, world);
    const rows = await readRows(body.contacts, batch.counts.total + 1, world);
    refuseAsAWhole(rows, batch.counts.total, world);
    return putRows(within, ledger, batch, rows);
  });
  // The import may be due at once.
  await schedule.reached();
  const batch = await findImport(store, path.ledger_id, joined.importId);
  return {
    status: statuses[profile.reading('import.status-code')],
    body: { import_id: batch.id, status: statusOf(batch, clock.now()) },
  };
};

/** Question import.bad-row decides whether one invalid contact fails the whole call. */
function refuseAsAWhole({ failed }: ReadRows, rowsBefore: number, { profile }: World): void {
  const [first] = failed;
  if (first === undefined || profile.reading('import.bad-row') === 'row-error') return;
  const message = `${failed.length} of the contacts cannot be taken, so none of them was. ${first.error}`;
  deny('contact-invalid', message, { field: `contacts[${first.row - rowsBefore - 1}]` });
}

/** Returns the open import of the same file if the profile merges calls (question import.merge), otherwise a new one. */
export async function importToJoin(
  store: Store,
  ledger: Ledger,
  filename: string | null,
  world: World,
): Promise<LedgerImport> {
  const merges = world.profile.reading('import.merge') === 'on';
  for (const { id } of merges ? ledger.openImports : []) {
    const open = await store.get(importsOf(ledger.id), id);
    if (open?.filename === filename) return open;
  }
  return newImport(ledger, filename, world);
}

export async function putRows(
  store: Store,
  ledger: Ledger,
  batch: LedgerImport,
  { pending, failed }: ReadRows,
): Promise<{ readonly ledger: Ledger; readonly importId: string }> {
  const { id, completesAtMs, counts } = batch;
  const key = rowsKey(id, counts.total + 1);
  await store.put(rowsOf(ledger.id), key, pending);
  if (failed.length > 0) await store.put(errorsOf(ledger.id), key, failed);
  const total = counts.total + pending.length + failed.length;
  await putImport(store, { ...batch, counts: { ...counts, total, failed: counts.failed + failed.length } });
  if (ledger.openImports.some((open) => open.id === id)) return { ledger, importId: id };
  const openImports = [...ledger.openImports, { id, completesAtMs }];
  const joined = { ...ledger, imports: batch.sequence, openImports };
  await putLedger(store, joined);
  return { ledger: joined, importId: id };
}

function newImport(ledger: Ledger, filename: string | null, { ids, clock, profile }: World): LedgerImport {
  const now = clock.now();
  return {
    id: ids.next('imp'),
    ledgerId: ledger.id,
    sequence: ledger.imports + 1,
    filename,
    state: 'open',
    createdAtMs: now,
    ...scheduleOf(now, profile),
    endedAtMs: null,
    counts: noRows,
  };
}

interface Schedule {
  readonly startsAtMs: number;
  /** Null if it is processed forever. */
  readonly completesAtMs: number | null;
}

const durationsMs: Readonly<Record<Readings['import.duration'], number>> = {
  immediate: 0,
  '200-ms': 200,
  '1-minute': 60_000,
  stuck: Number.POSITIVE_INFINITY,
};

/** How long an import is pending if it is processed forever. */
const longestWaitMs = 30_000;

/** Returns when an import created at `now` is processed (questions import.duration and import.states). */
export function scheduleOf(now: number, profile: Profile): Schedule {
  const durationMs = durationsMs[profile.reading('import.duration')];
  const waits = profile.reading('import.states') === 'with-pending';
  return {
    startsAtMs: now + (waits ? Math.min(durationMs / 2, longestWaitMs) : 0),
    completesAtMs: Number.isFinite(durationMs) ? now + durationMs : null,
  };
}

/** The members of a contact, in the order of the columns of a file. */
// biome-ignore format: several to a line
export const columns = [
  'reference_id', 'linkedin', 'email_address', 'name', 'title',
  'company_name', 'company_domain', 'company_linkedin', 'country', 'location',
] as const satisfies readonly (keyof ContactInput)[];

/** Each contact needs at least one of these (section 4.3). */
const identifying = ['linkedin', 'email_address', 'name'] as const;

interface ReadRows {
  readonly pending: readonly PendingRow[];
  readonly failed: readonly FailedRow[];
}

export async function readRows(
  contacts: readonly unknown[],
  firstRow: number,
  { contract }: Pick<World, 'contract'>,
): Promise<ReadRows> {
  const validate = await validatorOf('ContactInput', contract);
  const pending: PendingRow[] = [];
  const failed: FailedRow[] = [];
  for (const [at, sent] of contacts.entries()) {
    const row = firstRow + at;
    const values = isObject(sent) ? given(sent) : undefined;
    const error = values === undefined ? isNoObject(sent) : issueOf(values, validate);
    const input = texts(values ?? {});
    if (error === undefined) pending.push({ row, input });
    else failed.push({ row, values: input, error: `Row ${row}: ${error}` });
  }
  return { pending, failed };
}

type Values = Partial<Record<(typeof columns)[number], Json>>;

/** Returns the known members. One that is null or blank counts as not sent. */
function given(sent: { readonly [member: string]: Json | undefined }): Values {
  const values: Values = {};
  for (const column of columns) {
    const value = sent[column];
    const isBlank = typeof value === 'string' && value.trim() === '';
    if (value !== undefined && value !== null && !isBlank) values[column] = value;
  }
  return values;
}

type Validate = Awaited<ReturnType<typeof validatorOf>>;

function issueOf(values: Readonly<Values>, validate: Validate): string | undefined {
  if (!validate(values)) return violationOf(validate.errors ?? []).message;
  if (identifying.some((column) => values[column] !== undefined)) return undefined;
  return 'none of linkedin, email_address and name is given; send at least one.';
}

const isNoObject = (sent: unknown): string =>
  `a contact must be an object, and this is ${quote(jsonOf(sent))}.`;

/** Returns the JSON of a value, abbreviated if it is nested too deeply to be serialized. */
function jsonOf(value: unknown): string {
  try {
    return JSON.stringify(value) ?? '';
  } catch {
    return Array.isArray(value) ? '[…]' : '{…}';
  }
}

function texts(values: Readonly<Values>): ContactInput {
  const written = (value: unknown) => (typeof value === 'string' ? value : jsonOf(value));
  return Object.fromEntries(Object.entries(values).map(([column, value]) => [column, written(value)]));
}
