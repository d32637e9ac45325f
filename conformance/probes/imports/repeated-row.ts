import { undecided } from '../answers.js';
import type { ProbeContext } from '../probe-context.js';
import { isOpen } from './ended.js';
import { errorsOf, isListed } from './errors-csv.js';
import { filled } from './filled.js';
import { type Counts, countsOf } from './row-counts.js';

/** What became of a row that repeats an earlier one. */
export interface Duplicate {
  /** The rows that were sent, and how they are counted. */
  readonly rows: number;
  readonly counts: Counts;
  /** Rows counted as failed that nothing else explains. */
  readonly failed: number;
  readonly isListed: boolean;
}

/** Requests that it takes at most, beside a filled ledger. */
export const duplicateRequests = 1;

/** Ends the probe where that cannot be told. */
export async function duplicate(t: ProbeContext): Promise<Duplicate> {
  const ledger = await filled(t);
  const { good, twice, bad, references, shown, imports } = ledger;
  const record = imports.get(twice.importId);
  const counts = countsOf(record);
  if (isOpen(record)) throw undecided('an import is not completed after more than a minute');
  if (counts === undefined)
    throw undecided(
      'an import does not count rows as `succeeded`, `skipped` and `failed`: map it with --overlay',
    );
  if (shown.filter((each) => each === references.twice).length !== 1)
    throw undecided('of two contacts with one `reference_id` not just one is there');
  // Several calls may be one import (question import.merge).
  const joined = [good, twice, bad].filter(({ importId }) => importId === twice.importId);
  const failed = counts.failed - (bad.importId === twice.importId ? 1 : 0);
  const errors = counts.failed > 0 ? await errorsOf(t, ledger, twice.importId) : undefined;
  return {
    rows: joined.reduce((sum, { rows }) => sum + rows, 0),
    counts,
    failed,
    isListed: errors !== undefined && isListed(errors, references.twice),
  };
}
