import { expect, test } from 'vitest';
import { answeredWith, judged } from '../../../fixtures/fakes/specimen.js';
import { company, job, person } from '../../../fixtures/fakes/specimen-records.js';
import type { Json, JsonObject } from '../../target/json.js';
import { memberJudges } from './members.js';

type Rule = keyof typeof memberJudges;
const ofPerson = (name: string) => (value: Json) => person({ [name]: value });
const ofJob = (name: string) => (value: Json) => person({ jobs: null, position: job({ [name]: value }) });
const ofCompany = (name: string) => (value: Json) =>
  person({ jobs: null, position: job({ company: company({ [name]: value }) }) });

const cases: [
  rule: Rule,
  holder: (value: Json) => JsonObject,
  holds: Json[],
  broken: Json[],
  silent: Json[],
][] = [
  ['person.jobs-never-object', ofPerson('jobs'), [[job()], ['x']], [job()], [null, [], {}, 'x']],
  [
    'person.jobs-elements',
    ofPerson('jobs'),
    [[job()], [null, job()]],
    [['x'], [job(), 7], [[job()]]],
    [[], [null], job()],
  ],
  ['person.education-elements', ofPerson('education'), [[{ school: 'x' }]], [['x'], [[1]]], [[], [{}], null]],
  ['person.connections-nonneg', ofPerson('connections'), [0, 500], [-1, -0.5], [null, '500', '-1']],
  ['company.employee-nonneg', ofCompany('employee_count'), [0, 10.5], [-1], [null, '-1']],
  [
    'company.sic-elements',
    ofCompany('sic_codes'),
    [
      ['0711', '7'],
      ['0711', null],
    ],
    [[711], ['0711', { a: 1 }]],
    [[], '0711'],
  ],
  [
    'company.linkedin-slug',
    ofCompany('linkedin'),
    ['northwind', 'école-42', '1234'],
    ['https://www.linkedin.com/company/x', 'linkedin.com/company/x', 'company/x'],
    ['', null, 7],
  ],
  [
    'job.email-shape',
    ofJob('email'),
    ['a@b.co', 'Ä.b+c@sub.exämple.com', "o'x@b.example"],
    ['a.b.co', 'a@b', 'a@@b.co', 'a b@c.de', '@b.co', 'a@b.', 'a@.co', 'a@b.co, c@d.co'],
    ['', null, 7],
  ],
];

test.each(cases)('%s', (rule, holder, holds, broken, silent) => {
  const verdicts = (values: Json[]) =>
    values.map((value) => judged(memberJudges[rule], answeredWith(holder(value))));
  expect(verdicts(holds)).toEqual(holds.map(() => 'holds'));
  expect(verdicts(broken)).toEqual(broken.map(() => 'broken'));
  expect(verdicts(silent)).toEqual(silent.map(() => 'silent'));
});
