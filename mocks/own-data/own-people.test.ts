import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { startService } from '../../fixtures/calls.js';
import { writtenPeople } from '../../fixtures/written-people.js';
import type { WrittenPerson } from './fixtures.js';

/**
 * Reduces a person to what was written: without what follows from the time or from other members, and without lists that are
 * empty because nothing was written.
 */
function asWritten(shown: object, written: object): object {
  return Object.fromEntries(
    Object.entries(written).map(([name, value]) => {
      const found: unknown = Object.entries(shown).find(([member]) => member === name)?.[1];
      return [name, partOf(found, value)];
    }),
  );
}

/** Reduces a value to what was written; jobs and education are returned in another order. */
function partOf(shown: unknown, written: unknown): unknown {
  if (Array.isArray(written) && Array.isArray(shown)) {
    const left = [...shown];
    return written.map((one) => {
      const at = left.findIndex((other) => isPart(other, one));
      return at === -1 ? left : partOf(left.splice(at, 1)[0], one);
    });
  }
  return isRecord(written) && isRecord(shown) ? asWritten(shown, written) : shown;
}

const isPart = (shown: unknown, written: unknown) =>
  JSON.stringify(partOf(shown, written)) === JSON.stringify(written);
const isRecord = (value: unknown): value is object => typeof value === 'object' && value !== null;

const people: readonly WrittenPerson[] = [
  {
    name: 'Grace Lee',
    jobs: [
      { title: 'CEO', company: 'acme', started_at: '2020-09-01', email: 'grace@acme.example.com' },
      { title: 'CTO', company: 'acme', started_at: '2017-02-01', ended_at: '2020-09-01' },
    ],
  },
  { id: 'p2', first_name: 'Ada', last_name: 'Moreau', employment_status: 'retired' },
];
const companies = {
  acme: { name: 'Acme', domain: 'acme.example.com', ultimate_parent: 'world' },
  world: { name: 'World' },
};

describe('people of your own', () => {
  it('are returned as they were written, whatever members they have', async () => {
    await fc.assert(
      fc.asyncProperty(writtenPeople, async (written) => {
        const { mock, as } = await startService({ people: 0, fixtures: { people: [...written] } });
        for (const person of written) {
          const { body } = await as.viewer.call('getPerson', { path: { person_id: person.id ?? '' } });
          expect(asWritten(body, person)).toEqual(person);
        }
        await mock.close();
      }),
      { seed: 5, numRuns: 25 },
    );
  }, 60_000);

  it('have the members that follow from others, and share their companies', async () => {
    const { mock, as } = await startService({ people: 0, fixtures: { people: [...people], companies } });
    const [grace, ada] = mock.people;
    expect(grace).toMatchObject({
      employment_status: 'employed',
      position: { title: 'CEO', email_status: 'valid' },
    });
    expect(grace?.position).toBe(grace?.jobs?.[0]);
    expect(grace?.jobs?.[0]?.company).toBe(grace?.jobs?.[1]?.company);
    expect(grace?.position?.company).toEqual({
      ...companies.acme,
      id: expect.stringMatching(/^com_/),
      ultimate_parent: { id: expect.stringMatching(/^com_/), name: 'World' },
    });
    expect(ada).toEqual({
      id: 'p2',
      first_name: 'Ada',
      last_name: 'Moreau',
      name: 'Ada Moreau',
      employment_status: 'retired',
    });
    const { body } = await as.viewer.call('getPerson', { path: { person_id: grace?.id ?? '' } });
    expect(body.position).toMatchObject({
      started_at: '2020-09-01T00:00:00Z',
      company_tenure: expect.any(Number),
    });
  });

  it('always have the same ids, and different ones if they have the same name', async () => {
    const twins = { people: [{ name: 'Ada' }, { name: 'Ada' }, { country: 'France' }, {}] };
    const ids = async () =>
      (await startService({ people: 0, fixtures: twins })).mock.people.map(({ id }) => id);
    const first = await ids();
    expect(new Set(first).size).toBe(4);
    expect(await ids()).toEqual(first);
  });

  it('are the only ones if nobody is generated, and are added to the others otherwise', async () => {
    const fixtures = { people: [...people], companies };
    const alone = await startService({ people: 0, fixtures });
    const { body } = await alone.as.viewer.call('search', { body: { size: 10 } });
    expect(body.people?.map(({ name }) => name).sort()).toEqual(['Ada Moreau', 'Grace Lee']);
    const beside = await startService({ people: 80, fixtures });
    expect(beside.mock.people).toHaveLength(82);
    expect((await startService({ people: 0 })).mock.people).toEqual([]);
  });
});
