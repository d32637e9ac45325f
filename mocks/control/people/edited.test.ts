import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as validators from '../../../generated/validators.js';
import { Refused } from '../../engine/refusal.js';
import { createPopulation } from '../../population/create-population.js';
import type { Job, Person } from '../../population/population.js';
import { edited, type PersonEdit } from './edited.js';

const population = createPopulation({ seed: 7, size: 240 });
const [, , , fourth] = population.people;
const january = Date.UTC(2026, 0, 14, 5);
const today = '2026-01-14T00:00:00Z';
const thisMonth = '2026-01-01T00:00:00Z';

const done = (person: Person, change: PersonEdit, now = january): Person =>
  edited(person, change, {
    population,
    companies: new Map(),
    now,
    isCompanyId: (company, id) => company.id === id,
    newCompanyId: ({ name }) => `com_new_${name}`,
  });

const employer = { id: 'com_1', name: 'Northwind Robotics', domain: 'northwind-robotics.example.com' };
const ada: Person = {
  id: 'per_1',
  name: 'Ada Moreau',
  first_name: 'Ada',
  last_name: 'Moreau',
  location: 'Lyon, France',
  location_details: { locality: 'Lyon' },
  employment_status: 'employed',
  info_change_detected_at: '2025-01-01T00:00:00Z',
  jobs: [
    {
      title: 'Engineer',
      started_at: '2020-09-01T00:00:00Z',
      email: 'ada@northwind.test',
      email_status: 'catch-all',
      company: employer,
    },
    {
      title: 'Intern',
      started_at: '2019-01-01T00:00:00Z',
      ended_at: '2020-09-01T00:00:00Z',
      company: employer,
    },
  ],
};
const [present] = ada.jobs ?? [];
if (present) ada.position = present;
const { position: _, ...jobless } = done(ada, { employment_status: 'unemployed' });

describe('a new job', () => {
  it('is the current one from the first of this month, when the previous one ends', () => {
    const {
      jobs = [],
      position,
      employment_status,
    } = done(ada, {
      job: { title: 'Zookeeper', company: { name: 'Zoo', domain: 'zoo.test' } },
    });
    expect(position).toEqual({
      title: 'Zookeeper',
      level: 'Staff',
      company: { id: 'com_new_Zoo', name: 'Zoo', domain: 'zoo.test' },
      started_at: thisMonth,
    });
    expect(jobs.map(({ title, ended_at }) => [title, ended_at])).toEqual([
      ['Zookeeper', undefined],
      ['Engineer', thisMonth],
      ['Intern', '2020-09-01T00:00:00Z'],
    ]);
    expect([jobs[0] === position, employment_status]).toEqual([true, 'employed']);
  });

  it('begins in the requested month', () => {
    const { position, jobs } = done(ada, {
      job: { title: 'CTO', company: employer, started_at: '2025-11-17' },
    });
    expect(position?.started_at).toBe('2025-11-01T00:00:00Z');
    expect(jobs?.[1]?.ended_at).toBe('2025-11-01T00:00:00Z');
  });

  it.each([
    ['at another company', { title: 'Engineer', company: { name: 'Zoo' } }, [undefined, today]],
    ['with another title', { title: 'CTO', company: { ...employer } }, [today, undefined]],
    ['with both', { title: 'CTO', company: { name: 'Zoo' } }, [today, today]],
  ])('%s is detected as such', (_name, job, dates) => {
    // The population has no employee of this company: only the id shows that it is the same.
    const { title_change_detected_at, company_change_detected_at, info_change_detected_at } = done(ada, {
      job,
    });
    expect([title_change_detected_at, company_change_detected_at]).toEqual(dates);
    expect(info_change_detected_at).toBe(today);
  });

  it('is at the known company with the given id, domain or name', () => {
    const known = fourth?.position?.company;
    const { id = '', name = '', domain = '' } = known ?? {};
    for (const company of [{ id }, { domain: `https://www.${domain}/` }, { name: name.toUpperCase() }]) {
      expect(done(ada, { job: { title: 'CTO', company } }).position?.company).toEqual(known);
    }
  });

  it('has the level and function of others with the same title', () => {
    const model = fourth?.position;
    const { position } = done(ada, { job: { title: model?.title?.toUpperCase() ?? '', company: employer } });
    expect([position?.level, position?.function]).toEqual([model?.level, model?.function]);
  });
});

describe('an edit', () => {
  it('of the title is a new job at the same company, with the same mailbox', () => {
    const { position, jobs } = done(ada, { title: 'VP of Engineering' });
    expect(position).toMatchObject({
      title: 'VP of Engineering',
      level: 'VP',
      company: employer,
      email: 'ada@northwind.test',
      started_at: thisMonth,
    });
    expect(jobs?.[1]).toMatchObject({ title: 'Engineer', ended_at: thisMonth });
  });

  it.each(['retired', 'unemployed'] as const)('to %s ends every active job', (employment_status) => {
    const second: Job = { title: 'Adviser', started_at: '2026-03-01T00:00:00Z' };
    const busy = { ...ada, jobs: [second, ...(ada.jobs ?? [])] };
    const result = done(busy, { employment_status });
    expect(result.employment_status).toBe(employment_status);
    expect(result).not.toHaveProperty('position');
    // A job that begins after this month ends when it begins.
    expect(result.jobs?.slice(0, 2).map(({ ended_at }) => ended_at)).toEqual([second.started_at, thisMonth]);
  });

  it('of the email changes the current job, and is valid unless a status is given', () => {
    const { position, jobs } = done(ada, { email: 'a.moreau@northwind.test' });
    expect(position).toMatchObject({ email: 'a.moreau@northwind.test', email_status: 'valid' });
    expect(jobs).toContain(position);
    expect(done(ada, { email_status: 'best-guess' }).position).toMatchObject({
      email: 'ada@northwind.test',
      email_status: 'best-guess',
    });
  });

  it('can contain a new job and its email', () => {
    const { jobs } = done(ada, { job: { title: 'CTO', company: { name: 'Zoo' } }, email: 'ada@zoo.test' });
    expect(jobs?.map(({ email }) => email)).toEqual(['ada@zoo.test', 'ada@northwind.test', undefined]);
  });

  it('of the name or the location removes what was derived from it', () => {
    const renamed = done(ada, { name: 'Ada Byron', location: 'Nice, France' });
    expect(renamed).toMatchObject({ name: 'Ada Byron', location: 'Nice, France' });
    for (const gone of ['first_name', 'last_name', 'location_details'])
      expect(renamed).not.toHaveProperty(gone);
    expect(done(ada, { last_name: 'Byron' }).name).toBe('Ada Byron');
  });

  it('that changes nothing returns the same object', () => {
    expect(done(ada, { name: 'Ada Moreau', first_name: 'Ada', last_name: 'Moreau' })).toBe(ada);
    expect(done(ada, { title: 'Engineer' })).toBe(ada);
  });
});

describe('an impossible edit', () => {
  const cto = (company: object, started_at?: string) => ({
    job: { title: 'CTO', company, ...(started_at === undefined ? {} : { started_at }) },
  });

  it.each<[Person, PersonEdit, string]>([
    [ada, { title: 'CTO', employment_status: 'retired' }, 'send one of them'],
    [ada, cto(employer, '2026-02-01'), 'today is 2026-01-14'],
    [ada, cto(employer, '2020-08-31'), 'began later, on 2020-09-01'],
    [ada, cto({}), 'nameless'],
    [ada, cto({ id: 'com_none' }), 'id "com_none"'],
    [jobless, { title: 'CTO' }, 'has none'],
    [jobless, { email: 'a@b.test' }, 'has none'],
  ])('of %o to %j is refused', (person, change, words) => {
    expect(() => done(person, change)).toThrow(words);
  });
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
          try {
            person = done(person, next, now);
          } catch (error) {
            if (!(error instanceof Refused)) throw error;
          }
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
