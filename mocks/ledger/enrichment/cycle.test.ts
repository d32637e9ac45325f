import { describe, expect, test } from 'vitest';
import { ledgerWorld, populationOf } from '../../../fixtures/services/ledger-world.js';
import { aCompany, aJob, aPerson, type Person } from '../../population/named/builders.js';
import { type Contact, contactsOf } from '../contacts.js';
import { runEnrichmentCycle } from '../enrichment.js';
import { putLedger } from '../ledgers.js';
import { afterTracking, putVersion, type TrackableField } from '../tracked-fields.js';

const acme = aCompany('Acme Tools');
const dayMs = 86_400_000;

const works = (slug: string, title: string, company = acme): Person =>
  aPerson(slug, {
    first_name: slug,
    jobs: [aJob(title, 'Staff', 'Engineering', company, { from: '2020-01' })],
  });

/** A ledger with Ada and Bea of Acme, and Cem, who is not in the population yet. */
async function start() {
  const parts = await ledgerWorld(populationOf(works('ada', 'Engineer'), works('bea', 'Engineer')));
  const { world, org, ledger, add, clock, reached } = parts;
  await add(
    ['ada', 'bea', 'cem'].map((linkedin) => ({
      linkedin,
      reference_id: linkedin,
      company_name: 'Acme Tools',
    })),
  );
  clock.advance(200);
  await reached();
  return {
    ...parts,
    /** Runs a cycle as the control plane does. */
    cycle: async () => {
      await reached();
      const { rewritten: _, ...found } = await runEnrichmentCycle(world, org);
      return found;
    },
    /** Tracks fields as `updateTrackedFields` does. */
    track: async (...fields: readonly TrackableField[]) => {
      const now = await ledger();
      const tracking = afterTracking(now.tracking, 'update');
      const version = { version: tracking.last, fields, createdAtMs: clock.now() };
      await putVersion(world.store, now.id, { ...version, effectiveAtMs: null, deletedAtMs: null });
      await putLedger(world.store, { ...now, tracking });
      world.schedule.changed();
    },
    contact: async (reference: string) => {
      const entries = await world.store.scan<Contact>(contactsOf('led_1'));
      return entries.map(({ value }) => value).find(({ referenceId }) => referenceId === reference);
    },
  };
}

describe('an enrichment cycle', () => {
  test('changes nothing if nothing is new', async () => {
    const { cycle, ledger } = await start();
    const { counts } = await ledger();
    expect(await cycle()).toEqual({ contacts: 3, changed: 0, notified: 0 });
    expect((await ledger()).counts).toEqual(counts);
  });

  test('notifies of each change once', async () => {
    const { cycle, track, becomes, told } = await start();
    await track('title');
    becomes(populationOf(works('ada', 'Architect')));
    await cycle();
    expect(await cycle()).toEqual({ contacts: 3, changed: 0, notified: 0 });
    becomes(populationOf(works('ada', 'Engineer')));
    await cycle();
    expect(told.map(({ fields }) => fields)).toEqual([['title'], ['title']]);
  });

  test('processes due imports first', async () => {
    const { cycle, add, clock, ledger } = await start();
    await add([{ linkedin: 'ada' }]);
    await add([{ linkedin: 'bea' }]);
    clock.advance(200);
    expect(await cycle()).toMatchObject({ contacts: 5 });
    expect((await ledger()).openImports).toEqual([]);
  });
});

test('due events are performed once, even if many callers wait for them', async () => {
  const { reached, add, clock, ledger, becomes, track, told } = await start();
  await track('title');
  await add([{ linkedin: 'ada' }]);
  becomes(populationOf(works('ada', 'Architect')));
  clock.advance(dayMs);
  await Promise.all(Array.from({ length: 20 }, reached));
  expect((await ledger()).counts.total).toBe(4);
  expect(told).toHaveLength(1);
});
