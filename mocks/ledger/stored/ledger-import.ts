import { quote } from '../../engine/quote.js';
import { type Refusal, refuse } from '../../engine/refusal.js';
import type { Store } from '../../state/store.js';
import type { ContactInput } from './contact.js';
import type { ImportStatus } from './import-states.js';

/** One batch of contacts, stored under its id in the collection `imports:<ledger id>`. */
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
  /** When it becomes `processing`. */
  readonly startsAtMs: number;
  /** When its rows become contacts; null if never. */
  readonly completesAtMs: number | null;
  readonly endedAtMs: number | null;
  readonly counts: ImportCounts;
};

/** The number of rows by outcome. For a completed import the last three add up to `total`. */
export type ImportCounts = {
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

export const importsOf = (ledgerId: string): string => `imports:${ledgerId}`;

/** Lists of pending rows, and of failed rows, by import and first row: an import may have several lists. */
export const rowsOf = (ledgerId: string): string => `import-rows:${ledgerId}`;
export const errorsOf = (ledgerId: string): string => `import-errors:${ledgerId}`;
export const rowsKey = (importId: string, firstRow: number): string =>
  `${importId}/${String(firstRow).padStart(9, '0')}`;

export const putImport = (store: Store, batch: LedgerImport): Promise<void> =>
  store.put(importsOf(batch.ledgerId), batch.id, batch);

/** Returns the import that a call names, or a refusal if there is none. */
export async function findImport(
  store: Store,
  ledgerId: string,
  importId: string,
): Promise<LedgerImport | Refusal> {
  const batch = await store.get<LedgerImport>(importsOf(ledgerId), importId);
  if (batch !== undefined) return batch;
  const message = `No import ${quote(importId)} in ledger ${quote(ledgerId)}: \`listImports\` lists those there are.`;
  return refuse('not-found', message, { field: 'import_id' });
}

/** Returns the imports of a ledger, newest first. */
export async function listImportsOf(store: Store, ledgerId: string): Promise<readonly LedgerImport[]> {
  const entries = await store.scan<LedgerImport>(importsOf(ledgerId));
  return entries.map(({ value }) => value).sort((a, b) => b.sequence - a.sequence);
}

export function statusOf({ state, startsAtMs }: LedgerImport, now: number): ImportStatus {
  if (state !== 'open') return state;
  return now < startsAtMs ? 'pending' : 'processing';
}
