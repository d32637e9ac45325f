import { quote } from '../../engine/quote.js';
import { isRefusal, type Refusal, refuse } from '../../engine/refusal.js';
import type { World } from '../../engine/world.js';
import { afterAction } from '../stored/import-states.js';
import { findImport, statusOf } from '../stored/ledger-import.js';
import { changeLedger, type LedgerPath } from '../stored/ledger-of.js';
import { closeImport } from './close-import.js';
import { takeRows } from './process-import.js';

/**
 * Fails an import that is pending or processing: none of its rows becomes a contact. No call of the service does this; it is a
 * fault for tests.
 */
export async function failImport(
  path: LedgerPath & { readonly import_id: string },
  world: World,
): Promise<Refusal | undefined> {
  const now = world.clock.now();
  const outcome = await changeLedger(path, world, async (store, ledger) => {
    const batch = await findImport(store, ledger.id, path.import_id);
    if ('refused' in batch) return batch;
    const status = statusOf(batch, now);
    if (afterAction(status, 'fail') === undefined) {
      const message = `Import ${quote(batch.id)} is ${status}; only one that is under way can fail.`;
      return refuse('conflict', message);
    }
    await takeRows(store, batch);
    await closeImport(store, ledger, batch, { state: 'failed', now });
    return {};
  });
  return isRefusal(outcome) ? outcome : undefined;
}
