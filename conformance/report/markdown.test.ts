import * as fc from 'fast-check';
import { marked } from 'marked';
import { expect, test } from 'vitest';
import { hostile, reportFull } from '../../fixtures/hostile-report.js';
import { broken, reportWith } from '../../fixtures/report-rows.js';
import { toMarkdown } from './markdown.js';

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
  expect(summary).toMatch(/<pre><code class="language-sh">curl --request POST/);
  expect(summary).toMatch(/<td[^>]*>1<\/td>/);
});

test('a known failure does not count as a failure of the run', () => {
  const entry = {
    rule: 'find.at-most-size',
    operation: 'find',
    reason: 'old | odd',
    owner: 'us',
    expires: '2027-01-31',
  };
  const rule = { ...broken('find.at-most-size', 'find'), known: [entry] };
  const summary = toMarkdown(reportWith([rule], { verdict: 'conformant' }));
  expect(summary).not.toContain('<details>');
  expect(rendered(summary)).toContain('us · until 2027-01-31: old');
});

test('a summary of a thousand failures is short', () => {
  const rules = Array.from({ length: 1000 }, (_, at) => broken(`find.rule-${at}`, 'find'));
  expect(toMarkdown(reportWith(rules)).length).toBeLessThan(100_000);
});
