import { expect, test } from 'vitest';
import { answeredWith, asking, judged, type Verdict } from '../../../fixtures/fakes/specimen.js';
import { company, job, pastJob, person } from '../../../fixtures/fakes/specimen-records.js';
import type { JsonObject } from '../../target/json.js';
import { jobJudges } from './jobs.js';

const last = (position: JsonObject, more: JsonObject = {}) => person({ position: job(position), ...more });

test.each<[what: string, who: JsonObject, verdict: Verdict]>([
  ['true', last({ is_last_at_company: true }), 'holds'],
  ['false', last({ is_last_at_company: false }), 'broken'],
  ['false, status unknown', last({ is_last_at_company: false }, { employment_status: '' }), 'broken'],
  ['false, retired', last({ is_last_at_company: false }, { employment_status: 'retired' }), 'silent'],
  ['false, ended', last({ is_last_at_company: false, ended_at: '2024-01-01' }), 'silent'],
  ['absent', last({ is_last_at_company: null }), 'silent'],
  ['false in the history', person({ position: null, jobs: [job({ is_last_at_company: false })] }), 'silent'],
])('is_last_at_company of an active job: %s', (_, who, verdict) => {
  expect(judged(jobJudges['job.active-is-last'], answeredWith(who))).toBe(verdict);
});

test('a projection may omit the end of a job', () => {
  const body = { ...asking(['name', 'Ada']), return_fields: ['position.is_last_at_company'] };
  const exchange = answeredWith(last({ is_last_at_company: false }), { body });
  expect(judged(jobJudges['job.active-is-last'], exchange)).toBe('silent');
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
const sameStart = history(at('2015-03-01', '2020-01-01'), at('2015-03-01', '2018-03-01'));
const elsewhere = history(
  at('2018-03-01', '2020-01-01', { company: company({ id: 'C-3' }) }),
  at('2015-03-01', '2018-03-01'),
);
const standIns = history(
  at('2018-03-01', '2020-01-01', { company: company({ name: 'None' }) }),
  at('2015-03-01', '2018-03-01', { company: company({ name: 'None' }) }),
);
const nested = history(at('2016-03-01', '2017-01-01'), at('2015-03-01', '2018-03-01'));
const promoted = person({
  position: job({ is_first_at_company: false }),
  jobs: [job({ is_first_at_company: false }), at('2018-01-01', '2020-09-01', { is_last_at_company: true })],
});
const endsAhead = history(at('2018-03-01', '2031-01-01'), at('2015-03-01', '2030-01-01'));

test.each<[what: string, who: JsonObject, first: Verdict, isLast: Verdict]>([
  ['right', pair(false, false), 'holds', 'holds'],
  ['later one first', pair(true, false), 'broken', 'holds'],
  ['earlier one last', pair(false, true), 'holds', 'broken'],
  ['absent', pair(null, null), 'silent', 'silent'],
  ['after a gap', gap, 'silent', 'silent'],
  ['year only', yearOnly, 'silent', 'silent'],
  ['the same start', sameStart, 'silent', 'silent'],
  ['another company', elsewhere, 'silent', 'silent'],
  ['no real company', standIns, 'silent', 'silent'],
  ['one within the other', nested, 'broken', 'silent'],
  ['the current job later', promoted, 'holds', 'broken'],
  ['ends ahead', endsAhead, 'silent', 'silent'],
  ['one job shown twice', person(), 'silent', 'silent'],
])('first and last job at a company: %s', (_, who, first, isLast) => {
  const exchange = answeredWith(who);
  expect(judged(jobJudges['job.first-earliest'], exchange)).toBe(first);
  expect(judged(jobJudges['job.last-latest'], exchange)).toBe(isLast);
});
