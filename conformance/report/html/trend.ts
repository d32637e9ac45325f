import { anchorOf, type Html, html } from '../../../spec/docs/html.js';
import { type Counts, countsOf } from '../area.js';
import type { Report, RunVerdict } from '../report.js';
import { bar, moment, runWords, section, visible } from './marks.js';

/** One run, compared with those before it. */
interface TrendRun {
  /** ISO 8601, UTC. */
  readonly startedAt: string;
  readonly verdict: RunVerdict;
  readonly complete: boolean;
  readonly counts: Counts;
  /** Ids of rules that fail here, and did not when last judged; empty in the first run. */
  readonly newlyFailing: readonly string[];
  /** Ids of rules that pass here, and failed when last judged. */
  readonly newlyPassing: readonly string[];
}

/**
 * Compares each run with those before it, the oldest first. Each rule is compared with the last run that judged it.
 */
export function trendOf(runs: readonly Report[]): readonly TrendRun[] {
  const failed = new Map<string, boolean>();
  return runs.map((run, index) => {
    const judged = run.rules.filter(({ verdict }) => verdict === 'fail' || verdict === 'pass');
    const fails = judged.filter(({ verdict }) => verdict === 'fail').map(({ id }) => id);
    const passes = judged.filter(({ verdict }) => verdict === 'pass').map(({ id }) => id);
    const newlyFailing = index === 0 ? [] : fails.filter((id) => failed.get(id) !== true);
    const newlyPassing = passes.filter((id) => failed.get(id) === true);
    for (const { id, verdict } of judged) failed.set(id, verdict === 'fail');
    const { startedAt, verdict, complete } = run;
    return { startedAt, verdict, complete, counts: countsOf(run.rules), newlyFailing, newlyPassing };
  });
}

/** Rule ids shown in one cell. */
const namedMost = 20;

/** Renders what changed from run to run; undefined if there is no earlier run. */
export function trend(runs: readonly Report[]): Html | undefined {
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
<tbody>${compared.map((run, index) => row(run, index === last, known)).toReversed()}</tbody>
</table></div>`,
  );
}

function row(run: TrendRun, isThis: boolean, known: ReadonlySet<string>): Html {
  const { sign, word } = runWords[run.verdict];
  return html`<tr${isThis && current}><th scope="row">${moment(run.startedAt)}${isThis && ' (this run)'}</th>
<td><span class="verdict ${run.verdict}"><span class="sign" aria-hidden="true">${sign}</span>${word}</span>${!run.complete && html` <span class="note">ended early</span>`}</td>
<td class="number" data-name="Pass">${run.counts.pass ?? 0}</td><td class="number" data-name="Fail">${run.counts.fail ?? 0}</td><td>${bar(run.counts)}</td>
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
