import { organizationIds } from '../../engine/organizations.js';
import type { Upcoming } from '../../engine/schedule.js';
import type { World } from '../../engine/world.js';
import { editsVersion } from '../../population/edits/edited-people.js';
import { midnightAfter } from '../../state/calendar.js';
import { ledgersOf, listLedgers } from '../stored/ledger.js';
import { runEnrichmentCycle } from './cycle.js';

/** What a cycle depends on. A cycle that found nothing finds nothing again until any of it changes. */
interface Grounds extends Pick<World, 'population' | 'profile' | 'contract'> {
  /** The version of the edits, and all ledgers, as JSON. */
  readonly state: string;
}

/**
 * Schedules an enrichment cycle over the ledgers of all organizations at each midnight UTC (question tracked.cycle). Skips
 * midnights at which nothing could be found, so that years without any change cost nothing.
 */
export function midnightCycle(): Upcoming {
  let still: Grounds | undefined;
  return async (world, livedMs) => {
    if (!(await hasLedgers(world))) return undefined;
    if (still !== undefined && isSame(still, await groundsOf(world))) return undefined;
    return {
      atMs: midnightAfter(livedMs),
      perform: async (then) => {
        const before = await groundsOf(then);
        let found = 0;
        for (const org of await organizationIds(then))
          found += (await runEnrichmentCycle(then, org)).rewritten;
        still = found === 0 && isSame(before, await groundsOf(then)) ? before : undefined;
      },
    };
  };
}

async function hasLedgers(world: World): Promise<boolean> {
  const { store } = world;
  for (const org of await organizationIds(world)) {
    if ((await store.scan(ledgersOf(org), { limit: 1 })).length > 0) return true;
  }
  return false;
}

async function groundsOf(world: World): Promise<Grounds> {
  const { store, population, profile, contract } = world;
  const ledgers = [];
  for (const org of await organizationIds(world)) ledgers.push(...(await listLedgers(store, org)));
  return { population, profile, contract, state: JSON.stringify([await editsVersion(store), ledgers]) };
}

function isSame(one: Grounds, other: Grounds): boolean {
  return (
    one.state === other.state &&
    one.population === other.population &&
    one.profile === other.profile &&
    one.contract === other.contract
  );
}
