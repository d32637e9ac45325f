import { organizationIds } from '../../engine/organizations.js';
import type { Upcoming } from '../../engine/schedule.js';
import type { World } from '../../engine/world.js';
import { populationNow } from '../../population/current.js';
import { findLedger, type Ledger, listLedgers } from '../stored/ledger.js';
import { findImport } from '../stored/ledger-import.js';
import { processImport } from './process-import.js';

interface OpenImport {
  readonly ledger: Pick<Ledger, 'org' | 'id'>;
  readonly id: string;
  readonly completesAtMs: number;
}

/** Schedules the import that is due next, across all ledgers (questions import.duration and import.states). */
export const nextImport: Upcoming = async (world) => {
  let first: OpenImport | undefined;
  for (const org of await organizationIds(world)) {
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

async function complete({ ledger: { org, id: ledgerId }, id }: OpenImport, world: World): Promise<void> {
  await world.store.transact(async (store) => {
    const ledger = await findLedger(store, org, ledgerId);
    // Another call may have ended it in the meantime.
    if (!ledger?.openImports.some((open) => open.id === id)) return;
    const batch = await findImport(store, ledgerId, id);
    if ('refused' in batch) return;
    const population = await populationNow(world);
    await processImport(store, ledger, batch, { population, world });
  });
}
