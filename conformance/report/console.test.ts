import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { anyReport } from '../../fixtures/report.arbitrary.js';
import { failureAt, reportWith, row } from '../../fixtures/report-rows.js';
import { lackOf } from '../target/target.js';
import { finalLine, renderReport } from './console.js';
import type { Report } from './report.js';
import { coloured, pageOn, plain } from './text.js';

const page = { width: 80, paint: plain };

const failed = row('find.index-aligned', 'fail', {
  quote: 'one element per input element, at the same index',
  failure: failureAt('find'),
});

describe('the final line', () => {
  const passes = [row('find.status-200', 'pass'), row('find.json-response', 'pass')];
  test.each<[Report, string]>([
    [reportWith(passes), 'conformant: 2 rules kept · 482 requests · 6.1 s · seed 7'],
    [
      reportWith([...passes, row('find.role', 'skipped')]),
      'conformant: 2 rules kept, 1 not judged · 482 requests · 6.1 s · seed 7',
    ],
    [
      reportWith([...passes, failed], { verdict: 'non-conformant' }),
      'non-conformant: 1 of 3 rules failed (find.index-aligned) · 482 requests · 6.1 s · seed 7',
    ],
    [
      reportWith(
        ['a.b', 'a.c', 'a.d', 'a.e'].map((id) => row(id, 'fail')),
        { verdict: 'non-conformant', complete: false, requests: 1 },
      ),
      'non-conformant: 4 of 4 rules failed (a.b, a.c, a.d and 1 more) · ended early · 1 request · 6.1 s · seed 7',
    ],
    [reportWith([], { verdict: 'proved-nothing' }), 'proved nothing · 482 requests · 6.1 s · seed 7'],
    [reportWith([], { verdict: 'error' }), 'the kit broke · 482 requests · 6.1 s · seed 7'],
  ])('%#', (given, expected) => {
    expect(finalLine(given, page)).toBe(expected);
  });
});

describe('the report for the terminal', () => {
  it('quotes the sentence of a broken rule and shows how to reproduce it', () => {
    const text = renderReport(reportWith([failed], { verdict: 'non-conformant' }), page, false);
    expect(text).toContain('FAIL find.index-aligned · section 4.1 rule 1 · stated\n');
    expect(text).toContain(
      '  The element at position i of the response answers the lookup at position i of\n  the request.\n  the document: “one element per input element, at the same index”\n',
    );
    expect(text).toContain(
      '  at          matches[1].people[0].id\n  expected    "p_1"\n  received    "p_2"\n',
    );
    expect(text).toContain('  request     POST https://host/v1/org_a1/find\n              {"matches":[]}\n');
    expect(text).toContain(`  curl        ${failed.failure?.curl}\n`);
    expect(text).toContain(
      '  replay      pdk conform --people-url https://host/v1 --org org_a1 --replay r1.abc\n  reproduced  3 of 3\n',
    );
    expect(text).toMatch(/seed 7\n$/);
  });

  it('lets no control character of a response reach the terminal', () => {
    const text = renderReport(reportWith([failed]), page, true);
    expect(text).toContain('200 {"matches":[\\u001b[31m]}');
    expect(text).not.toContain('\u001b');
  });

  it('counts the rules of each area, and lists each rule if verbose', () => {
    const rules = [row('find.status-200', 'pass'), row('job.level-enum', 'inconclusive'), failed];
    const wide = { ...page, width: 120 };
    const short = renderReport(reportWith(rules), wide, false).split('\n');
    expect(short).toContain('area  rules  pass  fail  unexercised  inconclusive  skipped');
    expect(short).toContain('find      2     1     1            -             -        -');
    expect(short).toContain('all       3     1     1            -             1        -');
    expect(short.filter((line) => line.includes('find.status-200'))).toEqual([]);
    const long = renderReport(reportWith(rules), wide, true).split('\n');
    expect(long).toContain('verdict       rule                section     seen  requests');
    expect(long).toContain('pass          find.status-200     4.1 rule 1    12         3');
  });

  it('shows which options cover more rules, and why other rules were not judged', () => {
    const text = renderReport(
      reportWith([
        row('auth.a', 'skipped', { because: lackOf('api-key') }),
        row('auth.b', 'skipped', { because: lackOf('user', 'api-key') }),
        row('auth.g', 'pass', { because: lackOf('full') }),
        row('auth.c', 'unexercised', { because: 'it was not exercised' }),
        row('auth.d', 'unexercised', { because: 'unobservable: It binds the client.' }),
        row('auth.f', 'unexercised', { because: 'unobservable: It binds the receiver.' }),
        row('auth.e', 'inconclusive', { because: 'the budget of 10 requests is spent (--budget)' }),
      ]),
      page,
      false,
    );
    expect(text).toContain(
      `To cover more rules:
  --api-key
    enables 1 more rule (2 with other options): an API key
  --budget
    enables 1 more rule: the budget of 10 requests is spent
  --username and --password
    enables 1 more rule, together with other options: a user

Not judged:
  2 rules cannot be observed by a client · auth.d, auth.f
  1 rule was not exercised · auth.c
`,
    );
  });

  it('gives the reason of a run that proved nothing', () => {
    const text = renderReport(
      reportWith([], { verdict: 'proved-nothing', reason: 'nobody answers' }),
      page,
      false,
    );
    expect(text).toBe(
      'https://host/v1 · org org_a1\n\nReason: nobody answers\n\nproved nothing · 482 requests · 6.1 s · seed 7\n',
    );
  });

  it('stays within the width of the page, except for longer words and the final line', () => {
    fc.assert(
      fc.property(anyReport, fc.constantFrom(80, 120), fc.boolean(), (given, width, verbose) => {
        const rules = given.rules.filter((each) => !each.failure);
        const text = renderReport({ ...given, rules }, { width, paint: plain }, verbose);
        const lines = text.split('\n').slice(0, -2);
        const tooLong = lines.filter((line) => line.length > width && line.trim().includes(' '));
        expect(tooLong).toEqual([]);
      }),
    );
  });
});

describe('colours and width', () => {
  test.each([
    [{ isTTY: true, columns: 200 }, {}, { width: 120, paint: coloured }],
    [{ isTTY: true, columns: 80 }, { NO_COLOR: '1' }, { width: 80, paint: plain }],
    [{ isTTY: true, columns: 20 }, { TERM: 'dumb' }, { width: 60, paint: plain }],
    [{}, {}, { width: 120, paint: plain }],
  ])('%j with %j', (screen, env, expected) => {
    expect(pageOn(screen, env)).toEqual(expected);
  });
});
