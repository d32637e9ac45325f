import { expect, test } from 'vitest';
import { readCases } from '../../fixtures/cases.js';
import { broken, held, known, reportWith, row } from '../../fixtures/report-rows.js';
import type { KnownFailure, Report, RuleReport } from '../report/report.js';
import { against, baselineIn } from './baseline.js';

const good = `known:
  # The ticket says more.
  - rule: find.at-most-size
    operation: find
    reason: new ranking
    owner: search team
    ticket: SEARCH-12
    expires: 2027-01-31
`;

test('it contains the known failures, each with its owner', () => {
  expect(baselineIn('known.yaml', good).known).toEqual([
    {
      rule: 'find.at-most-size',
      operation: 'find',
      reason: 'new ranking',
      owner: 'search team',
      ticket: 'SEARCH-12',
      expires: '2027-01-31',
    },
  ]);
});

type Case = Readonly<Record<'from' | 'to' | 'says', string>>;
const cases = readCases<Readonly<Record<string, Case>>>(import.meta.dirname, 'baseline.cases.yaml');
test.each(Object.entries(cases))(
  '%s is reported with line and column',
  (_case, { from, to, says: message }) => {
    expect(() => baselineIn('known.yaml', good.replace(from, to))).toThrow(message);
  },
);

test('a duplicate entry is reported', () => {
  const twice = `${good}${good.slice(good.indexOf('  - rule'))}`;
  expect(() => baselineIn('known.yaml', twice)).toThrow('"find.at-most-size" at find stands here twice');
});

const today = '2026-11-23';
const id = 'find.at-most-size';
const entry = known({ expires: today });
const find = held('find.status-200', 'find');
const fails = broken(id, 'find');
const other = broken('find.empty-matches', 'find');

test.each<[string, RuleReport[], Partial<KnownFailure>, Report['verdict'], reason?: string]>([
  ['a failure that is known, even on its last day', [find, fails], {}, 'conformant'],
  [
    'one that has expired',
    [find, fails],
    { expires: '2026-11-22' },
    'non-conformant',
    'expired on 2026-11-22',
  ],
  ['one of another rule', [find, fails, other], {}, 'non-conformant'],
  ['one at a further operation', [find, broken(id, 'find', 'search')], {}, 'non-conformant'],
  ['one at another operation', [find, broken(id, 'search')], {}, 'non-conformant'],
  ['one that holds now', [find, held(id, 'find')], {}, 'non-conformant', 'holds again'],
  ['a flaky one that holds now', [find, held(id, 'find')], { flaky: true }, 'conformant'],
  ['one that was not seen at its operation', [find, held(id, 'search')], {}, 'conformant'],
  ['one that was not judged', [find, row(id, 'skipped')], {}, 'conformant'],
  ['one of a rule that was not asked for', [find], {}, 'conformant'],
  ['a run without an answered find', [{ ...find, observations: 0 }, fails], {}, 'proved-nothing'],
])('%s makes a run %3$s', (_case, rules, change, verdict, reason = '') => {
  const result = against(reportWith(rules), { known: [{ ...entry, ...change }] }, today);
  expect(result.verdict).toBe(verdict);
  expect(result.reason ?? '').toContain(reason);
});

test.each<[string, Report, Report['verdict'], reason?: string]>([
  ['ended early', reportWith([find, fails], { complete: false, reason: 'gone' }), 'proved-nothing', 'gone'],
  ['proved nothing', reportWith([], { verdict: 'proved-nothing' }), 'proved-nothing'],
  ['had an error of the kit', reportWith([find, fails, row('find.empty-matches', 'error')]), 'error'],
])('a run that %s does not pass because its failures are known', (_case, report, verdict, reason = '') => {
  const result = against(report, { known: [entry] }, today);
  expect([result.verdict, result.reason ?? '']).toEqual([verdict, reason]);
});

test('without known failures a report is unchanged', () => {
  const report = reportWith([find, fails]);
  expect(against(report, { known: [] }, today)).toEqual({
    ...report,
    baseline: { fixed: [], expired: [], unjudged: [] },
  });
});
