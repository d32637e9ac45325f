import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as validators from '../../../generated/validators.js';
import { isRefusal, type Refusal } from '../../engine/refusal.js';
import { createPopulation } from '../../population/create-population.js';
import type { Person } from '../../population/population.js';
import { edited, type PersonEdit } from './edited.js';

const population = createPopulation({ seed: 7, size: 240 });
const january = Date.UTC(2026, 0, 14, 5);

const edit = (person: Person, change: PersonEdit, now = january): Person | Refusal =>
  edited(person, change, {
    population,
    companies: new Map(),
    now,
    isCompanyId: (company, id) => company.id === id,
    newCompanyId: ({ name }) => `com_new_${name}`,
  });

describe('people after any sequence of edits', () => {
  const company = fc.constantFrom(
    { name: 'Zoo' },
    ...population.people.slice(0, 9).flatMap(({ position }) => position?.company ?? []),
  );
  const title = fc.constantFrom('CTO', 'Zookeeper', 'Senior Zookeeper', 'Software Engineer');
  const change: fc.Arbitrary<PersonEdit> = fc.oneof(
    fc.record({ job: fc.record({ title, company }) }),
    fc.record({ title }),
    fc.record({ employment_status: fc.constantFrom('retired' as const, 'unemployed' as const) }),
    fc.record({ email: fc.emailAddress() }),
    fc.record({ name: fc.constantFrom('A B', 'C D') }),
  );
  const history = fc.array(fc.record({ change, months: fc.nat(20) }), { minLength: 1, maxLength: 6 });

  it('conform to the contract, with the newest job first, and are employed exactly while a job is active', () => {
    fc.assert(
      fc.property(fc.constantFrom(...population.people), history, (start, changes) => {
        let [person, now] = [start, january];
        for (const { change: next, months } of changes) {
          now += months * 31 * 86_400_000;
          const result = edit(person, next, now);
          person = isRefusal(result) ? person : result;
        }
        expect(validators.Person(person), JSON.stringify(validators.Person.errors)).toBe(true);
        const { jobs = [], position, employment_status } = person;
        const starts = jobs.map(({ started_at = '' }) => started_at);
        expect(starts).toEqual(starts.toSorted().reverse());
        for (const { started_at = '', ended_at = '9' } of jobs) expect(ended_at >= started_at).toBe(true);
        const active = jobs.filter(({ ended_at }) => ended_at === undefined);
        expect([position !== undefined, active.length > 0]).toEqual(
          Array(2).fill(employment_status === 'employed'),
        );
        if (position !== undefined) expect(active).toContain(position);
      }),
      { seed: 9, numRuns: 200 },
    );
  });
});
