import { createHash } from 'node:crypto';
import { anchorOf, type Html, html } from '../../../spec/docs/html.js';
import { bases } from '../../../spec/source/basis.js';
import { verdictText } from '../console.js';
import type { ReportInput } from '../publish.js';
import {
  areaOf,
  countsOf,
  failuresOf,
  type Report,
  type RuleReport,
  type RuleVerdict,
  ruleVerdicts,
} from '../report.js';
import { count } from '../text.js';
import { script, style } from './assets.js';
import * as cards from './cards.js';
import { section, visible } from './cards.js';

/** Maximum size of a page in bytes, so that it can be mailed and opens at once. */
const pageMost = 3_000_000;
const textMost = 4096;
const leastText = 16;

/** Renders the report as one page that needs no network and no scripts. Texts are cut until it is small enough. */
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
  const failures = failuresOf(rules).map((rule) => cards.failureCard(rule, target, most));
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
${cards.knownFailures(report, most)}
${left(report)}
${trend([...history, report])}
${
  rules.length > 0 &&
  section(
    'rules',
    'What the document says',
    html`<p>Stated in the specification, following from it, or confirmed by the service.</p>${cards.catalogue(rules, most)}`,
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

function masthead(report: Report): Html {
  const { sign, word } = cards.runWords[report.verdict];
  const { target } = report;
  return html`<header class="mast ${report.verdict}">
<p class="kicker">Conformance of a People Data Service</p>
<h1><span class="sign" aria-hidden="true">${sign}</span>${word}</h1>
<p class="told">${explanation(report)}</p>
${cards.facts([
  ['Target', html`<code>${visible(target.peopleUrl)}</code>`],
  [
    'Identity',
    target.identityUrl === undefined ? undefined : html`<code>${visible(target.identityUrl)}</code>`,
  ],
  ['Organization', html`<code>${visible(target.org)}</code>`],
  ['Started', cards.moment(report.startedAt)],
  ['Duration', `${(report.durationMs / 1000).toFixed(1)} s`],
  ['Requests', `${report.requests} of at most ${report.budget}`],
  ['Seed', String(report.seed)],
  ['Kit', visible(`${report.kit.name} ${report.kit.version}`)],
])}
</header>`;
}

function explanation(report: Report): string {
  const [, verdict] = verdictText(report);
  const said = [
    ...verdict.split(': ').slice(1),
    ...(report.complete ? [] : ['the run ended early']),
    ...(report.reason === undefined ? [] : [report.reason]),
  ].join('; ');
  return visible(
    said === '' ? '' : `${said[0]?.toUpperCase()}${said.slice(1)}${said.endsWith('.') ? '' : '.'}`,
  );
}

function figures({ rules }: Report): Html {
  const row = (name: Html | string, members: Report['rules']) => {
    const counts = countsOf(members);
    return html`<tr><th scope="row">${name}</th>${ruleVerdicts.map(
      (verdict) => html`<td class="${counts[verdict] ? verdict : 'none'}">${counts[verdict] ?? 0}</td>`,
    )}<td>${members.length}</td></tr>`;
  };
  const rows = bases.map((basis) => {
    const members = rules.filter((rule) => rule.basis === basis);
    return members.length > 0 && row(cards.basisMark(basis), members);
  });
  return html`<div class="scroll" tabindex="0" role="region" aria-label="Rules by basis and verdict"><table class="figures">
<caption>Rules by where they come from.</caption>
<thead><tr><th scope="col">Basis</th>${ruleVerdicts.map((verdict) => html`<th scope="col">${cards.verdictMark(verdict)}</th>`)}<th scope="col">rules</th></tr></thead>
<tbody>${rows}</tbody>
<tfoot>${row('All', rules)}</tfoot>
</table></div>`;
}

function left({ left = [] }: Report): Html | undefined {
  if (left.length === 0) return undefined;
  return section(
    'left',
    'Left behind',
    html`<p>The run could not delete ${count(left.length, 'resource')} on the target; <code>pdk cleanup</code> tries again.</p>
<ul class="left">${left.map(
      ({ kind, name, because }) =>
        html`<li><strong>${visible(kind)}</strong> <code>${visible(name)}</code> <span class="note">${visible(because)}</span></li>`,
    )}</ul>`,
  );
}

/** Compares each run with those before it, the oldest first. Each rule is compared with the last run that judged it. */
export function trendOf(runs: readonly Report[]) {
  const failed = new Map<string, boolean>();
  return runs.map((run, index) => {
    const judged = run.rules.filter(({ verdict }) => verdict === 'fail' || verdict === 'pass');
    const ids = (is: RuleVerdict) => judged.flatMap(({ id, verdict }) => (verdict === is ? [id] : []));
    const newlyFailing = index === 0 ? [] : ids('fail').filter((id) => failed.get(id) !== true);
    const newlyPassing = ids('pass').filter((id) => failed.get(id) === true);
    for (const { id, verdict } of judged) failed.set(id, verdict === 'fail');
    return { run, counts: countsOf(run.rules), newlyFailing, newlyPassing };
  });
}

const namedMost = 20;

/** Renders what changed from run to run; undefined if there is no earlier run. */
function trend(runs: readonly Report[]): Html | undefined {
  const compared = trendOf(runs);
  const last = compared.length - 1;
  if (last < 1) return undefined;
  const known = new Set(runs[last]?.rules.map(({ id }) => id));
  return section(
    'trend',
    'Trend',
    html`<div class="scroll" tabindex="0" role="region" aria-label="Runs"><table class="trend">
<caption>The last ${compared.length} runs, the newest at the top. A rule is compared with the last run that judged it.</caption>
<thead><tr><th scope="col">Run</th><th scope="col">Verdict</th><th scope="col">Pass</th><th scope="col">Fail</th><td></td><th scope="col">Newly failing</th><th scope="col">Newly passing</th></tr></thead>
<tbody>${compared.map((each, index) => row(each, index === last, known)).toReversed()}</tbody>
</table></div>`,
  );
}

function row(
  compared: ReturnType<typeof trendOf>[number],
  isThis: boolean,
  known: ReadonlySet<string>,
): Html {
  const { run, counts, newlyFailing, newlyPassing } = compared;
  const { sign, word } = cards.runWords[run.verdict];
  return html`<tr${isThis && html` class="this"`}><th scope="row">${cards.moment(run.startedAt)}${isThis && ' (this run)'}</th>
<td><span class="verdict ${run.verdict}"><span class="sign" aria-hidden="true">${sign}</span>${word}</span>${!run.complete && html` <span class="note">ended early</span>`}</td>
<td class="number" data-name="Pass">${counts.pass ?? 0}</td><td class="number" data-name="Fail">${counts.fail ?? 0}</td><td>${cards.bar(counts)}</td>
<td data-name="Newly failing">${names(newlyFailing, known)}</td><td data-name="Newly passing">${names(newlyPassing, known)}</td></tr>`;
}

function names(ids: readonly string[], known: ReadonlySet<string>): Html {
  if (ids.length === 0) return html`<span class="note">none</span>`;
  const more = ids.length - namedMost;
  const shown = (id: string) =>
    known.has(id) ? html`<a href="#${anchorOf('rule', id)}">${visible(id)}</a>` : visible(id);
  return html`<ul class="ids">${ids.slice(0, namedMost).map((id) => html`<li>${shown(id)}</li>`)}${more > 0 && html`<li>and ${more} more</li>`}</ul>`;
}
