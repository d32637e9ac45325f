import { anchorOf, type Html, html } from '../../../spec/docs/html.js';
import { areaOf } from '../area.js';
import { knownLine, replayLine } from '../failure-text.js';
import type { RedactedExchange } from '../redact.js';
import {
  type Difference,
  type FailedRule,
  failuresOf,
  type KnownFailure,
  type Report,
  type RuleReport,
} from '../report.js';
import { basisMark, cut, facts, open, section, sentence, visible } from './marks.js';

/** Renders a broken rule with all its evidence. */
export function failureCard(rule: FailedRule, target: Report['target'], most: number): Html {
  const { failure, known = [] } = rule;
  const { steps } = failure;
  return html`<article class="card ${rule.known ? 'known' : 'fails'}" id="${anchorOf('failure', rule.id)}" ${tags(rule)}>
${heading(rule)}
<p class="again ${/^REPRODUCED/.test(failure.reproduced) ? 'sure' : 'unsure'}">${repeated(failure.reproduced)}</p>
${known.map((entry) => html`<p class="known">${visible(knownLine(entry))}</p>`)}
${spoken(rule)}
${!failure.summary.includes(failure.expected) && html`<p>${cut(failure.summary, most)}</p>`}
${facts([
  ['Steps', steps === undefined ? undefined : cut(steps, most)],
  ['At', html`<code>${cut(failure.at, most)}</code>`],
  ...difference(failure, most),
])}
<h4>Exchanges</h4>
${exchanges(failure.exchanges, most)}
${command('Send it again', failure.curl, most)}
${command('Judge it again', replayLine(failure, target), most)}
</article>`;
}

/** Renders where the target differs from an assumed rule; this is never held against it. */
export function findingCard(rule: RuleReport, finding: Difference, most: number): Html {
  return html`<article class="card differs" id="${anchorOf('finding', rule.id)}" ${tags(rule)}>
${heading(rule)}
${spoken(rule)}
<p>${cut(finding.summary, most)}</p>
${facts(difference(finding, most))}
</article>`;
}

/** The attributes by which the script searches and filters an entry. */
export function tags({ id, verdict, basis }: RuleReport): Html {
  return html`data-item data-verdict="${verdict}" data-basis="${basis}" data-area="${areaOf(id)}"`;
}

/** The sentence of a rule, and the quote that it rests on. */
export function spoken({ says, quote, section }: RuleReport): Html {
  const words =
    quote !== undefined &&
    html`<blockquote><p>“${sentence(quote)}”</p><footer>The specification, section ${visible(section)}</footer></blockquote>`;
  return html`<p class="says">${sentence(says)}</p>${words}`;
}

function heading({ id, basis, section }: RuleReport): Html {
  return html`<h3><a href="#${anchorOf('rule', id)}">${visible(id)}</a></h3>
<p class="under">${basisMark(basis)} section ${visible(section)}</p>`;
}

function difference({ expected, received }: Difference, most: number) {
  return [
    ['Expected', html`<span class="expected">${cut(expected, most)}</span>`],
    ['Received', html`<code class="received">${cut(received, most)}</code>`],
  ] as const;
}

/** Turns `REPRODUCED 3/3` into `REPRODUCED 3 of 3`. */
function repeated(reproduced: string): string {
  return visible(reproduced).replace(/(?<!\d)(\d+)\/(\d+)$/, '$1 of $2');
}

/** Exchanges shown per failure: the last ones, as the last one breaks the rule. */
const exchangesMost = 12;
/** Below this limit on texts, only the last exchange is shown. */
const fewText = 300;

/** Renders the exchanges of a failure, the last one open. */
function exchanges(all: readonly RedactedExchange[], most: number): Html {
  const shown = all.slice(most < fewText ? -1 : -exchangesMost);
  const left = all.length - shown.length;
  return html`${left > 0 && html`<p class="note">${left} earlier exchanges are in the JSON report.</p>`}${shown.map(
    (one, index) => exchange(one, index === shown.length - 1, most),
  )}`;
}

function exchange({ request, response, ...rest }: RedactedExchange, isLast: boolean, most: number): Html {
  return html`<details class="exchange"${isLast && open}>
<summary><code>${cut(`${request.method} ${request.url}`, most)}</code> <span class="status">→ ${response.status}</span></summary>
<p class="note">Exchange ${rest.id} · operation <code>${rest.operation}</code> · as ${rest.credential} · ${Math.round(rest.durationMs)} ms</p>
${side('Request', request.headers, request.body, most)}
${side('Answer', response.headers, response.body, most, response.cookies)}
</details>`;
}

function side(
  title: string,
  headers: Readonly<Record<string, string>>,
  body: string | undefined,
  most: number,
  cookies: readonly string[] = [],
): Html {
  const lines = [
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    ...cookies.map((cookie) => `set-cookie: ${cookie}`),
  ];
  const head = lines.length > 0 && html`<pre class="headers">${cut(lines.join('\n'), most)}</pre>`;
  return html`<h5>${title}</h5>${head}${body !== undefined && body !== '' && html`<pre>${cut(body, most)}</pre>`}`;
}

/** Renders a shell command with a button to copy it, which stays hidden without the script. */
function command(title: string, line: string, most: number): Html {
  return html`<div class="command"><h4>${title}</h4><button type="button" class="copy" hidden>Copy</button>
<pre><code>${cut(line, most)}</code></pre></div>`;
}

/** Renders entries of the baseline that are out of date: they fail the run. */
export function staleKnown({ baseline }: Report): Html | undefined {
  if (baseline === undefined || baseline.fixed.length + baseline.expired.length === 0) return undefined;
  return section(
    'stale',
    'Known failures that are not so any more',
    html`${entries('Hold now; pdk baseline update takes them off the list.', baseline.fixed)}
${entries('Were known until a day that is over: put right, or renewed by pdk baseline update --renew.', baseline.expired)}
`,
  );
}

/** Renders the known failures, with the same evidence as others; they do not fail the run. */
export function knownFailures({ rules, target, baseline }: Report, most: number): Html | undefined {
  const cards = failuresOf(rules, { isKnown: true }).map((rule) => failureCard(rule, target, most));
  const unjudged = baseline?.unjudged ?? [];
  if (cards.length + unjudged.length === 0) return undefined;
  return section(
    'known',
    'Known failures',
    html`<p>They are on the list of known failures, and not held against the run.</p>
<div data-part>${cards}</div>
${entries('Known, and not seen in this run:', unjudged)}`,
  );
}

function entries(says: string, known: readonly KnownFailure[]): Html | undefined {
  if (known.length === 0) return undefined;
  return html`<p>${says}</p><ul>${known.map((entry) => html`<li>${visible(knownLine(entry))}</li>`)}</ul>`;
}
