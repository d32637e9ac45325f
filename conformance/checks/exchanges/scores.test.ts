import { expect, test } from 'vitest';
import {
  asking,
  type Differences,
  judged,
  matching,
  specimen,
  type Verdict,
  verdictOf,
} from '../../../fixtures/fakes/specimen.js';
import type { Json } from '../../target/json.js';
import { viewOf } from '../../view/find-view.js';
import { answerShapeJudges } from './answer-shape.js';
import { scoreJudges, scoreRunJudges } from './scores.js';

const judges = { ...answerShapeJudges, ...scoreJudges };
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
  ['find.ordered-by-score', 'falling', scored(3, 2, 2, 1), 'holds'],
  ['find.ordered-by-score', 'rising', scored(-3, -2, -1), 'holds'],
  ['find.ordered-by-score', 'all equal', scored(1, 1, 1), 'holds'],
  ['find.ordered-by-score', 'both ways', scored(3, 1, 2), 'broken'],
  ['find.ordered-by-score', 'both ways around a text', scored(3, '9', 1, 2), 'broken'],
  ['find.ordered-by-score', 'two', scored(1, 2), 'silent'],
  ['find.ordered-by-score', 'filtered', { ...scored(3, 1, 2), ...projected }, 'silent'],
  ['find.ordered-desc', 'falling', scored(2, 1, 1), 'holds'],
  ['find.ordered-desc', 'rising', scored(1, 2), 'broken'],
  ['find.ordered-desc', 'both ways', scored(1, 2, 1), 'broken'],
  ['find.ordered-desc', 'level', scored(1, 1), 'silent'],
  ['find.ordered-desc', 'without people', scored(), 'silent'],
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

test.each<[what: string, first: number[], second: number[], verdict: Verdict]>([
  ['fractions', [0.9, 0.2], [0.4], 'holds'],
  ['percentages, of which a worse one is small', [85, 0.4], [12], 'holds'],
  ['a fraction and a percentage', [0.9], [85, 40], 'broken'],
  ['a fraction and a negative number', [0.9], [-0.1, -0.4], 'broken'],
  ['numbers that are on every scale', [0.9], [1, 0], 'silent'],
  ['nobody', [0.9], [], 'silent'],
])('scores that are %s', (_, first, second, verdict) => {
  const judge = scoreRunJudges['person.score-scale-constant'].begin();
  judge(viewOf(specimen(scored(...first))));
  expect(verdictOf(judge(viewOf(specimen(scored(...second)))))).toBe(verdict);
});

test('scores are sorted in the same direction in all lists', () => {
  const verdicts = (...run: Differences[]) => {
    const judge = scoreRunJudges['find.order-direction-consistent'].begin();
    return run.map((differences, index) =>
      verdictOf(judge(viewOf(specimen({ id: index + 1, ...differences })))),
    );
  };
  expect(verdicts(scored(3, 2), scored(1, 1), scored(9, 9, 1), scored(1, 2))).toEqual([
    'silent',
    'silent',
    'holds',
    'broken',
  ]);
  expect(verdicts(scored(1, 2), scored(2, 3), scored(3, 1, 2), scored(2, 1))).toEqual([
    'silent',
    'holds',
    'silent',
    'broken',
  ]);
  const filtered = { body: { ...asking(['name', 'Ada']), confidence: 'low' } };
  expect(verdicts(scored(3, 2), { ...scored(1, 2), ...filtered })).toEqual(['silent', 'silent']);
});
