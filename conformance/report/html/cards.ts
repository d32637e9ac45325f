import { anchorOf, type Html, html } from '../../../spec/docs/html.js';
import { knownLine, replayLine, reproducedText } from '../failure.js';
import {
  areaOf,
  byArea,
  countsOf,
  type FailedRule,
  type RedactedExchange,
  type Report,
  type RuleReport,
  type RuleVerdict,
  ruleVerdicts,
} from '../report.js';
import { count } from '../text.js';
import { code, codes, factsOf, group, mark, open, visible } from './document.js';

export function failureCard(rule: FailedRule, target: Report['target'], most: number): Html {
  const { id, basis, section, failure, known = [] } = rule;
  const { summary, steps, at, expected, received, reproduced, curl } = failure;
  return html`<article class="card ${rule.known ? 'known' : 'fails'}" id="${anchorOf('failure', id)}" ${tags(rule)}>
<h3><a href="#${anchorOf('rule', id)}">${visible(id)}</a></h3>
<p class="under">${basisMark(basis)} section ${visible(section)}</p>
<p class="again ${/^REPRODUCED/.test(reproduced) ? 'sure' : 'unsure'}">Reproduced: ${reproducedText(failure)}</p>
${known.map((entry) => html`<p class="known">${visible(knownLine(entry))}</p>`)}
${spoken(rule)}
${!summary.includes(expected) && html`<p>${cut(summary, most)}</p>`}
${factsOf([
  ['Steps', steps === undefined ? undefined : cut(steps, most)],
  ['At', html`<code>${cut(at, most)}</code>`],
  ['Expected', html`<span class="expected">${cut(expected, most)}</span>`],
  ['Received', html`<code class="received">${cut(received, most)}</code>`],
])}
<h4>Exchanges</h4>${exchanges(failure.exchanges, most)}
${command('Send the request again', curl, most)}
${command('Replay the case', replayLine(failure, target), most)}
</article>`;
}

/** The attributes by which the script searches and filters an entry. */
function tags({ id, verdict, basis }: RuleReport): Html {
  return html`data-item data-verdict="${verdict}" data-basis="${basis}" data-area="${areaOf(id)}"`;
}

function spoken({ says, quote, section }: RuleReport): Html {
  const words =
    quote !== undefined &&
    html`<blockquote><p>“${sentence(quote)}”</p><footer>The specification, section ${visible(section)}</footer></blockquote>`;
  return html`<p class="says">${sentence(says)}</p>${words}`;
}

/** Exchanges shown per failure: the last ones, as the last one breaks the rule. */
const exchangesMost = 12;
/** Below this limit on texts, only the last exchange is shown. */
const fewText = 300;

function exchanges(all: readonly RedactedExchange[], most: number): Html {
  const left = all.slice(0, most < fewText ? -1 : -exchangesMost).length;
  return html`${left > 0 && html`<p class="note">${left} earlier exchanges are in the JSON report.</p>`}${all
    .slice(left)
    .map((one) => exchange(one, one === all.at(-1), most))}`;
}

function exchange({ request, response, ...rest }: RedactedExchange, isLast: boolean, most: number): Html {
  type Side = Pick<RedactedExchange['request'], 'headers' | 'body'>;
  const side = (title: string, { headers, body }: Side, cookies: readonly string[] = []) => {
    const lines = [
      ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
      ...cookies.map((cookie) => `set-cookie: ${cookie}`),
    ];
    const head = lines.length > 0 && html`<pre class="headers">${cut(lines.join('\n'), most)}</pre>`;
    return html`<h5>${title}</h5>${head}${body !== undefined && body !== '' && html`<pre>${cut(body, most)}</pre>`}`;
  };
  return html`<details class="exchange"${isLast && open}>
<summary><code>${cut(`${request.method} ${request.url}`, most)}</code> <span class="status">→ ${response.status}</span></summary>
<p class="note">Exchange ${rest.id} · operation <code>${rest.operation}</code> · as ${rest.credential} · ${Math.round(rest.durationMs)} ms</p>
${side('Request', request)}
${side('Response', response, response.cookies)}
</details>`;
}

/** Renders a shell command with a button to copy it, which stays hidden without the script. */
function command(title: string, line: string, most: number): Html {
  return html`<div class="command"><h4>${title}</h4><button type="button" class="copy" hidden>Copy</button>
<pre><code>${cut(line, most)}</code></pre></div>`;
}

/** Renders rules by area, each area and each rule collapsible. */
export function catalogue(rules: readonly RuleReport[], most: number): readonly Html[] {
  return [...byArea(rules)].map(([name, members]) => {
    const counts = countsOf(members);
    return group({
      id: anchorOf('area', name),
      name,
      isWell: !counts.fail && !counts.error,
      counts,
      told: ruleVerdicts.flatMap((each) => (counts[each] ? `${counts[each]} ${each}` : [])).join(', '),
      items: members.map((rule) => entry(rule, most)),
    });
  });
}

function entry(rule: RuleReport, most: number): Html {
  const { id, verdict, section, says, quote, seenAt, because, covers = [], failure } = rule;
  return html`<details class="rule" id="${anchorOf('rule', id)}" ${tags(rule)}>
<summary>${verdictMark(verdict)} <span class="id">${visible(id)}</span> ${basisMark(rule.basis)} <span class="gist">${sentence(says)}</span></summary>
<div class="inside">
${spoken(rule)}
${factsOf([
  ['Section', quote === undefined ? visible(section) : undefined],
  ['Seen', `${count(rule.observations, 'observation')} in ${count(rule.requests, 'request')}`],
  ['At', seenAt && seenText(seenAt)],
  ['Because', because === undefined ? undefined : cut(because, most)],
  ['Also checks', covers.length === 0 ? undefined : codes(covers)],
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

const signs: Record<RuleVerdict, string> = {
  pass: '✓',
  fail: '✕',
  unexercised: '○',
  inconclusive: '?',
  skipped: '–',
  error: '!',
};

export const verdictMark = (verdict: RuleVerdict): Html => mark(verdict, signs[verdict], verdict);

export const basisMark = (basis: RuleReport['basis']): Html =>
  html`<span class="basis ${basis}">${basis}</span>`;

/** Renders a sentence, with code where it has backticks. */
function sentence(text: string): readonly Html[] {
  return visible(text)
    .split(/(`[^`]+`)/)
    .map((piece, index) => (index % 2 === 1 ? code(piece.slice(1, -1)) : html`${piece}`));
}

/** Cuts a text to about `most` UTF-16 code units, and says how many more there are. */
function cut(text: string, most: number): string {
  const whole = visible(text.slice(0, most));
  return text.length <= most ? whole : `${whole} [… ${text.length - most} more]`;
}
