import { expect, test } from 'vitest';
import {
  answeredWith,
  type Differences,
  judged,
  specimen,
  type Verdict,
} from '../../../fixtures/fakes/specimen.js';
import { company, education, job, pastJob, person, place } from '../../../fixtures/fakes/specimen-records.js';
import type { JsonObject } from '../../target/json.js';
import { answerShapeJudges } from './answer-shape.js';
import { companyFlagJudges } from './company-flags.js';
import { consistencyJudges } from './consistency.js';
import { memberJudges } from './members.js';
import { placeJudges } from './places.js';
import { recordDateJudges } from './record-dates.js';

const judges = {
  ...consistencyJudges,
  ...recordDateJudges,
  ...companyFlagJudges,
  ...memberJudges,
  ...placeJudges,
};
const only = (changes: JsonObject) => person({ position: null, jobs: [pastJob(changes)] });
const at = (changes: JsonObject) => only({ company: company(changes) });
const first = (one: boolean | null, other: boolean) =>
  person({ position: null, jobs: [job({ is_first_at_company: one }), job({ is_first_at_company: other })] });
const retired = { employment_status: 'retired' };

test.each<[rule: keyof typeof judges, what: string, who: JsonObject, verdict: Verdict]>([
  ['person.name-consistent', 'joined', person(), 'holds'],
  [
    'person.name-consistent',
    'decomposed',
    person({ name: 'Dr. Ada M. MOREÁU', last_name: 'More\u0061\u0301u' }),
    'holds',
  ],
  ['person.name-consistent', 'another', person({ name: 'Ada Smith' }), 'broken'],
  ['person.name-consistent', 'name only', person({ first_name: null }), 'silent'],
  ['person.position-current', 'no end', person(), 'holds'],
  ['person.position-current', 'an end', person({ position: pastJob() }), 'broken'],
  ['person.position-current', 'no position', person({ position: {} }), 'silent'],
  ['person.position-in-jobs', 'included', person(), 'holds'],
  ['person.position-in-jobs', 'left out', person({ jobs: [pastJob()] }), 'broken'],
  ['person.position-in-jobs', 'no jobs', person({ jobs: null }), 'silent'],
  ['person.employed-has-position', 'has', person(), 'holds'],
  ['person.employed-has-position', 'has not', person({ position: null }), 'broken'],
  ['person.employed-has-position', 'retired', person({ ...retired, position: null }), 'silent'],
  ['person.retired-no-active', 'ended', person({ ...retired, position: null, jobs: [pastJob()] }), 'holds'],
  ['person.retired-no-active', 'active', person(retired), 'broken'],
  ['person.retired-no-active', 'employed', person(), 'silent'],
  ['person.no-null-strict', 'none', person(), 'holds'],
  ['person.no-null-strict', 'in a person', person({ location: null }), 'broken'],
  ['person.no-null-strict', 'in a company', at({ ticker: null }), 'broken'],
  ['education.order', 'in order', person(), 'holds'],
  ['education.order', 'turned', person({ education: [education({ ended_at: '2014-08-01' })] }), 'broken'],
  ['education.order', 'no end', person({ education: [education({ ended_at: null })] }), 'silent'],
  ['job.start-before-end', 'in order', only({}), 'holds'],
  ['job.start-before-end', 'turned', only({ ended_at: '2017-05-01' }), 'broken'],
  [
    'job.start-before-end',
    'turned within a year',
    only({ ended_at: '2017-01-01', ended_at_year_only: true }),
    'holds',
  ],
  ['job.start-before-end', 'no end', only({ ended_at: '' }), 'silent'],
  ['job.started_at-year-only-needs-date', 'has', only({ started_at_year_only: true }), 'holds'],
  [
    'job.started_at-year-only-needs-date',
    'has not',
    only({ started_at_year_only: true, started_at: null }),
    'broken',
  ],
  ['job.started_at-year-only-needs-date', 'false', only({ started_at: null }), 'silent'],
  ['job.ended_at-year-only-needs-date', 'has', only({ ended_at_year_only: true }), 'holds'],
  [
    'job.ended_at-year-only-needs-date',
    'has not',
    only({ ended_at_year_only: true, ended_at: '' }),
    'broken',
  ],
  ['job.ended_at-year-only-needs-date', 'false', only({}), 'silent'],
  ['job.first-exists', 'one', first(true, false), 'holds'],
  ['job.first-exists', 'none', first(false, false), 'broken'],
  ['job.first-exists', 'absent', first(null, false), 'silent'],
  ['job.email-status-with-email', 'both', only({}), 'holds'],
  ['job.email-status-with-email', 'status only', only({ email: null }), 'broken'],
  ['job.email-status-with-email', 'email only', only({ email_status: null }), 'silent'],
  ['company.domain-shape', 'bare', at({ domain: 'a.example' }), 'holds'],
  ['company.domain-shape', 'an address', at({ domain: 'https://a.example/' }), 'broken'],
  ['company.domain-shape', 'absent', at({ domain: '' }), 'silent'],
])('%s: %s', (rule, _, who, verdict) => {
  expect(judged(judges[rule], answeredWith(who))).toBe(verdict);
});

test('raw is the location of the person or job that it belongs to', () => {
  const rule = judges['locdet.raw-is-input'];
  const raw = (text: string | null) =>
    judged(
      rule,
      answeredWith(person({ jobs: null, position: null, location_details: place({ raw: text }) })),
    );
  expect([raw(' cambridge, massachusetts, United States '), raw('Boston'), raw(null)]).toEqual([
    'holds',
    'broken',
    'silent',
  ]);
});

test.each<[rule: keyof typeof answerShapeJudges, what: string, differences: Differences, verdict: Verdict]>([
  ['find.content-type', 'JSON', {}, 'holds'],
  [
    'find.content-type',
    'with a charset',
    { headers: { 'content-type': 'application/json; charset=utf-8' } },
    'holds',
  ],
  ['find.content-type', 'text', { headers: { 'content-type': 'text/html' } }, 'broken'],
  ['find.content-type', 'refused', { status: 400, headers: { 'content-type': 'text/html' } }, 'silent'],
  [
    'limits.quota-headers',
    'numbers',
    { headers: { 'x-credits-used': '0', 'x-ratelimit-remaining': '9' } },
    'holds',
  ],
  ['limits.quota-headers', 'negative', { headers: { 'x-credits-remaining': '-1' } }, 'broken'],
  ['limits.quota-headers', 'text', { headers: { 'x-credits-remaining': 'unlimited' } }, 'broken'],
  ['limits.quota-headers', 'none', {}, 'silent'],
])('%s: %s', (rule, _, differences, verdict) => {
  expect(judged(answerShapeJudges[rule], specimen(differences))).toBe(verdict);
});
