import { describe, expect, test } from 'vitest';
import type { World } from '../../engine/handler.js';
import { manualClock } from '../../host/mock.js';
import { readOptions } from '../../host/options.js';
import { createWorld } from '../../host/world.js';
import { createPopulation } from '../../population/create-population.js';
import { clear, type Store } from '../../state/store.js';
import { importToJoin, nextImport, putRows, readRows } from '../add-contacts.js';
import { contactsOf } from '../contacts.js';
import { runEnrichmentCycle } from '../enrichment.js';
import { listImportsOf } from '../imports.js';
import { type Ledger, ledgersOf, noContacts, putLedger } from '../ledgers.js';
import { nothingTracked } from '../tracked-fields.js';

const due = { openImports: [], imports: 0, counts: noContacts, tracking: nothingTracked, deletedAtMs: null };
const many = 600;

/** A ledger with rows that are due, and a world in which something happens after the first transaction. */
async function scene() {
  const settings = await readOptions({ clock: manualClock(0), profile: { 'import.duration': 'immediate' } });
  const world = await createWorld(settings, createPopulation({ seed: 1, size: 50 }));
  const { store, orgs } = world;
  const ledger: Ledger = { ...due, id: 'led_1', org: orgs.own, name: 'A', description: null, createdAtMs: 0 };
  const rows = Array.from({ length: many }, (_, at) => ({ name: 'Ada', reference_id: `row ${at % 590}` }));
  const batch = await importToJoin(store, ledger, null, world);
  await putRows(store, ledger, batch, await readRows(rows, 1, world));
  let slices = 0;
  const during = (happens: () => Promise<unknown>): World => {
    const transact = async <T>(work: (within: Store) => Promise<T>): Promise<T> => {
      const done = await store.transact(work);
      slices += 1;
      if (slices === 1) await happens();
      return done;
    };
    return { ...world, store: { ...store, transact } };
  };
  const now = async () => (await store.get(ledgersOf(ledger.org), ledger.id)) ?? 'gone';
  const count = () => store.count(contactsOf(ledger.id));
  return { world, store, ledger, during, now, count, slices: () => slices };
}

const importing = async (world: World) => (await nextImport(world, 0))?.perform(world);
const enriching = async (world: World) => runEnrichmentCycle(world, world.orgs.own);

describe.each([
  ['an import', importing, async () => undefined],
  ['an enrichment cycle', enriching, importing],
])('%s of many contacts', (_, work, prepare) => {
  test('keeps what others write between its slices', async () => {
    const { world, store, ledger, during, now, count, slices } = await scene();
    await prepare(world);
    await work(during(async () => putLedger(store, { ...ledger, ...Object(await now()), name: 'B' })));
    expect([slices(), await count()]).toEqual([3, 590]);
    expect(await now()).toMatchObject({ name: 'B', counts: { total: 590 }, openImports: [] });
    const outcome = { state: 'completed', counts: { total: many, succeeded: 590, skipped: 10, failed: 0 } };
    expect(await listImportsOf(store, ledger.id)).toMatchObject([outcome]);
  });

  test('ends when the ledger is deleted between them', async () => {
    const { world, store, ledger, during, now, count, slices } = await scene();
    await prepare(world);
    const forget = async () => {
      await clear(store, contactsOf(ledger.id));
      await store.delete(ledgersOf(ledger.org), ledger.id);
    };
    await work(during(forget));
    expect([slices(), await count(), await now()]).toEqual([2, 0, 'gone']);
  });
});
