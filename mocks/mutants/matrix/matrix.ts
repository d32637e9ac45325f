import type { Matrix, MatrixRow, MatrixRule, MatrixSummary } from './row.js';

/** A rule that can fail a run, as the catalogue describes it. */
export type BindingRule = Pick<MatrixRule, 'rule' | 'section' | 'says'>;

/** Combines the rows of all runs. @param binding the rules that need a mutant */
export function matrixOf(binding: readonly BindingRule[], rows: readonly MatrixRow[], seed: number): Matrix {
  const rules = binding.map((rule): MatrixRule => {
    const own = rows.filter(({ breaks }) => breaks === rule.rule);
    const killed = own.filter((row) => row.killed);
    const exact = killed.filter(({ failed }) => failed.length === 1);
    return { ...rule, mutants: namesOf(own), killed: namesOf(killed), exact: namesOf(exact) };
  });
  return { seed, rules, rows, summary: summaryOf(rules, rows) };
}

function summaryOf(rules: readonly MatrixRule[], rows: readonly MatrixRow[]): MatrixSummary {
  const killed = rows.filter((row) => row.killed).length;
  const blamed = rows.reduce((total, { failed }) => total + failed.length, 0);
  return {
    rules: rules.length,
    mutants: rows.length,
    killed,
    proven: rules.filter(({ exact }) => exact.length > 0).length,
    blamePrecision: blamed === 0 ? 1 : killed / blamed,
    requests: rows.reduce((total, { requests }) => total + requests, 0),
  };
}

const namesOf = (rows: readonly MatrixRow[]) => rows.map(({ mutant }) => mutant);

/** Whether every rule of the matrix is proven and every mutant was killed. */
export function isComplete({ summary }: Matrix): boolean {
  return summary.killed === summary.mutants && summary.proven === summary.rules;
}
