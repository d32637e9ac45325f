import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { hostile, reportFull } from '../../../fixtures/hostile-report.js';
import { markupOf, shown } from '../../../fixtures/markup.js';
import { anyReport } from '../../../fixtures/report.arbitrary.js';
import { broken, known, reportWith, row } from '../../../fixtures/report-rows.js';
import { type Report, type RuleReport, ruleVerdicts } from '../report.js';
import { toHtml, trendOf } from './page.js';

/** Renders the page without its script and style, which are checked in a browser. */
const pageOf = (report: Report, history: readonly Report[] = []) =>
  toHtml({ report, history }).replace(/(?<=<(style|script)>).*?(?=<.\1>)/gs, '');
const of = (text: string) => pageOf(reportFull(text), [reportFull(text)]);

test('no text from a target creates a tag, whatever it is', () => {
  // Code elements in our own sentences are not text from a target.
  const harmless = new Set([...markupOf(of('harmless')).tags, 'code', '/code']);
  fc.assert(
    fc.property(hostile, (text) => {
      expect(markupOf(of(text)).tags.filter((one) => !harmless.has(one))).toEqual([]);
    }),
    { numRuns: 150 },
  );
});

test('no text from a target creates an attribute, an address or an id', () => {
  const names = (text: string) => new Set(markupOf(of(text)).attributes.map(({ name }) => name));
  const harmless = names('harmless');
  fc.assert(
    fc.property(hostile, (text) => {
      for (const { name, value } of markupOf(of(text)).attributes) {
        expect(harmless).toContain(name);
        if (name === 'href') expect(value).toMatch(/^#[A-Za-z0-9._~-]+$|^data:,$/);
        if (name === 'id') expect(value).toMatch(/^[A-Za-z0-9._~-]+$/);
      }
    }),
    { numRuns: 150 },
  );
});

test('ids are unique, and every link within the page has a target', () => {
  fc.assert(
    fc.property(anyReport, (report) => {
      // Each rule is reported once.
      const rules = report.rules.filter(({ id }, at, all) => all.findIndex((each) => each.id === id) === at);
      const { attributes } = markupOf(pageOf({ ...report, rules }, [{ ...report, rules }]));
      const ids = attributes.filter(({ name }) => name === 'id').map(({ value }) => value);
      expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
      const links = attributes.filter(({ name, value }) => name === 'href' && value.startsWith('#'));
      expect(links.map(({ value }) => value.slice(1)).filter((id) => !ids.includes(id))).toEqual([]);
    }),
    { numRuns: 100 },
  );
});

test('invisible characters are escaped', () => {
  const text = shown(of('left\u202eright\u0000'));
  expect(text).toContain('left\\u202eright\\u0000');
  expect(text).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/);
});

test('all evidence of a failure is shown, including how often it was reproduced', () => {
  const text = shown(pageOf(reportFull('HELD')));
  for (const part of ['Reproduced: 1 of 3 (flaky)', '1 of 2 rules failed', 'Left behind']) {
    expect(text).toContain(part);
  }
  expect(text).toContain('pdk conform --people-url HELD --identity-url HELD --org HELD --replay HELD');
});

test('known failures and outdated entries of the baseline have their own sections', () => {
  const rules = [{ ...broken('find.at-most-size', 'find'), known: [known()] }];
  const baseline = { fixed: [known({ rule: 'find.ordered' })], expired: [], unjudged: [] };
  const text = shown(pageOf(reportWith(rules, { baseline })));
  expect(text).not.toContain('1 failure');
  expect(text).toContain('find.at-most-size at find · us · until 2027-01-31: old');
  expect(text).toMatch(/hold again.*find\.ordered at find/s);
});

test('there is a trend only if there is an earlier run', () => {
  const report = reportFull('x');
  expect(pageOf(report)).not.toContain('Newly failing');
  expect(pageOf(report, [report])).toContain('Newly failing');
});

test('a page stays small even if every rule fails with long responses full of special characters', () => {
  const long = '<&">'.repeat(1000);
  const rules = Array.from({ length: 600 }, (_, at) =>
    reportFull(long)
      .rules.slice(0, 1)
      .map((rule) => ({ ...rule, id: `find.${at}`, says: 'x', quote: 'x' })),
  ).flat();
  const page = toHtml({ report: { ...reportFull('x'), rules }, history: [] });
  expect(Buffer.byteLength(page)).toBeLessThan(3_000_000);
  expect(page).toMatch(/\[… \d+ more\]/);
});

/** Returns a run with one rule of this verdict. */
function run(verdict: string): Report {
  const [rule] = reportFull('x').rules;
  const isOne = ruleVerdicts.find((each) => each === verdict);
  const rules: readonly RuleReport[] = rule && isOne ? [{ ...rule, verdict: isOne }] : [];
  return { ...reportFull('x'), rules };
}

const changes = (...verdicts: string[]) =>
  trendOf(verdicts.map(run)).map(({ newlyFailing, newlyPassing }) =>
    newlyFailing.length > 0 ? 'fails' : newlyPassing.length > 0 ? 'passes' : '-',
  );

test.each([
  ['fail', '-'],
  ['pass fail', '- fails'],
  ['fail pass', '- passes'],
  ['fail fail', '- -'],
  ['unexercised fail', '- fails'],
  ['unexercised pass', '- -'],
  ['fail inconclusive fail', '- - -'],
  ['fail inconclusive pass', '- - passes'],
  ['pass skipped fail pass', '- - fails passes'],
])('runs in which a rule is %s are shown as %s', (verdicts, expected) => {
  expect(changes(...verdicts.split(' ')).join(' ')).toBe(expected);
});

test('opens with what to do next: about failures, what stands in the way, and options that cover more', () => {
  const skipped = row('session.password', 'skipped', { because: 'needs a user (--username and --password)' });
  const [failing, blocked] = [
    reportWith([broken('find.at-most-size', 'find')]),
    reportWith([skipped], { verdict: 'proved-nothing' }),
  ].map((report) => shown(pageOf(report)));

  expect(failing).toMatch(/What to do next\s*Compare the failure below with its sentence/);
  expect(blocked).toContain('pdk doctor');
  expect(blocked).toContain('--username and --password enables 1 more rule: a user.');
});
