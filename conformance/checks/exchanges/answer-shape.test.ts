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
import type { Json } from '../../target/json.js';
import { answerShapeJudges } from './answer-shape.js';

type Rule = keyof typeof answerShapeJudges;
const people = (count: number): Json[] =>
  Array.from({ length: count }, (_, i) => ({ id: `P-${i}`, score: 9 - i }));
const scored = (...scores: Json[]): Differences => ({
  answer: matching(scores.map((score, index) => ({ id: `P-${index}`, score }))),
});
const ids = (...all: Json[]): Differences => ({ answer: matching(all.map((id) => ({ id, score: 1 }))) });
const sized = (size: number, count: number): Differences => ({
  body: { ...asking(['name', 'Ada']), size },
  answer: matching(people(count)),
});
const listed = (count: number): Differences => ({ answer: matching(people(count)) });
const projected = { body: { ...asking(['name', 'Ada']), return_fields: ['name'] } };

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
  ['find.max-five', 'five', listed(5), 'holds'],
  ['find.max-five', 'six', listed(6), 'broken'],
  ['find.max-five', 'none', listed(0), 'silent'],
  ['find.max-five', 'three of two', sized(2, 3), 'holds'],
  ['find.at-most-size', 'two of two', sized(2, 2), 'holds'],
  ['find.at-most-size', 'one of two', sized(2, 1), 'holds'],
  ['find.at-most-size', 'three of two', sized(2, 3), 'broken'],
  ['find.at-most-size', 'five of four', sized(4, 5), 'broken'],
  ['find.at-most-size', 'more than five, which no size allows', listed(6), 'silent'],
  ['find.at-most-size', 'one of zero', sized(0, 1), 'silent'],
  ['find.at-most-size', 'six of six', sized(6, 6), 'silent'],
  ['person.score-type', 'numbers of any scale', scored(0, -3.5, 41.3), 'holds'],
  ['person.score-type', 'text', scored('0.9'), 'broken'],
  ['person.score-type', 'null', scored(null), 'broken'],
  ['person.score-type', 'missing', { answer: matching([{ id: 'P-1' }]) }, 'broken'],
  ['person.score-type', 'projected away', { ...projected, answer: matching([{ name: 'x' }]) }, 'silent'],
  ['person.score-finite', 'a number', scored(1), 'holds'],
  ['person.score-finite', 'beyond', { answerText: '{"matches":[{"people":[{"score":1e999}]}]}' }, 'broken'],
  ['person.score-finite', 'text', scored('NaN'), 'silent'],
  ['person.id-unique-in-list', 'all different', ids('a', 'b', 'A'), 'holds'],
  ['person.id-unique-in-list', 'one twice', ids('a', 'b', 'a'), 'broken'],
  ['person.id-unique-in-list', 'one alone', ids('a'), 'silent'],
  ['person.id-unique-in-list', 'without ids', ids(null, null, ''), 'silent'],
])('%s: %s', (rule, _, differences, verdict) => {
  expect(judged(answerShapeJudges[rule], specimen())).not.toBe('broken');
  expect(judged(answerShapeJudges[rule], specimen(differences))).toBe(verdict);
});

test('a person in two lists counts once in each', () => {
  const exchange = specimen({
    body: asking(['name', 'Ada'], ['name', 'A']),
    answer: matching(people(2), people(2)),
  });
  expect(judged(answerShapeJudges['person.id-unique-in-list'], exchange)).toBe('holds');
});
