import { expect, test } from 'vitest';
import { asking, matching, specimen, type Verdict, verdictOf } from '../../../fixtures/fakes/specimen.js';
import { person } from '../../../fixtures/fakes/specimen-records.js';
import { viewOf } from '../../view/find-view.js';
import { foundNobodyJudges } from './found-nobody.js';
import { scoreScaleConstant } from './score-scale.js';

const scored = (...scores: number[]) =>
  viewOf(specimen({ answer: matching(scores.map((score, index) => person({ id: `P-${index}`, score }))) }));

test.each<[what: string, first: number[], second: number[], verdict: Verdict]>([
  ['fractions', [0.9, 0.2], [0.4], 'holds'],
  ['percentages, of which a worse one is small', [85, 0.4], [12], 'holds'],
  ['a fraction and a percentage', [0.9], [85, 40], 'broken'],
  ['a fraction and a negative number', [0.9], [-0.1, -0.4], 'broken'],
  ['numbers that are on every scale', [0.9], [1, 0], 'silent'],
  ['nobody', [0.9], [], 'silent'],
])('scores that are %s', (_, first, second, verdict) => {
  const judge = scoreScaleConstant.begin();
  judge(scored(...first));
  expect(verdictOf(judge(scored(...second)))).toBe(verdict);
});

const nobody = asking(['linkedin', 'zq7xj-vk4wp-0q9h2-nobody']);

test.each<[what: string, answer: ReturnType<typeof matching>, verdict: Verdict]>([
  ['nobody', matching([]), 'holds'],
  ['somebody', matching([person()]), 'broken'],
])('criteria that belong to nobody find %s', (_, answer, verdict) => {
  const judge = foundNobodyJudges['find.found-false-observed'];
  expect(verdictOf(judge(viewOf(specimen({ body: nobody, answer }))))).toBe(verdict);
  expect(verdictOf(judge(viewOf(specimen({ answer }))))).toBe('silent');
});
