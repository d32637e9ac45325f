import { describe, expect, it, test } from 'vitest';
import { broken, held, reportWith, row } from '../../fixtures/report-rows.js';
import { exitCodeOf, type KnownFailure, type Report } from '../report/report.js';
import { against } from './baseline.js';

const today = '2026-11-23';
const entry: KnownFailure = {
  rule: 'find.at-most-size',
  operation: 'find',
  reason: 'the new ranking counts a person twice',
  owner: 'search team',
  expires: '2026-11-23',
};
const find = held('find.status-200', 'find');
const fails = broken('find.at-most-size', 'find');

test.each<[string, Report, Partial<KnownFailure>, Report['verdict'], string?]>([
  ['a failure that is known', reportWith([find, fails]), {}, 'conformant'],
  ['one on its last day', reportWith([find, fails]), { expires: today }, 'conformant'],
  [
    'one that has expired',
    reportWith([find, fails]),
    { expires: '2026-11-22' },
    'non-conformant',
    'until 2026-11-22',
  ],
  [
    'one of another rule',
    reportWith([find, fails, broken('find.empty-matches', 'find')]),
    {},
    'non-conformant',
  ],
  [
    'one at a further operation',
    reportWith([find, broken('find.at-most-size', 'find', 'search')]),
    {},
    'non-conformant',
  ],
  [
    'one at another operation',
    reportWith([find, broken('find.at-most-size', 'search')]),
    {},
    'non-conformant',
  ],
  [
    'one that holds now',
    reportWith([find, held('find.at-most-size', 'find')]),
    {},
    'non-conformant',
    'holds now',
  ],
  [
    'a flaky one that holds now',
    reportWith([find, held('find.at-most-size', 'find')]),
    { flaky: true },
    'conformant',
  ],
  [
    'one that was not seen at its operation',
    reportWith([find, held('find.at-most-size', 'search')]),
    {},
    'conformant',
  ],
  ['one that was not judged', reportWith([find, row('find.at-most-size', 'skipped')]), {}, 'conformant'],
  ['one of a rule that was not asked for', reportWith([find]), {}, 'conformant'],
  [
    'a run that ended early',
    reportWith([find, fails], { complete: false, reason: 'gone' }),
    {},
    'proved-nothing',
    'gone',
  ],
  ['a run without an answered find', reportWith([{ ...find, observations: 0 }, fails]), {}, 'proved-nothing'],
  ['a run that proved nothing', reportWith([], { verdict: 'proved-nothing' }), {}, 'proved-nothing'],
  ['a kit that broke', reportWith([find, fails, row('find.empty-matches', 'error')]), {}, 'error'],
])('%s makes it %3$s', (_case, report, change, verdict, reason = '') => {
  const result = against(report, { known: [{ ...entry, ...change }] }, today);
  expect(result.verdict).toBe(verdict);
  expect(result.reason ?? '').toContain(reason);
});

describe('a known failure', () => {
  it('stays a failure in the report, with its owner', () => {
    const { rules, verdict } = against(reportWith([find, fails]), { known: [entry] }, today);
    expect(rules[1]).toEqual({ ...fails, known: [entry] });
    expect(exitCodeOf({ verdict })).toBe(0);
  });

  it('is listed as unjudged if the run observed nothing of it', () => {
    const report = against(reportWith([find]), { known: [entry] }, today);
    expect(report.baseline).toEqual({ fixed: [], expired: [], unjudged: [entry] });
  });
});

test('without known failures a report is unchanged', () => {
  const report = reportWith([find, fails]);
  expect(against(report, { known: [] }, today)).toEqual({
    ...report,
    baseline: { fixed: [], expired: [], unjudged: [] },
  });
});
