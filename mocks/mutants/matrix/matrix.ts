import type { BindingRuleId } from '../../../generated/rules.js';
import type { Excuse } from '../operators/equivalents.js';

/** What a run against one mutant shows. */
interface Measured {
  readonly mutant: string;
  readonly mutation: string;
  /** Whether a rule failed that has to. */
  readonly killed: boolean;
  /** The rules that failed: all of them, or those of the operation of a computed mutant. */
  readonly failed: readonly string[];
  /** The number of requests until the first of the rules that have to fail was seen violated. */
  readonly requestsToKill?: number;
  readonly requests: number;
  readonly durationMs: number;
  /** Why the run is less conclusive than it could be, or why it is known that the mutant survives. */
  readonly because?: string;
}

/** The result for a written mutant, which breaks one rule. */
export interface MatrixRow extends Measured {
  readonly breaks: BindingRuleId;
}

/** The result for a computed mutant; its id is `operator/operation/place`. */
export interface PowerRow extends Measured {
  readonly operator: string;
  readonly operation: string;
  /** Why a run need not notice it. */
  readonly excuse?: Excuse;
}

const killedOf = <Row extends Measured>(rows: readonly Row[]): readonly Row[] =>
  rows.filter(({ killed }) => killed);

/** Whether a mutant survived although it had to be noticed. */
export const hasSurvived = ({ killed, excuse }: PowerRow): boolean => !killed && excuse === undefined;

export type Power = ReturnType<typeof sumOf>;

/** How many mutants there are, how many of them need not be noticed, how many were killed, and how soon. */
function sumOf(rows: readonly PowerRow[]) {
  const killed = killedOf(rows);
  const excused = rows.filter(({ excuse }) => excuse !== undefined).length;
  const due = rows.length - excused;
  const requests = killed.flatMap(({ requestsToKill }) => requestsToKill ?? []).toSorted((a, b) => a - b);
  const median = requests[Math.floor(requests.length / 2)];
  return {
    mutants: rows.length,
    excused,
    killed: killed.length,
    /** The share of killed mutants among those that had to be noticed; 1 if there are none. */
    rate: due === 0 ? 1 : killed.length / due,
    /** The median; there is none if nothing was killed. */
    ...(median === undefined ? {} : { requestsToKill: median }),
  };
}

export type PowerMatrix = ReturnType<typeof powerOf>;

/** The power of the kit against faults that were not chosen with a judge in mind, by operator and by operation. */
export function powerOf(rows: readonly PowerRow[], seed: number) {
  const by = (part: (row: PowerRow) => string): Readonly<Record<string, Power>> => {
    const names = [...new Set(rows.map(part))];
    const powers = names.map((name) => [name, sumOf(rows.filter((row) => part(row) === name))] as const);
    return Object.fromEntries(powers.toSorted(([, a], [, b]) => a.rate - b.rate));
  };
  const rank = (row: PowerRow) => (hasSurvived(row) ? 0 : row.excuse === undefined ? 1 : 2);
  return {
    seed,
    total: sumOf(rows),
    operators: by(({ operator }) => operator),
    operations: by(({ operation }) => operation),
    /** Those that survived without an excuse come first. */
    rows: rows.toSorted((a, b) => rank(a) - rank(b)),
  };
}

export type Matrix = ReturnType<typeof matrixOf>;

/** The kill matrix: which judge kills which mutant, and which other rules fail. */
export function matrixOf(rows: readonly MatrixRow[], seed: number) {
  const killed = killedOf(rows).length;
  const blamed = rows.reduce((total, { failed }) => total + failed.length, 0);
  const summary = {
    mutants: rows.length,
    killed,
    proven: rows.filter(isProven).length,
    /** The share of all failures in all runs that name the rule which the mutant breaks; 1 if nothing failed. */
    blamePrecision: blamed === 0 ? 1 : killed / blamed,
    requests: rows.reduce((total, { requests }) => total + requests, 0),
  };
  return { seed, rows, summary };
}

/** Whether the rule that a mutant breaks failed, and no other. */
export const isProven = ({ killed, failed }: MatrixRow): boolean => killed && failed.length === 1;

/** Whether every rule alone kills its mutant. */
export const isComplete = ({ summary }: Matrix): boolean => summary.proven === summary.mutants;
