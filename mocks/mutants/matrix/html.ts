import { isComplete } from './matrix.js';
import type { Matrix, MatrixRow, MatrixRule } from './row.js';

/** The matrix as one page that needs nothing else: sums, rules by area, each with its mutants and who killed them. */
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
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Kill matrix: ${summary.killed} of ${summary.mutants} mutants killed</title>
<style>${style}</style>
<main>
<h1>Kill matrix</h1>
<p>Every rule that can fail a run, every mutation that breaks it, and the judge that noticed. ${
    isComplete(matrix) ? 'Complete.' : '<strong>Not complete.</strong>'
  } Seed ${matrix.seed}, ${escaped(generatedAt)}.</p>
<dl>${sums.map(([name, value]) => `<div><dt>${name}</dt><dd>${value}</dd></div>`).join('')}</dl>
<p><label>Show rules and mutants with <input id="filter" type="search" autocomplete="off"></label> <span id="shown" role="status"></span></p>
${areas
  .map((area) =>
    section(
      area,
      rules.filter((rule) => areaOf(rule) === area),
      rows,
    ),
  )
  .join('\n')}
</main>
<script>${script}</script>
</html>
`;
}

function section(area: string, rules: readonly MatrixRule[], rows: readonly MatrixRow[]): string {
  const proven = rules.filter(({ exact }) => exact.length > 0).length;
  const open = proven < rules.length ? ' open' : '';
  return `<details${open}><summary><h2>${escaped(area)}</h2> ${proven} of ${rules.length} rules proven</summary>
<table>
<thead><tr><th scope="col">Rule</th><th scope="col">Mutant</th><th scope="col">Killed by</th><th scope="col">Requests to first kill</th></tr></thead>
${rules.map((rule) => ruleRows(rule, rows)).join('\n')}
</table></details>`;
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
summary { cursor: pointer; padding: .4rem 0; } :focus-visible { outline: 3px solid Highlight; outline-offset: 2px; }
.good { color: var(--good); } .bad { color: var(--bad); font-weight: 600; } .doubtful { color: var(--doubtful); } .number { text-align: right; font-variant-numeric: tabular-nums; }
@media (max-width: 45rem) { thead { display: none; } tr, th, td { display: block; width: auto !important; } }
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
  shown.textContent = wanted === '' ? '' : count + ' rules';
});
`;
