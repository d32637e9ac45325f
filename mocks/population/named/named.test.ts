import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { records } from '../../../generated/records.js';
import { named } from '../named.js';
import type { Job, Person } from '../population.js';

const jobs: readonly Job[] = named.flatMap((person) => person.jobs ?? []);
const isActive = (job: Job) => job.ended_at === undefined;
const bySlug = (slug: string): Person | undefined => named.find(({ linkedin }) => linkedin === slug);

function valuesOf(record: 'person' | 'job' | 'company', property: string): readonly string[] {
  return records[record].properties.find(({ name }) => name === property)?.values ?? [];
}

describe('the named people', () => {
  it('have every value of every enumeration', () => {
    const shown = (values: readonly (string | undefined)[]) =>
      new Set(values.filter((value) => value !== undefined));
    expect(shown(named.map((person) => person.employment_status))).toEqual(
      new Set(valuesOf('person', 'employment_status')),
    );
    expect(shown(jobs.map((job) => job.level))).toEqual(new Set(valuesOf('job', 'level')));
    expect(shown(jobs.map((job) => job.function))).toEqual(new Set(valuesOf('job', 'function')));
    expect(shown(jobs.map((job) => job.email_status))).toEqual(new Set(valuesOf('job', 'email_status')));
    expect(shown(jobs.map(({ company }) => company?.type))).toEqual(new Set(valuesOf('company', 'type')));
  });

  it('include Ada Moreau as in the contract, except for computed members', () => {
    const contract = parse(readFileSync(new URL('../../../spec/people.yaml', import.meta.url), 'utf8'));
    const example =
      contract.paths['/{org_id}/find'].post.responses['200'].content['application/json'].examples.one;
    const { score: _score, ...shown } = example.value.matches[0].people[0];
    const {
      duration: _d,
      company_tenure: _t,
      is_first_at_company: _f,
      is_last_at_company: _l,
      ...job
    } = shown.position;
    expect(bySlug('ada-moreau-7')).toEqual({ ...shown, position: job, jobs: [job] });
  });

  it('cover every kind of career, name and employer', () => {
    const counts = named.map((person) => person.jobs?.length ?? 0);
    expect(counts).toContain(0);
    expect(counts).toContain(40);
    const active = named.map((person) => (person.jobs ?? []).filter(isActive).length);
    expect(active).toEqual(expect.arrayContaining([0, 1, 2, 3]));
    expect(named.filter(({ name }) => name === 'John Smith')).toHaveLength(8);
    expect(named.filter(({ position }) => position?.company?.id === 'com_1b22e0').length).toBeGreaterThan(5);
    expect(named.some(({ name }) => name === undefined)).toBe(true);
    expect(named.some(({ name, first_name }) => name !== undefined && first_name === undefined)).toBe(true);
    expect(jobs.some(({ company }) => company?.domain === undefined)).toBe(true);
    expect(jobs.some(({ company }) => company?.ultimate_parent?.ticker !== undefined)).toBe(true);
    expect(jobs.some((job) => job.started_at_year_only && job.ended_at_year_only)).toBe(true);
    expect(named.some(({ location_details }) => location_details?.country_code === 'PR')).toBe(true);
    expect(
      named.some(
        ({ location, location_details }) => location !== undefined && location_details === undefined,
      ),
    ).toBe(true);
    expect(bySlug('ada-moreau-7')?.location_details?.postal_code).toBe('02139');
  });
});
