import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { XmlDocument, XsdValidator } from 'libxml2-wasm';
import { expect, test } from 'vitest';
import { hostile, reportFull } from '../../fixtures/hostile-report.js';
import { anyReport } from '../../fixtures/report.arbitrary.js';
import { broken, known, reportWith, row } from '../../fixtures/report-rows.js';
import { toJunit } from './junit.js';
import type { Report } from './report.js';

/** The JUnit XML that Jenkins, GitLab and similar tools accept: elements, their parents, and required attributes. */
const schema = XmlDocument.fromString(
  readFileSync(new URL('../../fixtures/junit.xsd', import.meta.url), 'utf8'),
);
const validator = XsdValidator.fromDoc(schema);

/** Validates the file, and returns what `reading` selects from it. */
function read<T>(report: Report, reading: (find: (path: string) => readonly string[]) => T): T {
  const document = XmlDocument.fromString(toJunit(report));
  try {
    validator.validate(document);
    return reading((path) => document.find(path).map((node) => node.content));
  } finally {
    document.dispose();
  }
}

test('the file is valid JUnit XML, whatever the target sent', () => {
  fc.assert(fc.property(hostile, (text) => read(reportFull(text), () => true)));
  fc.assert(fc.property(anyReport, (report) => read(report, () => true)));
});

test('every rule is one test case, and the totals match the cases', () => {
  fc.assert(
    fc.property(anyReport, (report) => {
      read(report, (find) => {
        expect(find('//testsuite[1]/testcase/@name')).toEqual(report.rules.map(({ id }) => id));
        expect(find('//testsuite[1]/@tests')).toEqual([String(report.rules.length)]);
        for (const [sum, outcome] of [
          ['failures', 'failure'],
          ['errors', 'error'],
          ['skipped', 'skipped'],
        ]) {
          expect(find(`//testsuite[1]/@${sum}`)).toEqual([
            String(find(`//testsuite[1]/testcase/${outcome}`).length),
          ]);
        }
      });
    }),
  );
});

test('a rule that was not judged is skipped with its reason, and a failed one has all its evidence', () => {
  const { skipped, failure, properties } = read(reportFull('one\ntwo & "three"'), (find) => ({
    skipped: find('//testcase[@name="auth.query-token"]/skipped/@message'),
    failure: find('//testcase[@classname="find" and @name="find.at-most-size"]/failure').join(),
    properties: Object.fromEntries(
      find('//property/@name').map((name, at) => [name, find('//property/@value')[at]]),
    ),
  }));
  expect(skipped).toEqual(['skipped: one\\u000atwo & "three"']);
  expect(failure).toContain('reproduced  1 of 3 (flaky)');
  expect(properties).toMatchObject({
    seed: '7',
    target: 'one\\u000atwo & "three"',
    verdict: 'non-conformant',
  });
});

test('characters that XML does not allow are escaped', () => {
  const [message] = read(reportFull('\u0000\ufffe\ud800\u202e'), (find) => find('//error/@message'));
  expect(message).toBe('\\u0000\\ufffe\\ud800\\u202e');
});

test('a known failure is skipped, and an outdated entry of the baseline fails', () => {
  const rules = [{ ...broken('find.at-most-size', 'find'), known: [known()] }];
  const baseline = { fixed: [known({ rule: 'find.ordered' })], expired: [], unjudged: [] };
  const found = read(reportWith(rules, { baseline }), (find) => ({
    skipped: find('//testcase[@name="find.at-most-size"]/skipped/@message'),
    failed: find('//testcase[failure]/@name'),
    sums: find('/testsuites/@failures'),
  }));
  expect(found.skipped).toEqual([expect.stringContaining('us · until 2027-01-31: old')]);
  expect([found.failed, found.sums]).toEqual([['find.ordered at find'], ['1']]);
});

test.each([
  ['proved-nothing', ['the target was not reached']],
  ['conformant', []],
  ['non-conformant', []],
] as const)('a run that is %s has these errors beside its rules: %j', (verdict, expected) => {
  const report = reportWith([row('find.ordered', 'skipped')], {
    verdict,
    reason: 'the target was not reached',
  });
  expect(read(report, (find) => find('//testcase/error/@message'))).toEqual(expected);
  expect(read(report, (find) => find('/testsuites/@errors'))).toEqual([String(expected.length)]);
});
