import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { marked } from 'marked';
import { expect, test } from 'vitest';
import { hostile, reportFull } from '../../fixtures/hostile-report.js';
import { broken, known, reportWith } from '../../fixtures/report-rows.js';
import { temporaryFolder } from '../../fixtures/temporary-folder.js';
import { tellGitHub, toMarkdown, withoutCommands } from './markdown.js';
import type { Report } from './report.js';

/** Every tag that a Markdown renderer produces from a summary, with its attributes. */
const tagsIn = (text: string) =>
  (rendered(text).match(/<[^>]*>/g) ?? []).filter((tag) => !/^<\/?code/.test(tag));
const rendered = (text: string) => marked.parse(text, { async: false, gfm: true });

test('no text from a target becomes a link, an image, a heading, a tag or another column', () => {
  const harmless = tagsIn(toMarkdown(reportFull('harmless')));
  fc.assert(
    fc.property(hostile, (text) => {
      expect(tagsIn(toMarkdown(reportFull(text)))).toEqual(harmless);
    }),
    { numRuns: 300 },
  );
});

test('no name becomes a mention, and no address a link', () => {
  const summary = toMarkdown(reportFull('@everyone https://elsewhere.example www.elsewhere.example'));
  const outside = summary.replace(/(`+)[^`].*?\1/gs, '');
  expect(outside).not.toMatch(/@everyone|https?:\/\/|www\./);
});

test('a failure shows its sentence and its curl line in a collapsible section', () => {
  const summary = rendered(toMarkdown(reportWith([broken('find.at-most-size', 'find')])));
  expect(summary).toContain(
    '<summary>✕ find.at-most-size · section 4.1 rule 1 · stated · reproduced 3 of 3</summary>',
  );
  expect(summary).toMatch(/<pre><code>FAIL find\.at-most-size .* curl +curl --request POST/s);
  expect(summary).toMatch(/<td[^>]*>1<\/td>/);
});

test('a known failure does not count as a failure of the run', () => {
  const rule = { ...broken('find.at-most-size', 'find'), known: [known({ reason: 'old | odd' })] };
  const summary = toMarkdown(reportWith([rule], { verdict: 'conformant' }));
  expect(summary).not.toContain('<details>');
  expect(rendered(summary)).toContain('us · until 2027-01-31: old');
});

test('a summary of a thousand failures is short', () => {
  const rules = Array.from({ length: 1000 }, (_, at) => broken(`find.rule-${at}`, 'find'));
  expect(toMarkdown(reportWith(rules)).length).toBeLessThan(100_000);
});

const folder = temporaryFolder();

async function annotated(report: Report, env = {}): Promise<string[]> {
  const lines: string[] = [];
  await tellGitHub(report, { GITHUB_ACTIONS: 'true', ...env }, (line) => lines.push(line));
  return lines;
}

test('a failure is annotated at the line of its rule, escaped as GitHub requires', async () => {
  const [line = ''] = await annotated(reportFull('100%, a:b\r\nc'));
  expect(line).toMatch(
    /^::error file=spec\/rules\/find\.yaml,line=\d+,title=find\.at-most-size::100%25, a:b%0D%0Ac /,
  );
});

test('a failure is a single line, whatever the target sent', async () => {
  await fc.assert(
    fc.asyncProperty(hostile, async (text) => {
      const lines = await annotated(reportFull(text));
      expect(lines).toHaveLength(1);
      expect(lines[0]).not.toMatch(/[\r\n]/);
    }),
  );
});

test('there are at most ten annotations, as GitHub shows no more, and none for known failures', async () => {
  const rules = Array.from({ length: 12 }, (_, at) => broken(`find.${at}`, 'find'));
  expect(await annotated(reportWith(rules))).toHaveLength(10);
  expect(await annotated(reportWith([{ ...broken('find.0', 'find'), known: [known()] }]))).toEqual([]);
});

test('a run that proved nothing shows the reason', async () => {
  const report = reportWith([], { verdict: 'proved-nothing', reason: 'not reached' });
  expect(await annotated(report)).toEqual(['::error title=proved-nothing::not reached']);
});

test('the summary of the run is appended to the step summary', async () => {
  const file = join(folder, 'summary.md');
  writeFileSync(file, 'before\n');
  expect(await annotated(reportFull('x'), { GITHUB_ACTIONS: '', GITHUB_STEP_SUMMARY: file })).toEqual([]);
  expect(readFileSync(file, 'utf8')).toMatch(/^before\n## Conformance: non-conformant\n/);
});

test('no line of a report is a workflow command, whatever the target sent', () => {
  expect(withoutCommands('a\n  ::error::b\n::stop-commands::c\nd ::e ##[error]f')).toBe(
    'a\n  \\u003a:error::b\n\\u003a:stop-commands::c\nd ::e #\\u0023[error]f',
  );
});
