import { describe, expect, test } from 'vitest';
import { ledgerWorld } from '../../../fixtures/services/ledger-world.js';
import { aCompany, aJob, aPerson, type Person } from '../../population/named/builders.js';
import type { Population } from '../../population/population.js';
import { type Contact, contactsOf } from '../contacts.js';
import { runEnrichmentCycle } from '../enrichment.js';
import { putLedger } from '../ledgers.js';
import { afterTracking, findVersion, putVersion, type TrackableField } from '../tracked-fields.js';

const acme = aCompany('Acme Tools');
const zeta = aCompany('Zeta Labs');
const dayMs = 86_400_000;

const works = (slug: string, title: string, company = acme): Person =>
  aPerson(slug, {
    first_name: slug,
    jobs: [aJob(title, 'Staff', 'Engineering', company, { from: '2020-01' })],
  });

function populationOf(...people: readonly Person[]): Population {
  return {
    people,
    inOrderOfIds: people,
    indexed: () => Promise.resolve(),
    person: (id) => people.find((person) => person.id === id),
    candidates: ({ term }) =>
      people.filter(({ linkedin }) => linkedin === term).map((person) => ({ person, similarity: 1 })),
    similarity: ({ linkedin }, { term }) => (linkedin === term ? 1 : 0),
  };
}

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

  test('counts new jobs, and verifies contacts again whose person was found or moved', async () => {
    const { cycle, ledger, becomes, contact } = await start();
    becomes(populationOf(works('ada', 'Engineer', zeta), works('bea', 'Engineer'), works('cem', 'Clerk')));
    expect(await cycle()).toEqual({ contacts: 3, changed: 1, notified: 0 });
    expect((await ledger()).counts).toEqual({ total: 3, verified: 2, newJobs: 1 });
    expect(await contact('ada')).toMatchObject({ verified: false, customChange: null });
    expect(await contact('cem')).toMatchObject({ verified: true, companyChangedAtMs: null });
  });

  test('notifies of changed tracked fields only', async () => {
    const { cycle, track, becomes, contact, clock, told } = await start();
    await track('title');
    becomes(populationOf(works('ada', 'Architect'), works('bea', 'Engineer', zeta)));
    expect(await cycle()).toEqual({ contacts: 3, changed: 2, notified: 1 });
    const ada = await contact('ada');
    expect(told).toEqual([
      {
        org: 'org_demo',
        ledgerId: 'led_1',
        contactId: ada?.id,
        version: 1,
        fields: ['title'],
        contact: expect.objectContaining({ id: ada?.id, reference_id: 'ada' }),
      },
    ]);
    expect(ada?.customChange).toEqual({ changedAtMs: clock.now(), version: 1 });
    expect((await contact('bea'))?.customChange).toBeNull();
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

  test('puts newly set tracked fields into effect, also for changes since the previous cycle', async () => {
    const { world, cycle, track, becomes, ledger, clock, told } = await start();
    await track('company.name');
    await cycle();
    becomes(populationOf(works('ada', 'Architect', zeta)));
    await track('title');
    expect((await ledger()).tracking).toEqual({ last: 2, current: 2, effective: 1 });
    await cycle();
    expect(told.map(({ version, fields }) => [version, fields])).toEqual([[2, ['title']]]);
    expect((await ledger()).tracking.effective).toBe(2);
    expect((await findVersion(world.store, 'led_1', 2))?.effectiveAtMs).toBe(clock.now());
  });

  test('does not notify after the tracked fields were deleted', async () => {
    const { world, cycle, track, becomes, ledger, told } = await start();
    await track('title');
    await cycle();
    const now = await ledger();
    await putLedger(world.store, { ...now, tracking: afterTracking(now.tracking, 'delete') });
    becomes(populationOf(works('ada', 'Architect')));
    expect(await cycle()).toEqual({ contacts: 3, changed: 1, notified: 0 });
    expect(told).toEqual([]);
  });

  test('processes due imports first', async () => {
    const { cycle, add, clock, ledger } = await start();
    await add([{ linkedin: 'ada' }]);
    await add([{ linkedin: 'bea' }]);
    clock.advance(200);
    expect(await cycle()).toMatchObject({ contacts: 5 });
    expect((await ledger()).openImports).toEqual([]);
  });

  test('ignores the ledgers of other organizations', async () => {
    const { world } = await start();
    expect(await runEnrichmentCycle(world, 'org_other')).toMatchObject({
      contacts: 0,
      changed: 0,
      notified: 0,
    });
  });

  test('runs automatically when the clock passes midnight UTC, once per midnight', async () => {
    const { reached, track, becomes, clock, told } = await start();
    await track('title');
    becomes(populationOf(works('ada', 'Architect')));
    clock.advance(Date.UTC(2026, 0, 15) - clock.now() - 1);
    await reached();
    expect(told).toEqual([]);
    clock.advance(1);
    await reached();
    expect(told).toHaveLength(1);
    becomes(populationOf(works('ada', 'Engineer')));
    clock.advance(dayMs - 1);
    await reached();
    expect(told).toHaveLength(1);
    clock.advance(1);
    await reached();
    expect(told).toHaveLength(2);
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
