import { populationNow } from '../../population/current.js';
import type { World } from '../../world.js';
import { processDueImports } from '../imports/settle.js';
import { findLedger, listLedgers } from '../ledgers/ledger.js';
import { type Enriched, enrichLedger } from './enrich-ledger.js';

/** Runs an enrichment cycle now, over every ledger of an organization; imports whose time has come take part. */
export async function runEnrichmentCycle(world: World, org: string): Promise<Enriched> {
  const population = await populationNow(world);
  const sum = { contacts: 0, changed: 0, notified: 0 };
  for (const known of await listLedgers(world.store, org)) {
    await processDueImports(known, population, world);
    const enriched = await world.store.transact(async (store) => {
      const ledger = await findLedger(store, org, known.id);
      if (ledger === undefined || ledger.deletedAtMs !== null) return undefined;
      return enrichLedger(store, ledger, population, world);
    });
    sum.contacts += enriched?.contacts ?? 0;
    sum.changed += enriched?.changed ?? 0;
    sum.notified += enriched?.notified ?? 0;
  }
  return sum;
}
