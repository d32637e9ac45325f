import { describe, expect, it } from 'vitest';
import { everybody, jobsOf, memberOf, population, shareOf } from '../../fixtures/services/small-world.js';
import type { Readings } from '../../generated/questions.js';
import { isList, isObject, type Json, type JsonObject } from '../state/json.js';

const positionOf = ({ position }: JsonObject) => (isObject(position) ? position : undefined);
const allJobs = (readings: Partial<Readings>) => everybody(readings).flatMap(jobsOf);
const isActive = (job: JsonObject) => job['ended_at'] === undefined;
const starts = (person: JsonObject) => jobsOf(person).map((job) => String(job['started_at']));

describe('jobs', () => {
  it('are sorted newest first, oldest first, or not by date', () => {
    for (const person of everybody({})) expect(starts(person)).toEqual(starts(person).sort().reverse());
    const oldest = everybody({ 'record.jobs-order': 'oldest-first' });
    for (const person of oldest) expect(starts(person)).toEqual(starts(person).sort());
    const unordered = everybody({ 'record.jobs-order': 'unordered' });
    const several = unordered.filter((person) => new Set(starts(person)).size > 2);
    expect(several.length).toBeGreaterThan(50);
    for (const person of several) {
      expect(starts(person)).not.toEqual(starts(person).sort());
      expect(starts(person)).not.toEqual(starts(person).sort().reverse());
    }
    expect(everybody({ 'record.jobs-order': 'unordered' })).toEqual(unordered);
  });

  it('include the position, omit it, or show it differently', () => {
    for (const person of everybody({})) {
      const position = positionOf(person);
      if (position) expect(jobsOf(person)).toContain(position);
    }
    for (const [at, person] of everybody({ 'record.position-in-jobs': 'left-out' }).entries()) {
      const count = population.people[at]?.jobs?.length ?? 0;
      expect(jobsOf(person)).toHaveLength(count - (positionOf(person) ? 1 : 0));
    }
    for (const person of everybody({ 'record.position-in-jobs': 'differs' })) {
      const position = positionOf(person);
      if (position === undefined) continue;
      const same = jobsOf(person).find(
        (job) => job['title'] === position['title'] && job['started_at'] === position['started_at'],
      );
      expect(same?.['company']).toEqual(position['company']);
      expect(same?.['location']).not.toBe(position['location']);
      expect([same?.['email'], same?.['email_status']]).toEqual([undefined, undefined]);
    }
  });

  it('may be active two at a time, or never', () => {
    const several = (readings: Partial<Readings>) =>
      everybody(readings).filter((person) => jobsOf(person).filter(isActive).length > 1);
    expect(several({}).length).toBeGreaterThan(0);
    expect(several({ 'record.multiple-active': 'never' })).toEqual([]);
  });

  it('have an email and its status together, or sometimes only one of them', () => {
    const kinds = (readings: Partial<Readings>) => {
      const pairs = allJobs(readings).map(
        (job) => `${'email' in job ? 'email' : ''}+${'email_status' in job ? 'status' : ''}`,
      );
      return [...new Set(pairs)].sort();
    };
    expect(kinds({})).toEqual(['+', 'email+status']);
    expect(kinds({ 'record.email-pair': 'status-only' })).toEqual(['+', '+status', 'email+status']);
    expect(kinds({ 'record.email-pair': 'email-only' })).toEqual(['+', 'email+', 'email+status']);
  });

  it('have no duration if a date is only a year, if the profile says so', () => {
    const jobs = allJobs({ 'record.duration-year-only': 'omitted' });
    const yearOnly = jobs.filter(
      (job) => job['started_at_year_only'] === true || job['ended_at_year_only'] === true,
    );
    expect(yearOnly.length).toBeGreaterThan(20);
    expect(yearOnly.some((job) => 'duration' in job || 'company_tenure' in job)).toBe(false);
    expect(allJobs({}).every((job) => 'duration' in job && 'company_tenure' in job)).toBe(true);
  });

  it('are clean, or about one in twenty is not', () => {
    const isDirty = (job: JsonObject) => !('title' in job) || pseudo.includes(name(job['company']));
    expect(shareOf(allJobs({}), isDirty)).toBe(0);
    expect(shareOf(allJobs({ 'record.dirty-data': 'on' }), isDirty)).toBeGreaterThan(0.03);
    expect(shareOf(allJobs({ 'record.dirty-data': 'on' }), isDirty)).toBeLessThan(0.07);
  });
});

describe('position and employment_status', () => {
  const rest = (readings: Partial<Readings>) =>
    everybody(readings).filter((person) => person['employment_status'] !== 'employed');

  it('strict: retired and unemployed people have no position, employed people an active one', () => {
    expect(rest({}).filter(positionOf)).toEqual([]);
    const employed = everybody({}).filter((person) => person['employment_status'] === 'employed');
    expect(employed.every((person) => isActive(positionOf(person) ?? { ended_at: 'x' }))).toBe(true);
  });

  it('last-job-kept: people without a job show their last one, which has ended', () => {
    const kept = rest({ 'record.position-status': 'last-job-kept' }).filter(
      (person) => jobsOf(person).length > 0,
    );
    expect(kept.length).toBeGreaterThan(5);
    for (const person of kept) {
      const ends = jobsOf(person)
        .map((job) => String(job['ended_at']))
        .sort();
      expect(positionOf(person)?.['ended_at']).toBe(ends.at(-1));
    }
  });

  it('missing-status: about one in five people has none', () => {
    const without = shareOf(
      everybody({ 'record.position-status': 'missing-status' }),
      (one) => !('employment_status' in one),
    );
    expect(without).toBeGreaterThan(0.13);
    expect(without).toBeLessThan(0.27);
  });
});

describe('location_details', () => {
  const located = (readings: Partial<Readings>) =>
    everybody(readings)
      .flatMap((one) => [one, ...jobsOf(one)])
      .filter((one) => 'location' in one);
  const isMissing = (one: JsonObject) => !('location_details' in one);

  it.each([
    ['always-present', 0, 0],
    ['sometimes-missing', 0.1, 0.2],
    ['never-present', 1, 1],
  ] as const)('are %s', (reading, least, most) => {
    const missing = shareOf(located({ 'record.location-details': reading }), isMissing);
    expect(missing).toBeGreaterThanOrEqual(least);
    expect(missing).toBeLessThanOrEqual(most);
  });

  it('have the location as their raw value, even if a job is shown differently', () => {
    for (const reading of ['included', 'differs'] as const) {
      for (const one of located({
        'record.position-in-jobs': reading,
        'record.location-details': 'always-present',
      })) {
        expect(one['location_details']).toMatchObject({ raw: one['location'] });
      }
    }
  });
});

describe('values and members that the specification does not list', () => {
  it.each([
    ['level', 'Partner', (one: JsonObject) => jobsOf(one).map((job) => job['level'])],
    ['function', 'Research', (one: JsonObject) => jobsOf(one).map((job) => job['function'])],
    [
      'company-type',
      'Cooperative',
      (one: JsonObject) => jobsOf(one).map((job) => memberOf(job['company'], 'type')),
    ],
    ['email-status', 'unknown', (one: JsonObject) => jobsOf(one).map((job) => job['email_status'])],
    ['employment-status', 'student', (one: JsonObject) => [one['employment_status']]],
  ] as const)('some records have an unlisted %s, such as %s', (reading, value, valuesOf) => {
    const values = (readings: Partial<Readings>) => everybody(readings).flatMap(valuesOf);
    expect(values({})).not.toContain(value);
    expect(values({ 'record.enum-drift': reading })).toContain(value);
    expect(shareOf(values({ 'record.enum-drift': reading }), (one) => one === value)).toBeLessThan(0.3);
  });

  it('every person and job has an unlisted scalar, or a nested member too', () => {
    const [person = {}] = everybody({ 'record.extra-members': 'some' });
    expect([typeof person['has_multiple_jobs'], typeof jobsOf(person)[0]?.['updated_by']]).toEqual([
      'boolean',
      'string',
    ]);
    const [job = {}] = everybody({ 'record.extra-members': 'nested' }).flatMap(jobsOf);
    expect(isObject(job['started_at_details'])).toBe(true);
    expect(isList(memberOf(job['company'], 'other_domains'))).toBe(true);
  });
});

const pseudo: readonly Json[] = ['None', 'Freelance/Self-employed'];
const name = (company: Json | undefined): Json => memberOf(company, 'name') ?? '';
