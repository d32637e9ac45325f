import { anchorOf, type Html, html } from '../../../spec/docs/html.js';
import { areaOf } from '../area.js';
import { replayLine } from '../failure-text.js';
import { knownLine } from '../known-text.js';
import type { Difference, Failure, Report, RuleReport } from '../report.js';
import { command, exchanges, facts } from './evidence.js';
import { basisMark } from './marks.js';
import { cut, sentence, visible } from './text.js';

/** A rule that was not kept, with everything that shows it. */
export function failureCard(
  rule: RuleReport,
  failure: Failure,
  target: Report['target'],
  most: number,
): Html {
  const { steps } = failure;
  const { known = [] } = rule;
  return html`<article class="card ${rule.known ? 'known' : 'fails'}" id="${anchorOf('failure', rule.id)}" ${tags(rule)}>
${heading(rule)}
<p class="again ${/^REPRODUCED/.test(failure.reproduced) ? 'sure' : 'unsure'}">${repeated(failure.reproduced)}</p>
${known.map((entry) => html`<p class="known">${visible(knownLine(entry))}</p>`)}
${spoken(rule)}
${!failure.summary.includes(failure.expected) && html`<p>${cut(failure.summary, most)}</p>`}
${facts([
  ...(steps === undefined ? [] : [['Steps', cut(steps, most)] as const]),
  ['At', html`<code>${cut(failure.at, most)}</code>`],
  ...difference(failure, most),
])}
<h4>Exchanges</h4>
${exchanges(failure.exchanges, most)}
${command('Send it again', failure.curl, most)}
${command('Judge it again', replayLine(failure, target), most)}
</article>`;
}

/** An assumed rule that the target sees differently: nothing that is held against it. */
export function findingCard(rule: RuleReport, finding: Difference, most: number): Html {
  return html`<article class="card differs" id="${anchorOf('finding', rule.id)}" ${tags(rule)}>
${heading(rule)}
${spoken(rule)}
<p>${cut(finding.summary, most)}</p>
${facts(difference(finding, most))}
</article>`;
}

/** By what the script finds and filters an entry. */
export function tags({ id, verdict, basis }: RuleReport): Html {
  return html`data-item data-verdict="${verdict}" data-basis="${basis}" data-area="${areaOf(id)}"`;
}

/** The sentence, and the words that it rests on. */
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

/** `REPRODUCED 3/3` as `REPRODUCED 3 of 3`. */
function repeated(reproduced: string): string {
  return visible(reproduced).replace(/(?<!\d)(\d+)\/(\d+)$/, '$1 of $2');
}
