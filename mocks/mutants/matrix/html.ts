import { isComplete } from './matrix.js';
import { escaped, pageOf, partOf } from './page.js';
import type { Matrix, MatrixRow, MatrixRule } from './row.js';

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
