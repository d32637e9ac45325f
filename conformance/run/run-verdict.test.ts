import { expect, test } from 'vitest';
import {
  type Row,
  type RuleReport,
  type RuleVerdict,
  type RunVerdict,
  runVerdict,
} from '../report/report.js';
import { Interruption } from '../target/interruption.js';

const row = (id: string, verdict: RuleVerdict, basis: RuleReport['basis'] = 'stated'): Row => ({
  id,
  verdict,
  basis,
  observations: verdict === 'unexercised' ? 0 : 3,
});
const found = row('find.status-200', 'pass');
const broken = row('find.max-five', 'fail');
const unknown = row('find.size-over-5', 'error');
const noToken = row('session.token-works', 'fail');

/** The interruption, the verdicts of rules, and the resulting verdict of the run. */
const table: readonly [Interruption['kind'] | undefined, readonly Row[], RunVerdict, boolean][] = [
  [undefined, [found], 'conformant', false],
  [undefined, [found, broken], 'non-conformant', false],
  [undefined, [found, row('find.size-over-5', 'fail', 'assumed')], 'conformant', false],
  [undefined, [found, unknown], 'error', true],
  [undefined, [broken, unknown], 'non-conformant', false],
  [undefined, [], 'proved-nothing', true],
  [undefined, [row('find.status-200', 'unexercised'), row('session.post', 'pass')], 'proved-nothing', true],
  ['budget-spent', [found], 'conformant', false],
  ['spending-ended', [found], 'conformant', true],
  ['unreadable', [found], 'conformant', true],
  ['no-token', [found, broken], 'non-conformant', true],
  ['stopped', [found], 'proved-nothing', true],
  ['stopped', [found, broken], 'proved-nothing', true],
  ['target-lost', [found, broken], 'proved-nothing', true],
  ['credentials-refused', [found, broken], 'proved-nothing', true],
  ['limit-reached', [found], 'proved-nothing', true],
  ['limit-reached', [found, broken], 'non-conformant', true],
  ['kit-broke', [found], 'error', true],
  ['kit-broke', [found, broken], 'non-conformant', true],
  ['token-refused', [found, broken], 'proved-nothing', true],
  ['token-refused', [noToken], 'non-conformant', true],
];

test.each(table)('interrupted by %s, with %j, a run is %s', (kind, rows, verdict, isExplained) => {
  const interruption = kind && new Interruption(kind, 'what happened');
  const said = runVerdict(interruption, rows);

  expect(said.verdict).toBe(verdict);
  expect(said.reason !== undefined).toBe(isExplained);
  if (interruption && isExplained) expect(said.reason).toContain('what happened');
});
