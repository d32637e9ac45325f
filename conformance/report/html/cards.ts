import type { Basis } from '../../../generated/rules.js';
import { anchorOf, type Html, html, type Part } from '../../../spec/docs/html.js';
import { knownGroups, knownLine, replayLine, reproducedText } from '../failure.js';
import {
  areaOf,
  byArea,
  type Counts,
  countsOf,
  type FailedRule,
  failuresOf,
  type RedactedExchange,
  type Report,
  type RuleReport,
  type RuleVerdict,
  type RunVerdict,
  ruleVerdicts,
} from '../report.js';
import { count, printable } from '../text.js';

export function failureCard(rule: FailedRule, target: Report['target'], most: number): Html {
  const { failure, known = [] } = rule;
  return html`<article class="card ${rule.known ? 'known' : 'fails'}" id="${anchorOf('failure', rule.id)}" ${tags(rule)}>
${heading(rule)}
<p class="again ${/^REPRODUCED/.test(failure.reproduced) ? 'sure' : 'unsure'}">Reproduced: ${reproducedText(failure)}</p>
${known.map((entry) => html`<p class="known">${visible(knownLine(entry))}</p>`)}
${spoken(rule)}
${!failure.summary.includes(failure.expected) && html`<p>${cut(failure.summary, most)}</p>`}
${facts([
  ['Steps', failure.steps === undefined ? undefined : cut(failure.steps, most)],
  ['At', html`<code>${cut(failure.at, most)}</code>`],
  ['Expected', html`<span class="expected">${cut(failure.expected, most)}</span>`],
  ['Received', html`<code class="received">${cut(failure.received, most)}</code>`],
])}
<h4>Exchanges</h4>${exchanges(failure.exchanges, most)}
${command('Send the request again', failure.curl, most)}
${command('Replay the case', replayLine(failure, target), most)}
</article>`;
}

/** The attributes by which the script searches and filters an entry. */
function tags({ id, verdict, basis }: RuleReport): Html {
  return html`data-item data-verdict="${verdict}" data-basis="${basis}" data-area="${areaOf(id)}"`;
}

/** The sentence of a rule, and the quote that it rests on. */
function spoken({ says, quote, section }: RuleReport): Html {
  const words =
    quote !== undefined &&
    html`<blockquote><p>“${sentence(quote)}”</p><footer>The specification, section ${visible(section)}</footer></blockquote>`;
  return html`<p class="says">${sentence(says)}</p>${words}`;
}

function heading({ id, basis, section }: RuleReport): Html {
  return html`<h3><a href="#${anchorOf('rule', id)}">${visible(id)}</a></h3>
<p class="under">${basisMark(basis)} section ${visible(section)}</p>`;
}

/** Exchanges shown per failure: the last ones, as the last one breaks the rule. */
const exchangesMost = 12;
/** Below this limit on texts, only the last exchange is shown. */
const fewText = 300;

/** Renders the exchanges of a failure, the last one open. */
function exchanges(all: readonly RedactedExchange[], most: number): Html {
  const left = all.slice(0, most < fewText ? -1 : -exchangesMost).length;
  return html`${left > 0 && html`<p class="note">${left} earlier exchanges are in the JSON report.</p>`}${all
    .slice(left)
    .map((one) => exchange(one, one === all.at(-1), most))}`;
}

function exchange({ request, response, ...rest }: RedactedExchange, isLast: boolean, most: number): Html {
  return html`<details class="exchange"${isLast && open}>
<summary><code>${cut(`${request.method} ${request.url}`, most)}</code> <span class="status">→ ${response.status}</span></summary>
<p class="note">Exchange ${rest.id} · operation <code>${rest.operation}</code> · as ${rest.credential} · ${Math.round(rest.durationMs)} ms</p>
${side('Request', request.headers, request.body, most)}
${side('Response', response.headers, response.body, most, response.cookies)}
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

/** Renders the known failures: those that fail the run, as they are out of date, and the others, with their evidence. */
export function knownFailures(report: Report, most: number): Html | undefined {
  const groups = knownGroups(report);
  const cards = failuresOf(report.rules, { isKnown: true }).map((rule) =>
    failureCard(rule, report.target, most),
  );
  if (groups.length === 0) return undefined;
  const lists = groups.map(
    ({ says, entries }) =>
      html`<p>${says}:</p><ul>${entries.map((entry) => html`<li>${visible(knownLine(entry))}</li>`)}</ul>`,
  );
  return section('known', 'Known failures', html`${lists}<div data-part>${cards}</div>`);
}

/** Renders rules by area, each area and each rule collapsible. */
export function catalogue(rules: readonly RuleReport[], most: number): Html {
  return html`${[...byArea(rules)].map(([area, members]) => {
    const counts = countsOf(members);
    const isWell = !counts.fail && !counts.error;
    return html`<details class="area" id="${anchorOf('area', area)}" data-group${!isWell && open}>
<summary><h3>${visible(area)}</h3>${bar(counts)}<span class="counts">${countText(counts)}</span></summary>
${members.map((rule) => entry(rule, most))}
</details>`;
  })}`;
}

function entry(rule: RuleReport, most: number): Html {
  const { id, verdict, section, says, quote, seenAt, because, covers = [], failure } = rule;
  return html`<details class="rule" id="${anchorOf('rule', id)}" ${tags(rule)}>
<summary>${verdictMark(verdict)} <span class="id">${visible(id)}</span> ${basisMark(rule.basis)} <span class="gist">${sentence(says)}</span></summary>
<div class="inside">
${spoken(rule)}
${facts([
  ['Section', quote === undefined ? visible(section) : undefined],
  ['Seen', `${count(rule.observations, 'observation')} in ${count(rule.requests, 'request')}`],
  ['At', seenAt === undefined ? undefined : seenText(seenAt)],
  ['Because', because === undefined ? undefined : cut(because, most)],
  [
    'Also checks',
    covers.length === 0
      ? undefined
      : covers.map((each, at) => html`${at > 0 && ', '}<code>${visible(each)}</code>`),
  ],
])}
${failure && html`<p><a href="#${anchorOf('failure', id)}">What shows the failure</a></p>`}
</div>
</details>`;
}

/** For example `find 12, search 3 (2 violated)`. */
const seenText = (seenAt: NonNullable<RuleReport['seenAt']>): string =>
  Object.entries(seenAt)
    .map(([operation, { observations, violated }]) => {
      const broken = violated === 0 ? '' : ` (${violated} violated)`;
      return `${visible(operation)} ${observations}${broken}`;
    })
    .join(', ');

/** For example `76 pass, 1 fail, 5 unexercised`. */
function countText(counts: Counts): string {
  return ruleVerdicts
    .flatMap((verdict) => (counts[verdict] ? [`${counts[verdict]} ${verdict}`] : []))
    .join(', ');
}

/** Symbols of the verdicts, for readers who cannot tell the colours apart. */
const signs: Record<RuleVerdict, string> = {
  pass: '✓',
  fail: '✕',
  unexercised: '○',
  inconclusive: '?',
  skipped: '–',
  error: '!',
};

export const runWords: Record<RunVerdict, { readonly sign: string; readonly word: string }> = {
  conformant: { sign: '✓', word: 'Conformant' },
  'non-conformant': { sign: '✕', word: 'Not conformant' },
  'proved-nothing': { sign: '?', word: 'Proved nothing' },
  error: { sign: '!', word: 'The kit broke' },
};

const open = html` open`;

/** Escapes invisible characters, such as direction marks; line breaks stay. */
export function visible(text: string): string {
  return text.split(/\r?\n/).map(printable).join('\n');
}

/** Renders a sentence, with code where it has backticks. */
function sentence(text: string): readonly Html[] {
  return visible(text)
    .split(/(`[^`]+`)/)
    .map((piece, index) => (index % 2 === 1 ? html`<code>${piece.slice(1, -1)}</code>` : html`${piece}`));
}

/** Cuts a text to about `most` UTF-16 code units, and says how many more there are. */
function cut(text: string, most: number): string {
  const whole = visible(text.slice(0, most));
  return text.length <= most ? whole : `${whole} [… ${text.length - most} more]`;
}

/** Renders a time in UTC to the minute. */
export function moment(iso: string): Html {
  const shown = visible(iso).replace(/^(\d{4}-\d\d-\d\d)T(\d\d:\d\d).*Z$/, '$1 $2 UTC');
  return html`<time datetime="${visible(iso)}">${shown}</time>`;
}

/** Renders a verdict as a word with its symbol. */
export function verdictMark(verdict: RuleVerdict): Html {
  return html`<span class="verdict ${verdict}"><span class="sign" aria-hidden="true">${signs[verdict]}</span>${verdict}</span>`;
}

export function basisMark(basis: Basis): Html {
  return html`<span class="basis ${basis}">${basis}</span>`;
}

/** Renders counts as a stacked bar. It is hidden from screen readers: the numbers are beside it. */
export function bar(counts: Counts): Html {
  const total = ruleVerdicts.reduce((sum, verdict) => sum + (counts[verdict] ?? 0), 0);
  let at = 0;
  const parts = ruleVerdicts.flatMap((verdict) => {
    const count = counts[verdict] ?? 0;
    if (count === 0) return [];
    const [x, width] = [at, (count / total) * 100];
    at += width;
    // A minimum width, so that one failure among many rules is visible.
    return html`<rect class="${verdict}" x="${x.toFixed(2)}" width="${Math.max(width, 1.5).toFixed(2)}" y="0" height="8"></rect>`;
  });
  return html`<svg class="bar" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true" focusable="false">${parts}</svg>`;
}

/** Renders names with their values, without those that are undefined. */
export function facts(rows: readonly (readonly [name: string, value: Part])[]): Html {
  return html`<dl class="facts">${rows.map(
    ([name, value]) => value !== undefined && html`<div><dt>${name}</dt><dd>${value}</dd></div>`,
  )}</dl>`;
}

/** Renders a section of the page. If `isSearched`, the search hides it when nothing in it matches. */
export function section(name: string, heading: Part, body: Html, { isSearched = false } = {}): Html {
  return html`<section aria-labelledby="-${name}"${isSearched && html` data-part`}><h2 id="-${name}">${heading}</h2>
${body}</section>`;
}
