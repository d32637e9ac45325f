import { setImmediate } from 'node:timers/promises';
import { populationNow } from '../../population/current.js';
import type { Population } from '../../population/population.js';
import { dayOf } from '../../state/calendar.js';
import type { World } from '../../world.js';
import { enrichLedger } from '../enrichment/enrich-ledger.js';
import { findLedger, type Ledger, listLedgers } from '../ledgers/ledger.js';
import { findImport } from './ledger-import.js';
import { processImport } from './process-import.js';

type LedgerId = Pick<Ledger, 'org' | 'id'>;

/**
 * Does what is due in a ledger by now: imports whose time has come, and the enrichment cycle of midnight. Nothing runs
 * on timers, so every operation on a ledger begins with this; where nothing is due it costs nothing.
 */
export async function settle(world: World, { org, id }: LedgerId): Promise<void> {
  const now = world.clock.now();
  const known = await findLedger(world.store, org, id);
  if (known === undefined || !(hasDueImports(known, now) || isCycleDue(known, now))) return;
  const population = await populationNow(world);
  await processDueImports(known, population, world);
  await world.store.transact(async (store) => {
    const ledger = await findLedger(store, org, id);
    if (ledger !== undefined && isCycleDue(ledger, now)) await enrichLedger(store, ledger, population, world);
  });
}

/** As `settle`, for every ledger of an organization. */
export async function settleAll(world: World, org: string): Promise<void> {
  for (const ledger of await listLedgers(world.store, org)) await settle(world, ledger);
}

/** Processes the imports whose time has come, in the order in which it came; other calls get their turn in between. */
export async function processDueImports(
  { org, id, openImports }: Ledger,
  population: Population,
  world: World,
): Promise<void> {
  for (const due of openImports.filter(isOver(world.clock.now()))) {
    await world.store.transact(async (store) => {
      const ledger = await findLedger(store, org, id);
      // Another call may have processed it meanwhile.
      if (!ledger?.openImports.some((open) => open.id === due.id)) return;
      const batch = await findImport(store, id, due.id);
      if (!('refused' in batch)) await processImport(store, ledger, batch, { population, world });
    });
    await setImmediate();
  }
}

const hasDueImports = ({ openImports }: Ledger, now: number): boolean => openImports.some(isOver(now));

const isOver =
  (now: number) =>
  ({ completesAtMs }: Ledger['openImports'][number]): boolean =>
    completesAtMs !== null && completesAtMs <= now;

function isCycleDue({ enrichedAtMs, deletedAtMs }: Ledger, now: number): boolean {
  return deletedAtMs === null && dayOf(enrichedAtMs) < dayOf(now);
}
