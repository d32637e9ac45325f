import { type Html, html } from '../../../spec/docs/html.js';
import { bases, isBinding } from '../../../spec/source/basis.js';
import { countsOf } from '../area.js';
import { verdictText } from '../console.js';
import { type Report, ruleVerdicts } from '../report.js';
import { count } from '../text.js';
import { basisMark, facts, moment, runWords, section, verdictMark, visible } from './marks.js';

/** Renders the verdict of a run, with its target and figures. */
export function masthead(report: Report): Html {
  const { sign, word } = runWords[report.verdict];
  const { target } = report;
  return html`<header class="mast ${report.verdict}">
<p class="kicker">Conformance of a People Data Service</p>
<h1><span class="sign" aria-hidden="true">${sign}</span>${word}</h1>
<p class="told">${explanation(report)}</p>
${facts([
  ['Target', html`<code>${visible(target.peopleUrl)}</code>`],
  [
    'Identity',
    target.identityUrl === undefined ? undefined : html`<code>${visible(target.identityUrl)}</code>`,
  ],
  ['Organization', html`<code>${visible(target.org)}</code>`],
  ['Started', moment(report.startedAt)],
  ['Duration', `${(report.durationMs / 1000).toFixed(1)} s`],
  ['Requests', `${report.requests} of at most ${report.budget}`],
  ['Seed', String(report.seed)],
  ['Kit', visible(`${report.kit.name} ${report.kit.version}`)],
])}
</header>`;
}

/** Explains the verdict in one sentence. */
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

/** Renders the number of rules per basis and verdict; assumed rules are in a group of their own. */
export function figures({ rules }: Report): Html {
  const row = (name: Html | string, members: Report['rules']) => {
    const counts = countsOf(members);
    return html`<tr><th scope="row">${name}</th>${ruleVerdicts.map(
      (verdict) => html`<td class="${counts[verdict] ? verdict : 'none'}">${counts[verdict] ?? 0}</td>`,
    )}<td>${members.length}</td></tr>`;
  };
  const rows = (binding: boolean) =>
    bases.map((basis) => {
      const members = rules.filter((rule) => rule.basis === basis);
      return isBinding(basis) === binding && members.length > 0 && row(basisMark(basis), members);
    });
  return html`<div class="scroll" tabindex="0" role="region" aria-label="Rules by basis and verdict"><table class="figures">
<caption>Rules by where they come from. What is only assumed never fails a run.</caption>
<thead><tr><th scope="col">Basis</th>${ruleVerdicts.map((verdict) => html`<th scope="col">${verdictMark(verdict)}</th>`)}<th scope="col">rules</th></tr></thead>
<tbody>${rows(true)}</tbody>
<tbody>${rows(false)}</tbody>
<tfoot>${row('All', rules)}</tfoot>
</table></div>`;
}

/** Renders what the run could not delete. */
export function left({ left = [] }: Report): Html | undefined {
  if (left.length === 0) return undefined;
  return section(
    'left',
    'Left behind',
    html`<p>The run could not take ${count(left.length, 'thing')} away from the target; <code>pdk cleanup</code> tries again.</p>
<ul class="left">${left.map(
      ({ kind, name, because }) =>
        html`<li><strong>${visible(kind)}</strong> <code>${visible(name)}</code> <span class="note">${visible(because)}</span></li>`,
    )}</ul>`,
  );
}
