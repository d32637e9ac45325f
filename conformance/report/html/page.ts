import { createHash } from 'node:crypto';
import { type Html, html } from '../../../spec/docs/html.js';
import { isBinding } from '../../../spec/source/basis.js';
import { areaOf } from '../area.js';
import type { ReportInput } from '../formats.js';
import { failuresOf, type RuleReport, ruleVerdicts } from '../report.js';
import { count } from '../text.js';
import { catalogue } from './catalogue.js';
import { failureCard, findingCard, knownFailures, staleKnown } from './failure.js';
import { section, visible } from './marks.js';
import { script } from './script.js';
import { style } from './style.js';
import { figures, left, masthead } from './summary.js';
import { trend } from './trend.js';

/** Maximum size of a page in bytes, so that it can be mailed and opens at once. */
const pageMost = 3_000_000;
const textMost = 4096;
const leastText = 16;

/**
 * Renders the report as one self-contained page: it needs no network, and can be read without scripts. With many failures and
 * long answers, texts are cut until the page is small enough.
 */
export function toHtml(input: ReportInput): string {
  // Estimates the first limit from the size of the report, to avoid rendering tens of megabytes in vain.
  const first = textMost * Math.min(1, pageMost / JSON.stringify(input.report.rules).length);
  for (let most = Math.ceil(first); ; most = Math.floor(most / 2)) {
    const page = pageOf(input, most).toString();
    if (most < leastText || Buffer.byteLength(page) < pageMost) return page;
  }
}

function pageOf({ report, history }: ReportInput, most: number): Html {
  const { rules, target } = report;
  const failures = failuresOf(rules).map((rule) => failureCard(rule, target, most));
  const findings = rules.flatMap((rule) => (rule.finding ? [findingCard(rule, rule.finding, most)] : []));
  const [binding, assumed] = [
    rules.filter(({ basis }) => isBinding(basis)),
    rules.filter(({ basis }) => !isBinding(basis)),
  ];
  return html`${doctype}
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<title>Conformance of ${visible(target.peopleUrl)}: ${report.verdict}</title>
<link rel="icon" href="data:,">
<style>${style}</style>
</head>
<body>
<a class="skip" href="#-content">Skip to the content</a>
${masthead(report)}
${toolbar(rules)}
<main id="-content" tabindex="-1">
${figures(report)}
${
  failures.length > 0 &&
  section(
    'failures',
    count(failures.length, 'failure'),
    html`<p>What is cut here, as in “[… 512 more]”, is whole in the JSON report.</p>${failures}`,
    searched,
  )
}
${staleKnown(report)}
${left(report)}
${
  findings.length > 0 &&
  section(
    'findings',
    `${count(findings.length, 'finding')} about open questions`,
    html`<p>Where the document is silent, the kit assumes an answer. Here the target has another one. This is never a failure.</p>${findings}`,
    searched,
  )
}
${knownFailures(report, most)}
${trend([...history, report])}
${
  binding.length > 0 &&
  section(
    'rules',
    'What the document says',
    html`<p>Stated in the specification, following from it, or confirmed by the service: only these can fail a run.</p>${catalogue('area', binding, most)}`,
    searched,
  )
}
${
  assumed.length > 0 &&
  section(
    'assumed',
    'What is only assumed',
    html`<p>Answers to questions that the document leaves open. None of them is held against the target.</p>${catalogue('assumed', assumed, most)}`,
    searched,
  )
}
</main>
<script>${script}</script>
</body>
</html>
`;
}

const doctype = html`<!doctype html>`;
const searched = { isSearched: true };

/** The content security policy: loads nothing, and allows only the script and the style of this page. */
const policy = [
  "default-src 'none'",
  `script-src '${hashOf(script)}'`,
  `style-src '${hashOf(style)}'`,
  'img-src data:',
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

function hashOf(content: Html): string {
  return `sha256-${createHash('sha256').update(content.toString()).digest('base64')}`;
}

/** Renders search and filters, hidden until the script that they need runs. */
function toolbar(rules: readonly RuleReport[]): Html {
  const areas = [...new Set(rules.map(({ id }) => areaOf(id)))];
  const bases = [...new Set(rules.map(({ basis }) => basis))];
  const verdicts = ruleVerdicts.filter((verdict) => rules.some((rule) => rule.verdict === verdict));
  return html`<div class="tools" id="-tools" role="search" aria-label="Rules" hidden>
<label class="words">Search <kbd>/</kbd> <input id="-words" type="search" autocomplete="off" spellcheck="false"></label>
${choice('verdict', verdicts)}${choice('basis', bases)}${choice('area', areas)}
<button type="button" id="-unfold">Unfold all</button>
<span id="-found" role="status"></span>
</div>`;
}

function choice(name: string, values: readonly string[]): Html {
  return html`<label>${name} <select data-filter="${name}"><option value="">any</option>${values.map(
    (value) => html`<option value="${value}">${visible(value)}</option>`,
  )}</select></label>`;
}
