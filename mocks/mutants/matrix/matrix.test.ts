import { expect, test } from 'vitest';
import { matrixHtml } from './html.js';
import type { MatrixRow } from './matrix.js';
import { isComplete, matrixOf } from './matrix.js';
import { matrixText } from './text.js';

const rule = (id: string) => ({ rule: id, section: '4.3', says: `The sentence of <${id}>.` });
const row = (mutant: string, breaks: string, failed: readonly string[]): MatrixRow => ({
  mutant,
  breaks,
  mutation: `A mutation about ${breaks}.`,
  killed: failed.includes(breaks),
  failed,
  ...(failed.includes(breaks) ? { requestsToKill: 12 } : {}),
  requests: 100,
  durationMs: 5,
});

const complete = matrixOf(
  [rule('a.one'), rule('b.two')],
  [row('m1', 'a.one', ['a.one']), row('m2', 'b.two', ['b.two'])],
  7,
);
const lacking = matrixOf(
  [rule('a.one'), rule('a.two'), rule('b.three')],
  [row('m1', 'a.one', ['a.one', 'a.two']), row('m2', 'a.two', [])],
  7,
);

test('a matrix is complete if every mutant is killed and every rule has a mutant that it alone kills', () => {
  expect(complete.summary).toEqual({
    rules: 2,
    mutants: 2,
    killed: 2,
    proven: 2,
    blamePrecision: 1,
    requests: 200,
  });
  expect(isComplete(complete)).toBe(true);
});

test('a surviving mutant, or a rule that fails only along with another, makes a matrix incomplete', () => {
  expect(lacking.summary).toMatchObject({ mutants: 2, killed: 1, proven: 0, blamePrecision: 0.5 });
  expect(isComplete(lacking)).toBe(false);
});

test('the text names survivors, other rules that failed, and rules that are not proven', () => {
  const text = matrixText(lacking);
  expect(text).toContain('killed after 12 requests; also failed: a.two');
  expect(text).toMatch(/m2\s+survived/);
  expect(text).toContain('without a mutant that it alone kills: a.one, a.two, b.three');
  expect(text).toContain('1 of 2 mutants killed · 0 of 3 rules proven · blame precision 0.500');
});

test('the page escapes what it quotes, and shows for each rule what is missing', () => {
  const page = matrixHtml(lacking, '2026-01-01T00:00:00Z');
  expect(page).toContain('The sentence of &lt;a.one&gt;.');
  expect(page).toContain('no mutant breaks it');
  expect(page).toContain('color-scheme: light dark');
  expect(page).not.toContain('<a.one>');
});
