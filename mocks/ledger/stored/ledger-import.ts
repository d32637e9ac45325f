import { quote } from '../../engine/quote.js';
import { type Refusal, refuse } from '../../engine/refusal.js';
import type { Store } from '../../state/store.js';
import type { ContactInput } from './contact.js';
import type { ImportStatus } from './import-states.js';

/** One batch of contacts, as it is stored under its id in the collection `imports:<ledger id>`. */
export type LedgerImport = {
  readonly id: string;
  readonly ledgerId: string;
  /** Which import into its ledger it is, from 1: several may be created at one instant. */
  readonly sequence: number;
  /** Null for an import that comes from no file. */
  readonly filename: string | null;
  /** `open` until it has ended: whether that is `pending` or `processing` is a matter of time. */
  readonly state: 'open' | 'completed' | 'failed' | 'deleted';
  readonly createdAtMs: number;
  /** From when on it is `processing`. */
  readonly startsAtMs: number;
  /** From when on its rows are contacts; null when that never happens. */
  readonly completesAtMs: number | null;
  readonly endedAtMs: number | null;
  readonly counts: ImportCounts;
};

/** Rows by what became of them. Of a completed import the last three add up to `total`. */
export type ImportCounts = {
  readonly total: number;
  readonly succeeded: number;
  readonly skipped: number;
  readonly failed: number;
};

export const noRows: ImportCounts = { total: 0, succeeded: 0, skipped: 0, failed: 0 };

/** A row that waits to become a contact. `row` counts from 1, as people count the rows of an import. */
export type PendingRow = { readonly row: number; readonly input: ContactInput };

/** A row that failed, with its values as texts. */
export type FailedRow = { readonly row: number; readonly values: ContactInput; readonly error: string };

export const importsOf = (ledgerId: string): string => `imports:${ledgerId}`;

/** Lists of pending rows, and of failed ones, by the import and the first row: an import may have several lists. */
export const rowsOf = (ledgerId: string): string => `import-rows:${ledgerId}`;
export const errorsOf = (ledgerId: string): string => `import-errors:${ledgerId}`;
export const rowsKey = (importId: string, firstRow: number): string =>
  `${importId}/${String(firstRow).padStart(9, '0')}`;

export const putImport = (store: Store, batch: LedgerImport): Promise<void> =>
  store.put(importsOf(batch.ledgerId), batch.id, batch);

/** The import that a call names, or a refusal. */
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

/** The imports into a ledger, the newest first. */
export async function listImportsOf(store: Store, ledgerId: string): Promise<readonly LedgerImport[]> {
  const entries = await store.scan<LedgerImport>(importsOf(ledgerId));
  return entries.map(({ value }) => value).sort((a, b) => b.sequence - a.sequence);
}

export function statusOf({ state, startsAtMs }: LedgerImport, now: number): ImportStatus {
  if (state !== 'open') return state;
  return now < startsAtMs ? 'pending' : 'processing';
}
