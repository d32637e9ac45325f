/** What a run against one mutant showed. */
export interface MatrixRow {
  readonly mutant: string;
  /** The rule that it breaks. */
  readonly breaks: string;
  readonly mutation: string;
  /** Whether the run failed by that rule. */
  readonly killed: boolean;
  /** Every rule that the run failed by. */
  readonly failed: readonly string[];
  /** Requests until the broken rule was first seen violated. */
  readonly requestsToKill?: number;
  readonly requests: number;
  readonly durationMs: number;
  /** Why the run says less than it could: it ended early, or the kit broke. */
  readonly because?: string;
}

/** A rule that can fail a run, with the mutants that break it. */
export interface MatrixRule {
  readonly rule: string;
  readonly section: string;
  readonly says: string;
  readonly mutants: readonly string[];
  readonly killed: readonly string[];
  /** Mutants whose run failed by this rule and by no other. */
  readonly exact: readonly string[];
}

/** The kill matrix: which judge kills which mutant, and whom it blames. */
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
  /** Rules with a mutant that was killed by them, and by them alone. */
  readonly proven: number;
  /** Of all failures in all runs, the share that names the rule which the mutant breaks; 1 where nothing failed. */
  readonly blamePrecision: number;
  readonly requests: number;
}
