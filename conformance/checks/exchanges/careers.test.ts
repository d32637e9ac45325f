import { expect, test } from 'vitest';
import { asking, showing, type Verdict, verdictOn } from '../../../fixtures/fakes/specimen.js';
import { company, job, pastJob, person } from '../../../fixtures/fakes/specimen-records.js';
import type { JsonObject } from '../../target/json.js';

const projected = { body: { ...asking(['name', 'Ada']), return_fields: ['position'] } };
const onlyPast = (changes: JsonObject) => person({ position: null, jobs: [pastJob(changes)] });
const current = (changes: JsonObject, more: JsonObject = {}) =>
  person({ position: job(changes), jobs: [], ...more });

test.each<[what: string, who: JsonObject, verdict: Verdict]>([
  ['counted from start to end', onlyPast({ duration: 39 }), 'holds'],
  ['with the first month', onlyPast({ duration: 40 }), 'holds'],
  ['three months off', onlyPast({ duration: 36 }), 'broken'],
  ['no duration', onlyPast({ duration: null }), 'silent'],
  ['year only start', onlyPast({ duration: 78, started_at_year_only: true }), 'silent'],
  ['a start without a month', onlyPast({ duration: 78, started_at: '2017' }), 'silent'],
  ['a start after the end', onlyPast({ duration: 0, started_at: '2021-01-01' }), 'silent'],
  ['an end ahead', onlyPast({ duration: 1, ended_at: '2030-01-01' }), 'silent'],
  ['a past job without an end', onlyPast({ duration: 3, ended_at: null }), 'silent'],
  ['active, to now', current({ duration: 68 }), 'holds'],
  ['active, counted a while ago', current({ duration: 65 }), 'holds'],
  ['active, status unknown', current({ duration: 34 }, { employment_status: null }), 'broken'],
  ['last job kept', current({ duration: 34 }, { employment_status: 'retired' }), 'silent'],
])('duration: %s', (_, who, verdict) => {
  expect(verdictOn('job.duration-matches-dates', showing(who))).toBe(verdict);
});

test('the duration of an active job may end at the time of the service or at ours', () => {
  const ahead = showing(current({ duration: 80 }), {
    headers: { date: 'Thu, 10 Jun 2027 12:00:00 GMT' },
  });
  expect(verdictOn('job.duration-matches-dates', ahead)).toBe('holds');
  const same = showing(current({ duration: 80 }));
  expect(verdictOn('job.duration-matches-dates', same)).toBe('broken');
});

test('a projection may omit the end of a job, and the other jobs', () => {
  const lone = person({ position: job({ duration: 12, company_tenure: 90 }), jobs: [] });
  const exchange = showing(lone, projected);
  expect(verdictOn('job.duration-matches-dates', exchange)).toBe('silent');
  expect(verdictOn('job.tenure-single-job', exchange)).toBe('silent');
});

test.each([
  [39, 39, 'holds'],
  [39, 120, 'holds'],
  [39, 37, 'holds'],
  [39, 36, 'broken'],
  [null, 3, 'silent'],
  [39, null, 'silent'],
])('a job of %s months with a company tenure of %s', (duration, tenure, verdict) => {
  const exchange = showing(onlyPast({ duration, company_tenure: tenure }));
  expect(verdictOn('job.tenure-ge-duration', exchange)).toBe(verdict);
});

const long = { company_tenure: 90 };
const freelance = company({ name: 'Freelance/Self-employed' });
test.each<[what: string, who: JsonObject, verdict: Verdict]>([
  ['as long as its job', person(), 'holds'],
  ['longer than its job', person({ jobs: [job(), pastJob(long)] }), 'broken'],
  ['shorter than its job', person({ jobs: [job(), pastJob({ company_tenure: 30 })] }), 'broken'],
  ['position left out of jobs', person({ position: job(long), jobs: [pastJob()] }), 'broken'],
  ['not the first there', onlyPast({ ...long, is_first_at_company: false }), 'silent'],
  ['a second job there', person({ position: null, jobs: [pastJob(long), pastJob(long)] }), 'silent'],
  [
    'another job under the same name',
    person({
      position: null,
      jobs: [pastJob(long), pastJob({ ...long, company: { name: 'HARBOUR  health' } })],
    }),
    'silent',
  ],
  [
    'another job nobody knows where',
    person({ position: null, jobs: [pastJob(long), job({ company: null })] }),
    'silent',
  ],
  ['no company', onlyPast({ ...long, company: null }), 'silent'],
  ['no real company', onlyPast({ ...long, company: freelance }), 'silent'],
  ['no history, flags set', current(long), 'broken'],
  ['no history, no flags', current({ ...long, is_first_at_company: null }), 'silent'],
])('tenure of a single job: %s', (_, who, verdict) => {
  expect(verdictOn('job.tenure-single-job', showing(who))).toBe(verdict);
});

const last = (position: JsonObject, more: JsonObject = {}) => person({ position: job(position), ...more });

test.each<[what: string, who: JsonObject, verdict: Verdict]>([
  ['true', last({ is_last_at_company: true }), 'holds'],
  ['false', last({ is_last_at_company: false }), 'broken'],
  ['false, status unknown', last({ is_last_at_company: false }, { employment_status: '' }), 'broken'],
  ['false, retired', last({ is_last_at_company: false }, { employment_status: 'retired' }), 'silent'],
  ['false, ended', last({ is_last_at_company: false, ended_at: '2024-01-01' }), 'silent'],
  ['false in the history', person({ position: null, jobs: [job({ is_last_at_company: false })] }), 'silent'],
])('is_last_at_company of an active job: %s', (_, who, verdict) => {
  expect(verdictOn('job.active-is-last', showing(who))).toBe(verdict);
});

const there = company();
const at = (started_at: string, ended_at: string | null, changes: JsonObject = {}) =>
  pastJob({ company: there, started_at, ended_at, ...changes });
const history = (...jobs: JsonObject[]) => person({ position: null, jobs });
/** Two jobs, one starting in the month in which the other ends; the flag of the later one, then that of the earlier one. */
const pair = (first: boolean | null, isLast: boolean | null) =>
  history(
    at('2018-03-01', '2020-01-01', { is_first_at_company: first, is_last_at_company: true }),
    at('2015-03-01', '2018-03-01', { is_first_at_company: true, is_last_at_company: isLast }),
  );
const gap = history(at('2018-05-01', '2020-01-01'), at('2015-03-01', '2018-03-01'));
const yearOnly = history(
  at('2018-01-01', '2020-01-01', { started_at_year_only: true }),
  at('2015-03-01', '2018-03-01'),
);
const nested = history(at('2016-03-01', '2017-01-01'), at('2015-03-01', '2018-03-01'));
const promoted = person({
  position: job({ is_first_at_company: false }),
  jobs: [job({ is_first_at_company: false }), at('2018-01-01', '2020-09-01', { is_last_at_company: true })],
});

test.each<[what: string, who: JsonObject, first: Verdict, isLast: Verdict]>([
  ['right', pair(false, false), 'holds', 'holds'],
  ['later one first', pair(true, false), 'broken', 'holds'],
  ['earlier one last', pair(false, true), 'holds', 'broken'],
  ['absent', pair(null, null), 'silent', 'silent'],
  ['after a gap', gap, 'silent', 'silent'],
  ['year only', yearOnly, 'silent', 'silent'],
  ['one within the other', nested, 'broken', 'silent'],
  ['the current job later', promoted, 'holds', 'broken'],
  ['one job shown twice', person(), 'silent', 'silent'],
])('first and last job at a company: %s', (_, who, first, isLast) => {
  const exchange = showing(who);
  expect(verdictOn('job.first-earliest', exchange)).toBe(first);
  expect(verdictOn('job.last-latest', exchange)).toBe(isLast);
});
