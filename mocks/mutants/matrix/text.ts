import { isComplete } from './matrix.js';
import type { Matrix, MatrixRow } from './row.js';

/** Formats the matrix for a terminal: a line per mutant, by rule, then what is missing, and the totals. */
export function matrixText(matrix: Matrix): string {
  const { rules, rows, summary } = matrix;
  const width = Math.max(...rows.map(({ mutant }) => mutant.length), 10);
  const byRule = rules.flatMap(({ rule, mutants }) =>
    mutants.length === 0
      ? []
      : [rule, ...rows.filter(({ breaks }) => breaks === rule).map((row) => `  ${line(row, width)}`)],
  );
  const unproven = rules.filter(({ exact }) => exact.length === 0).map(({ rule }) => rule);
  return [
    ...byRule,
    '',
    ...(unproven.length === 0 ? [] : [`without a mutant that it alone kills: ${unproven.join(', ')}`, '']),
    `${summary.killed} of ${summary.mutants} mutants killed · ${summary.proven} of ${summary.rules} rules proven · blame precision ${summary.blamePrecision.toFixed(3)} · ${summary.requests} requests`,
    isComplete(matrix) ? 'complete' : 'not complete',
    '',
  ].join('\n');
}

function line({ mutant, killed, failed, breaks, requestsToKill, because }: MatrixRow, width: number): string {
  const others = failed.filter((rule) => rule !== breaks);
  const verdict = killed ? `killed after ${requestsToKill ?? '?'} requests` : 'survived';
  const blamed = others.length === 0 ? '' : `; also failed: ${others.join(', ')}`;
  return `${mutant.padEnd(width)}  ${verdict}${blamed}${because === undefined ? '' : `; ${because}`}`;
}
