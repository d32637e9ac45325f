import { expect, test } from 'vitest';
import {
  type Differences,
  matching,
  specimen,
  type Verdict,
  verdictOf,
} from '../../../fixtures/fakes/specimen.js';
import { company, job, person } from '../../../fixtures/fakes/specimen-records.js';
import type { JsonObject } from '../../target/json.js';
import { viewOf } from '../../view/find-view.js';
import { uniqueIdJudges } from './unique-ids.js';

/** Returns the verdicts on a run of exchanges, numbered from 1. */
function verdicts(rule: keyof typeof uniqueIdJudges, ...run: Differences[]): Verdict[] {
  const judge = uniqueIdJudges[rule].begin();
  return run.map((differences, index) =>
    verdictOf(judge(viewOf(specimen({ id: index + 1, ...differences })))),
  );
}

const showing = (...changes: JsonObject[]): Differences => ({
  answer: matching(changes.map((one) => person(one))),
});
const employer = (changes: JsonObject) =>
  showing({ jobs: null, position: job({ company: company(changes) }) });

test.each<[what: string, second: JsonObject, verdict: Verdict]>([
  ['the same', {}, 'holds'],
  ['another form of the slug', { linkedin: 'https://www.linkedin.com/in/Ada-Moreau-7/?a=b' }, 'holds'],
  ['another slug', { linkedin: 'ada-moreau-8' }, 'broken'],
  ['another time of the day', { created_at: '2023-05-12' }, 'holds'],
  ['another day', { created_at: '2023-05-13T05:23:29Z' }, 'broken'],
  ['nothing in common', { linkedin: null, created_at: '' }, 'silent'],
  ['another id', { id: 'P-2', linkedin: 'ada-moreau-8' }, 'silent'],
  ['drift', { connections: 413, name: 'Ada M.' }, 'holds'],
])('a person shown again: %s', (_, second, verdict) => {
  expect(verdicts('person.id-unique', showing({}), showing(second))).toEqual(['silent', verdict]);
});

test.each<[what: string, second: JsonObject, verdict: Verdict]>([
  ['the same', {}, 'holds'],
  ['another spacing and case', { name: ' NORTHWIND  robotics' }, 'holds'],
  ['another name', { name: 'Northwind' }, 'broken'],
  ['another slug', { linkedin: 'northwind' }, 'broken'],
  ['a type fault', { name: 7, linkedin: 7 }, 'silent'],
  ['another company', { id: 'C-7', name: 'Other' }, 'silent'],
])('a company shown again: %s', (_, second, verdict) => {
  expect(verdicts('company.id-unique', employer({}), employer(second))).toEqual(['silent', verdict]);
});

test('reports the earlier exchange, unless it is the same one', () => {
  const judge = uniqueIdJudges['person.id-unique'].begin();
  judge(viewOf(specimen({ id: 4 })));
  const later = judge(viewOf(specimen({ id: 9, ...showing({ linkedin: 'other' }) })));
  expect(later.violations[0]).toMatchObject({
    at: 'matches[0].people[0].linkedin',
    received: 'other',
    related: [4],
  });
  const fresh = uniqueIdJudges['person.id-unique'].begin();
  const both = fresh(viewOf(specimen({ id: 4, ...showing({}, { linkedin: 'other' }) })));
  expect([both.violations.length, both.violations[0]?.related]).toEqual([1, undefined]);
});
