import { anchorOf, type Html, html } from '../../../spec/docs/html.js';
import { ruleBases } from '../../../spec/source/basis.js';
import { adviceOf, enabled, verdictText } from '../console.js';
import { knownGroups, knownLine } from '../failure.js';
import type { ReportInput } from '../publish.js';
import { areaOf, countsOf, failuresOf, type Report, type RunVerdict, ruleVerdicts } from '../report.js';
import { count } from '../text.js';
import { basisMark, catalogue, failureCard, verdictMark } from './cards.js';
import { bar, code, documentOf, mark, section, signOf, table, visible } from './document.js';

/** Maximum size of a page in bytes, so that it can be mailed and opens at once. */
const pageMost = 3_000_000;
const textLengthMax = 4096;
const leastText = 16;

/** Renders the report as one page that needs no network and no scripts. Texts are cut until it is small enough. */
export function toHtml(input: ReportInput): string {
  // Estimates the first limit from the size of the report, to avoid rendering tens of megabytes in vain.
  const first = textLengthMax * Math.min(1, pageMost / JSON.stringify(input.report.rules).length);
  for (let most = Math.ceil(first); ; most = Math.floor(most / 2)) {
    const page = pageOf(input, most);
    if (most < leastText || Buffer.byteLength(page) < pageMost) return page;
  }
}

const runWords: Record<RunVerdict, readonly [sign: string, word: string]> = {
  conformant: ['✓', 'Conformant'],
  'non-conformant': ['✕', 'Not conformant'],
  'proved-nothing': ['?', 'Proved nothing'],
  error: ['!', 'The kit broke'],
};

function pageOf({ report, history }: ReportInput, most: number): string {
  const { rules, target, verdict, kit } = report;
  const [sign, word] = runWords[verdict];
  const failures = failuresOf(rules).map((rule) => failureCard(rule, target, most));
  const known = failuresOf(rules, { isKnown: true }).map((rule) => failureCard(rule, target, most));
  const searched = { isSearched: true };
  return documentOf({
    title: `Conformance of ${visible(target.peopleUrl)}: ${verdict}`,
    tone: verdict,
    kicker: 'Conformance of a People Data Service',
    heading: [signOf(sign), word],
    told: explanation(report),
    facts: [
      ['Target', code(target.peopleUrl)],
      ['Identity', target.identityUrl === undefined ? undefined : code(target.identityUrl)],
      ['Organization', code(target.org)],
      ['Started', moment(report.startedAt)],
      ['Duration', `${(report.durationMs / 1000).toFixed(1)} s`],
      ['Requests', `${report.requests} of at most ${report.budget}`],
      ['Seed', String(report.seed)],
      ['Kit', visible(`${kit.name} ${kit.version}`)],
    ],
    searched: [rules.length, 'rule'],
    filters: {
      verdict: ruleVerdicts.filter((each) => rules.some((rule) => rule.verdict === each)),
      basis: [...new Set(rules.map(({ basis }) => basis))],
      area: [...new Set(rules.map(({ id }) => areaOf(id)))],
    },
    content: [
      next(report),
      figures(report),
      failures.length > 0 &&
        section(
          'failures',
          count(failures.length, 'failure'),
          html`<p>What is cut here, as in “[… 512 more]”, is whole in the JSON report.</p>${failures}`,
          searched,
        ),
      knownFailures(report, known),
      left(report),
      trend([...history, report]),
      rules.length > 0 &&
        section(
          'rules',
          'What the document says',
          html`<p>Stated in the specification, following from it, or confirmed by the service.</p>${catalogue(rules, most)}`,
          searched,
        ),
    ],
  });
}

function explanation(report: Report): string {
  const [, verdict] = verdictText(report);
  const said = [
    ...verdict.split(': ').slice(1),
    ...(report.complete ? [] : ['the run ended early']),
    ...(report.reason === undefined ? [] : [report.reason]),
  ].join('; ');
  return visible(said && `${said[0]?.toUpperCase()}${said.slice(1)}${said.endsWith('.') ? '' : '.'}`);
}

const adviceMost = 3;

/** Renders what to do next: about failures, or what stands in the way, and about rules that were not judged. */
function next(report: Report): Html {
  const failed = failuresOf(report.rules).length;
  const failing =
    failed > 0 &&
    html`<li>Compare ${failed === 1 ? 'the failure' : `each of the ${failed} failures`} below with its sentence, and send it again: it has its request as curl. What is known and accepted stands in the list of <code>pdk baseline update</code>.</li>`;
  const blocked =
    report.verdict === 'proved-nothing' &&
    html`<li><code>pdk doctor</code> with the options of this run finds out what stands in the way.</li>`;
  const more = adviceOf(report.rules)
    .slice(0, adviceMost)
    .map(
      (advice) =>
        html`<li>${code(advice.options)} enables ${enabled(advice.alone, advice.all)}: ${visible(advice.provides)}.</li>`,
    );
  const nightly = html`<li>Run it every night: <code>pdk init</code> writes the workflow, and <code>--history</code> keeps the trend.</li>`;
  return section('next', 'What to do next', html`<ul>${failing}${blocked}${more}${nightly}</ul>`);
}

function figures({ rules }: Report): Html {
  const row = (name: Html | string, members: Report['rules']) => {
    const counts = countsOf(members);
    return html`<tr><th scope="row">${name}</th>${ruleVerdicts.map(
      (verdict) => html`<td class="${counts[verdict] ? verdict : 'none'}">${counts[verdict] ?? 0}</td>`,
    )}<td>${members.length}</td></tr>`;
  };
  const rows = ruleBases.map((basis) => {
    const members = rules.filter((rule) => rule.basis === basis);
    return members.length > 0 && row(basisMark(basis), members);
  });
  return table({
    name: 'figures',
    label: 'Rules by basis and verdict',
    caption: 'Rules by where they come from.',
    columns: ['Basis', ...ruleVerdicts.map(verdictMark), 'rules'],
    body: html`<tbody>${rows}</tbody>
<tfoot>${row('All', rules)}</tfoot>`,
  });
}

/** Renders the known failures: those that fail the run, as they are out of date, and the others, with their evidence. */
function knownFailures(report: Report, cards: readonly Html[]): Html | undefined {
  const lists = knownGroups(report).map(
    ({ says, entries }) =>
      html`<p>${says}:</p><ul>${entries.map((entry) => html`<li>${visible(knownLine(entry))}</li>`)}</ul>`,
  );
  if (lists.length === 0) return undefined;
  return section('known', 'Known failures', html`${lists}<div data-part>${cards}</div>`);
}

function left({ left = [] }: Report): Html | undefined {
  if (left.length === 0) return undefined;
  const items = left.map(
    ({ kind, name, because }) =>
      html`<li><strong>${visible(kind)}</strong> ${code(name)} <span class="note">${visible(because)}</span></li>`,
  );
  const why = html`<p>The run could not delete ${count(left.length, 'resource')} on the target; <code>pdk cleanup</code> tries again.</p>`;
  return section('left', 'Left behind', html`${why}<ul class="left">${items}</ul>`);
}

/** Compares each run with those before it, the oldest first. Each rule is compared with the last run that judged it. */
export function trendOf(runs: readonly Report[]) {
  const failed = new Map<string, boolean>();
  return runs.map((run, index) => {
    const ids = (is: 'fail' | 'pass') => run.rules.flatMap(({ id, verdict }) => (verdict === is ? [id] : []));
    const [fails, passes] = [ids('fail'), ids('pass')];
    const newlyFailing = index === 0 ? [] : fails.filter((id) => failed.get(id) !== true);
    const newlyPassing = passes.filter((id) => failed.get(id) === true);
    for (const id of fails) failed.set(id, true);
    for (const id of passes) failed.set(id, false);
    return { run, counts: countsOf(run.rules), newlyFailing, newlyPassing };
  });
}

const namedMost = 20;

/** Renders what changed from run to run; undefined if there is no earlier run. */
function trend(runs: readonly Report[]): Html | undefined {
  if (runs.length < 2) return undefined;
  const last = runs.at(-1);
  const shown = new Set(last?.rules.map(({ id }) => id));
  const names = (ids: readonly string[]) => {
    const nameOf = (id: string) =>
      shown.has(id) ? html`<a href="#${anchorOf('rule', id)}">${visible(id)}</a>` : visible(id);
    const more = ids.length - namedMost;
    return ids.length === 0
      ? html`<span class="note">none</span>`
      : html`<ul class="ids">${ids.slice(0, namedMost).map((id) => html`<li>${nameOf(id)}</li>`)}${more > 0 && html`<li>and ${more} more</li>`}</ul>`;
  };
  const rows = trendOf(runs).map(({ run, counts, newlyFailing, newlyPassing }) => {
    const isThis = run === last;
    return html`<tr${isThis && html` class="this"`}><th scope="row">${moment(run.startedAt)}${isThis && ' (this run)'}</th>
<td>${mark(run.verdict, ...runWords[run.verdict])}${!run.complete && html` <span class="note">ended early</span>`}</td>
<td class="number" data-name="Pass">${counts.pass ?? 0}</td><td class="number" data-name="Fail">${counts.fail ?? 0}</td><td>${bar(counts)}</td>
<td data-name="Newly failing">${names(newlyFailing)}</td><td data-name="Newly passing">${names(newlyPassing)}</td></tr>`;
  });
  const trends = table({
    name: 'trend',
    label: 'Runs',
    caption: `The last ${runs.length} runs, the newest at the top. A rule is compared with the last run that judged it.`,
    columns: ['Run', 'Verdict', 'Pass', 'Fail', '', 'Newly failing', 'Newly passing'],
    body: html`<tbody>${rows.toReversed()}</tbody>`,
  });
  return section('trend', 'Trend', trends);
}

function moment(iso: string): Html {
  const shown = visible(iso).replace(/^(\d{4}-\d\d-\d\d)T(\d\d:\d\d).*Z$/, '$1 $2 UTC');
  return html`<time datetime="${visible(iso)}">${shown}</time>`;
}
