import { expect, test } from 'vitest';
import type { BindingRuleId } from '../../../generated/rules.js';
import { isComplete, type MatrixRow, matrixHtml, matrixOf, matrixText } from './matrix.js';

const row = (breaks: BindingRuleId, failed: readonly string[]): MatrixRow => ({
  mutant: breaks,
  breaks,
  mutation: `A mutation about <${breaks}>.`,
  killed: failed.includes(breaks),
  failed,
  ...(failed.includes(breaks) ? { requestsToKill: 12 } : {}),
  requests: 100,
  durationMs: 5,
});

const complete = matrixOf(
  [row('find.at-most-size', ['find.at-most-size']), row('apikey.list', ['apikey.list'])],
  7,
);
const lacking = matrixOf(
  [row('find.at-most-size', ['find.at-most-size', 'find.max-five']), row('apikey.list', [])],
  7,
);

test('a matrix is complete if its rule alone kills each mutant', () => {
  const { summary } = complete;
  expect(summary).toEqual({ mutants: 2, killed: 2, proven: 2, blamePrecision: 1, requests: 200 });
  expect(isComplete(complete)).toBe(true);
});

test('a surviving mutant, or one that another rule fails for as well, makes a matrix incomplete', () => {
  expect(lacking.summary).toMatchObject({ mutants: 2, killed: 1, proven: 0, blamePrecision: 0.5 });
  expect(isComplete(lacking)).toBe(false);
});

test('the text names survivors, and other rules that failed', () => {
  const text = matrixText(lacking);
  expect(text).toContain('killed after 12 requests; also failed: find.max-five');
  expect(text).toMatch(/apikey\.list\s+survived/);
  expect(text).toContain('not killed by their rule alone: find.at-most-size, apikey.list');
  expect(text).toContain('1 of 2 mutants killed · 0 by their rule alone · blame precision 0.500');
});

test('the page escapes what it quotes, and shows each rule with its sentence', () => {
  const page = matrixHtml(lacking, '2026-01-01T00:00:00Z');
  expect(page).toContain('A mutation about &lt;find.at-most-size&gt;.');
  expect(page).toContain('section 4.1');
  expect(page).toContain('survived');
  expect(page).toContain('color-scheme: light dark');
});
