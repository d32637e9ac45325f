import type { JsonObject } from '../../target/json.js';
import { numberIn, objectIn } from '../../target/wire/members.js';

/** Rows of an import by what became of them, as far as it shows them. */
export interface Counts {
  readonly total: number | undefined;
  readonly succeeded: number;
  readonly skipped: number;
  readonly failed: number;
}

/** Undefined where it does not count as `succeeded`, `skipped` and `failed`. */
export function countsOf(record: JsonObject | undefined): Counts | undefined {
  const nested = objectIn(record, 'counts');
  const read = (name: string) => numberIn(nested, name) ?? numberIn(record, name);
  const [succeeded, skipped, failed] = [read('succeeded'), read('skipped'), read('failed')];
  if (succeeded === undefined || skipped === undefined || failed === undefined) return undefined;
  return { total: read('total'), succeeded, skipped, failed };
}
