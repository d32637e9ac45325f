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

export interface MatrixSummary {
  readonly rules: number;
  readonly mutants: number;
  readonly killed: number;
  /** The number of rules with a mutant that they alone kill. */
  readonly proven: number;
  /** The share of all failures in all runs that name the rule which the mutant breaks; 1 if nothing failed. */
  readonly blamePrecision: number;
  readonly requests: number;
}
