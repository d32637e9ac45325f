import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as validators from '../../generated/validators.js';
import { createPopulation } from './create-population.js';
import { named } from './named.js';
import type { Job, Person } from './population.js';

const seeds = fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER });
const sample = createPopulation({ seed: 1, size: 3000 });
const generated = sample.people.slice(named.length, 3000);
const jobsOf = (people: Iterable<Person>): readonly Job[] => [...people].flatMap(({ jobs = [] }) => jobs);
const share = <T>(items: readonly T[], holds: (item: T) => boolean): number =>
  items.filter(holds).length / items.length;

describe('a population', () => {
  it('is the same for the same seed and size', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const [one, other] = [0, 1].map((turn) =>
          createPopulation({ seed, size: 150, own: [{ id: `${turn}` }] }),
        );
        expect([...(one?.people ?? [])].slice(1)).toEqual([...(other?.people ?? [])].slice(1));
      }),
      { numRuns: 10 },
    );
  });

  it('begins with the people of any smaller one of the same seed', () => {
    fc.assert(
      fc.property(seeds, fc.integer({ min: 0, max: 400 }), (seed, size) => {
        const small = createPopulation({ seed, size }).people;
        const large = createPopulation({ seed, size: 500 }).people;
        expect(large.slice(0, small.length)).toEqual([...small]);
      }),
      { numRuns: 10 },
    );
  });

  it('has different generated people for a different seed', () => {
    const other = createPopulation({ seed: 2, size: 3000 });
    expect(generated.filter(({ id = '' }) => other.person(id) !== undefined)).toEqual([]);
  });

  it('has exactly the requested number of people, but always all named ones unless the number is 0', () => {
    expect(createPopulation({ seed: 1, size: 1000 }).people).toHaveLength(1000);
    expect(createPopulation({ seed: 1, size: 1 }).people.slice(0, 1000)).toEqual(named);
    expect(createPopulation({ seed: 1, size: 0 }).people.slice(0, 1000)).toEqual([]);
  });

  it('has own people in addition, who keep their ids, mailboxes and companies', () => {
    const [, , third] = createPopulation({ seed: 1, size: 200 }).people;
    const company = generated.at(-1)?.position?.company ?? {};
    const own = [
      { id: third?.id ?? '', name: 'Somebody Else' },
      { id: 'mine', jobs: [{ email: 'ada@acme.example.com', company }] },
    ];
    expect(createPopulation({ seed: 1, size: 0, own }).people.slice(0, 1000)).toEqual(own);
    const population = createPopulation({ seed: 1, size: 200, own });
    const { people } = population;
    expect(people).toHaveLength(201);
    expect([population.person(third?.id ?? ''), population.person('mine')]).toEqual(own);
    expect(createPopulation({ seed: 1, size: 200, own }).people).toBe(people);
    const slugs = new Map(jobsOf(people).map((job) => [job.company?.id, job.company?.linkedin]));
    expect([...slugs.values()].filter((slug) => slug === company.linkedin)).toHaveLength(1);
  });
});

describe('every person of a population', () => {
  it('is a valid Person of the contract, whatever the seed', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        for (const person of createPopulation({ seed, size: 300 }).people) {
          expect(validators.Person(person), JSON.stringify(validators.Person.errors)).toBe(true);
        }
      }),
      { numRuns: 10 },
    );
  });

  it('has a unique id and slug, and no mailbox of another person', () => {
    expect(new Set([...sample.people].map(({ id }) => id)).size).toBe(3000);
    const slugs = [...sample.people].flatMap(({ linkedin }) => linkedin ?? []);
    expect(new Set(slugs).size).toBe(slugs.length);
    const owners = new Map<string, Person>();
    for (const person of sample.people) {
      for (const { email } of person.jobs ?? []) {
        if (email !== undefined) expect(owners.get(email) ?? person).toBe(person);
        if (email !== undefined) owners.set(email, person);
      }
    }
  });

  it('has only reserved domains and phone numbers', () => {
    for (const { company, email } of jobsOf(sample.people)) {
      if (company?.domain !== undefined)
        expect(company.domain).toMatch(/^[a-z0-9-]+\.(example\.com|example|test)$/);
      if (email !== undefined) expect(email.split('@')[1]).toBe(company?.domain);
    }
    const phones = [...sample.people].flatMap(({ cell_phone_number, jobs = [] }) => [
      cell_phone_number,
      ...jobs.map(({ direct_dial_number }) => direct_dial_number),
    ]);
    for (const phone of phones) if (phone !== undefined) expect(phone).toMatch(/^\+1\d{3}55501\d\d$/);
  });
});

describe('the generated people', () => {
  const jobs = jobsOf(generated);

  it('work for companies with a ticker only if public, and with four-digit SIC codes', () => {
    for (const { company } of jobs) {
      expect(company?.ticker !== undefined).toBe(company?.type === 'Public Company');
      expect(company?.sic_codes?.every((code) => /^\d{4}$/.test(code))).toBe(true);
    }
    expect(jobs.some(({ company }) => company?.sic_codes?.some((code) => code.startsWith('0')))).toBe(true);
    const companies = [...new Set(jobs.map(({ company }) => company))];
    expect(share(companies, (company) => company?.ultimate_parent !== undefined)).toBeCloseTo(0.15, 1);
  });
});
