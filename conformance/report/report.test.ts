import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { anyReport } from '../../fixtures/report.arbitrary.js';
import { Interruption } from '../target/end-scenario.js';
import { exitCodeOf, type Row, type RuleVerdict, type RunVerdict, runVerdict, toJson } from './report.js';

const schema = JSON.parse(readFileSync(new URL('report.schema.json', import.meta.url), 'utf8'));
const ajv = new Ajv2020({ allErrors: true, strict: true, strictRequired: false, strictTypes: false });
addFormats.default(ajv);
const validate = ajv.compile(schema);

test.each([
  ['conformant', 0],
  ['non-conformant', 1],
  ['proved-nothing', 3],
  ['error', 3],
] as const)('a run that is %s exits with %i', (verdict, code) => {
  expect(exitCodeOf({ verdict })).toBe(code);
});

describe('the schema of the report', () => {
  it('accepts every report', () => {
    fc.assert(
      fc.property(anyReport, (report) => {
        validate(JSON.parse(toJson(report)));
        expect(validate.errors ?? []).toEqual([]);
      }),
    );
  });

  it.each([
    ['a failed rule without a failure', { verdict: 'fail' }],
    ['an unknown verdict', { verdict: 'green' }],
    ['a member of another name', { secret: 'x' }],
  ])('refuses %s', (_case, change) => {
    const [report] = fc.sample(anyReport, { numRuns: 1, seed: 1 });
    const rule = {
      id: 'find.status-200',
      section: '4.1',
      basis: 'stated',
      says: 'A sentence.',
      verdict: 'pass',
      observations: 1,
      requests: 1,
    };
    expect(validate({ ...report, rules: [rule] })).toBe(true);
    expect(validate({ ...report, rules: [{ ...rule, ...change }] })).toBe(false);
  });
});

const row = (id: string, verdict: RuleVerdict): Row => ({
  id,
  verdict,
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
