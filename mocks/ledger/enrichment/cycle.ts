import type { World } from '../../engine/world.js';
import { populationNow } from '../../population/current.js';
import { findLedger, listLedgers } from '../stored/ledger.js';
import { type Enriched, enrichLedger } from './enrich-ledger.js';

/** Runs an enrichment cycle now, over every ledger of an organization. */
export async function runEnrichmentCycle(world: World, org: string): Promise<Enriched> {
  const sum = { contacts: 0, changed: 0, rewritten: 0, notified: 0 };
  for (const { id } of await listLedgers(world.store, org)) {
    const enriched = await world.store.transact(async (store) => {
      const ledger = await findLedger(store, org, id);
      if (ledger === undefined || ledger.deletedAtMs !== null) return undefined;
      return enrichLedger(store, ledger, await populationNow(world), world);
    });
    sum.contacts += enriched?.contacts ?? 0;
    sum.changed += enriched?.changed ?? 0;
    sum.rewritten += enriched?.rewritten ?? 0;
    sum.notified += enriched?.notified ?? 0;
  }
  return sum;
}
