import { describe, expect, test } from 'vitest';
import { answeredWith, judged, type Verdict } from '../../../fixtures/fakes/specimen.js';
import { education, job, person } from '../../../fixtures/fakes/specimen-records.js';
import { datedMemberJudges } from './dated-members.js';

const dates: [text: string, firstDay: Verdict, midnight: Verdict][] = [
  ['2020-09-01T00:00:00Z', 'holds', 'holds'],
  ['2020-09-01T00:00:00+14:00', 'holds', 'holds'],
  ['2020-09-01T00:00', 'holds', 'holds'],
  ['2020-09-01T00:00:00.000', 'holds', 'holds'],
  ['2020-09-01', 'holds', 'silent'],
  ['2020-09-01Z', 'holds', 'silent'],
  ['2020-09', 'silent', 'silent'],
  ['2020', 'silent', 'silent'],
  ['2020-09-15T00:00:00Z', 'broken', 'holds'],
  ['2020-08-31T22:00:00Z', 'broken', 'broken'],
  ['2020-09-01T00:00:01Z', 'holds', 'broken'],
  ['2020-09-01T00:00:00.5Z', 'holds', 'broken'],
  ['2020-09-01T09:30', 'holds', 'broken'],
  ['soon', 'silent', 'silent'],
];

describe.each(['started_at', 'ended_at'] as const)('%s', (property) => {
  test.each(dates)('%s', (text, firstDay, midnight) => {
    const studies = answeredWith(person({ education: [education({ [property]: text })] }));
    const jobs = answeredWith(person({ position: null, jobs: [job({ [property]: text })] }));
    const verdict = (record: 'education' | 'job', rule: 'first-day' | 'midnight') =>
      judged(datedMemberJudges[`${record}.${property}-${rule}`], record === 'job' ? jobs : studies);
    expect([verdict('job', 'first-day'), verdict('job', 'midnight')]).toEqual([firstDay, midnight]);
    expect([verdict('education', 'first-day'), verdict('education', 'midnight')]).toEqual([
      firstDay,
      midnight,
    ]);
  });

  test.each([
    [true, '2019-01-01T00:00:00Z', 'holds'],
    [true, '2019-01', 'holds'],
    [true, '2019', 'silent'],
    [true, '2019-03-01T00:00:00Z', 'broken'],
    [true, '2019-01-02', 'broken'],
    [false, '2019-03-01', 'silent'],
    [null, '2019-03-01', 'silent'],
    ['true', '2019-03-01', 'silent'],
    [true, null, 'silent'],
  ])('year only %j: %s', (flag, date, verdict) => {
    const one = job({ [`${property}_year_only`]: flag, [property]: date });
    const exchange = answeredWith(person({ position: null, jobs: [one] }));
    expect(judged(datedMemberJudges[`job.${property}-year-only-jan1`], exchange)).toBe(verdict);
  });
});
