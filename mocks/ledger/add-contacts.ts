import type { Readings } from '../../generated/questions.js';
import { validatorOf } from '../engine/contract.js';
import { orgIds } from '../engine/credentials.js';
import type { Handler, Profile, Upcoming, World } from '../engine/handler.js';
import { deny, quote } from '../engine/refusal.js';
import { violationOf } from '../engine/violation.js';
import { populationNow } from '../population/edits.js';
import { isObject, type Json } from '../state/json.js';
import { perSlice, type Store } from '../state/store.js';
import { eachInTurn, turns } from '../state/turns.js';
import { type ContactInput, contactsOf, referencesOf } from './contacts.js';
import * as imports from './imports.js';
import { changeLedger, counted, type Ledger, ledgersOf, listLedgers, putLedger } from './ledgers.js';
import { matchOf, newContact } from './match.js';

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
  const batch = await imports.findImport(store, path.ledger_id, joined.importId);
  return {
    status: statuses[profile.reading('import.status-code')],
    body: { import_id: batch.id, status: imports.statusOf(batch, clock.now()) },
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
): Promise<imports.LedgerImport> {
  const merges = world.profile.reading('import.merge') === 'on';
  for (const { id } of merges ? ledger.openImports : []) {
    const open = await store.get(imports.importsOf(ledger.id), id);
    if (open?.filename === filename) return open;
  }
  return newImport(ledger, filename, world);
}

export async function putRows(
  store: Store,
  ledger: Ledger,
  batch: imports.LedgerImport,
  { pending, failed }: ReadRows,
): Promise<{ readonly ledger: Ledger; readonly importId: string }> {
  const { id, completesAtMs, counts } = batch;
  for (let at = 0; at < pending.length; at += perSlice) {
    const slice = pending.slice(at, at + perSlice);
    await store.put(imports.rowsOf(ledger.id), imports.rowsKey(id, slice[0]?.row ?? 0), slice);
  }
  const key = imports.rowsKey(id, counts.total + 1);
  if (failed.length > 0) await store.put(imports.errorsOf(ledger.id), key, failed);
  const total = counts.total + pending.length + failed.length;
  await imports.putImport(store, {
    ...batch,
    counts: { ...counts, total, failed: counts.failed + failed.length },
  });
  if (ledger.openImports.some((open) => open.id === id)) return { ledger, importId: id };
  const openImports = [...ledger.openImports, { id, completesAtMs }];
  const joined = { ...ledger, imports: batch.sequence, openImports };
  await putLedger(store, joined);
  return { ledger: joined, importId: id };
}

function newImport(
  ledger: Ledger,
  filename: string | null,
  { ids, clock, profile }: World,
): imports.LedgerImport {
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
    counts: imports.noRows,
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
  readonly pending: readonly imports.PendingRow[];
  readonly failed: readonly imports.FailedRow[];
}

export async function readRows(
  contacts: readonly unknown[],
  firstRow: number,
  { contract }: Pick<World, 'contract'>,
): Promise<ReadRows> {
  const validate = await validatorOf('ContactInput', contract);
  const pending: imports.PendingRow[] = [];
  const failed: imports.FailedRow[] = [];
  await eachInTurn(contacts.entries(), ([at, sent]) => {
    const row = firstRow + at;
    const values = isObject(sent) ? given(sent) : undefined;
    const error = values === undefined ? isNoObject(sent) : issueOf(values, validate);
    const input = texts(values ?? {});
    if (error === undefined) pending.push({ row, input });
    else failed.push({ row, values: input, error: `Row ${row}: ${error}` });
  });
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

interface OpenImport {
  readonly ledger: Pick<Ledger, 'org' | 'id'>;
  readonly id: string;
  readonly completesAtMs: number;
}

/** Schedules the import that is due next, across all ledgers (questions import.duration and import.states). */
export const nextImport: Upcoming = async (world) => {
  let first: OpenImport | undefined;
  for (const org of await orgIds(world)) {
    for (const ledger of await listLedgers(world.store, org)) {
      for (const { id, completesAtMs } of ledger.openImports) {
        if (completesAtMs === null || (first !== undefined && completesAtMs >= first.completesAtMs)) continue;
        first = { ledger, id, completesAtMs };
      }
    }
  }
  if (first === undefined) return undefined;
  const next = first;
  return { atMs: next.completesAtMs, perform: (then) => complete(next, then) };
};

/** Turns the rows of an import that is due into contacts, a slice per transaction, until it has ended or another call ends it. */
async function complete({ ledger: { org, id: ledgerId }, id }: OpenImport, world: World): Promise<void> {
  const turn = turns();
  let hasMore = true;
  while (hasMore) {
    await turn();
    hasMore = await world.store.transact(async (store) => {
      const ledger = await store.get(ledgersOf(org), ledgerId);
      const batch = await store.get(imports.importsOf(ledgerId), id);
      if (batch === undefined || !ledger?.openImports.some((open) => open.id === id)) return false;
      return processSlice(store, ledger, batch, world);
    });
  }
}

/** Must be called within a transaction. Returns whether there are more rows. */
async function processSlice(
  store: Store,
  ledger: Ledger,
  batch: imports.LedgerImport,
  world: World,
): Promise<boolean> {
  const { profile, ids } = world;
  const population = await populationNow(world);
  await population.indexed();
  const createdAtMs = batch.completesAtMs ?? world.clock.now();
  const origin = { ledgerId: ledger.id, importId: batch.id, createdAtMs };
  const fails = profile.reading('import.duplicate') === 'error-row';
  const duplicates: imports.PendingRow[] = [];
  const counts = { ...batch.counts };
  let { counts: contacts } = ledger;
  const turn = turns();
  // The store keeps their order from the first look on; to order all of them later would stop other callers.
  await store.scan(contactsOf(ledger.id), { limit: 1 });
  const [list, next] = await store.scan(imports.rowsOf(ledger.id), { prefix: `${batch.id}/`, limit: 2 });
  if (list !== undefined) await store.delete(imports.rowsOf(ledger.id), list.key);
  for (const row of list?.value ?? []) {
    await turn();
    const { reference_id: reference } = row.input;
    if (reference !== undefined && (await store.get(referencesOf(ledger.id), reference)) !== undefined) {
      duplicates.push(row);
      counts[fails ? 'failed' : 'skipped'] += 1;
      continue;
    }
    const id = ids.next('lc');
    const contact = newContact(row.input, matchOf(row.input, population, profile), { ...origin, id });
    await store.put(contactsOf(ledger.id), id, contact);
    if (reference !== undefined) await store.put(referencesOf(ledger.id), reference, id);
    contacts = counted(contacts, contact, 1);
    counts.succeeded += 1;
  }
  if (fails && duplicates.length > 0) await putDuplicates(store, batch, duplicates);
  const hasMore = next !== undefined;
  const ended = hasMore ? {} : ({ state: 'completed', endedAtMs: createdAtMs } as const);
  await imports.putImport(store, { ...batch, ...ended, counts });
  await putLedger(store, { ...(hasMore ? ledger : imports.withoutOpen(ledger, batch)), counts: contacts });
  return hasMore;
}

async function putDuplicates(
  store: Store,
  { id, ledgerId }: imports.LedgerImport,
  duplicates: readonly imports.PendingRow[],
): Promise<void> {
  const failed = duplicates.map(({ row, input }): imports.FailedRow => {
    const error = `Row ${row}: a contact with the reference_id ${JSON.stringify(input.reference_id)} is there already.`;
    return { row, values: input, error };
  });
  // A call has stored its own failed rows under its first row, which may be among these.
  const key = `${imports.rowsKey(id, failed[0]?.row ?? 0)}-again`;
  await store.put(imports.errorsOf(ledgerId), key, failed);
}
