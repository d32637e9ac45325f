import { expect, test } from 'vitest';
import {
  asking,
  type Differences,
  judged,
  matching,
  specimen,
  type Verdict,
} from '../../../fixtures/fakes/specimen.js';
import { person } from '../../../fixtures/fakes/specimen-records.js';
import { answerShapeJudges } from './answer-shape.js';

type Rule = keyof typeof answerShapeJudges;
const two = { body: asking(['name', 'Ada'], ['name', 'Li']) };
const invalid = { body: { matches: [{ fields: {} }] } };
const confident = { body: { ...asking(['name', 'Ada']), confidence: 'high' } };
const element = (value: Differences['answer']): Differences => ({ answer: { matches: [value ?? null] } });

test.each<[rule: Rule, what: string, differences: Differences, verdict: Verdict]>([
  ['find.status-200', 'created', { status: 201 }, 'broken'],
  ['find.status-200', 'refused', { status: 400 }, 'silent'],
  ['find.status-200', 'invalid and created', { ...invalid, status: 201 }, 'silent'],
  ['find.status-200', 'not admitted', { status: 204, credential: 'garbage' }, 'silent'],
  ['find.json-response', 'broken off', { answerText: '{"matches":' }, 'broken'],
  ['find.json-response', 'an array', { answer: [] }, 'broken'],
  ['find.json-response', 'no body', { answerText: '' }, 'broken'],
  ['find.json-response', 'refused', { answerText: 'no', status: 400 }, 'silent'],
  ['find.matches-array', 'an object', { answer: { matches: { 0: {} } } }, 'broken'],
  ['find.matches-array', 'missing', { answer: {} }, 'broken'],
  ['find.matches-array', 'no object', { answer: 'x' }, 'silent'],
  ['find.one-per-input', 'two of two', { ...two, answer: matching([], []) }, 'holds'],
  ['find.one-per-input', 'one of two', { ...two, answer: matching([]) }, 'broken'],
  ['find.one-per-input', 'three of two', { ...two, answer: matching([], [], []) }, 'broken'],
  ['find.one-per-input', 'no array', { ...two, answer: { matches: null } }, 'silent'],
  ['find.element-object', 'an empty object', element({}), 'holds'],
  ['find.element-object', 'null', element(null), 'broken'],
  ['find.element-object', 'an array', element([[], false]), 'broken'],
  ['find.people-array', 'an object', element({ people: person() }), 'broken'],
  ['find.people-array', 'text inside', element({ people: ['Ada'] }), 'broken'],
  ['find.people-array', 'null', element({ people: null }), 'silent'],
  ['find.people-array', 'empty', element({ people: [] }), 'silent'],
  ['find.found-bool', 'false', element({ found: false }), 'holds'],
  ['find.found-bool', 'text', element({ found: 'true' }), 'broken'],
  ['find.found-bool', 'a number', element({ found: 0 }), 'broken'],
  ['find.found-bool', 'absent', element({ people: [] }), 'silent'],
  ['find.found-iff-people', 'a miss', element({ found: false, people: [] }), 'holds'],
  ['find.found-iff-people', 'a miss without people', element({ found: false }), 'holds'],
  ['find.found-iff-people', 'a miss without anything', element({}), 'holds'],
  ['find.found-iff-people', 'a miss of nulls', element({ found: null, people: null }), 'holds'],
  ['find.found-iff-people', 'found nobody', element({ found: true, people: [] }), 'broken'],
  ['find.found-iff-people', 'found null', element({ found: true, people: [null] }), 'broken'],
  ['find.found-iff-people', 'not found', element({ found: false, people: [person()] }), 'broken'],
  ['find.found-iff-people', 'found missing', element({ people: [person()] }), 'broken'],
  ['find.found-iff-people', 'found as text', element({ found: 'true', people: [] }), 'silent'],
  ['find.found-iff-people', 'people no list', element({ found: true, people: { a: 1 } }), 'silent'],
  ['find.found-iff-people', 'filtered', { ...confident, ...element({ found: true, people: [] }) }, 'silent'],
])('%s: %s', (rule, _, differences, verdict) => {
  expect(judged(answerShapeJudges[rule], specimen())).toBe('holds');
  expect(judged(answerShapeJudges[rule], specimen(differences))).toBe(verdict);
});
