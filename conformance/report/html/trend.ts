import { anchorOf, type Html, html } from '../../../spec/docs/html.js';
import { type Report, ruleVerdicts } from '../report.js';
import { type TrendRun, trendOf } from '../trend.js';
import { bar, runWords } from './marks.js';
import { when } from './summary.js';
import { visible } from './text.js';

/** As many ids are named in one cell. */
const namedMost = 20;

/** What became of the rules from run to run; nothing where there was no earlier one. */
export function trend(runs: readonly Report[]): Html | undefined {
  const told = trendOf(runs);
  const last = told.length - 1;
  if (last < 1) return undefined;
  const known = new Set(runs[last]?.rules.map(({ id }) => id));
  return html`<section aria-labelledby="-trend"><h2 id="-trend">Trend</h2>
<div class="scroll" tabindex="0" role="region" aria-label="Runs"><table class="trend">
<caption>The last ${told.length} runs, the newest at the top. A rule is compared with the last run that judged it.</caption>
<thead><tr><th scope="col">Run</th><th scope="col">Verdict</th><th scope="col">Pass</th><th scope="col">Fail</th><td></td><th scope="col">Newly failing</th><th scope="col">Newly passing</th></tr></thead>
<tbody>${told.map((run, index) => row(run, index === last, known)).toReversed()}</tbody>
</table></div></section>`;
}

function row(run: TrendRun, isThis: boolean, known: ReadonlySet<string>): Html {
  const { sign, word } = runWords[run.verdict];
  return html`<tr${isThis && current}><th scope="row"><time datetime="${visible(run.startedAt)}">${when(run.startedAt)}</time>${isThis && ' (this run)'}</th>
<td><span class="verdict ${run.verdict}"><span class="sign" aria-hidden="true">${sign}</span>${word}</span>${!run.complete && html` <span class="note">ended early</span>`}</td>
<td class="number" data-name="Pass">${run.counts.pass ?? 0}</td><td class="number" data-name="Fail">${run.counts.fail ?? 0}</td><td>${bar(run.counts, ruleVerdicts)}</td>
<td data-name="Newly failing">${names(run.newlyFailing, known)}</td><td data-name="Newly passing">${names(run.newlyPassing, known)}</td></tr>`;
}

const current = html` class="this"`;

function names(ids: readonly string[], known: ReadonlySet<string>): Html {
  if (ids.length === 0) return html`<span class="note">none</span>`;
  const shown = ids.slice(0, namedMost);
  const more = ids.length - shown.length;
  return html`<ul class="ids">${shown.map((id) =>
    known.has(id)
      ? html`<li><a href="#${anchorOf('rule', id)}">${visible(id)}</a></li>`
      : html`<li>${visible(id)}</li>`,
  )}${more > 0 && html`<li>and ${more} more</li>`}</ul>`;
}
