import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import * as fc from 'fast-check';
import type { Log } from 'sarif';
import { expect, test } from 'vitest';
import { hostile, reportFull } from '../../fixtures/hostile-report.js';
import { anyReport } from '../../fixtures/report.arbitrary.js';
import { broken, known, reportWith } from '../../fixtures/report-rows.js';
import { ruleIds, rules } from '../../generated/rules.js';
import type { Report } from './report.js';
import { ruleLines, toSarif } from './sarif.js';

const { resolve } = createRequire(import.meta.url);
// The schema uses nothing whose meaning changed after draft 4.
const {
  $schema: _,
  id: _id,
  ...schema
} = JSON.parse(
  readFileSync(join(resolve('@microsoft/jest-sarif'), '../schemas/sarif-2.1.0-rtm.5.json'), 'utf8'),
);
const ajv = new Ajv({ strict: false, unicodeRegExp: false });
addFormats.default(ajv);
const validate = ajv.compile(schema);

const runOf = (report: Report) => {
  const log: Log = JSON.parse(toSarif(report));
  const [run] = log.runs;
  if (run === undefined) throw new Error('no run');
  return run;
};

test('the file is valid under the schema of SARIF 2.1.0, whatever the target sent', () => {
  fc.assert(
    fc.property(fc.oneof(anyReport, hostile.map(reportFull)), (report) => {
      validate(JSON.parse(toSarif(report)));
      expect(validate.errors ?? []).toEqual([]);
    }),
    { numRuns: 60 },
  );
});

test('failures are errors, and nothing else is a result', () => {
  const run = runOf(reportFull('x'));
  expect(run.results?.map(({ ruleId, level }) => `${ruleId} ${level}`)).toEqual(['find.at-most-size error']);
  expect(run.results?.map(({ ruleIndex }) => run.tool.driver.rules?.[ruleIndex ?? -1]?.id)).toEqual([
    'find.at-most-size',
  ]);
});

test('every rule has a line that contains its id or what it is derived from', () => {
  const found = ruleLines();
  const lost = ruleIds.filter((id) => {
    const place = found.get(id);
    if (place === undefined) return true;
    const line = readFileSync(place.file, 'utf8').split('\n')[place.line - 1] ?? '';
    const property = id.split('.')[1]?.replace(/-(type|enum)$/, '') ?? '';
    const names = [
      `- id: ${id}`,
      `operationId: ${rules[id].operations[0]}`,
      `  ${property.replaceAll('-', '_')}:`,
    ];
    return !names.some((name) => line.trimEnd().endsWith(name) || line.startsWith(`${name} `));
  });
  expect(lost).toEqual([]);
});

test('a fingerprint depends only on the rule and the operation', () => {
  const prints = (text: string) => runOf(reportFull(text)).results?.map((one) => one.partialFingerprints);
  expect(prints('one')).toEqual(prints('another'));
  expect(prints('one')?.[0]).toEqual({ 'ruleAndOperation/v1': 'find.at-most-size/find' });
});

test('each operation that breaks a rule is a separate result, and a known one is suppressed', () => {
  const run = runOf(
    reportWith([
      { ...broken('find.at-most-size', 'find', 'search'), known: [known({ operation: 'search' })] },
    ]),
  );
  expect(
    run.results?.map((one) => [one.properties?.['operation'], one.suppressions?.[0]?.justification]),
  ).toEqual([
    ['find', undefined],
    ['search', 'old · us · until 2027-01-31'],
  ]);
});

test('no text from a target is a link', () => {
  const run = runOf(reportFull('[click](https://elsewhere.example)'));
  for (const { message } of run.results ?? []) expect(message.text).not.toMatch(/[^\\]\]\(/);
});
