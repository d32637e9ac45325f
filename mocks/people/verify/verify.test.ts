import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../state/json.js';
import { type AskedCompany, employmentOf } from '../person.js';

const northwind = { name: 'Northwind Robotics, Inc.', linkedin: 'northwind-robotics' };
const harbour = { name: 'Harbour Health', linkedin: 'harbour-health' };
const active = (company: JsonObject): JsonObject => ({ company, started_at: '2020-09-01T00:00:00Z' });
const ended = (company: JsonObject): JsonObject => ({ ...active(company), ended_at: '2022-09-01T00:00:00Z' });

const byName: AskedCompany = { company_name: 'Northwind Robotics' };

describe('whether a person works at a company', () => {
  it.each<[string, JsonObject | undefined, string, string]>([
    ['nobody known', undefined, 'unknown', 'person_unknown'],
    ['no jobs', { jobs: [] }, 'not_employed', 'no_job_there'],
    ['a job elsewhere', { jobs: [active(harbour)] }, 'not_employed', 'no_job_there'],
    ['a job of no company', { jobs: [{ title: 'Founder' }] }, 'not_employed', 'no_job_there'],
    ['an ended job there', { jobs: [ended(northwind)] }, 'not_employed', 'job_ended'],
    [
      'an ended job there and one elsewhere',
      { jobs: [active(harbour), ended(northwind)] },
      'not_employed',
      'job_ended',
    ],
    ['an active job there', { jobs: [active(northwind)] }, 'employed', 'active_job'],
    ['one that has come back', { jobs: [active(northwind), ended(northwind)] }, 'employed', 'active_job'],
    ['two active jobs', { jobs: [active(harbour), active(northwind)] }, 'employed', 'active_job'],
    ['an end of null', { jobs: [{ ...active(northwind), ended_at: null }] }, 'employed', 'active_job'],
    ['an end of ""', { jobs: [{ ...active(northwind), ended_at: '' }] }, 'employed', 'active_job'],
    [
      'a position that is not among the jobs',
      { jobs: [], position: active(northwind) },
      'employed',
      'active_job',
    ],
  ])('%s', (_, person, status, reason) => {
    expect(employmentOf(person, byName)).toEqual({ status, reason });
  });

  it.each<[AskedCompany, boolean]>([
    [{ company_name: 'northwind  robotics ltd' }, true],
    [{ company_name: 'Northwind' }, false],
    [{ company_name: '!!!' }, false],
    [{ company_linkedin: 'northwind-robotics' }, true],
    [{ company_linkedin: 'https://www.linkedin.com/company/Northwind-Robotics/?trk=x' }, true],
    [{ company_linkedin: 'https://www.linkedin.com/company/harbour-health' }, false],
    [{ company_linkedin: 'https://example.com/a/b' }, false],
    [{ company_name: 'Harbour Health', company_linkedin: 'northwind-robotics' }, true],
    [{ company_name: 'Northwind Robotics', company_linkedin: 'harbour-health' }, false],
  ])('the company may be given as %o: %s', (asked, isThere) => {
    expect(employmentOf({ jobs: [active(northwind)] }, asked).status === 'employed').toBe(isThere);
  });
});
