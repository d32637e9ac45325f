import type { Excuse } from '../operators/equivalents.js';

/** The result of a run against one mutant. */
export interface MatrixRow {
  readonly mutant: string;
  /** The rule that it breaks. */
  readonly breaks: string;
  readonly mutation: string;
  /** Whether that rule failed. */
  readonly killed: boolean;
  /** All rules that failed. */
  readonly failed: readonly string[];
  /** The number of requests until the broken rule was first seen violated. */
  readonly requestsToKill?: number;
  readonly requests: number;
  readonly durationMs: number;
  /** Why the run is less conclusive than it could be: it ended early, or the kit broke. */
  readonly because?: string;
}

/** A rule that can fail a run, with the mutants that break it. */
export interface MatrixRule {
  readonly rule: string;
  readonly section: string;
  readonly says: string;
  readonly mutants: readonly string[];
  readonly killed: readonly string[];
  /** Mutants for which this rule failed and no other. */
  readonly exact: readonly string[];
}

/** The kill matrix: which judge kills which mutant, and which other rules fail. */
export interface Matrix {
  readonly seed: number;
  readonly rules: readonly MatrixRule[];
  readonly rows: readonly MatrixRow[];
  readonly summary: MatrixSummary;
}

interface MatrixSummary {
  readonly rules: number;
  readonly mutants: number;
  readonly killed: number;
  /** The number of rules with a mutant that they alone kill. */
  readonly proven: number;
  /** The share of all failures in all runs that name the rule which the mutant breaks; 1 if nothing failed. */
  readonly blamePrecision: number;
  readonly requests: number;
}

/** The result of a run against a computed mutant. */
export interface PowerRow {
  /** `operator/operation/place`. */
  readonly mutant: string;
  readonly operator: string;
  readonly operation: string;
  readonly mutation: string;
  /** Whether a rule of the operation failed. */
  readonly killed: boolean;
  /** The rules of the operation that failed. */
  readonly failed: readonly string[];
  readonly requestsToKill?: number;
  readonly requests: number;
  readonly durationMs: number;
  /** Why a run need not notice it. */
  readonly excuse?: Excuse;
  /** Why it survived, if that is known. */
  readonly because?: string;
}

/** How many mutants there are, how many of them need not be noticed, and how many were killed. */
export interface Power {
  readonly mutants: number;
  readonly excused: number;
  readonly killed: number;
  /** The share of killed mutants among those that had to be noticed; 1 if there are none. */
  readonly rate: number;
  /** The median number of requests until the first kill; undefined if nothing was killed. */
  readonly requestsToKill?: number;
}

/** The power of the kit against faults that were not chosen with a judge in mind, by operator and by operation. */
export interface PowerMatrix {
  readonly seed: number;
  readonly total: Power;
  readonly operators: Readonly<Record<string, Power>>;
  readonly operations: Readonly<Record<string, Power>>;
  /** All mutants; those that survived without an excuse come first. */
  readonly rows: readonly PowerRow[];
}

/** Combines the rows of all runs. */
export function powerOf(rows: readonly PowerRow[], seed: number): PowerMatrix {
  const by = (part: (row: PowerRow) => string) => {
    const names = [...new Set(rows.map(part))];
    const powers = names.map((name): [string, Power] => [
      name,
      sumOf(rows.filter((row) => part(row) === name)),
    ]);
    return Object.fromEntries(powers.toSorted(([, a], [, b]) => a.rate - b.rate));
  };
  return {
    seed,
    total: sumOf(rows),
    operators: by(({ operator }) => operator),
    operations: by(({ operation }) => operation),
    rows: rows.toSorted((a, b) => rank(a) - rank(b)),
  };
}

/** Whether a mutant survived although it had to be noticed. */
export const hasSurvived = ({ killed, excuse }: PowerRow): boolean => !killed && excuse === undefined;

/** Formats the share of killed mutants as a percentage. */
export const percent = ({ rate }: Pick<Power, 'rate'>): string => `${(rate * 100).toFixed(1)}%`;

function sumOf(rows: readonly PowerRow[]): Power {
  const killed = rows.filter((row) => row.killed);
  const excused = rows.filter(({ excuse }) => excuse !== undefined).length;
  const due = rows.length - excused;
  const requests = killed.flatMap(({ requestsToKill }) => requestsToKill ?? []).toSorted((a, b) => a - b);
  const median = requests[Math.floor(requests.length / 2)];
  return {
    mutants: rows.length,
    excused,
    killed: killed.length,
    rate: due === 0 ? 1 : killed.length / due,
    ...(median === undefined ? {} : { requestsToKill: median }),
  };
}

const rank = (row: PowerRow): number => (hasSurvived(row) ? 0 : row.excuse === undefined ? 1 : 2);

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
