import { expect, test } from 'vitest';
import {
  asking,
  type Differences,
  judged,
  matching,
  specimen,
  type Verdict,
} from '../../../fixtures/fakes/specimen.js';
import type { Json } from '../../target/json.js';
import { answerShapeJudges } from './answer-shape.js';

const judges = answerShapeJudges;
type Rule = keyof typeof judges;
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

test.each<[rule: Rule, what: string, differences: Differences, verdict: Verdict]>([
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
  expect(judged(judges[rule], specimen(differences))).toBe(verdict);
});

test('a person in two lists counts once in each', () => {
  const exchange = specimen({
    body: asking(['name', 'Ada'], ['name', 'A']),
    answer: matching(people(2), people(2)),
  });
  expect(judged(judges['person.id-unique-in-list'], exchange)).toBe('holds');
});
