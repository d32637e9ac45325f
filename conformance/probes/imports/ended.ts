import { getImport, statusOf } from '../../checks/machines/imports/own-import.js';
import type { JsonObject } from '../../target/json.js';
import type { ProbeContext } from '../probe-context.js';
import { sceneOf } from '../scene-of.js';

/** Waits between two looks at imports: long enough for one that takes a minute. */
const waitsMs = [100, 250, 500, 1000, 2000, 4000, 8000, 16_000, 32_000, 12_000];

/** Looks that are taken at most, beside one at each import. */
export const looks = waitsMs.length;

/** Imports by their ids. */
export type Imports = ReadonlyMap<string, JsonObject>;

/** Imports as they are once they have ended; those that do not end as they are after more than a minute. */
export async function ended(t: ProbeContext, ledgerId: string, ids: readonly string[]): Promise<Imports> {
  const scene = sceneOf(t);
  const imports = new Map<string, JsonObject>();
  const look = async (id: string) => {
    const record = scene.object(await getImport(t, ledgerId, id));
    imports.set(id, record);
    return record;
  };
  const waits = [...waitsMs];
  for (const id of new Set(ids)) {
    // The one is waited for, and then the others have mostly ended, too.
    while (isOpen(await look(id))) {
      const ms = waits.shift();
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
