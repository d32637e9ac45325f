import { expect, test } from 'vitest';
import { reportFull } from '../../../fixtures/hostile-report.js';
import type { Report, RuleReport, RuleVerdict } from '../report.js';
import { trendOf } from './page.js';

/** Returns a run with one rule of this verdict. */
function run(verdict: RuleVerdict): Report {
  const [rule] = reportFull('x').rules;
  const rules: readonly RuleReport[] = rule ? [{ ...rule, verdict }] : [];
  return { ...reportFull('x'), rules };
}

const changes = (...verdicts: RuleVerdict[]) =>
  trendOf(verdicts.map(run)).map(({ newlyFailing, newlyPassing }) =>
    newlyFailing.length > 0 ? 'fails' : newlyPassing.length > 0 ? 'passes' : '-',
  );

test.each<[RuleVerdict[], string[]]>([
  [['fail'], ['-']],
  [
    ['pass', 'fail'],
    ['-', 'fails'],
  ],
  [
    ['fail', 'pass'],
    ['-', 'passes'],
  ],
  [
    ['fail', 'fail'],
    ['-', '-'],
  ],
  [
    ['unexercised', 'fail'],
    ['-', 'fails'],
  ],
  [
    ['unexercised', 'pass'],
    ['-', '-'],
  ],
  [
    ['fail', 'inconclusive', 'fail'],
    ['-', '-', '-'],
  ],
  [
    ['fail', 'inconclusive', 'pass'],
    ['-', '-', 'passes'],
  ],
  [
    ['pass', 'skipped', 'fail', 'pass'],
    ['-', '-', 'fails', 'passes'],
  ],
])('%j is shown as %j', (verdicts, expected) => {
  expect(changes(...verdicts)).toEqual(expected);
});

test('each run has its own counts', () => {
  expect(trendOf([run('pass'), run('error')]).map(({ counts }) => counts)).toEqual([
    { pass: 1 },
    { error: 1 },
  ]);
});
