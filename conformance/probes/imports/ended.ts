import { getImport, named, statusOf } from '../../checks/machines/imports/own-import.js';
import { addContacts } from '../../checks/machines/ledgers/own-ledger.js';
import type { Json, JsonObject } from '../../target/json.js';
import { numberIn, objectIn } from '../../target/wire/members.js';
import { demand } from '../answers.js';
import { type ProbeContext, sceneOf } from '../probe.js';

/** Waits between two looks at imports: long enough for one that takes a minute. */
const waitsMs = [100, 250, 500, 1000, 2000, 4000, 8000, 16_000, 32_000, 12_000];

/** Looks that are taken at most, beside one at each import. */
export const looks = waitsMs.length;

export const look = async (t: ProbeContext, ledgerId: string, importId: string): Promise<JsonObject> =>
  sceneOf(t).object(await getImport(t, ledgerId, importId));

/** Imports by their ids, as they are once they have ended; those that do not end as they are after more than a minute. */
export async function ended(
  t: ProbeContext,
  ledgerId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, JsonObject>> {
  const imports = new Map<string, JsonObject>();
  const waits = [...waitsMs];
  for (const id of new Set(ids)) {
    // The one is waited for, and then the others have mostly ended, too.
    for (;;) {
      const record = await look(t, ledgerId, id);
      imports.set(id, record);
      const ms = isOpen(record) ? waits.shift() : undefined;
      if (ms === undefined) break;
      await t.wait(ms);
    }
  }
  return imports;
}

/** Whether an import has not ended yet, as far as it shows that. */
export function isOpen(record: JsonObject | undefined): boolean {
  return !['completed', 'failed', 'deleted'].includes(statusOf(record) ?? '');
}

/** Why nothing can be told of an import that does not end. */
export const neverEnds = 'an import is not completed after more than a minute';

/** Adds contacts and answers their import as it ended. Ends the probe where it does not. */
export async function endedImport(
  t: ProbeContext,
  ledgerId: string,
  rows: readonly Json[],
): Promise<JsonObject | undefined> {
  const importId = named(await addContacts(sceneOf(t), ledgerId, rows));
  const record = (await ended(t, ledgerId, [importId])).get(importId);
  demand(!isOpen(record), neverEnds);
  return record;
}

/** Rows of an import by what became of them: undefined where it does not count them as `succeeded`, `skipped` and `failed`. */
export function countsOf(record: JsonObject | undefined) {
  const nested = objectIn(record, 'counts');
  const read = (name: string) => numberIn(nested, name) ?? numberIn(record, name);
  const [succeeded, skipped, failed] = [read('succeeded'), read('skipped'), read('failed')];
  if (succeeded === undefined || skipped === undefined || failed === undefined) return undefined;
  return { total: read('total'), succeeded, skipped, failed };
}
