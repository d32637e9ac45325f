import { expect, test } from 'vitest';
import { answeredWith, judged, specimen } from '../../../fixtures/fakes/specimen.js';
import { company, education, job, person, place } from '../../../fixtures/fakes/specimen-records.js';
import { type Property, type RecordId, records } from '../../../generated/records.js';
import { type RuleId, ruleIds } from '../../../generated/rules.js';
import type { Json, JsonObject } from '../../target/json.js';
import { viewOf } from '../../view/find-view.js';
import { recordTypeJudges } from './record-types.js';

/** Returns a person in whom a record of this kind has the changes. */
const holders: Record<Exclude<RecordId, 'match'>, (changes: JsonObject) => JsonObject> = {
  person,
  education: (changes) => person({ education: [education(changes)] }),
  job: (changes) => person({ position: job(changes) }),
  company: (changes) => person({ position: job({ company: company(changes) }) }),
  parent: (changes) => person({ position: job({ company: company({ ultimate_parent: changes }) }) }),
  locdet: (changes) => person({ location_details: place(changes) }),
};

function isJudged(id: string): id is keyof typeof recordTypeJudges {
  return id in recordTypeJudges;
}

const properties = Object.entries(holders).flatMap(([record, holder]) =>
  Object.entries(records).flatMap(([id, { properties: all }]) =>
    id === record ? all.map((property): [string, Property, typeof holder] => [record, property, holder]) : [],
  ),
);

function wrongFor({ type, date }: Property): Json[] {
  if (date) return [7, true, 'last year', '2020-02-30', '2020-13-01', '2020-09-01T25:00:00Z'];
  switch (type) {
    case 'string':
      return [7, 0, false, ['a'], { a: 1 }];
    case 'integer':
      return ['7', 7.5, true, [7]];
    case 'number':
      return ['7', false, { a: 1 }];
    case 'boolean':
      return ['true', 0, 1];
    case 'array':
      return ['a', { a: 1 }, 7];
    case 'object':
      return ['a', [{ a: 1 }], true];
  }
}

test.each(properties)('%s.$name', (record, property, holder) => {
  const rule = `${record}.${property.name}-type`;
  if (!isJudged(rule)) throw new Error(`no judge for ${rule}`);
  const verdict = (value: Json) =>
    judged(recordTypeJudges[rule], answeredWith(holder({ [property.name]: value })));
  expect(judged(recordTypeJudges[rule], specimen())).toBe('holds');
  for (const wrong of wrongFor(property)) expect([wrong, verdict(wrong)]).toEqual([wrong, 'broken']);
});

test.each([null, '', [], {}])('%j counts as absent, whatever the type', (absent) => {
  const changes = Object.fromEntries(Object.keys(person()).map((name) => [name, absent]));
  const view = viewOf(answeredWith(changes));
  const seen = Object.values(recordTypeJudges).map((judge) => judge(view).observations);
  expect(Math.max(...seen)).toBe(0);
});

test.each([
  ['person.employment-status-enum', person({ employment_status: 'Employed' })],
  ['job.level-enum', person({ jobs: [job({ level: 'staff' })] })],
  ['job.function-enum', person({ jobs: [job({ function: 'Risk' })] })],
  ['job.email-status-enum', person({ jobs: [job({ email_status: 'VALID' })] })],
  ['company.type-enum', person({ jobs: [job({ company: company({ type: 'Public' }) })] })],
] as const)('%s is exact', (rule, wrong) => {
  expect(judged(recordTypeJudges[rule], specimen())).toBe('holds');
  expect(judged(recordTypeJudges[rule], answeredWith(wrong))).toBe('broken');
});

test('a value of the wrong type is not also reported as a wrong value', () => {
  const exchange = answeredWith(person({ employment_status: 7 }));
  expect(judged(recordTypeJudges['person.employment-status-enum'], exchange)).toBe('silent');
});

test('counts every record, and reports the position of the wrong one', () => {
  const exchange = answeredWith(person({ jobs: [job(), job({ title: 7 }), job({ title: null })] }));
  expect(recordTypeJudges['job.title-type'](viewOf(exchange))).toEqual({
    observations: 3,
    violations: [{ at: 'matches[0].people[0].jobs[1].title', expected: 'title is a string', received: 7 }],
  });
});

test('judges every rule about a type or value of a record', () => {
  const isRecordRule = (id: RuleId) =>
    /^(person|education|job|company|parent|locdet)\..+-(type|enum)$/.test(id);
  expect(Object.keys(recordTypeJudges).sort()).toEqual(
    ruleIds.filter((id) => isRecordRule(id) && id !== 'person.score-type').sort(),
  );
});
