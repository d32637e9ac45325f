import {
  hasSurvived,
  isComplete,
  type Matrix,
  type MatrixRow,
  type MatrixRule,
  type Power,
  type PowerMatrix,
  type PowerRow,
  percent,
} from './matrix.js';
import { excuseText } from './text.js';

/** A standalone page about mutants: totals, and collapsible parts whose contents can be filtered by a word. */
interface Page {
  readonly title: string;
  readonly heading: string;
  /** HTML. */
  readonly intro: string;
  readonly sums: readonly (readonly [name: string, value: string])[];
  /** What the filter searches, as its label names it: "rules and mutants". */
  readonly searched: string;
  /** HTML: `details` with tables, in which each `tbody` is shown or hidden as a whole. */
  readonly parts: readonly string[];
}

function pageOf({ title, heading, intro, sums, searched, parts }: Page): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
<style>${style}</style>
<main>
<h1>${escaped(heading)}</h1>
<p>${intro}</p>
<dl>${sums.map(([name, value]) => `<div><dt>${escaped(name)}</dt><dd>${escaped(value)}</dd></div>`).join('')}</dl>
<p><label>Show ${escaped(searched)} with <input id="filter" type="search" autocomplete="off"></label> <span id="shown" role="status"></span></p>
${parts.join('\n')}
</main>
<script>${script}</script>
</html>
`;
}

/** Renders a part of a page, with a summary of what is fine; open unless everything is. */
function partOf(
  name: string,
  summary: string,
  isWell: boolean,
  columns: readonly string[],
  bodies: readonly string[],
): string {
  const heads = columns.map((column) => `<th scope="col">${escaped(column)}</th>`).join('');
  return `<details${isWell ? '' : ' open'}><summary><h2>${escaped(name)}</h2> ${escaped(summary)}</summary>
<table>
<thead><tr>${heads}</tr></thead>
${bodies.join('\n')}
</table></details>`;
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

const style = `
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
`;

const script = `
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
`;

/** Renders the power of the kit as a standalone page: operators by operations, then every mutant of each operation. */
export function powerHtml(
  { seed, total, operators, operations, rows }: PowerMatrix,
  generatedAt: string,
): string {
  const due = total.mutants - total.excused;
  return pageOf({
    title: `Power: ${total.killed} of ${due} computed mutants killed`,
    heading: 'Power against computed mutants',
    intro: `What operators make of the contract, faults that nobody chose for a judge, and the rules of their operation that noticed. Seed ${seed}, ${escaped(generatedAt)}.`,
    sums: [
      ['killed', `${total.killed} of ${due} (${percent(total)})`],
      ['need not be noticed', String(total.excused)],
      ['requests to kill, half of them within', String(total.requestsToKill ?? '–')],
    ],
    searched: 'mutants',
    parts: [
      grid(Object.keys(operators), Object.keys(operations), rows),
      ...Object.entries(operations).map(([operation, power]) =>
        partOf(
          operation,
          sumText(power),
          power.rate === 1,
          ['Mutant', 'Killed by', 'Requests to kill'],
          rows.filter((row) => row.operation === operation).map(bodyOf),
        ),
      ),
    ],
  });
}

const sumText = (power: Power): string =>
  `${power.killed} of ${power.mutants - power.excused} killed (${percent(power)})`;

/** Renders killed and due mutants by operator and operation, the weakest of both first. */
function grid(
  operators: readonly string[],
  operations: readonly string[],
  rows: readonly PowerRow[],
): string {
  const cells = new Map<string, PowerRow[]>();
  for (const row of rows) {
    if (row.excuse !== undefined) continue;
    const place = `${row.operator}/${row.operation}`;
    const known = cells.get(place);
    if (known) known.push(row);
    else cells.set(place, [row]);
  }
  const heads = operations.map((name) => `<th scope="col"><span>${escaped(name)}</span></th>`).join('');
  const lines = operators.map(
    (operator) =>
      `<tr><th scope="row">${escaped(operator)}</th>${operations
        .map((operation) => cellOf(cells.get(`${operator}/${operation}`) ?? []))
        .join('')}</tr>`,
  );
  return `<div class="grid" role="region" aria-label="Killed of those that are due, by operator and operation" tabindex="0"><table>
<thead><tr><td></td>${heads}</tr></thead>
<tbody>${lines.join('\n')}</tbody>
</table></div>`;
}

function cellOf(rows: readonly PowerRow[]): string {
  if (rows.length === 0) return '<td></td>';
  const killed = rows.filter((row) => row.killed).length;
  return `<td class="number ${killed === rows.length ? 'good' : 'bad'}">${killed}/${rows.length}</td>`;
}

function bodyOf(row: PowerRow): string {
  const { mutant, mutation, killed, failed, excuse, because, requestsToKill } = row;
  const rules = failed.map((rule) => `<code>${escaped(rule)}</code>`).join(', ');
  const excused =
    excuse && `<span class="doubtful">need not be noticed: ${escaped(excuseText(excuse))}</span>`;
  const survived = `<span class="bad">survived${because === undefined ? '' : `: ${escaped(because)}`}</span>`;
  const verdict = hasSurvived(row) ? survived : (excused ?? rules);
  return `<tbody><tr><td><code>${escaped(mutant)}</code><br>${escaped(mutation)}</td><td>${verdict}</td><td class="number">${(killed && requestsToKill) || '–'}</td></tr></tbody>`;
}

/**
 * Renders the matrix as a standalone page: totals, then the rules by area, each with its mutants and the rules that killed
 * them.
 */
export function matrixHtml(matrix: Matrix, generatedAt: string): string {
  const { summary, rules, rows } = matrix;
  const areaOf = ({ rule }: MatrixRule) => rule.split('.', 1)[0] ?? rule;
  const areas = [...new Set(rules.map(areaOf))];
  const sums: [string, string][] = [
    ['mutants killed', `${summary.killed} of ${summary.mutants}`],
    ['rules proven by a mutant that they alone kill', `${summary.proven} of ${summary.rules}`],
    ['blame precision', summary.blamePrecision.toFixed(3)],
    ['requests', String(summary.requests)],
  ];
  return pageOf({
    title: `Kill matrix: ${summary.killed} of ${summary.mutants} mutants killed`,
    heading: 'Kill matrix',
    intro: `Every rule that can fail a run, every mutation that breaks it, and the judge that noticed. ${
      isComplete(matrix) ? 'Complete.' : '<strong>Not complete.</strong>'
    } Seed ${matrix.seed}, ${escaped(generatedAt)}.`,
    sums,
    searched: 'rules and mutants',
    parts: areas.map((area) =>
      section(
        area,
        rules.filter((rule) => areaOf(rule) === area),
        rows,
      ),
    ),
  });
}

function section(area: string, rules: readonly MatrixRule[], rows: readonly MatrixRow[]): string {
  const proven = rules.filter(({ exact }) => exact.length > 0).length;
  return partOf(
    area,
    `${proven} of ${rules.length} rules proven`,
    proven === rules.length,
    ['Rule', 'Mutant', 'Killed by', 'Requests to first kill'],
    rules.map((rule) => ruleRows(rule, rows)),
  );
}

function ruleRows({ rule, section: number, says, mutants }: MatrixRule, rows: readonly MatrixRow[]): string {
  const own = rows.filter(({ breaks }) => breaks === rule);
  const title = `<th scope="rowgroup" rowspan="${Math.max(1, mutants.length)}"><code>${escaped(rule)}</code> <small>section ${escaped(number)}</small><br><q>${escaped(says)}</q></th>`;
  if (own.length === 0)
    return `<tbody><tr>${title}<td colspan="3" class="bad">no mutant breaks it</td></tr></tbody>`;
  return `<tbody>${own.map((row, index) => `<tr>${index === 0 ? title : ''}${cells(row)}</tr>`).join('')}</tbody>`;
}

function cells({ mutant, mutation, killed, failed, breaks, requestsToKill, because }: MatrixRow): string {
  const others = failed.filter((rule) => rule !== breaks).map((rule) => `<code>${escaped(rule)}</code>`);
  const verdict = killed ? `<span class="good">its rule</span>` : `<span class="bad">survived</span>`;
  const also = others.length === 0 ? '' : ` <span class="doubtful">and ${others.join(', ')}</span>`;
  const why = because === undefined ? '' : ` <small>${escaped(because)}</small>`;
  return `<td><code>${escaped(mutant)}</code><br>${escaped(mutation)}</td><td>${verdict}${also}${why}</td><td class="number">${requestsToKill ?? '–'}</td>`;
}
