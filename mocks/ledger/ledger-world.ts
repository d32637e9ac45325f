import type { Readings } from '../../generated/questions.js';
import { builtIn } from '../engine/contract.js';
import { profileOf } from '../engine/profile.js';
import type { Population } from '../population/population.js';
import { Timeline } from '../schedule/timeline.js';
import { controlledClock, manualClock } from '../state/clock.js';
import { seededIds } from '../state/ids.js';
import { memoryStore } from '../state/memory-store.js';
import type { World } from '../world.js';
import { midnightCycle } from './enrichment/midnight-cycle.js';
import { importToJoin, putRows } from './imports/join-import.js';
import { nextImport } from './imports/next-import.js';
import { readRows } from './imports/read-rows.js';
import { noContacts } from './ledgers/counts.js';
import { findLedger, type Ledger, putLedger } from './ledgers/ledger.js';
import { nothingTracked } from './tracked-fields/tracking.js';

const org = 'org_demo';

/** A world with one ledger, for tests of what happens between calls. The people may become others. */
export async function ledgerWorld(people: Population, readings: Partial<Readings> = {}) {
  const clock = manualClock(Date.UTC(2026, 0, 14, 5));
  const timeline = new Timeline(controlledClock(clock), [nextImport, midnightCycle()]);
  let population = people;
  const world: World = {
    orgs: { own: org, other: 'org_other', noCredit: 'org_empty' },
    credits: {},
    contract: builtIn,
    profile: profileOf(readings),
    clock,
    ids: seededIds(1),
    store: memoryStore(),
    get population() {
      return population;
    },
    mutant: undefined,
    schedule: timeline,
    send: async () => ({ status: 204 }),
  };
  timeline.goOnWith(world);
  const now = clock.now();
  const created: Ledger = {
    id: 'led_1',
    org,
    name: 'Customers',
    description: null,
    createdAtMs: now,
    counts: noContacts,
    imports: 0,
    openImports: [],
    tracking: nothingTracked,
    deletedAtMs: null,
  };
  await putLedger(world.store, created);
  const ledger = async () => (await findLedger(world.store, org, created.id)) ?? created;
  return {
    world,
    clock,
    org,
    ledger,
    becomes: (others: Population) => {
      population = others;
      timeline.changed();
    },
    /** Starts an import of contacts. */
    add: async (contacts: readonly unknown[]) => {
      const into = await ledger();
      const batch = await importToJoin(world.store, into, null, world);
      await putRows(world.store, into, batch, await readRows(contacts, 1, world));
      timeline.changed();
      return batch.id;
    },
    /** Ends when everything has happened that was due by now. */
    reached: () => timeline.reached(),
  };
}
