import { type Html, html, type Part } from '../../../spec/docs/html.js';
import {
  hasSurvived,
  isComplete,
  type Matrix,
  type MatrixRow,
  type MatrixRule,
  type PowerMatrix,
  type PowerRow,
  percent,
} from './matrix.js';
import { excuseText } from './text.js';

/** A standalone page about mutants: totals, and collapsible parts whose contents can be filtered by a word. */
interface Page {
  readonly title: string;
  readonly heading: string;
  readonly intro: Part;
  readonly sums: readonly (readonly [name: string, value: string | number])[];
  /** What the filter searches, as its label names it: "rules and mutants". */
  readonly searched: string;
  /** `details` with tables, in which each `tbody` is shown or hidden as a whole. */
  readonly parts: readonly Html[];
}

const style = html`<style>
:root { color-scheme: light dark; --good: light-dark(#0a6b2d, #6fd492); --bad: light-dark(#a8201a, #ff8a80); --doubtful: light-dark(#7a5200, #f0c060); --line: light-dark(#d5d9de, #3a4048); }
body { font: 1rem/1.5 system-ui, sans-serif; margin: 0; }
main { max-width: 80rem; margin: 0 auto; padding: 1rem; }
h2 { display: inline; font-size: 1.1rem; }
dl { display: flex; flex-wrap: wrap; gap: 2rem; } dt { font-size: .85rem; } dd { margin: 0; font-size: 1.5rem; font-variant-numeric: tabular-nums; }
table { border-collapse: collapse; width: 100%; margin: .5rem 0 1.5rem; }
th, td { text-align: left; vertical-align: top; padding: .4rem .6rem; border-top: 1px solid var(--line); font-weight: normal; }
thead th { font-weight: 600; } th[scope=rowgroup] { width: 38%; }
th, td { overflow-wrap: anywhere; }
.grid { overflow-x: auto; max-height: 70vh; margin-bottom: 1rem; border: 1px solid var(--line); } .grid table { margin: 0; width: auto; } .grid th, .grid td { padding: .1rem .4rem; white-space: nowrap; }
.grid thead { position: sticky; top: 0; background: Canvas; } .grid thead span { writing-mode: vertical-rl; transform: rotate(180deg); } .grid th[scope=row] { position: sticky; left: 0; background: Canvas; }
summary { cursor: pointer; padding: .4rem 0; } :focus-visible { outline: 3px solid Highlight; outline-offset: 2px; }
.good { color: var(--good); } .bad { color: var(--bad); font-weight: 600; } .doubtful { color: var(--doubtful); } .number { text-align: right; font-variant-numeric: tabular-nums; }
@media (max-width: 45rem) { details thead { display: none; } details :is(tr, th, td) { display: block; width: auto !important; } }
</style>`;

const script = html`<script>
const filter = document.getElementById('filter');
const shown = document.getElementById('shown');
filter.addEventListener('input', () => {
  const wanted = filter.value.trim().toLowerCase();
  let count = 0;
  for (const area of document.querySelectorAll('details')) {
    let any = false;
    for (const rule of area.querySelectorAll('tbody')) {
      const fits = rule.textContent.toLowerCase().includes(wanted);
      rule.hidden = !fits;
      if (fits) { any = true; count += 1; }
    }
    area.hidden = !any;
    if (wanted !== '' && any) area.open = true;
  }
  shown.textContent = wanted === '' ? '' : count + ' shown';
});
</script>`;

const pageOf = ({ title, heading, intro, sums, searched, parts }: Page): string =>
  html`<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
${style}
<main>
<h1>${heading}</h1>
<p>${intro}</p>
<dl>${sums.map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`)}</dl>
<p><label>Show ${searched} with <input id="filter" type="search" autocomplete="off"></label> <span id="shown" role="status"></span></p>
${parts}
</main>
${script}
</html>
`.toString();

/** Renders a part of a page, with a summary of what is fine; open unless everything is. */
const partOf = (
  name: string,
  summary: string,
  isWell: boolean,
  columns: readonly string[],
  bodies: readonly Html[],
): Html => html`<details${!isWell && html` open`}><summary><h2>${name}</h2> ${summary}</summary>
<table>
<thead><tr>${columns.map((column) => html`<th scope="col">${column}</th>`)}</tr></thead>
${bodies}
</table></details>
`;

const code = (text: string): Html => html`<code>${text}</code>`;
const codes = (texts: readonly string[]): readonly Part[] =>
  texts.map((text, index) => [index > 0 && ', ', code(text)]);
const number = (value: string | number | undefined): Html => html`<td class="number">${value ?? '–'}</td>`;

/** Renders the power of the kit as a standalone page: operators by operations, then every mutant of each operation. */
export function powerHtml(
  { seed, total, operators, operations, rows }: PowerMatrix,
  generatedAt: string,
): string {
  const due = total.mutants - total.excused;
  return pageOf({
    title: `Power: ${total.killed} of ${due} computed mutants killed`,
    heading: 'Power against computed mutants',
    intro: `What operators make of the contract, faults that nobody chose for a judge, and the rules of their operation that noticed. Seed ${seed}, ${generatedAt}.`,
    sums: [
      ['killed', `${total.killed} of ${due} (${percent(total)})`],
      ['need not be noticed', total.excused],
      ['requests to kill, half of them within', total.requestsToKill ?? '–'],
    ],
    searched: 'mutants',
    parts: [
      grid(Object.keys(operators), Object.keys(operations), rows),
      ...Object.entries(operations).map(([operation, power]) =>
        partOf(
          operation,
          `${power.killed} of ${power.mutants - power.excused} killed (${percent(power)})`,
          power.rate === 1,
          ['Mutant', 'Killed by', 'Requests to kill'],
          rows.filter((row) => row.operation === operation).map(powerBody),
        ),
      ),
    ],
  });
}

/** Renders killed and due mutants by operator and operation, the weakest of both first. */
function grid(operators: readonly string[], operations: readonly string[], rows: readonly PowerRow[]): Html {
  const cells = new Map<string, PowerRow[]>();
  for (const row of rows.filter(({ excuse }) => excuse === undefined)) {
    const place = `${row.operator}/${row.operation}`;
    cells.set(place, [...(cells.get(place) ?? []), row]);
  }
  const cell = (all: readonly PowerRow[]) => {
    if (all.length === 0) return html`<td></td>`;
    const killed = all.filter((row) => row.killed).length;
    return html`<td class="number ${killed === all.length ? 'good' : 'bad'}">${killed}/${all.length}</td>`;
  };
  const line = (operator: string) => html`<tr><th scope="row">${operator}</th>${operations.map((operation) =>
    cell(cells.get(`${operator}/${operation}`) ?? []),
  )}</tr>
`;
  return html`<div class="grid" role="region" aria-label="Killed of those that are due, by operator and operation" tabindex="0"><table>
<thead><tr><td></td>${operations.map((name) => html`<th scope="col"><span>${name}</span></th>`)}</tr></thead>
<tbody>${operators.map(line)}</tbody>
</table></div>
`;
}

function powerBody(row: PowerRow): Html {
  const { mutant, mutation, killed, failed, excuse, because, requestsToKill } = row;
  const verdict = hasSurvived(row)
    ? html`<span class="bad">survived${because !== undefined && `: ${because}`}</span>`
    : excuse
      ? html`<span class="doubtful">need not be noticed: ${excuseText(excuse)}</span>`
      : codes(failed);
  return html`<tbody><tr><td>${code(mutant)}<br>${mutation}</td><td>${verdict}</td>${number(killed ? requestsToKill : undefined)}</tr></tbody>
`;
}

/**
 * Renders the matrix as a standalone page: totals, then the rules by area, each with its mutants and the rules that killed
 * them.
 */
export function matrixHtml(matrix: Matrix, generatedAt: string): string {
  const { summary, rules, rows, seed } = matrix;
  const areaOf = ({ rule }: MatrixRule) => rule.split('.', 1)[0] ?? rule;
  return pageOf({
    title: `Kill matrix: ${summary.killed} of ${summary.mutants} mutants killed`,
    heading: 'Kill matrix',
    intro: html`Every rule that can fail a run, every mutation that breaks it, and the judge that noticed. ${
      isComplete(matrix) ? 'Complete.' : html`<strong>Not complete.</strong>`
    } Seed ${seed}, ${generatedAt}.`,
    sums: [
      ['mutants killed', `${summary.killed} of ${summary.mutants}`],
      ['rules proven by a mutant that they alone kill', `${summary.proven} of ${summary.rules}`],
      ['blame precision', summary.blamePrecision.toFixed(3)],
      ['requests', summary.requests],
    ],
    searched: 'rules and mutants',
    parts: [...new Set(rules.map(areaOf))].map((area) => {
      const own = rules.filter((rule) => areaOf(rule) === area);
      const proven = own.filter(({ exact }) => exact.length > 0).length;
      return partOf(
        area,
        `${proven} of ${own.length} rules proven`,
        proven === own.length,
        ['Rule', 'Mutant', 'Killed by', 'Requests to first kill'],
        own.map((rule) => ruleBody(rule, rows)),
      );
    }),
  });
}

function ruleBody({ rule, section, says }: MatrixRule, rows: readonly MatrixRow[]): Html {
  const own = rows.filter(({ breaks }) => breaks === rule);
  const title = html`<th scope="rowgroup" rowspan="${Math.max(1, own.length)}">${code(rule)} <small>section ${section}</small><br><q>${says}</q></th>`;
  const none = html`<tr>${title}<td colspan="3" class="bad">no mutant breaks it</td></tr>`;
  return html`<tbody>${own.length === 0 && none}${own.map(
    (row, index) => html`<tr>${index === 0 && title}${cellsOf(row)}</tr>`,
  )}</tbody>
`;
}

function cellsOf({ mutant, mutation, killed, failed, breaks, requestsToKill, because }: MatrixRow): Html {
  const others = failed.filter((rule) => rule !== breaks);
  const verdict = killed ? html`<span class="good">its rule</span>` : html`<span class="bad">survived</span>`;
  const also = others.length > 0 && html` <span class="doubtful">and ${codes(others)}</span>`;
  const why = because !== undefined && html` <small>${because}</small>`;
  return html`<td>${code(mutant)}<br>${mutation}</td><td>${verdict}${also}${why}</td>${number(requestsToKill)}`;
}
