import { addContacts, getImport, statusOf } from '../../checks/kinds/ledgers/own-imports.js';
import type { Json, JsonObject } from '../../target/json.js';
import { numberIn, objectIn } from '../../target/wire/members.js';
import { demand } from '../answers.js';
import { type ProbeContext, sceneOf } from '../probe.js';

/** Waits between looks at imports: enough for one that takes a minute. */
const waitsMs = [100, 250, 500, 1000, 2000, 4000, 8000, 16_000, 32_000, 12_000];

/** The most looks, in addition to one at each import. */
export const looks = waitsMs.length;

export const look = async (t: ProbeContext, ledgerId: string, importId: string): Promise<JsonObject> =>
  sceneOf(t).object(await getImport(t, ledgerId, importId));

/** Returns imports by id, as soon as they have ended; those that do not end as they are after more than a minute. */
export async function ended(
  t: ProbeContext,
  ledgerId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, JsonObject>> {
  const imports = new Map<string, JsonObject>();
  const waits = [...waitsMs];
  for (const id of new Set(ids)) {
    // By the time the first has ended, most others have ended, too.
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

/** Whether an import has not ended yet, as far as its status shows. */
export function isOpen(record: JsonObject | undefined): boolean {
  return !['completed', 'failed', 'deleted'].includes(statusOf(record) ?? '');
}

/** Why an import that does not end shows nothing. */
export const neverEnds = 'an import is not completed after more than a minute';

/** Adds contacts and returns their import after it has ended. Ends the probe if it does not end. */
export async function endedImport(
  t: ProbeContext,
  ledgerId: string,
  rows: readonly Json[],
): Promise<JsonObject | undefined> {
  const importId = await addContacts(sceneOf(t), ledgerId, rows);
  const record = (await ended(t, ledgerId, [importId])).get(importId);
  demand(!isOpen(record), neverEnds);
  return record;
}

/** Returns the counts of an import's rows, undefined unless it has `succeeded`, `skipped` and `failed`. */
export function countsOf(record: JsonObject | undefined) {
  const nested = objectIn(record, 'counts');
  const read = (name: string) => numberIn(nested, name) ?? numberIn(record, name);
  const [succeeded, skipped, failed] = [read('succeeded'), read('skipped'), read('failed')];
  if (succeeded === undefined || skipped === undefined || failed === undefined) return undefined;
  return { total: read('total'), succeeded, skipped, failed };
}
