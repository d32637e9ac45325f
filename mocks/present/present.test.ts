import { describe, expect, it } from 'vitest';
import { everybody, everyReading, jobsOf, listOf, memberOf } from '../../fixtures/services/small-world.js';
import { questions } from '../../generated/questions.js';
import { Person as isValid } from '../../generated/validators.js';
import { withoutAbsent } from '../engine/self-check.js';
import { isObject, type Json, type JsonObject } from '../state/json.js';
import { withScore } from '../views/representation-cache.js';

const allJobs = (people: readonly JsonObject[]) =>
  people.flatMap((person) => [...jobsOf(person), ...[person['position']].filter(isObject)]);
const isAbsent = (value: Json | undefined) => value === undefined || value === null || value === '';

describe.each(everyReading('record.'))('under %s = %s', (id, reading) => {
  const people = everybody({ [id]: reading });
  const contradicts = questions[id].contradicts?.[reading] !== undefined;

  it(`every person is ${contradicts ? 'no longer ' : ''}valid by the contract without absent members`, () => {
    expect(people.every((person) => isValid(withoutAbsent(person)))).toBe(!contradicts);
  });

  it('dates of jobs and education are the 1st of a month at 00:00, and January 1 if year-only', () => {
    for (const record of people.flatMap((person) => [...allJobs([person]), ...listOf(person['education'])])) {
      for (const name of ['started_at', 'ended_at']) {
        const date = record[name];
        if (isAbsent(date)) continue;
        expect(date).toMatch(/^\d{4}-\d\d-01(T00:00:00(\.000)?)?(Z|\+02:00)?$/);
        if (record[`${name}_year_only`] === true) expect(date).toMatch(/^\d{4}-01-01/);
      }
    }
  });

  it('active jobs are the last at their company, companies have slugs, ids are unique', () => {
    for (const job of allJobs(people)) {
      if (isAbsent(job['ended_at'])) expect(job['is_last_at_company']).toBe(true);
      const slug = memberOf(job['company'], 'linkedin');
      if (typeof slug === 'string') expect(slug).not.toMatch(/[/:]/);
    }
    expect(new Set(people.map((person) => person['id'])).size).toBe(people.length);
  });

  it('county and msa are only for the US and its territories, whose ZIP codes have 5 digits', () => {
    for (const record of [...people, ...allJobs(people)]) {
      const details = record['location_details'];
      const code = String(memberOf(details, 'country_code') ?? '').toUpperCase();
      if (!isObject(details) || code === '') continue;
      const isUS = ['US', 'PR', 'GU', 'VI', 'AS', 'MP'].includes(code);
      if (!isUS) expect([details['county'], details['msa']].every(isAbsent)).toBe(true);
      else if (!isAbsent(details['postal_code'])) expect(details['postal_code']).toMatch(/^\d{5}$/);
    }
  });

  it('the cached text of a person is its JSON, also with a score', () => {
    const [person = {}] = people;
    expect(Object.isFrozen(person)).toBe(true);
    expect(JSON.stringify(withScore(person, 0.5))).toBe(JSON.stringify({ ...person, score: 0.5 }));
  });
});
